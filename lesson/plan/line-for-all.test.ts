import { expect, test } from 'vitest'
import { lineForAll } from './line-for-all.ts'

test.each([
  ['Hannah cried. Everybody: God hears me! She went home. Everybody: God hears me!', 'God hears me!'],
  ['God is awake. God does not sleep!\n\nIt is night. God does not sleep!\n\nGood night. God does not sleep!', 'God does not sleep!'],
  ['God said, “It is good!” Then came fish. God said, “It is good!” Then came you. “It is good!” said God.', 'It is good!'],
  ['He ran. He ran home. “Come in!” said the father. “Come in!”', ''],
])('the line that all say is the one that comes again: %s', (story, line) => expect(lineForAll(story)).toBe(line))
