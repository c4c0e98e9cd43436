import { expect, test } from 'vitest'
import { readFrontMatter } from './front-matter.ts'

const body =
  'There was a famine in the land, and a man from Bethlehem went to live for a while in the country of Moab with his wife and his two sons. '
    .repeat(4)
    .trim()
const read = (...lines: string[]) => readFrontMatter(lines.map((text) => ({ text, role: 'body' })))

test.each([
  ["Hey, good morning. I'm Kit Lowe, and I'm one of the pastors here, and I get to talk about Ruth.", 'Kit Lowe'],
  ["Good evening, everybody. My name is Ana Ruiz and I'm your camp pastor this week.", 'Ana Ruiz'],
  ["Hey team. Marcus. If we haven't met, I'm one of the pastors. So last week was Ruth.", 'Marcus'],
  ["Good morning. I'm the youth pastor here, my name is Dana Wells, and we are in Ruth.", 'Dana Wells'],
])('who says his name and his office is who preached: %s', (said, speaker) => {
  expect(read('Ruth 1:1-22', said, body, body).speaker).toBe(speaker)
})

test('in captions of a camp night too', () => {
  expect(read(`what's up cabins my name's kit and i'm your camp pastor this week ${body.toLowerCase()}`, body.toLowerCase()).speaker).toBe(
    'Kit',
  )
})

test('who sends a mail and signs it preached what it says; whom it is sent to, and who wrote before, did not', () => {
  const mail = ['From: Ellen Brandt <ellen@hillside.example>', 'To: Denise', 'Subject: Re: Sunday', 'Denise,', 'Ruth 1:1-22']
  const before = ['> On Sun, Sep 28, 2025 at 4:40 PM Bea Holt wrote:', '> Ellen, can you send it out?']
  expect(read(...mail, body, body, 'Ellen Brandt', ...before).speaker).toBe('Ellen Brandt')
  expect(read(...mail, body, body, 'Ellen', ...before).speaker).toBe('Ellen Brandt')
  expect(read(...mail, body, body, ...before).speaker).toBe('')
})

test('who signs by a first name is the one whom the head names by his office', () => {
  expect(read('Canon Aled asked that this letter be kept for her with the registers.', 'Dear Nan,', body, body, 'Aled').speaker).toBe(
    'Canon Aled',
  )
})

test('of the voices of a recording the one that speaks most is called as the announcer calls it', () => {
  const intro = '[00:00:00] INTRO: Welcome to the podcast of Hillside Church. This week Pastor Dana Reyes goes on with the book of Ruth.'
  expect(read(intro, `[00:00:31] DANA: ${body}`, body, body).speaker).toBe('Dana Reyes')
})

test('a name with its office behind it preached, whoever is thanked in the text', () => {
  const thanks = 'And thank Fr. Mike for me, who lets a deacon stand here once a month.'
  expect(read('Sermon as recorded, Ann Moss, rector', 'Ruth 1:1-22', body, thanks).speaker).toBe('Ann Moss')
  expect(read('Deacon Tom Riley', 'Fifteenth Sunday', 'Ruth 1:1-22', body, thanks).speaker).toBe('Tom Riley')
})

test('what he does is not his name', () => {
  const tired = 'Good morning from the parsonage, where I am typing this with one eye on the battery.'
  expect(read('Ruth 1:1-22', tired, body).speaker).toBe('')
})

test('a title stands in quotation marks behind the passage, and a verse that is quoted there is none', () => {
  expect(read('Hillside Church', 'Ruth 1:1-22, "The Long Road"', body).title).toBe('The Long Road')
  expect(
    read(
      'Hillside Church',
      'Ruth 1:16 "Don’t urge me to leave you, and to return from following after you, for where you go, I will go."',
      body,
    ).title,
  ).not.toContain('urge')
})

test('what is called to the people is no title', () => {
  expect(
    read('Fourth Sunday of Pascha', 'Ruth 1:1-22', 'Fr. Stephen Cole', 'Christ is risen!', '(Indeed he is risen!)', body).title,
  ).not.toMatch(/risen/i)
})
