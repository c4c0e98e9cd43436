/** What a church cupboard or a kitchen at home has. Compared by the last word or the whole: "large paper" is paper. */
const common =
  'paper|cards?|card stock|cardboard|box|boxes|envelopes?|sheets?|bed sheet|blankets?|towels?|cloth|scarf|scarves|fabric|ribbon|string|yarn|rope|tape|glue|glue sticks?|scissors|stapler|hole punch|crayons?|pencils?|colored pencils|pens?|markers?|chalk|paint|finger paint|brushes|paintbrushes|stickers?|stars|dots|sticky notes|notes|index cards|Bibles?|verse|picture|pictures|photos?|books?|map|calendar|bag|bags|basket|baskets|bucket|buckets|bowl|bowls|cup|cups|plates?|spoons?|tray|napkins|tissues?|wipes|water|sponge|sponges|soap|pillow|pillows|cushions?|chairs?|table|mat|rug|tent|flashlight|lamp|light|bell|drum|shakers|instruments|tambourine|music|ball|balls|bean ?bags?|hoops?|cones?|blocks?|building blocks|bricks|toys?|dolls?|animals?|sheep|boat|boats|hats?|coats?|robes?|shirts?|shoes|socks?|mirror|clock|timer|key|keys|lock|jar|jars|bottles?|foil|straws?|sticks?|craft sticks|clothespins|clips|rubber bands|leaves|flowers?|seeds?|soil|stones?|rocks?|sand|salt|flour|play ?dough|clay|cotton balls|cotton|wool|feathers|bread|crackers|juice|fruit|apples?|seeds|list|poster|newspapers?|magazines|streamers|crown|crowns|hearts?|shapes|strips?|circles?|sign|signs|board|whiteboard|phone|blanket|trash bags|gloves|bandages?|washcloths?|puppets?|name tags?|stamps?|ink pads?|tubes?|rolls|paper rolls|egg cartons|pots?|pans?|lids|thank-you cards|prayer list|coins|buttons|branches|twigs|sunglasses|umbrella|suitcase|backpack|plant|cup of water'
const form = new RegExp(`(?:^|[\\s-])(?:${common})$`, 'i')

/** Whether a supply is one that a church has at hand. "tape for a line" and "paper (one each)" are tape and paper. */
export const isCommon = (supply: string): boolean =>
  form.test(
    supply
      .replace(/\s*\([^)]*\)/g, '')
      .replace(/\s+(?:for|with|of|from|that|to|in|on|or|and)\s.*$/i, '')
      .replace(/[.,]$/, '')
      .trim(),
  )
