import { describe, expect, test } from 'vitest'
import { readFrontMatter } from './front-matter.ts'

const body =
  'There was a famine in the land, and a man from Bethlehem went to live for a while in the country of Moab with his wife and his two sons. '
    .repeat(4)
    .trim()
const speakerOf = (lines: string[], end: string[] = []) =>
  readFrontMatter([...lines, body, ...end].map((text) => ({ text, role: 'body' }))).speaker

describe('who preached', () => {
  test.each([
    [['Dry Bones', 'Rev. Samuel Osei', 'Ezekiel 37:1-14'], []],
    [['Dry Bones', 'Preacher: Rev. Samuel Osei (Pastor Lund is at the conference)'], []],
    [['Dry Bones', 'Typed from the tape by Sister Joan Ruiz', 'Preached by Rev. Samuel Osei'], []],
    [['Dry Bones', 'Ezekiel 37:1-14'], ['Rev. Samuel Osei']],
  ])('is read from a by-line at the head or the foot: %j', (head, foot) => {
    expect(speakerOf(head, foot)).toBe('Samuel Osei')
  })
  test.each([
    [['Dry Bones', 'Dear Tom Whitcomb,'], []],
    [['Dry Bones', 'Thank you to Pastor Lena Whitcomb'], []],
    [['Dry Bones', 'Transcribed by Sister Joan Ruiz from the livestream'], []],
    [['Dry Bones', 'Reading: Ezekiel 37:1-14, read by Mrs. Fearon Blythe'], []],
    [['Dry Bones', 'Rev. Noah Lund is away at Presbytery until Saturday, so I am taking it.'], []],
    [['Dry Bones', `I met Rev. Noah Lund on the road when I was young, and he said to me what I have never forgotten. ${body}`], []],
  ])('is nobody who is only greeted, thanked, away, reading or spoken of: %j', (head, foot) => {
    expect(speakerOf(head, foot)).toBe('')
  })
})

test('a title is not what the paper is, whom it is for, or a person of the sermon', () => {
  const titleOf = (...lines: string[]) => readFrontMatter([...lines, body].map((text) => ({ text, role: 'body' }))).title
  expect(titleOf('Notes for Sunday', 'The Woman Who Would Not Go Home', 'Ruth 1:1-18')).toBe('The Woman Who Would Not Go Home')
  expect(titleOf('A homily by Ellen Brandt', 'The Woman Who Would Not Go Home')).toBe('The Woman Who Would Not Go Home')
  expect(titleOf('Wendell Pritchard', `Wendell Pritchard drove our bus for thirty years. ${body}`)).toBe('')
})
