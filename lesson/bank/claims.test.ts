import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ageGroups } from '#contract/lesson-book.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { activityFaults, angleFaults, claimActivityFaults } from './angle-faults.ts'
import { angleFiles } from './angles/index.ts'
import { sharedActivities, stories } from './bank.ts'
import { claimActivityFiles } from './claim-activities/index.ts'
import { claimFaults, wordFaults } from './claim-faults.ts'
import { claim, claimActivities, passage, storyActivities, storyAngles } from './claim-shapes.ts'
import { claimFiles } from './claims/index.ts'
import { claims, lessonOf, lessons } from './lessons.ts'
import { typographic } from '#lesson/words/typographic.ts'
import { passageFiles } from './passages/index.ts'
import { storyFaults } from './rubric.ts'
import { storyActivityFiles } from './story-activities/index.ts'

test('every file of claims, angles and passages has its shape', () => {
  z.parse(z.array(claim), claimFiles.flat())
  z.parse(z.array(storyAngles), angleFiles.flat())
  z.parse(z.array(passage), passageFiles.flat())
})

test('each claim is there once, and every angle shows a claim that is there', () => {
  const ids = claims.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const told = [...angleFiles.flat(), ...passageFiles.flat()]
  expect(told.flatMap(({ angles }) => angles.map((one) => one.claim)).filter((id) => !ids.includes(id))).toEqual([])
  expect(new Set(told.map(({ span }) => span)).size).toBe(told.length)
})

test.each(claims.map((one) => [one.id, one] as const))('the claim %s can be printed for every age', (_, one) => {
  expect(claimFaults(one)).toEqual([])
  expect(one.passages.filter((span) => bible().passage(span).length === 0)).toEqual([])
})

describe.each(lessons.map((one) => [`${one.story.title} (${one.claim.id})`, one] as const))('the angle %s', (_, { angle, story }) => {
  test('can be printed for every age', () => expect(angleFaults(angle, story, bible())).toEqual([]))
})

test('a telling with a line of its own says it, and the claim stays as it is for the others', () => {
  const [one] = lessons.filter(({ angle }) => angle.line?.children)
  const printed = one && lessonOf(one.claim.id, one.story.span)
  expect(printed?.claim.bottomLine.children).toBe(typographic(one?.angle.line?.children ?? ''))
  const claimOfAll = claims.find(({ id }) => id === one?.claim.id)
  expect(claimOfAll?.bottomLine.children).not.toBe(one?.angle.line?.children)
})

test('a line of a telling fits its age', () => {
  const [one] = lessons
  const faultsOf = (line: object) => one && angleFaults({ ...one.angle, line }, one.story, bible())
  expect(faultsOf({ children: 'God made me.', 'young-kids': 'God made me.' })).toEqual([])
  expect(faultsOf({ children: 'God made me' })).toEqual(['the line for children has no end: God made me'])
  expect(faultsOf({ 'young-kids': 'God reconciles us.' })).toEqual(['the line for young-kids has a word that it does not know: reconciles'])
})

test.each((passageFiles.flat() as z.output<typeof passage>[]).map((one) => [one.title, one] as const))(
  'the scene %s can be told',
  (_, told) => {
    expect(storyFaults({ ...told, parallels: [] })).toEqual([])
    expect([told.span, ...told.sceneFrom].filter((span) => bible().passage(span).length === 0)).toEqual([])
  },
)

describe.each(storyActivityFiles.flat().map((one) => [(one as { span: string }).span, one] as const))(
  'what one does with %s',
  (span, given) => {
    const own = z.parse(storyActivities, given)
    test('can be done at every age, whatever truth of it is told', () => {
      expect(stories.map((one) => one.span)).toContain(span)
      expect(ageGroups.flatMap((age) => (own[age] ? [...activityFaults(age, own[age]), ...wordFaults(age, own[age])] : []))).toEqual([])
    })
  },
)

describe.each((claimActivityFiles.flat() as z.output<typeof claimActivities>[]).map((one) => [one.claim, one] as const))(
  'what one does with the claim %s',
  (id, given) => {
    test('can be done at every age, and leans on no story', () => {
      const own = z.parse(claimActivities, given)
      expect(claims.map((one) => one.id)).toContain(id)
      expect(ageGroups.flatMap((age) => claimActivityFaults(age, own[age]))).toEqual([])
    })
  },
)

test('no claim has two sets of activities, and no title stands twice among them', () => {
  const all = claimActivityFiles.flat() as z.output<typeof claimActivities>[]
  expect(new Set(all.map((one) => one.claim)).size).toBe(all.length)
  for (const age of ageGroups) {
    const titles = [...all.map((one) => one[age].title), ...sharedActivities[age].map(({ title }) => title)]
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  }
})

test('no story has two sets of activities, and no activity of a story stands under the title of another', () => {
  const all = storyActivityFiles.flat() as z.output<typeof storyActivities>[]
  expect(new Set(all.map(({ span }) => span)).size).toBe(all.length)
  for (const age of ageGroups) {
    const titles = [...all.flatMap((one) => one[age]?.title ?? []), ...sharedActivities[age].map(({ title }) => title)]
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
  }
})

test('no two stories of the bank tell the same passage under one span', () => {
  expect(new Set(stories.map(({ span }) => span)).size).toBe(stories.length)
})
