import { expect, test } from 'vitest'
import { bible } from '#server/scripture/load-bible.ts'
import { nearestChapter } from './nearest-chapter.ts'

const near = (content: string) => nearestChapter([bible(), bible('KJV')], content)

test('a story that is retold without its place or a quotation is found by its rare words', () => {
  const found = near(
    'A shepherd boy carries cheese and grain to his brothers in the camp. A giant walks out every morning in bronze, with a spear like a beam, and every soldier hides. The boy tries on the helmet of the king, and takes it off again. He picks five smooth stones out of the brook and puts them in his bag. One stone from a sling, and the Philistine lies on his face.',
  )
  expect(found?.osis).toBe('1Sam.17')
  expect(found?.lead).toBeGreaterThan(1.3)
})

test('a psalm that is expounded line by line is found in the words of the older translation', () => {
  expect(
    near(
      'He maketh me to lie down, for sheep lie down only when they want nothing. The pastures are green, and the waters are still. Even the valley of the shadow has a way through. The rod and the staff comfort the flock, and the table stands ready, and the cup runneth over.',
    )?.osis,
  ).toBe('Ps.23')
})

test('a talk that leans on no place is near to none: several are almost as near', () => {
  const found = near(
    'We live in a busy week. Phones ring, the children have practice, and supper is late again. Faith is for that kitchen too. Grace is not a prize for tidy people, and hope does not wait until the dishes are done. Somebody near you needs a kind word, and you have one to give.',
  )
  expect(found?.lead ?? 1).toBeLessThan(1.1)
})

test('a text without a word of the Bible is near to nothing', () => expect(near('xyzzy qwfp')).toBeUndefined())
