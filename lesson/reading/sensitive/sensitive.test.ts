import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ageGroups } from '#contract/lesson-book.ts'
import { readSermon } from '#lesson/reading/read-sermon.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { quoteForNote } from './quote-for-note.ts'
import { noteForAge, sensitiveMattersOf } from './sensitive.ts'
import { isForAllAges } from './topics.ts'

type Labels = { topics: Record<string, { yes: string[]; no: string[] }> }
const labelsIn = (file: string) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as unknown
const { topics } = labelsIn('./sensitive.labels.json') as Labels
const heard = (content: string) =>
  sensitiveMattersOf(readSermon({ title: '', speaker: '', date: '', scripture: '', theme: '', content }, bible()))
const hears = (topic: string, all: string[]) => all.filter((one) => heard(one).some((matter) => matter.topic === topic)).length

test('a matter that a preacher tells by a detail is heard, and a joke that sounds like it rings hardly ever', () => {
  const rows = Object.entries(topics).map(([topic, { yes, no }]) => ({
    topic,
    right: hears(topic, yes),
    wrong: hears(topic, no),
    of: yes.length,
  }))
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0)
  const percent = (part: number, whole: number) => `${Math.round((part / Math.max(1, whole)) * 100)} %`
  console.log(
    `sensitive matters\n${rows.map(({ topic, right, wrong, of }) => `  ${topic}: precision ${percent(right, right + wrong)}, recall ${percent(right, of)}`).join('\n')}`,
  )
  const [right, wrong] = [sum((row) => row.right), sum((row) => row.wrong)]
  expect(right / sum((row) => row.of)).toBeGreaterThanOrEqual(0.75)
  expect(right / (right + wrong)).toBeGreaterThanOrEqual(0.9)
})

/** Later topics, with more labels and plainer ones; the words know the plain half of them. */
const later = [
  'adoption-and-foster-care',
  'a-parent-in-prison',
  'a-family-in-which-not-all-believe-or-come',
  'death-of-a-child-or-teenager',
  'an-accident',
  'a-quarrel-in-the-church',
  'pictures-and-strangers-online',
  'drugs-and-overdose',
  'dementia',
  'somebody-here-who-died',
  'a-parent-detained-or-deported',
  'self-harm',
  'eating-disorders',
].map((name) => labelsIn(`./labels/${name}.labels.json`) as { topic: string; yes: string[]; no: string[] })
test.each(later)('what is plainly said of $topic is heard, and a budget that is adopted is no alarm', ({ topic, yes, no }) => {
  expect(hears(topic, yes)).toBeGreaterThanOrEqual(yes.length / 3)
  expect(hears(topic, no)).toBe(0)
})

test('a word of another kind of day is no alarm', () => {
  const harmless = 'After the photo shoot we sat by a body of water. The prayer warriors had a war room, and the cake was to die for.'
  expect(heard(harmless)).toEqual([])
})

test('in a long sermon words that only may mean a matter are no alarm, and a danger is one all the same', () => {
  const days = ['wheat', 'barley', 'oats', 'figs', 'grapes', 'olives', 'beans', 'corn', 'apples', 'plums', 'peas']
  const harvest = days
    .flatMap((crop) => days.map((other) => `We carried the ${crop} down to the river, and he talked of ${other} and of bread.\n\n`))
    .join('')
  const chance = 'She weighs nine pounds, and everybody has held her.'
  const danger = "She left a note on the piano, and all that it said was 'I am so tired.'"
  expect(heard(chance).map(({ topic }) => topic)).toContain('body and looks')
  expect(heard(harvest + chance)).toEqual([])
  expect(heard(`${harvest}${chance}\n\n${danger}`).map(({ topic }) => topic)).toContain('suicide')
})

test('what is told to a leader of threes says nothing of teens, and what is told to a leader of teens nothing of the youngest', () => {
  const all = [...Object.entries(topics), ...later.map(({ topic, yes }) => [topic, { yes }] as const)]
  for (const [topic, { yes }] of all) {
    const matter = heard(yes.join('\n\n')).find((one) => one.topic === topic)
    expect(matter, topic).toBeDefined()
    const [teens, , youngKids] = ageGroups.map((age) => noteForAge(matter!, age))
    expect(teens, topic).not.toMatch(/youngest|under-twelve|three/i)
    expect(youngKids, topic).not.toMatch(/teen/i)
    expect(isForAllAges(topic)).toBe(topic === 'help for a child in danger')
  }
})

test('a note that a leader or a model wrote stays as it is at every age', () => {
  for (const age of ageGroups) expect(noteForAge({ topic: 'suicide', note: 'Ask Ana first.' }, age)).toBe('Ask Ana first.')
})

test('a row of Scripture, a picture and a denial ring less than the same words of somebody whom one may know', () => {
  const said = 'My uncle came home from the war, and he woke up screaming from what he had seen in the war zone.'
  expect(heard(said).map(({ topic }) => topic)).toContain('war, disaster and flight')
  expect(heard('There was a storm on the lake, and the sky had the color of a bruise on an arm.')).toEqual([])
})

const matterOf = (topic: string, content: string) => heard(content).find((one) => one.topic === topic)

test('what God does is no crime, and the cross and two thieves are none of today', () => {
  expect(heard('That was real, the Lord touched me that night in Spokane, and I do not take it back.')).toEqual([])
  const cross = 'They crucified him outside of a city, between two thieves, for being the wrong sort.'
  expect(matterOf('shooting and crime', cross)).toBeUndefined()
})

test('a sentence that does not surely say the matter is not shown as its proof', () => {
  const told = 'My uncle drank, and on Fridays we hid the bottle. He went to a meeting in the church basement, and he got his chip.'
  for (const { topic, quote } of heard(told)) expect([topic, quote === '' || told.includes(quote)]).toEqual([topic, true])
  expect(
    matterOf('death and grief', 'When did my father die? Job sat down among the ashes, and his grief was very great.')?.quote ?? '',
  ).toBe('')
})

test('what the preacher says to whoever is in danger is kept for the leader, at every age and without the names', () => {
  const guard =
    'When I say hush I do not mean keep a secret. If anybody is putting hands on you at home, you holler, and you tell Sister Nelda.'
  const matter = matterOf('help for a child in danger', `The wall was high, and they walked around it. ${guard}`)
  expect(matter?.quote).toContain('you tell Sister Nelda')
  expect(quoteForNote(matter!, { private: ['Nelda'] })).toMatch(/hands on you at home, you holler, and you tell …\.$/)
  expect(heard('If you keep a secret recipe, tell Dot, for the cookbook is due on Sunday.')).toEqual([])
})

test('what stands between brackets in his notes is heard too', () => {
  const notes =
    'The foot says, I am not a hand.\n\n(if a grown person ever asks u for a picture like that, tell. that night.)\n\nAnd the head cannot say it.'
  expect(matterOf('help for a child in danger', notes)?.quote).toMatch(/^if a grown person .* that night\.?$/)
})

test('a scene is heard whose parts stand some sentences apart, and soup makes no joke of it', () => {
  const scene =
    'He was in the tenth grade, and he ran the four hundred. There was soup at the school. They came home on Route 9. I buried him in June.'
  expect(matterOf('death of a child or teenager', scene)).toBeDefined()
  const home =
    'He was in the tenth grade, and he ran the four hundred. There was soup at the school. They came home on Route 9. I fed him in June.'
  expect(heard(home)).toEqual([])
})

test('an illness told by what she does not know is not denied, and a supper makes no joke of eating', () => {
  expect(matterOf('dementia', 'Sit with your mama that dont know your name no more.')).toBeDefined()
  expect(
    matterOf('eating disorders', "That child couldn't get through a dinner for weeks, and her mother sat there with a potato."),
  ).toBeDefined()
})

test('the gravest matter stands first, though a sick list has more words', () => {
  const sick = 'Pray for Doreen, who has cancer and starts chemo. Walter had a stroke, and he is in a wheelchair. Ida has dementia.'
  const grave = 'And when he drank he hit my mom, and when I got to be nine he hit me.'
  expect(heard(`${sick}\n\n${grave}`).map(({ topic }) => topic)[1]).toBe('abuse and violence at home')
})

test('a note says by which sentence it was raised, but for a harsh one and one that names somebody', () => {
  const people = { private: ['Doreen', 'my uncle'] }
  const of = (topic: string, quote: string) => quoteForNote({ topic, quote, note: '' }, people)
  const mild = 'Some of you have sat up all night in a hospital chair.'
  expect(of('illness and disability', mild)).toBe(mild)
  expect(of('illness and disability', 'Doreen has cancer.')).toBe('')
  expect(of('death and grief', 'He was so tired that he took his own life.')).toBe('')
  const long =
    'I drove out there on a Tuesday with the radio on and the windows down, because it was June, and when I came in she was holding the hand of her mother, who was in hospice, and nobody said a word to me about the pie.'
  expect(of('death and grief', long)).toMatch(/^… .*hospice.* …$/)
})

test('a danger that only the Bible tells of warns of the telling, and says of nobody here that he may be in one', () => {
  const topicsOf = (content: string) =>
    sensitiveMattersOf(readSermon({ title: '', speaker: '', date: '', scripture: 'Mark 5:1-20', theme: '', content }, bible())).map(
      ({ topic }) => topic,
    )
  const ofOld = topicsOf('Night and day among the tombs and in the mountains he was crying out, and cut himself with stones.')
  expect(ofOld).toContain('self-harm')
  expect(ofOld).not.toContain('help for a child in danger')
  expect(topicsOf('My niece cut herself all through that winter, and nobody saw it.')).toContain('help for a child in danger')
  expect(topicsOf('“Get up” is what you tell somebody who has been down for long.')).toEqual([])
})

test('a father who came out to his son told nobody anything', () => {
  expect(
    heard('The elder brother would not go in, and so the father came out to him, and stood with him in the yard, and asked him to come.'),
  ).not.toContainEqual(expect.objectContaining({ topic: 'sex' }))
})
