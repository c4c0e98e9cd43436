import { expect, test } from 'vitest'
import { lessonOf, lessons } from '#lesson/bank/lessons.ts'
import { quieted, withRefrain } from './lesson-for-young-kids.ts'

const told = (text: string, after: string) => withRefrain([text], { refrain: 'God hears me!', after: [after] })[0]

test('a refrain stands behind the speech that it answers, and behind who said it', () => {
  expect(told('“I took things,” he said. He gave them back.', 'I took things')).toBe(
    '“I took things,” he said. Everybody: God hears me! He gave them back.',
  )
  expect(told('Hannah said, “Hear me. I am sad.” She waited.', 'Hear me.')).toBe(
    'Hannah said, “Hear me. I am sad.” Everybody: God hears me! She waited.',
  )
  expect(told('God heard her. She was glad.', 'God heard her.')).toBe('God heard her. Everybody: God hears me! She was glad.')
})

test('in no lesson of the bank does a refrain stand inside a speech or a sentence', () => {
  const wrong = lessons.flatMap(({ claim, story }) => {
    const lesson = lessonOf(claim.id, story.span)
    if (!lesson) return []
    return withRefrain(lesson.story.youngKids, lesson.angle['young-kids']).flatMap((text) =>
      [...text.matchAll(/Everybody: /g)].flatMap(({ index }) => {
        const before = text.slice(0, index)
        const open = (before.match(/“/g)?.length ?? 0) > (before.match(/”/g)?.length ?? 0)
        return open || !/[.!?:][”’)]*\s*$/.test(before) ? [`${claim.id} ${story.title}: …${before.slice(-60)}`] : []
      }),
    )
  })
  expect(wrong).toEqual([])
})

test('two sentences of one speech are answered once', () => {
  const [text] = withRefrain(['“Go out. I go with you,” said God. They went.'], {
    refrain: 'God goes with me!',
    after: ['Go out.', 'I go with you'],
  })
  expect(text).toBe('“Go out. I go with you,” said God. Everybody: God goes with me! They went.')
})

test('where the angle has a refrain of its own the narrator’s is left out, and what people in the story say stays', () => {
  const refrain = 'God takes care of it all.'
  const youngKids = [
    `Job was sad. ${refrain}`,
    `“You did, God!” ${refrain} Job looked up.`,
    `Now we say it. ${refrain}`,
    `Job said, “${refrain}”`,
  ]
  expect(quieted({ youngKids, refrain }, { refrain: 'God made it all!', after: ['Job was sad.'] })).toEqual([
    'Job was sad.',
    ...youngKids.slice(1),
  ])
  expect(quieted({ youngKids, refrain }, { refrain: 'God made it all!', after: [] })).toEqual(youngKids)
  expect(quieted({ youngKids, refrain }, { refrain, after: ['Job was sad.'] })).toEqual(youngKids)
})
