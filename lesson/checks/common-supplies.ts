/** What a church cupboard or a kitchen at home has. Compared by the last word or the whole: "large paper" is paper. */
const common =
  'paper|card|card stock|cardboard|box|envelope|sheet|blanket|towel|cloth|scarf|scarves|fabric|ribbon|string|yarn|rope|tape|glue|scissors|stapler|hole punch|crayon|pencil|pen|marker|chalk|paint|finger paint|brush|paintbrush|sticker|star|dot|note|Bible|verse|picture|photo|book|map|calendar|bag|basket|bucket|bowl|cup|plate|spoon|tray|napkin|tissue|wipe|water|sponge|soap|pillow|cushion|chair|table|mat|rug|tent|flashlight|lamp|light|bell|drum|shaker|instrument|tambourine|music|ball|bean ?bag|hoop|cone|block|brick|toy|doll|animal|sheep|boat|hat|coat|robe|shirt|shoes|sock|mirror|clock|timer|key|lock|jar|bottle|foil|straw|stick|clothespin|clip|rubber band|leaves|flower|seed|soil|stone|rock|sand|salt|flour|play ?dough|clay|cotton|wool|feather|bread|cracker|juice|fruit|apple|list|poster|newspaper|magazine|streamer|crown|heart|shape|strip|circle|sign|board|whiteboard|phone|glove|bandage|washcloth|puppet|name tag|stamp|ink pad|tube|roll|egg carton|pot|pan|lid|coin|button|branch|twig|sunglasses|umbrella|suitcase|backpack|plant|page|ruler|eraser|pom-pom|pipe cleaner|bubbles|pitcher|mug|tablecloth|watering can|cookie|pretzel|grape|cereal'
const form = new RegExp(`(?:^|[\\s-])(?:${common})(?:e?s)?$`, 'i')

/** Whether a supply is one that a church has at hand. "tape for a line" and "paper (one each)" are tape and paper. */
export const isCommon = (supply: string): boolean =>
  form.test(
    supply
      .replace(/\s{0,9}\([^()]*\)/g, '')
      .replace(/(?<!\s)\s+(?:for|with|of|from|that|to|in|on|or|and)\s.*$/i, '')
      .replace(/[.,]$/, '')
      .trim(),
  )
