import { describe, expect, test } from 'vitest'
import type { Activity, AgeGroup, LessonBook } from '#contract/lesson-book.ts'
import { emptyBook } from '#lesson/empty-book.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { checkBook, type Problem } from './check-book.ts'
import { isGrim, turnsItsSense } from './verse.ts'
import { isFreeTune } from './week.ts'

const list = (words: string) => words.split(', ')
const context = { bible: bible(), sermonText: '', sermonTitle: '', speaker: '' }
const problemsOf = (age: AgeGroup, part: Partial<LessonBook>): Problem[] => checkBook({ ...emptyBook(age), ...part }, context)
const codesOf = (age: AgeGroup, part: Partial<LessonBook>) => problemsOf(age, part).map(({ code }) => code)
const severityOf = (age: AgeGroup, part: Partial<LessonBook>, code: string) =>
  problemsOf(age, part).find((one) => one.code === code)?.severity
const told = (content: string): Partial<LessonBook> => ({ bibleStory: { title: '', content } })
const done: Activity = {
  title: 'Pass it on',
  description: '',
  materials: [],
  goal: 'To pass it on.',
  steps: ['Stand in a ring.'],
  minutes: 5,
  prepMinutes: 0,
  kind: 'sit',
  safety: '',
  adapt: [],
}

describe('no child meets, in whatever sense,', () => {
  test.each(
    list(
      'sex, sexual, rape, raped, porn, pornography, fornication, harlot, whore, suicide, torture, murder, murdered, slaughter, corpse, damned, gore',
    ),
  )('%s', (word) => {
    for (const age of ['children', 'young-kids'] as const)
      expect(severityOf(age, told(`He told of ${word} there.`), 'unfit-word')).toBe('hard')
  })
})
describe('a book for children has advice on', () => {
  test.each(
    list(
      'blood, bloody, nails, hell, demon, devil, satan, crucified, wrath, adultery, lust, drunk, congress, senator, election, president, abortion',
    ),
  )('%s', (word) => expect(severityOf('children', told(`He told of ${word} there.`), 'unfit-word')).toBe('advice'))
})
describe('a book for young kids has advice on', () => {
  test.each(
    list(
      'blood, nails, hell, demon, devil, satan, crucified, killed, slain, dead, death, die, died, dies, dying, drowned, wrath, sword, war, sin, sinner, punished, blame, righteousness, covenant, justification, atonement, kingdom, adultery, lust, drunk, president, congress',
    ),
  )('%s', (word) => expect(severityOf('young-kids', told(`He told of ${word} there.`), 'unfit-word')).toBe('advice'))
})
describe('a book for teens has advice on', () => {
  test.each(
    list(
      'Republicans, Democrats, senator, congress, election, votes, voting, ballot, legislation, immigration, aristocracy, self-government, abortion, harlot, whore, fornication, damned, damnation, putrefying, shrieks, gore, gun, gunman, shooting',
    ),
  )('%s', (word) =>
    expect(severityOf('teens', { devotional: { title: '', focus: '', content: `He told of ${word} there.` } }, 'unfit-word')).toBe(
      'advice',
    ),
  )
})

test.each(
  list(
    'slew him, the slain men, slaughter, stabbed, thrust it through, entrails, beheaded, dashed your children, cut off his head, ripped up, flesh of your sons, naked, uncover, prostitute, harlot, whore, adultery, fornication, lay with her, lie with me, concubine, ravished, raped, foreskin, circumcised, semen, breasts, dung, urine, vomit, hanged himself, stone him, put to death, utterly destroy, murder, shed his blood, drink blood, burned him with fire, cursed be, curse them, wished he was dead, corpse, carcass, dogs will eat, eat the flesh, put out his eyes, ripped open, hell fire, brimstone, the sword went into his belly, devoured his land',
  ),
)('no age learns by heart: %s', (words) => expect(isGrim(`And they ${words} that day`)).toBe(true))

describe('the help for a verse names a motion', () => {
  const verse = (explanation: string) => ({
    memoryVerse: { reference: '1 John 4:8', text: 'God is love.', translation: 'WEB', explanation },
  })
  test.each(
    list(
      'point, clap, hug, hold, lift, raise, reach, stretch, stamp, march, tap, touch, wave, open, close, fold, cross, make, put, shake, nod, wiggle, walk, step, sway, spread, cup, jump, turn, bend, show, rock, draw, whisper, pat, stand, press, blow, swim, hop, lay, rub, cover, wrap, spin, kneel, look, sit, push, pull, count, hands, arms, fingers',
    ),
  )('%s', (word) => expect(codesOf('young-kids', verse(`Say it, and ${word} with us.`))).not.toContain('no-motions'))
  test('and one without any has none', () => expect(codesOf('young-kids', verse('God is good to us all.'))).toContain('no-motions'))
})

test.each([
  ['The apple hung low, and Eve took it.', 'apple-in-eden'],
  ['Adam bit the apple.', 'apple-in-eden'],
  ['In Eden grew an apple.', 'apple-in-eden'],
  ['An apple grew in the garden.', 'apple-in-eden'],
  ['Jonah sat in the whale.', 'whale-of-jonah'],
  ['A whale came for Jonah.', 'whale-of-jonah'],
  ['The three wise men came.', 'three-wise-men'],
  ['The three kings came.', 'three-wise-men'],
  ['Here comes Balthasar.', 'three-wise-men'],
  ['Here comes Melchior.', 'three-wise-men'],
  ['In Bethlehem the innkeeper said no.', 'innkeeper'],
  ['The innkeeper had only a manger.', 'innkeeper'],
  ['He would not spare the rod.', 'spare-the-rod'],
])('what the Bible does not tell: %s', (content, code) => expect(codesOf('children', told(content))).toContain(code))

describe('a key point announces nothing', () => {
  const announced = (point: string) => codesOf('children', { keyPoints: [point] }).includes('announces')
  test.each(list('We, You, Children, Kids, Teens'))('%s will learn about it', (who) =>
    expect(announced(`${who} will learn about love.`)).toBe(true),
  )
  test.each(list('learn, discover, find out, talk, hear'))('we %s about it', (verb) =>
    expect(announced(`We ${verb} about love.`)).toBe(true),
  )
  test.each(list('about, that, how'))('we learn %s', (word) => expect(announced(`We learn ${word} love.`)).toBe(true))
  test.each(list('Learn about love., Learning about love., What is love?'))('%s', (point) => expect(announced(point)).toBe(true))
  test.each(list('he, she, it, they, this, that, these, those, such, there, here, him, her, his, their, its'))(
    'and begins with nobody: %s',
    (word) => expect(codesOf('children', { keyPoints: [`${word} stays near.`] })).toContain('points-at-nothing'),
  )
})

test.each([
  'It is **bold**.',
  'It is __so__.',
  '# A heading',
  '<b>so</b>',
  'Dear {name},',
  'He said so [1].',
  'undefined',
  '[insert a name]',
  '[name]',
  '[your church]',
])('a book has no signs of a machine: %s', (content) => expect(codesOf('children', told(content))).toContain('markup'))

test.each(
  list(
    'See https://x.org, see www.x.org, on YouTube, on Netflix, on TikTok, on Instagram, on Spotify, by Disney, by Pixar, in Minecraft, a Pokémon, VeggieTales, a Nintendo, a Lego set, Lego bricks, Lego blocks, a Marvel movie, Marvel heroes, watch a video, show the movie, play this clip, by Hillsong',
  ),
)('nothing is from elsewhere: %s', (content) => expect(codesOf('children', told(content))).toContain('from-elsewhere'))

describe('what children eat', () => {
  const eaten = (part: Partial<Activity>) => codesOf('children', { activities: [{ ...done, ...part }] })
  test.each(list('peanuts, peanut butter, nuts, almonds, cashews, walnuts, pecans, hazelnuts, pistachios, Nutella, trail mix'))(
    'is never %s, whatever the allergy line says',
    (nut) => expect(eaten({ steps: [`Give each child some ${nut}.`], safety: `Allergies: no ${nut} for some.` })).toContain('nuts'),
  )
  test.each(list('no nuts, without nuts, free of nuts, never any nuts, nut-free crackers'))('may be said to have %s', (words) =>
    expect(eaten({ steps: [`Bring ${words}.`] })).not.toContain('nuts'),
  )
  test.each(
    list(
      'paper bread, bread cards, cardboard bread, a picture of bread, a photo of bread, toy bread, plastic fruit, felt fruit, foam fruit, play food, pretend food, an empty milk carton, fruit cut-outs, fruit shapes, an egg carton, a cheese cloth, fruit stickers, drawn fruit, juice bottles, cake pans, cake tins, candy wrappers, cupcake liners, cookie cutters',
    ),
  )('is not on the list as %s', (supply) => expect(eaten({ materials: [supply] })).not.toContain('no-allergy-line'))
})

describe('a line on small parts speaks of them', () => {
  const small = (safety: string) =>
    codesOf('children', { activities: [{ ...done, materials: ['buttons'], safety }] }).includes('small-parts')
  test.each(
    list(
      'Small things, Tiny things, Mind the little parts, Mind the little pieces, Mind the little things, Nothing in mouths, Nobody swallows one, They choke, Not in noses, Not in ears',
    ),
  )('%s', (safety) => expect(small(`${safety}.`)).toBe(false))
  test('or is none', () => expect(small('Walk slowly.')).toBe(true))
})

describe('nobody’s name, in the middle of a sentence, is', () => {
  const isName = (content: string) => codesOf('children', told(content)).includes('names-not-from-bible')
  test.each(
    list(
      'God, Abba, Lord, Jehovah, Almighty, Most High, Jesus, Christ, Bible, Spirit, Holy, Father, Son, Savior, Sunday, Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, January, February, March, April, May, June, July, August, September, October, November, December, Christmas, Easter, Advent, Lent, Pentecost, Christians, Church, Gospel, Scripture, Psalm, King, Queen, Amen, English, World, Day, One, You, Your, He, His, Him, We, Our, Us, They, It, The, And, But, So, No, Yes, What, Who, Why, How, Where, When, This, That, These, If, Do, Did, Is, Are, Come, Go, Let, Please, Thank, Look, Old, New, Testament, Mount, River, Sea, Lake, Valley, Gate, Jewish, Roman, Greek, Baptist, Mother, Water, Africa, Europe, Asia, Dead, Ouch, Mercy, Married, Daddy, Mommy, Dad, Mom, Grandma, Grandpa, Grandmother, Grandfather, Papa, Mama, Auntie, Uncle, Aunt, Sir, Doctor, President, Pastor, Teacher',
    ),
  )('%s', (word) => expect(isName(`They said ${word} to us all.`)).toBe(false))
  test.each(
    list(
      'School, Academy, College, University, Hospital, Street, Avenue, Road, Park, Church, Chapel, Center, Library, Station, Airport, Team, Club, Camp, County, City, Town, Island, Ocean, Hall, House, Museum, Square, Bridge, Creek, Hill, Beach, Cross, Army, States, Canyon, Circle, Game, Mountains',
    ),
  )('Quenby %s', (word) => expect(isName(`We saw Quenby ${word} that day.`)).toBe(false))
  test.each(
    list('in, at, near, around, across, outside, through, from, downtown, southern, northern, eastern, western, New, San, Saint, Los'),
  )('%s Quenby', (word) => expect(isName(`They were ${word} Quenby that day.`)).toBe(false))
  test('and Quenby is one', () => expect(isName('They met Quenby that day.')).toBe(true))
})

test.each(
  list(
    'Row Row Row Your Boat, Twinkle Twinkle, Mary Had a Little Lamb, The Farmer in the Dell, Are You Sleeping, Frère Jacques, London Bridge, This Old Man, Old MacDonald, If You’re Happy and You Know It, The Mulberry Bush, Here We Go Looby Loo, The Wheels on the Bus, Three Blind Mice, Hot Cross Buns, Bingo, Ten Little Fingers, Head Shoulders Knees, This Little Light of Mine, Jesus Loves Me, Brahms’ Lullaby, Amazing Grace, Ode to Joy, Baa Baa Black Sheep, Hickory Dickory, Itsy Bitsy Spider, Skip to My Lou, The Muffin Man, Pop Goes the Weasel, She’ll Be Coming, Yankee Doodle, The Bear Went Over, Did You Ever See a Lassie, Jingle Bells, Clementine, Oh My Darling, Aunt Rhody, Go In and Out, Paw Paw Patch, Lazy Mary, Good Night Ladies, Old Hundredth, Polly Put the Kettle, Michael Row, A-Hunting We Will Go, Kum Ba Yah, Lightly Row, Whole World in His Hands, Ring Around the Rosie, Hush Little Baby, Merry Christmas, Rain Rain, All Through the Night, A-Tisket, Grand Old Duke, Oh How I Love Jesus, When the Saints, My Bonnie, Down in the Valley, Ants Go Marching, The More We Get Together',
  ),
)('everybody may sing to %s', (tune) => expect(isFreeTune(tune)).toBe(true))

describe('a part of a verse has lost its sense', () => {
  const whole = (before: string) => `See, ${before} leave you alone in the deep night, says Yahweh your God.`
  test.each(
    list(
      'I will not, I do no, nor, neither, I never, none, nobody, nothing, without, I cannot, I can’t, I won’t, I don’t, he doesn’t, he didn’t, lest, let no one',
    ),
  )('behind “%s”', (before) => expect(turnsItsSense('leave you alone in the deep night', whole(before))).toBe(true))
  test.each(list('unless, except, but only, only if, lest, provided'))('before “%s”', (word) =>
    expect(turnsItsSense('You will see my face', `You will see my face, ${word} your brother is with you on that day.`)).toBe(true),
  )
  test.each(list('fool, wicked, devil, satan, serpent, tempter, mocker'))('where the %s says it', (who) =>
    expect(turnsItsSense('There is no God', `The ${who} has said in his heart, “There is no God.” They are corrupt.`)).toBe(true),
  )
  test('and not where nothing turns it', () =>
    expect(turnsItsSense('I will give you rest', 'Come to me, and I will give you rest for your souls.')).toBe(false))
})

describe('nobody chokes on', () => {
  const held = (thing: string) =>
    codesOf('children', { activities: [{ ...done, steps: [`Hide the ${thing} coin.`] }] }).some((code) => /choking|small-parts/.test(code))
  test.each(list('paper, cardboard, card, picture, pictures of a, pretend, drawn, foam, felt, big, large, lost, gold, silver, toy'))(
    'a coin: %s',
    (word) => expect(held(word)).toBe(false),
  )
  test('but on a small one', () => expect(held('small')).toBe(true))
  test.each(
    list(
      'Give, Hand, Pass, Put, Pour, Drop, String, Thread, Glue, Stick, Count, Hold, Pick up, Scoop, Sort, Fill, Use, Hide, Find, Take, Toss, Throw, Share, Blow, Press, Sew, Lay, Place, Add, Shake',
    ),
  )('beads only where they are in hands: %s', (verb) =>
    expect(codesOf('young-kids', { activities: [{ ...done, steps: [`${verb} the beads.`] }] })).toContain('choking'),
  )
})

describe('nothing is eaten where it is', () => {
  const eats = (step: string) => codesOf('children', { activities: [{ ...done, steps: [step] }] }).includes('no-allergy-line')
  test.each(
    list(
      'pretend, imagine, imaginary, invisible, paper, drawn, draw, drawing, empty, toy, play, mime, act, clay, blocks, shape, card, picture, pictures, air, no real',
    ),
  )('only %s', (word) => expect(eats(`Eat a cookie with your ${word} hands.`)).toBe(false))
  test.each(list('Tell, Read, Hear, Name, Say, Clap, List, Guess, Find, Remember, Write, Wonder, Think, Plan'))('%s', (verb) =>
    expect(eats(`${verb} how you eat a cookie.`)).toBe(false),
  )
  test('and is where it is handed', () => expect(eats('Eat a cookie with your hands.')).toBe(true))
})
