import { describe, expect, test } from 'vitest'
import { findDate } from './dates.ts'
import { readFrontMatter } from './front-matter.ts'

const body =
  'There was a famine in the land, and a man from Bethlehem went to live for a while in the country of Moab with his wife and his two sons. '
    .repeat(4)
    .trim()
const read = (...lines: string[]) => readFrontMatter([...lines, body].map((text) => ({ text, role: 'body' })))

describe('a document that says what it is', () => {
  test('in labelled lines', () => {
    expect(read('Title: The Long Road', 'Speaker: Pastor Daniel Okafor', 'Date: 2023-08-20', 'Scripture: Ruth 1:1-22')).toEqual({
      title: 'The Long Road',
      speaker: 'Daniel Okafor',
      date: '2023-08-20',
      scripture: 'Ruth 1:1-22',
      theme: '',
      content: body,
    })
  })
  test('in labelled lines, where the message has a name and so has the speaker', () => {
    expect(read('Message: "Look Who Came"', 'Speaker: Ellen Brandt', 'Text: Ruth 1:1-22')).toMatchObject({
      title: 'Look Who Came',
      speaker: 'Ellen Brandt',
    })
  })
  test('in a mail that was answered and forwarded, whose subject names nothing', () => {
    const mail = ['From: Ellen Brandt <ellen@hillside.example>', 'To: Denise', 'Date: Mon, Sep 29, 2025 at 8:14 AM']
    const asked = 'There is no title, I never sent one. If you need something call it The Long Road.'
    const found = read(...mail, 'Subject: Re: Re: Fwd: sermon from yesterday??', 'Denise,', asked)
    expect(found.title).toBe('The Long Road')
  })
  test('in bare lines', () => {
    expect(read('THE FALL AND RECOVERY OF MAN', 'by Christmas Evans', 'Preached April 19, 1998', 'Romans v. 15')).toMatchObject({
      title: 'The Fall and Recovery of Man',
      speaker: 'Christmas Evans',
      date: '1998-04-19',
      scripture: 'Romans 5:15',
      content: body,
    })
  })
  test('on one line with bars', () => {
    expect(read('Optimism', 'Dr. John Watson | Sefton Park Church | May 24, 2020')).toMatchObject({
      title: 'Optimism',
      speaker: 'John Watson',
      date: '2020-05-24',
      content: body,
    })
  })
  test.each([
    ['A sermon on Matthew 15:21-28', 'Preached by Pastor Ellen Brandt on October 4, 2026'],
    ['Preached from Matthew 15:21-28', 'A sermon by Ellen Brandt, October 4, 2026'],
    ['A Homily by Ellen Brandt', 'Given on October 4, 2026', 'Based on Matthew 15:21-28.'],
  ])('in phrases: "%s"', (...lines) => {
    expect(read('The Woman Who Would Not Go Home', ...lines)).toEqual({
      title: 'The Woman Who Would Not Go Home',
      speaker: 'Ellen Brandt',
      date: '2026-10-04',
      scripture: 'Matthew 15:21-28',
      theme: '',
      content: body,
    })
  })
  test('as an outline whose first line is no title, and one with a single line above its first section', () => {
    expect(read('SERMON OUTLINE — Psalm 23', '“The Lord Is My Shepherd”', 'Pastor Dan Whitcomb', 'Introduction')).toMatchObject({
      title: 'The Lord Is My Shepherd',
      speaker: 'Dan Whitcomb',
      scripture: 'Psalm 23',
    })
    expect(read('OPEN HANDS: A SERIES ON GENEROSITY', 'I. INTRODUCTION')).toMatchObject({
      title: 'Open Hands: A Series on Generosity',
      speaker: '',
    })
  })
  test.each([
    [['Singing at Midnight'], { title: 'Singing at Midnight', speaker: '', scripture: '' }],
    [['The Trouble With Pretending  (Acts 4:32-5:11)'], { title: 'The Trouble With Pretending', scripture: 'Acts 4:32-5:11' }],
    [
      ['All Things New', 'A sermon for All Saints, Revelation 21:1-5'],
      { title: 'All Things New', speaker: '', scripture: 'Revelation 21:1-5' },
    ],
    [
      ['The Lame Man Who Danced in Church', 'Acts 3:1-16', 'Rev. Adaeze Nwosu', 'Pentecost 5'],
      { title: 'The Lame Man Who Danced in Church', speaker: 'Adaeze Nwosu' },
    ],
    [['Grace Community Church', 'What Is the Church For?', 'Acts 2:42-47'], { title: 'What Is the Church For?' }],
    [['Be Still', 'A message about our phones'], { title: 'Be Still', speaker: '' }],
    [
      ['Four Friends and a Hole in the Roof', 'Pastor Lena Hartwell', 'Sunday, June 14, 2026', 'Mark 2:1-12'],
      { title: 'Four Friends and a Hole in the Roof', speaker: 'Lena Hartwell', date: '2026-06-14', scripture: 'Mark 2:1-12' },
    ],
    [['# Youth Night: Fruit Salad', 'Galatians 5:22-23', 'Leader: Jess M.'], { title: 'Youth Night: Fruit Salad', speaker: 'Jess M.' }],
    [['The God Who Sees', 'Genesis 16:1-13', 'Rev. Marcus Thiele, St. Andrew’s, Trinity 9'], { speaker: 'Marcus Thiele' }],
    [
      ['LUKEWARM', 'Revelation 3:14-22', 'Preached at Harbor Light Church by Rev. Samuel Osei, August 3, 2025'],
      { title: 'Lukewarm', speaker: 'Samuel Osei', date: '2025-08-03' },
    ],
    [['The Place Called the Skull', 'Good Friday Meditation', 'Mark 15:33-39'], { title: 'The Place Called the Skull', speaker: '' }],
    [['Up a Hill', 'The Rev. Dr. Lena Park, Lent III', 'Exodus 17:1-7'], { title: 'Up a Hill', speaker: 'Lena Park' }],
    [
      ['The Widow', 'Luke 18:1-8', 'Pastor Emeka Obi, Harvest Chapel, 13 September 2026'],
      { title: 'The Widow', speaker: 'Emeka Obi', date: '2026-09-13' },
    ],
    [['Dos Monedas', 'Pastor Luis Vega, Iglesia El Pastor (English service)'], { title: 'Dos Monedas', speaker: 'Luis Vega' }],
    [['Small and Called', 'Judges 6', 'Youth Sunday message by Kofi Ansah (17)'], { title: 'Small and Called', speaker: 'Kofi Ansah' }],
    [
      ['PENTECOST SUNDAY', 'Sermon notes – Rev. Tove Lindqvist', 'Text: Acts 2:1-21'],
      { title: 'Pentecost Sunday', speaker: 'Tove Lindqvist', scripture: 'Acts 2:1-21' },
    ],
    [
      ['THE BROOM AND THE LAMP', 'An all-age talk', '(Bring: a broom, a lamp, ten coins.)'],
      { title: 'The Broom and the Lamp', speaker: '' },
    ],
    [
      ['SPEAK, LORD', 'a message for the start of the school year', 'Our text today is First Samuel three, one through ten.'],
      { title: 'Speak, Lord' },
    ],
    [
      ['FAMILY LIFE SERIES #4', '"Words That Build"', 'Ephesians 4:25-32', 'Pastor Greg Tanaka          NAME: ____________'],
      { title: 'Words That Build', speaker: 'Greg Tanaka' },
    ],
    [['He’s an On-Time God', '(delivered on the third Sunday)'], { title: 'He’s an On-Time God' }],
    [
      ['COMFORT, COMFORT', 'Isaiah 40:1-11 / Second Sunday in Advent / Pfr. Johanna Reuter (translated)'],
      { title: 'Comfort, Comfort', speaker: 'Johanna Reuter', scripture: 'Isaiah 40:1-11' },
    ],
    [
      ['# Why Jonah Was Mad', '*Preached by Rev. Alan Whitcombe, 19 July 2026*'],
      { title: 'Why Jonah Was Mad', speaker: 'Alan Whitcombe', date: '2026-07-19' },
    ],
    [
      ['The Best for Last', 'Wedding of Priya and Daniel, 12 September 2026', 'John 2:1-11'],
      { title: 'The Best for Last', date: '2026-09-12' },
    ],
    [['THE CUP', 'Maundy Thursday, 2026', 'Matthew 26:36-46'], { title: 'The Cup', speaker: '' }],
  ])('as people head their sermons: %j', (head, found) => expect(read(...head)).toMatchObject(found))
  test('with several readings, of which the Gospel is preached', () => {
    expect(read('Homily for Advent', 'First Reading: Isaiah 40:1-5', 'Gospel: Mark 1:1-8').scripture).toBe('Mark 1:1-8')
    expect(read('Homily for Advent', 'First Reading: Isaiah 40:1-5', 'Psalm: Psalm 85').scripture).toBe('Isaiah 40:1-5')
  })
  test('with the day of the church year, which is no person', () => {
    expect(read('No Room', 'Christmas Eve', 'Text: Luke 2:1-20')).toMatchObject({ title: 'No Room', speaker: '', scripture: 'Luke 2:1-20' })
  })
  test('with a quoted verse above the text', () => {
    expect(
      read('Elijah’s Plea', 'C. H. Spurgeon', '“Let it be known that I have done all these things at Your word.” 1 Kings 18:36.').scripture,
    ).toBe('1 Kings 18:36')
  })
})

describe('a paper that names another day beside its own', () => {
  test.each([
    [['THE OPEN DOOR', 'Rev. Samuel Osei', 'Next week: Luke 18:1-8, “The Widow”', 'Text: Revelation 3:7-13']],
    [['THE OPEN DOOR', 'Rev. Samuel Osei', 'Revelation 3:7-13', 'NEXT SUNDAY', 'Luke 18:1-8', 'Rev. Emeka Obi']],
    [['THE OPEN DOOR', 'Rev. Samuel Osei', 'Revelation 3:7-13', 'Readings for the week:', 'Mon: Luke 18:1-8', 'Tues: Mark 5:1-20']],
  ])('is read for its own: %j', (head) => {
    expect(read(...head)).toMatchObject({ title: 'The Open Door', speaker: 'Samuel Osei', scripture: 'Revelation 3:7-13' })
  })
  test('is read for its own where one line says both', () => {
    expect(read('THE OPEN DOOR', 'Last week: Luke 18:1-8. Today: Revelation 3:7-13').scripture).not.toBe('')
  })
  test('has no passage where it names only the next one', () => {
    expect(read('THE OPEN DOOR', 'Rev. Samuel Osei', 'Next week: Luke 18:1-8').scripture).toBe('')
  })
})

describe('what a paper is called', () => {
  test.each([
    [['The Gospel Messenger', 'A Door in the Wall', 'Elder Samuel Osei', 'Acts 12:1-17']],
    [['The Evening Hour, Radio 1490', 'A Door in the Wall', 'Sister Ruth Osei', 'Acts 12:1-17']],
    [['Christmas Eve', 'A Door in the Wall', 'Acts 12:1-17', 'Rev. Samuel Osei']],
  ])('is not what its sermon is called: %j', (head) => {
    expect(read(...head).title).toBe('A Door in the Wall')
  })
  test('stands for no title where the sermon has none', () => {
    expect(read('The Evening Hour', 'Sister Ruth Osei', 'Acts 12:1-17').title).toBe('')
  })
})

describe('the paper of a funeral', () => {
  test.each([
    [['Service of Thanksgiving for the Life of', 'WALTER EUGENE PRITCHARD', 'March 3, 1947 - September 29, 2025', 'Rev. Samuel Osei']],
    [['In Loving Memory of Walter Pritchard', 'Rev. Samuel Osei', 'Psalm 23']],
    [['Walter Pritchard', 'Funeral, Harvest Chapel', 'Rev. Samuel Osei']],
  ])('gives no lesson the name of the dead: %j', (head) => {
    expect(read(...head)).toMatchObject({ title: '', speaker: 'Samuel Osei' })
  })
  test('keeps the title of its sermon', () => {
    expect(read('The Place Prepared', 'Funeral of Walter Pritchard', 'John 14:1-6', 'Rev. Samuel Osei').title).toBe('The Place Prepared')
  })
})

describe('a document that does not say it', () => {
  test('keeps all its lines and gets nothing invented', () => {
    expect(read('okay good morning everybody').title).toBe('')
    expect(read('Good morning.')).toMatchObject({ title: '', speaker: '', date: '', scripture: '', content: `Good morning.\n\n${body}` })
  })
})

test.each([
  ['Sunday, 9 June 2019', '2019-06-09'],
  ['11/2/2021', '2021-11-02'],
  ['31.12.2020', '2020-12-31'],
  ['Sept. 16th, 2018', '2018-09-16'],
  ['February 30, 2020', ''],
  ['in 1865', ''],
  ['9 Oct, 1930, hall', ''],
  ['9 October 1815 hrs', ''],
  ['9 October 1930', '1930-10-09'],
  ['October 9, 1930', '1930-10-09'],
  ['9 Oct, 2015', '2015-10-09'],
  ['20th Sunday in Ordinary Time (C), August 16/17, 2025', '2025-08-17'],
  ['Saturday & Sunday, March 1 & 2, 2025', '2025-03-02'],
  ['Sunday AM 2/11/24', '2024-02-11'],
  ['Hymns 1/12/245', ''],
])('the date in "%s" is "%s"', (text, date) => expect(findDate(text).date).toBe(date))

test('when a page was put up is not when the sermon was preached', () => {
  expect(read('title: The Long Road', 'date: 2025-08-31', 'posted: 2025-09-03', 'scripture: Ruth 1:1-22').date).toBe('2025-08-31')
})
test('a date behind its own weekday is the day, whatever else its line says', () => {
  expect(read('CLASS TALK wk 4 !! WED 10/8/25', 'Hillside Church', 'Ruth 1:1-22').date).toBe('2025-10-08')
})
test('a mail sent on a Sunday is of that day, and what it answers is not', () => {
  const answered = ['> On Sat, Jan 11, 2025 at 9:14 PM Arlo wrote:', '> Will you send it out anyway?']
  const sent = (day: string) => ['From: Ann Moss', 'To: Hillside list', `Date: ${day}, 2025 at 6:52 AM`, 'Subject: no church today']
  const prose = 'I wanted to say to all of you that the Lord is with those who stay at home, and that he was with Ruth on the road as well.'
  expect(read(...sent('Sun, Jan 12'), 'Ruth 1:1-22', prose, ...answered).date).toBe('2025-01-12')
  expect(read(...sent('Mon, Jan 13'), 'Ruth 1:1-22', prose, ...answered).date).toBe('')
})
test('a day has the year that the paper prints with its month, and none that is made up', () => {
  const paper = (month: string) => ['THE LANTERN', `${month} 2025   Vol. 31, No. 10`, 'SERMON FROM SUNDAY, OCTOBER 5', 'Ruth 1:1-22']
  expect(read(...paper('October')).date).toBe('2025-10-05')
  expect(read(...paper('November')).date).toBe('')
  expect(read('The Long Road', 'Sunday, October 5', 'Ruth 1:1-22').date).toBe('')
})
test('what is said into a microphone is no title', () => expect(read('Is it on? There.', 'Ruth 1:1-22').title).toBe(''))
test('two ranges of one book are one passage', () => {
  expect(read('The Long Road', 'Habakkuk 1:1-4; 2:1-4').scripture).toMatch(/^Habakkuk 1:1-4; (?:Habakkuk )?2:1-4$/)
})
test('of several labels in one line each has its own name', () => {
  const found = read(
    'HILLSIDE CHURCH',
    'All-age Sunday, 14 September 2025',
    'Leader: Rev Ann Moss     Reader: Joe     Music: Col',
    'Ruth 1:1-22',
  )
  expect(found).toMatchObject({ speaker: 'Ann Moss', scripture: 'Ruth 1:1-22' })
})
