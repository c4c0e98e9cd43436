import type { LessonBook } from '#contract/lesson-book.ts'
import type { Kind, Person, Pose } from './art/person.ts'
import { type Place, scene } from './art/scenes.ts'
import { icon } from './icons/icon.ts'
import { nounsOf } from './nouns-of.ts'

/** Words that tell where a story happens; each counts as often as it stands there. */
const placeWords: Record<Place, RegExp> = {
  sea: /\b(?:boats?|ship|sea|lake|storm|waves?|nets?|sail\w*|swim|row)\b/gi,
  stable: /\b(?:manger|stable|bethlehem|baby jesus)\b/gi,
  garden: /\b(?:garden|tomb|eden|gardener|vine(?:yard)?)\b/gi,
  temple: /\b(?:temple|synagogue|altar|priests?|church)\b/gi,
  palace: /\b(?:palace|king|queen|throne|pharaoh|crown)\b/gi,
  city: /\b(?:city|walls?|gates?|jericho|jerusalem|tower|town)\b/gi,
  desert: /\b(?:desert|wilderness|sand|tents?|camels?|egypt|manna)\b/gi,
  mountain: /\b(?:mountains?|sinai|carmel|goliath)\b/gi,
  night: /\b(?:night|dark|stars?|moon|dreams?|asleep|slept|sleep)\b/gi,
  hill: /\b(?:hills?|sheep|shepherds?|lambs?|flock)\b/gi,
  field: /\b(?:fields?|seeds?|grain|wheat|harvest|farmer|sow\w*|grow\w*|plant\w*)\b/gi,
  road: /\b(?:road|walk\w*|journey|way|travel\w*|donkey|far)\b/gi,
  house: /\b(?:house|home|room|table|bed|door|roof|supper|lamp|mother|father)\b/gi,
}

/** Who may be seen in a story, and how he is drawn; the first names are looked for first. */
const castWords: [RegExp, Kind][] = [
  [/\bJesus\b/, 'jesus'],
  [/\bangels?\b/i, 'angel'],
  [/\b(?:king|pharaoh|Solomon|Herod|Xerxes)\b/i, 'king'],
  [/\bshepherds?\b/i, 'shepherd'],
  [/\bsoldiers?|\bcaptain\b|\bcenturion\b|\bGoliath\b/i, 'soldier'],
  [/\b(?:Abraham|Noah|Moses|Eli|Simeon|Jacob|Isaac|Zechariah|Zacchaeus|Samson|Elijah|Elisha|old man|grandfather|father)\b/, 'elder'],
  [
    /\b(?:Mary|Martha|Ruth|Naomi|Hannah|Sarah|Esther|Rahab|Miriam|Deborah|Lydia|Elizabeth|Rebekah|Rachel|Eve|Anna|woman|women|widow|mother|queen)\b/i,
    'woman',
  ],
  [/\b(?:David|Samuel|Joseph|boy|Josiah|son|brothers?|Timothy)\b/, 'boy'],
  [/\b(?:girl|daughter|sisters?)\b/i, 'girl'],
  [
    /\b(?:men|man|friends?|Peter|John|James|Andrew|Paul|Silas|Daniel|Jonah|Joshua|Gideon|Adam|Job|disciples?|fishermen|people|farmer|he)\b/i,
    'man',
  ],
  [/\b(?:children|child)\b/i, 'girl'],
]
const poseWords: [RegExp, Pose][] = [
  [/\b(?:pray|prayed|praying|thanked?|thank you)\b/i, 'pray'],
  [/\b(?:kneel\w*|knelt|bowed)\b/i, 'kneel'],
  [/\b(?:praise\w*|sang|sing\w*|danced|shouted|hooray|joy)\b/i, 'praise'],
  [/\b(?:ran|run|running|hurried)\b/i, 'run'],
  [/\b(?:gave|give|shared?|helped?|washed)\b/i, 'give'],
  [/\b(?:walk\w*|went|journey)\b/i, 'walk'],
  [/\b(?:carried|brought|held|basket)\b/i, 'carry'],
  [/\b(?:sat|sit)\b/i, 'sit'],
  [/\b(?:said|told|look)\b/i, 'point'],
  [/\b(?:surprised|wow|oh)\b/i, 'wonder'],
  [/\b(?:hello|came|friends?)\b/i, 'wave'],
]

const textOf = (book: LessonBook) => `${book.bibleStory?.title ?? ''} ${book.bibleStory?.content ?? ''} ${book.title}`

export function placeOf(text: string): Place {
  const counted = Object.entries(placeWords).map(([place, words]) => ({ place: place as Place, times: text.match(words)?.length ?? 0 }))
  const best = counted.reduce((most, one) => (one.times > most.times ? one : most))
  return best.times > 0 ? best.place : 'field'
}

/** A story of several people has more of them in its picture than it names. */
const many = /\b(?:friends|men|people|disciples|brothers|crowd|everyone|helpers|fishermen)\b/i

/** Words that name several, or anybody: one drawn person is not what they say. A queen and a friend have pictures of their own. */
const nobodyAlone =
  /^(?:angels|shepherds|soldiers|brothers|sisters|daughters|women|men|friends?|disciples?|fishermen|people|farmer|he|children|son|queen)$/i
const named = (kind: Kind | undefined): Person | undefined => kind && { kind, pose: 'welcome' }

/** The person whom a single word names, as on a card; undefined for a word that names nobody, or several. */
export function personNamed(word: string): Person | undefined {
  const one = word.trim()
  if (nobodyAlone.test(one)) return undefined
  return named(castWords.find(([name]) => new RegExp(`^(?:${name.source})$`, name.flags).test(one))?.[1])
}

/** To whom nobody is sent. */
const noWelcome = /^(?:pharaoh|herod|xerxes|goliath|soldiers?|captain|centurion|king|man|woman|boy|girl|child)$/i
/**
 * The person whom a story is about, by the word that names him: named in its title, else most often told of, three times at
 * least. Undefined where there is none whom a child would want to meet.
 */
export function keyPerson({ title, content }: { title: string; content: string }): { who: string; person: Person } | undefined {
  const namesIn = (text: string, flags: 'g' | 'gi') =>
    castWords
      .flatMap(([name]) => [...text.matchAll(new RegExp(name.source, flags))].map(([word]) => word))
      .filter((word) => !nobodyAlone.test(word) && !noWelcome.test(word))
  const proper = namesIn(content, 'g').filter((word) => /^\p{Lu}/u.test(word) && !roles.test(word))
  const times = (word: string) => proper.filter((one) => one === word).length
  // A father in a title may be God; in a story about one he is told of without a capital too.
  const toldOf = (role: string) => content.split(new RegExp(`\\b${role.toLowerCase()}\\b`)).length > 2
  const inTitle = namesIn(title, 'gi').find((word) => !roles.test(word) || toldOf(word))
  const [most] = [...new Set(proper)].sort((a, b) => times(b) - times(a))
  const who = inTitle ?? (most !== undefined && times(most) >= 3 ? most : undefined)
  if (who === undefined) return undefined
  const role = roles.test(who)
  const person = personNamed(role ? who.toLowerCase() : who)
  return person && { who: role ? `the ${who.toLowerCase()}` : who, person }
}
const roles = /^(?:angel|shepherd|old man|grandfather|father|widow|mother|brother|daughter|sister)$/i

/** Up to three people of a text, each in a pose of his own. The first that is named stands in the middle. */
export function castOf(text: string): Person[] {
  const kinds = castWords
    .map(([word, kind]) => ({ kind, at: text.search(word) }))
    .filter((one) => one.at >= 0)
    .sort((a, b) => Number(b.kind === 'jesus') - Number(a.kind === 'jesus') || a.at - b.at)
    .map((one) => one.kind)
  const seen = [...new Set(kinds)].slice(0, 3)
  const crowd: Kind[] = many.test(text) ? ['man', 'elder', 'boy'] : []
  const cast = (seen.length ? [...new Set([...seen, ...crowd])] : (['boy', 'girl'] satisfies Kind[])).slice(0, 3)
  const told = poseWords.filter(([word]) => word.test(text)).map(([, pose]) => pose)
  const poses = [...new Set<Pose>([...told, 'wave', 'stand', 'welcome'])]
  return cast.map((kind, index) => ({ kind, pose: kind === 'jesus' ? 'welcome' : (poses[index] ?? 'stand') }))
}

const swimming = new Set(['fish', 'whale', 'dolphin', 'turtle', 'shell', 'crocodile', 'duck'])

/** The scene of a book: its place, its people, its things. The same book gives the same picture. */
export const sceneOf = (book: LessonBook): string => composeScene(`${textOf(book)} ${book.flashcards.map((card) => card.word).join(' ')}`)

/** The scene of any text, 728 by 716. */
export function composeScene(text: string): string {
  const place = placeOf(text)
  // A heart in a story is a feeling, and nothing that lies on the ground.
  const nouns = nounsOf(text).filter((noun) => noun !== 'heart')
  // Under water swims what belongs there, and nothing from the shore.
  const shown = place === 'sea' ? [...nouns.filter((noun) => swimming.has(noun)), 'fish', 'fish', 'fish'].slice(0, 3) : nouns.slice(0, 5)
  const things = shown.map((word) => (x: number, y: number, size: number) => icon(word, { x, y, size }))
  return scene({ place, people: castOf(text), things })
}
