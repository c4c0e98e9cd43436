import { sentencesOf } from '#lesson/words/sentences.ts'
import { isClosed } from '#lesson/checks/questions.ts'
import { baseOf } from '#lesson/words/base-form.ts'
import type { LessonBook } from '#contract/lesson-book.ts'

/** Whether a question asks for what the text tells, for its reason, for what anybody may think, or for the one who is asked. */
export type AskKind = 'remember' | 'why' | 'think' | 'you'
/** A question as a leader asks it. `listenFor` is the story's own sentence that answers it, or '' where none does; `hint` is what stands below it, or '' where nobody knows. */
export type Ask = { text: string; kind: AskKind; listenFor: string; hint: string }

const ofYou = /\b(?:you|your|yourself|we|us|our)\b/i
const thought = /\bdo(?:es)? you think\b/gi
const ofReason =
  /(?:^|[.!?]\s+)["“]?(?:why|how (?:is|might|could|come)|what (?:makes|made|might|does [^?]* mean))\b|\bhow do (?:they|we) know\b/i
/** Names the text, asks for what was, or asks after somebody of whom it was told. */
const ofText = /\b(?:story|passage|psalm|parable|letter|chapter|verses?)\b|\b\d+:\d+/i
const ofThePast =
  /\b(?:who|whom|whose|what|which|when|where|why|how)(?: \w+){0,3} (?:did|was|were|had)\b|\b(?:who|what|how many(?: \w+)?|which(?: \w+)?) (?:\w+ed|began|brought|built|came|fell|found|gave|got|held|knew|left|made|put|ran|said|sat|saw|sent|spoke|stood|told|took|went|wept)\b/i
const ofSomebody = /\b(?:he|she|him|his|her|hers)\b/i
/** A name inside a sentence; God's is said of every life. */
const names = /(?<=[\p{L},;’”"'] )["“]?(?!(?:God|I|Bible|Sunday|Christians?|Lord)\b)\p{Lu}\p{L}+/u

/** Whether a question asks for the text that was heard, and not for life as the group knows it. */
const isOfText = (question: string): boolean =>
  ofText.test(question) || ofThePast.test(question) || ofSomebody.test(question) || names.test(question)

/** What a question asks for, read off its words. */
export function kindOfAsk(question: string): AskKind {
  if (ofYou.test(question.replace(thought, ''))) return 'you'
  if (ofReason.test(question)) return 'why'
  return isOfText(question) ? 'remember' : 'think'
}

const weak = new Set(
  'the a an and or but of to in on at for with from by as is are was were be been do does did have has had he she it they them him her his hers its their that this these those who what when where why how which one two more most first then there here not no yes so if about into out up down over one another thing things story man men say said tell'
    .split(' ')
    .map(baseOf),
)
const words = (text: string) =>
  new Set(
    (text.toLowerCase().match(/[\p{L}’']+/gu) ?? []).map((word) => baseOf(word.replace(/[’']s?$/, ''))).filter((word) => !weak.has(word)),
  )
const sentencesIn = (story: string) => story.split(/\n+/).flatMap(sentencesOf)

/** As many words of the question must stand in a sentence, and none be missing from it, before it counts as its answer: a wrong answer is worse than none. */
const sharedWords = 2

/** A question alone among the steps of an activity: what to wait for is said by what stands around it. */
export const askAlone = (text: string): Ask => ({ text, kind: 'you', listenFor: '', hint: '' })

/** The questions of a book with their kind and, for those that ask for the story, the sentence of it to listen for. */
export function asksOf({
  discussionQuestions,
  bibleStory,
  bottomLine,
}: Pick<LessonBook, 'discussionQuestions' | 'bibleStory' | 'bottomLine'>): Ask[] {
  const sentences = sentencesIn(bibleStory?.content ?? '').map((text) => ({ text, words: words(text) }))
  const told = new Set(sentences.flatMap((one) => [...one.words]))
  return discussionQuestions.map((text) => {
    const kind = kindOfAsk(text)
    const asked = words(text)
    const near = sentences
      .map((one) => ({ text: one.text, shared: [...asked].filter((word) => one.words.has(word)).length }))
      .toSorted((a, b) => b.shared - a.shared)[0]
    const answers = near && near.shared >= sharedWords && near.shared === asked.size && !near.text.endsWith('?')
    const listenFor = answers && kind === 'remember' && !isClosed(text) ? near.text : ''
    const known = [...asked].filter((word) => told.has(word)).length
    const hints = [
      listenFor ? `Listen for: ${listenFor}` : hintOf(kind, text, known > 0 && 2 * known >= asked.size),
      ourLine.test(text) && bottomLine ? `Our line: “${bottomLine}”` : '',
    ]
    return { text, kind, listenFor, hint: hints.filter(Boolean).join(' ') }
  })
}
const ourLine = /\bour line\b/i
/** What a leader can wait for where the story gives no answer of its own. `isTold`: the story has what is asked after. */
function hintOf(kind: AskKind, question: string, isTold: boolean): string {
  if (kind === 'you') return 'Any honest answer is good. Thank them; nobody has to speak.'
  if (kind === 'remember') return isTold ? 'The answer is in the story. Look it up together.' : ''
  return kind === 'why' && isOfText(question) && isTold
    ? 'More than one answer is good. Ask what in the story shows it.'
    : 'More than one answer is good.'
}
