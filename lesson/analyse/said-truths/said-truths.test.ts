import { describe, expect, test } from 'vitest'
import { truths } from '#lesson/bank/bank.ts'
import { plainlySaid, truthsSaidIn } from './said-truths.ts'
import { rankSentences } from '../rank-sentences.ts'

const idsIn = (...paragraphs: string[]) =>
  truthsSaidIn(rankSentences(paragraphs))
    .filter(({ strength }) => strength >= plainlySaid)
    .map(({ truth }) => truth.id)

describe('a truth of the bank is said', () => {
  test.each([
    ['God hears songs from the dark.', 'god-hears'],
    ['The Lord has heard your prayers.', 'god-hears'],
    ['He never leaves them, for God is near.', 'with-me'],
    ['Nothing can separate us from the love of God.', 'love-stays'],
    ['The gospel is good news of what God has done.', 'saves'],
    ['The Lord giveth power to the faint.', 'strong'],
    ['You could not pay, so grace is a free gift.', 'grace-gift'],
    ['Forgiven people forgive.', 'forgive-others'],
    ['The father comes out to both of his boys.', 'looks-for'],
  ])('in “%s”', (sentence, id) => expect(idsIn(sentence)).toContain(id))

  test('by “he”, where the sentence before speaks of God', () => {
    expect(idsIn('Listen to what God does. He hears you at night.')).toContain('god-hears')
    expect(idsIn('Listen to what Peter does. He hears you at night.')).not.toContain('god-hears')
    expect(idsIn('Listen to what God does.', 'He hears you at night.')).not.toContain('god-hears')
    expect(idsIn('God sent Elijah, and he hears you at night.')).not.toContain('god-hears')
  })
})

describe('a truth is not said', () => {
  test.each([
    ['where it is denied', 'God does not hear you.', 'god-hears'],
    ['where nobody says it', 'No one thinks that God hears.', 'god-hears'],
    ['in another order', 'He prays, hear, our God, for we are despised.', 'god-hears'],
    ['over two clauses', 'So speaks God; the people hear.', 'god-hears'],
    ['where others only think it', 'We may think that God loves the rich.', 'loves-me'],
    ['of a lord who is a man', 'Lord Bacon loves his engines.', 'loves-me'],
    ['of a father who is a man', 'My father loves us.', 'loves-me'],
    ['of the father of somebody', 'The father of a host of children loves us.', 'loves-me'],
    ['of who believes', 'This is the case with a believer in the Lord.', 'trust-him'],
    ['of what is done to God', 'The Lord is loved by us.', 'loves-me'],
    ['of God where another acts', 'The service of the Lord saves us.', 'saves'],
    ['of what is the Lord’s and not of him', 'We love the Lord’s commandments.', 'love-god'],
    ['by words that a phrase parts', 'God in whose service angels love us.', 'loves-me'],
    ['by words that only look alike', 'God used us.', 'god-sees'],
  ])('%s: “%s”', (_, sentence, id) => {
    expect(truths.map((one) => one.id)).toContain(id)
    expect(idsIn(sentence)).not.toContain(id)
  })
})
