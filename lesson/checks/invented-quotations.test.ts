import { expect, test } from 'vitest'
import { emptyBook } from '#lesson/empty-book.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { inventedQuotationChecks } from './invented-quotations.ts'

const context = { bible: bible(), sermonText: '', sermonTitle: '', speaker: '' }
const isCaught = (content: string) =>
  inventedQuotationChecks.some(
    ({ find }) => find({ ...emptyBook('teens'), devotional: { title: '', focus: '', content } }, context).length > 0,
  )

test.each([
  'The Bible says, “God will never give you more than you can handle.”',
  '“God helps everyone who tries hard enough,” the Bible says.',
  '“When God closes a door he opens a window,” says the Bible.',
  'Scripture puts it this way: “Every storm runs out of rain in the end.”',
  'As the Bible reminds us, “A grateful heart is a magnet for miracles.”',
  'Proverbs says, “A friend in the storm is worth ten in the sun.”',
  'In the Psalms we read, “My tears are the seeds of your laughter, Lord.”',
  'God’s Word is clear: “Give and you will be given riches beyond number.”',
  'The Bible teaches that “cleanliness is next to godliness.”',
  'Solomon wrote, “Wealth comes to the one who prays at dawn.”',
  'There is a verse that says, “This too shall pass.”',
  'Remember the words of Scripture: “God needed another angel in heaven.”',
  'According to the Bible, “the Lord works in mysterious ways.”',
  'In Genesis God promises, “I will never let you feel alone at school.”',
  'It is written, “The early bird gets the blessing.”',
  'Our verse today says, “Be brave in the hallway and kind at the locker.”',
  'The psalmist promises, “No tear falls on a good child’s pillow.”',
  'Romans tells us that “a clean desk is a clean soul before the king.”',
  'As it says in Proverbs, “Whoever shares his lunch shares a throne.”',
  'The Bible says that God helps those who help themselves.',
  'Remember that God promises he will never give you more than you can bear.',
  'Scripture tells us money is the root of all evil.',
  'Jesus said, “Money is the root of all evil.”',
  'There is a verse about how God needed another angel.',
  'Paul reminds us, “Sometimes the smallest step is the biggest miracle.”',
])('given as the Bible’s and nowhere in it: %s', (text) => expect(isCaught(text)).toBe(true))

test.each([
  'The Bible says, “God is love.”',
  '“Love your neighbor as yourself,” says the Bible.',
  'The Bible never says that God helps those who help themselves.',
  'People say that God will never give you more than you can handle. Paul was given more.',
  'The Bible says that the love of money is a root of all kinds of evil.',
  'Nowhere does the Bible tell us to follow your heart.',
  'Paul writes, “Love is patient and is kind.”',
  'The psalm says, “Yahweh is my shepherd; I shall lack nothing.”',
  'In the Psalms we read, “The Lord is my shepherd; I shall not want.”',
  'Isaiah wrote, “They will mount up with wings like eagles.”',
  'As Scripture says, “Trust in the Lord with all your heart.”',
  'Jesus said in effect, “You first. Then the rest of you.”',
  'The lawyer says, “So where may I stop loving people?”',
  'The Bible tells of a man who said, “I was wrong about all of it.”',
  'The Bible never says, “God helps those who help themselves.”',
  'Paul told Timothy, “Bring the coat when you come, and the books.”',
  'Moses said to them, “Wait a little and watch what God does.”',
  'When the verses hold no answer, Abram says, “He has not told me.”',
  'Look at the verse. Ask, “Who saw the man first, and what did he do?”',
  'Read the psalm again. Then say, “You may sit down and breathe now.”',
])('said by somebody, or by the Bible indeed: %s', (text) => expect(isCaught(text)).toBe(false))
