import { drawable, pictureOf } from './icons/icon.ts'

/** Nouns of a text that have a picture, each picture once, in the order in which they stand there. */
export const nounsOf = (text: string): string[] => drawnIn(text, (noun) => !notThings.has(noun))

function drawnIn(text: string, fits: (noun: string) => boolean): string[] {
  const seen = new Set<string>()
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => {
    const noun = drawable(word)
    const picture = pictureOf(word)
    if (!noun || !picture || seen.has(picture) || !fits(noun)) return []
    seen.add(picture)
    return [noun]
  })
}

/** Words whose picture stands for something else than a thing in the scene, and words that are as often no noun: "he rose", "a present help". */
const notThings = new Set(
  'sing play read listen pray happy sad friend boy girl child brother sister queen baby love day morning sky sun cloud house home road path hill mountain sea tree foot hand eye ear mouth lips face voice smile joy tear tears wall wind storm rain night moon star stars boat ship field manger tent gate light world earth hug prayer peace present ring bow bear orange map scale school well rose palm play duck bag box bed church town cross plate dress'
    .split(' ')
    .concat('thank you'),
)

/** Things to which no child should be sent, and those that are no place to come to. */
const noGoals = new Set(
  'fire sword snake storm wolf crocodile scorpion spider lightning lion tiger nails cross tomb bone meat mouse pig wave waves water salt snow sleep tooth'.split(
    ' ',
  ),
)

/** Scenery that somebody may well be looking for. */
const places = new Set(['star', 'boat', 'manger', 'tent'])

const timesIn = (text: string, noun: string) =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => drawable(word) === noun).length

/** The thing that a story is about: it stands in its title and is told of again. Never just the first noun that can be drawn. */
export function keyThing({ title, content }: { title: string; content: string }): string | undefined {
  return drawnIn(title, (noun) => places.has(noun) || !notThings.has(noun)).find(
    (noun) => !noGoals.has(noun) && timesIn(content, noun) >= 2,
  )
}
