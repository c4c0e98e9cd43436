import { describe, expect, test } from 'vitest'
import { findReferences } from './references.ts'

const osis = (text: string) => findReferences(text).map((one) => one.osis)

describe('a reference is found as preachers write it', () => {
  test.each([
    ['John 3:16', 'John.3.16'],
    ['1 Cor. 13:4–7', '1Cor.13.4-1Cor.13.7'],
    ['First Corinthians thirteen, verses four to seven', '1Cor.13.4-1Cor.13.7'],
    ['Matt. v. 3-5', 'Matt.5.3-Matt.5.5'],
    ['1 Thess. iv., 13', '1Thess.4.13'],
    ['Psalm twenty-three', 'Ps.23'],
    ['Romans 8:28ff', 'Rom.8.28-Rom.8.39'],
    ['the fifth chapter of Matthew', 'Matt.5'],
    ['we are in mark chapter nine today', 'Mark.9'],
    ['turn to acts, chapter 16', 'Acts.16'],
    ['Ephesians chapter 6 verses 10 to 18', 'Eph.6.10-Eph.6.18'],
    ['Micah six eight', 'Mic.6.8'],
    ['I John 4:8', '1John.4.8'],
    ['Jude 3', 'Jude.1.3'],
    ['Luke 15.11-32', 'Luke.15.11-Luke.15.32'],
    ['Psalm 23', 'Ps.23'],
    ['1st Peter 2 verse 9', '1Pet.2.9'],
    ['Second Timothy chapter one, verse seven', '2Tim.1.7'],
    ['Rev. xxi. 1-4', 'Rev.21.1-Rev.21.4'],
    ['the twenty-third Psalm', 'Ps.23'],
    ['the hundred and nineteenth Psalm', 'Ps.119'],
    ['the 91st Psalm', 'Ps.91'],
    ['Ps. cxix. 105', 'Ps.119.105'],
    ['Luke 13, 10 to 17.', 'Luke.13.10-Luke.13.17'],
    ['Genesis 26 and 12 through 22', 'Gen.26.12-Gen.26.22'],
    ['Turn to Genesis with me. We are in 26 and 12 through 22 today', 'Gen.26.12-Gen.26.22'],
    ['He read from 1 Samuel last week. Chapter 17, verses 28 to 47.', '1Sam.17.28-1Sam.17.47'],
    ['Isaiah 28, 23 to the end', 'Isa.28.23-Isa.28.29'],
    ['2 Corinthians chapter 8, from the verse 1 to 9', '2Cor.8.1-2Cor.8.9'],
    ['Genesis 1 and 2', 'Gen.1-Gen.2'],
    ['Matthew 5, 6 and 7', 'Matt.5-Matt.7'],
  ])('%s', (text, expected) => expect(osis(text)).toEqual([expected]))
})

test('a chapter and verse without a book belong to the book that was named last', () => {
  expect(osis('Paul wrote Romans to a church he had not met. In 8:28ff he says what he is sure of.')).toEqual(['Rom.8.28-Rom.8.39'])
  expect(osis('Turn to John 3:16. Look again at what comes in 4:14.')).toContain('John.4.14')
  expect(osis('Mark came to church at 10:30 and left by 11:45.')).toEqual([])
})

describe('what is no reference is not one', () => {
  test.each([
    'She is 2',
    'Acts one day',
    'Ephesians 7:12',
    'John 3:99',
    'Hezekiah 3:4',
    'Jude 2:3',
    'Psalm 151',
    'he met Mark at 3:15',
    'Ezra was there, with one and two to three of them',
  ])('%s', (text) => expect(osis(text)).toEqual([]))
})
