import { describe, expect, test } from 'vitest'
import { bible } from '#server/scripture/load-bible.ts'
import { readSermon } from './read-sermon.ts'

const read = (content: string) => readSermon({ title: '', speaker: '', date: '', scripture: '', theme: '', content }, bible())

test('every sentence knows where it stands in the text as it was given', () => {
  const content = '*Midnight* in the _prison_. 🙏 They sang!\r\n\r\n[00:01:12] Nobody slept that night. (laughter) The doors shook.'
  const { sentences } = read(content)
  expect(sentences.map(({ said }) => said)).toEqual([
    'Midnight in the prison.',
    'They sang!',
    'Nobody slept that night.',
    'The doors shook.',
  ])
  for (const { said, span } of sentences) expect(content.slice(...span)).toContain(said.split(' ').at(-1)?.replace(/\W/g, ''))
})
test('captions without full stops are cut where somebody begins to speak anew', () => {
  const { captions, sentences } = read(
    'so peter is standing there by the fire and he is warming his hands and this girl looks at him and she says you were with him and he says i do not know the man and then the rooster crows and he goes out and he weeps because he knows what he has done and jesus knows it too and he still comes for him in the morning',
  )
  expect(captions).toBe(true)
  expect(sentences.length).toBeGreaterThan(3)
  for (const { words } of sentences) expect(words).toBeLessThanOrEqual(45)
})
test('a letter that is read out is not the preacher’s view', () => {
  const { sentences } = read(
    [
      'I had a letter last week.',
      'Dear Anna,',
      'You say that the church is a family. I have not found it so.',
      'Yours, Tom',
      'Tom is my friend, and I owe him an answer.',
    ].join('\n\n'),
  )
  expect(sentences.find(({ said }) => said.includes('not found it so'))?.marks.othersView).toBe(1)
  expect(sentences.find(({ said }) => said.includes('owe him'))?.marks.othersView).toBeLessThan(0.5)
})
test('the mail that was answered stands below the sermon and is none of it; a sermon that was answered is one', () => {
  const sermon = [
    'The jar keeps the deed for as long as it has to.',
    'Somebody will open it who is not born yet, and will know what the old man did.',
    'That is what hope does with its money, church, while the soldiers stand outside of the wall.',
  ]
  const mail = ['> On Sun, Sep 28, 2025 at 4:40 PM Bev wrote:', '> Do you have any crafts?']
  const said = (lines: string[]) => read(lines.join('\n\n')).sentences.map(({ said: one }) => one)
  expect(said([...sermon, ...mail])).toEqual(said(sermon))
  expect(said(['Here it is.', 'On Sun, Sep 28, 2025 at 4:40 PM Bev wrote:', ...sermon])).toEqual(expect.arrayContaining(sermon))
})
test('a transcript’s other voices are notices, not the sermon', () => {
  const line = 'The Lord was with them in the water and he is with us in ours, and that is the whole of it, church. '
  const { sentences } = read(`SIS. GREER: The banquet is Saturday at four.\n\nREV. PETTWAY: ${line.repeat(6)}`)
  expect(sentences[0]?.marks.announcement).toBeGreaterThanOrEqual(0.8)
  expect(sentences.at(-1)?.marks.announcement).toBeLessThan(0.5)
})
test('twice the words cost about twice the time', () => {
  const text = 'Grace finds the one who ran. It feeds him before it asks him anything, and then it gives him his work back.\n\n'
  read(text.repeat(20))
  const timeOf = (times: number) => {
    const before = process.cpuUsage()
    read(text.repeat(times))
    const { user, system } = process.cpuUsage(before)
    return user + system
  }
  const [once, fourfold] = [timeOf(100), timeOf(400)]
  expect(fourfold / once).toBeLessThan(10)
})

test('a sentence that stands alone keeps the word that denies it', () => {
  const alone = (text: string) => read(`${text} And so on we went.`).sentences[0]?.alone
  expect(alone('No one asked who the landlord was.')).toBe('No one asked who the landlord was.')
  expect(alone('No, he paid it himself.')).toBe('he paid it himself.')
  expect(alone('And now God has spoken.')).toBe('God has spoken.')
})

describe('the blanks of a handout', () => {
  const heads = (line: string) =>
    readSermon(
      {
        title: '',
        speaker: '',
        scripture: '',
        content: `1. ${line}\n\nYou can let it go today, and God will keep what you cannot keep yourself.\n\n2. Give it away\n\nGive to seven, even to eight, for you do not know what comes.`,
      } as never,
      bible(),
    ).heads.map(({ text }) => text)
  test('take the answer that stands behind them', () => {
    expect(heads('NOW: God ____________ (SENT) his Son   vv. 4-5')[0]).toBe('God sent his Son')
  })
  test('stay blanks where none does, and verses are no answer', () => {
    expect(heads('STOP WATCHING THE ____________  (vv.3-4)   (5)')[0]).toBe('STOP WATCHING THE ____')
  })
})

test('what stands under a head that says whose words come is not the preacher’s, up to his answer', () => {
  const { sentences } = read(
    [
      'Turn with me to the fourth chapter of Mark, and we will read of the boat and of the wind on the lake that night, and of the men who rowed in it.',
      '## What they told us',
      'The strong never wake him. Whoever is afraid has no faith, and the boat goes down with him and with everybody who is in it, however hard they row.',
      'But the men in that boat were afraid, and he did not put one of them out of it, he got up from the cushion and spoke to the wind for them.',
      '## What he said',
      'Peace, be still. He speaks to the wind before he speaks to them about their fear.',
    ].join('\n\n'),
  )
  const theirs = (start: string) => sentences.find(({ said }) => said.startsWith(start))?.marks.othersView ?? -1
  expect(theirs('The strong')).toBeGreaterThanOrEqual(0.6)
  expect(theirs('Whoever')).toBeGreaterThanOrEqual(0.6)
  for (const own of ['But the men', 'He speaks']) expect(theirs(own)).toBeLessThan(0.5)
})
