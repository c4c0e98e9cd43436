import { sentencesOf } from '#lesson/words/sentences.ts'
import { isClosed } from '#lesson/checks/questions.ts'
import { baseOf } from '#lesson/words/base-form.ts'
import type { LessonBook } from '#contract/lesson-book.ts'

/** Whether a question asks for the story, for its reason, or for the one who is asked. */
export type AskKind = 'remember' | 'why' | 'you'
/** A question as a leader asks it. `listenFor` is the story's own sentence that answers it, or '' where none does. */
export type Ask = { text: string; kind: AskKind; listenFor: string }

const ofYou = /\b(?:you|your|yourself|we|us|our)\b/i
const thought = /\bdo(?:es)? you think\b/gi
const ofReason =
  /(?:^|[.!?]\s+)["“]?(?:why|how (?:is|might|could|come)|what (?:makes|made|might|does [^?]* mean))\b|\bhow do (?:they|we) know\b/i

/** What a question asks for, read off its words. */
export function kindOfAsk(question: string): AskKind {
  if (ofYou.test(question.replace(thought, ''))) return 'you'
  return ofReason.test(question) ? 'why' : 'remember'
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

/** The questions of a book with their kind and, for those that ask for the story, the sentence of it to listen for. */
export function asksOf({ discussionQuestions, bibleStory }: Pick<LessonBook, 'discussionQuestions' | 'bibleStory'>): Ask[] {
  const sentences = sentencesIn(bibleStory?.content ?? '').map((text) => ({ text, words: words(text) }))
  return discussionQuestions.map((text) => {
    const kind = kindOfAsk(text)
    if (kind !== 'remember' || isClosed(text)) return { text, kind, listenFor: '' }
    const asked = words(text)
    const near = sentences
      .map((one) => ({ text: one.text, shared: [...asked].filter((word) => one.words.has(word)).length }))
      .toSorted((a, b) => b.shared - a.shared)[0]
    const answers = near && near.shared >= sharedWords && near.shared === asked.size && !near.text.endsWith('?')
    return { text, kind, listenFor: answers ? near.text : '' }
  })
}
