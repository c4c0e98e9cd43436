import type { Activity } from '#contract/lesson-book.ts'
import { sentencesOf } from '#lesson/words/sentences.ts'
import { isActed } from './safety/played.ts'
import { plainSentence } from './safety/rules.ts'
import { asksOfStory, isAsked } from './safety/spoken-to.ts'

/** What nobody had in a Bible story: where it is named, somebody eats it. */
const ofToday =
  '(?:snacks?|cookies?|crackers?|cand(?:y|ies)|chocolates?|cupcakes?|pretzels?|cereals?|juice box(?:es)?|yogurts?|ice cream|muffins?|donuts?|pizzas?|sandwich(?:es)?|hummus|toast|popcorn|frosting|icing|marshmallows?|pancakes?|waffles?|chips|lollipops?|bananas?|raisins|carrots?|peanut butter|trail mix|jam|syrup|lemonade|soda)'
const ofStories =
  '(?:bread|juices?|rolls|loaf|loaves|milk|honey|cheese|butter|eggs?|meat|apples?|fruits?|grapes?|berries|figs|olives|lemons?|oranges|soup|stew|cakes?|food|meals?|picnic)'
const named = new RegExp(` (?:${ofToday}|${ofStories}) `)
const namedOfToday = new RegExp(` ${ofToday} `)

/** Likenesses, and what food comes in. */
const noFood =
  /\b(?:paper|cards?|cardboard|pictures?|photos?|toys?|plastic|felt|foam|play|pretend|empty|cut-?outs?|shapes?|carton|cloth|yarn|crayons?|stickers?|drawn|drawings?|color(?:ed|ing)?|jugs?|tubs?|bottles?|lids?|tins?|pans?|wrappers?|liners|cutters?|canned)\b|(?<!juice )\bbox(?:es)?\b/i
const isFood = (supply: string) => !noFood.test(supply) && (named.test(plainSentence(supply)) || /\b(?:flour|yeast)\b/i.test(supply))
const isBrought = ({ materials }: Activity) => materials.some(isFood)

/** Only thought of, made of something or done with nothing in the hands. */
const isThoughtOf =
  / (?:pretends?|imagine|imaginary|invisible|paper|papers|drawn|draw|draws|drawing|empty|toy|toys|play|mime|act|clay|blocks?|shapes?|cards?|picture|pictures|air|no real|nobody eats|nothing is eaten) /
const handed =
  '(?:eat|eats|taste|tastes|bite|bites|nibble|nibbles|lick|licks|sip|sips|drink|drinks|munch|chew|try|share|shares|pass|passes|hand|hands|give|gives|get|gets|serve|serves|offer|bring|brings|bake|bakes|cook|cooks|make|makes|decorate|dip|dips|spread|cut|cuts|slice|wash|peel|have|has|enjoy|pour|pours|fill|pick|take|takes|hold|set)'
const handsFood = new RegExp(
  ` ${handed} (?:(?!that |which |who |like |to |why |how |what |of the spirit )[\\w']+ ){0,6}?(?:${ofToday}|${ofStories}) (?!of the spirit)`,
)
/** Bread of a story is mostly air: what is sliced, fresh or on a spoon is none. */
const isThere =
  / (?:slices?|bites?|bowl of|cup of|plate of|piece of|spoons?|spoonful|napkins?|real|fresh|taste|tastes|picnic|sip|sips|lick|nibble) /
/** Something is tasted, whatever it is. */
const tastes = / (?:child|children|kids|everyone|each|all|you) (?:\w+ and )?tastes? (?:a|an|the|one|some|it) /
/** Who is told of: a person of the story, or an animal. */
const hearers = / (?:you|your|each|every|everyone|everybody|all|children|child|kids|let's|group|we) /

const quotes = /[“"][^“”"]*(?:[”"]|$)/g
/** What is said or read is eaten by nobody. */
const withoutSaid = (sentence: string) =>
  sentence.replace(quotes, (quote) => (isAsked(plainSentence(quote)) && !/taste and see/i.test(quote) ? quote : ' '))
const told = / (?:tell|tells|read|hear|name|say|clap|list|guess|find|remember|write|wonder|think|plan) [^:]*/
const asksToEat = (sentence: string, isStaged: boolean): boolean => {
  const plain = plainSentence(withoutSaid(sentence)).replace(told, ' ')
  if (
    isThoughtOf.test(plain) ||
    (sentence.includes('?') && (asksOfStory(plain) || !hearers.test(plain) || / (?:did|would|could) /.test(plain)))
  )
    return false
  if (!isAsked(plain) && !hearers.test(plain)) return false
  if (!isStaged && tastes.test(plain)) return true
  if (!handsFood.test(plain)) return false
  return namedOfToday.test(plain) || (!isStaged && isThere.test(plain))
}

/** Whether something is eaten or drunk; an apple that is drawn, cut out, played or only told of is none. */
export function bringsFood(one: Activity): boolean {
  if (isBrought(one)) return true
  const text = [...one.steps, one.description].join('\n')
  const isStaged =
    isActed(`${text}\n${one.safety}`) ||
    / (?:food|bread|loaves|plates?) (?:is|are) (?:only )?(?:pretend|paper|drawn|empty|toy|play|air) /.test(plainSentence(one.safety))
  return text
    .split('\n')
    .flatMap(sentencesOf)
    .some((sentence) => asksToEat(sentence, isStaged))
}
