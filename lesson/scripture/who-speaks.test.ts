import { expect, test } from 'vitest'
import { bible } from '#server/scripture/load-bible.ts'
import { voiceOf } from './who-speaks.ts'

const voice = (osis: string) => {
  const [verse] = bible().passage(osis)
  return verse && voiceOf(bible())(verse)
}

test.each<[string, string | undefined, string]>([
  ['Gen.3.5', 'somebody', 'the serpent'],
  ['Num.14.3', 'somebody', 'those who grumble'],
  ['Mal.3.15', 'somebody', 'the proud, quoted by God'],
  ['Josh.17.4', undefined, 'a request inside a story'],
  ['Ps.2.3', 'somebody', 'the kings who rebel'],
  ['John.15.5', 'God', 'Jesus in a long speech'],
  ['Matt.6.33', 'God', 'Jesus on the mount'],
  ['Rev.3.8', 'God', 'the letter to a church'],
  ['Gen.3.15', 'God', 'God to the serpent'],
  ['Rom.8.28', 'writer', 'Paul'],
  ['Ps.23.4', 'writer', 'a psalm'],
])('who speaks in a verse is known, or it is nobody’s to learn: %s', (osis, expected) => expect(voice(osis)).toBe(expected))
