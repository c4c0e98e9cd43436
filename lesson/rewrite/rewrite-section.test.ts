import { describe, expect, test } from 'vitest'
import { ageGroups, type LessonBook, type SectionId } from '#contract/lesson-book.ts'
import { checkBook } from '#lesson/checks/check-book.ts'
import { hearSermon } from '#lesson/reading/hear-sermon.ts'
import { sections } from '#lesson/sections/registry.ts'
import { heardPlan } from '#lesson/sermon-plan/heard-plan.ts'
import { writeBooks } from '#lesson/write/write-books.ts'
import { bible } from '#server/scripture/load-bible.ts'
import { neighborSermon, ownSermon } from '#tests/sermons.ts'
import { relatedLessons } from './related-lessons.ts'
import { rewriteSection } from './rewrite-section.ts'
import { wishOf } from './wish.ts'

/** A sermon of ours with its books, and a way to ask for other versions of their sections. */
function written(name: string) {
  const sermon = { ...neighborSermon, title: name, scripture: '', content: ownSermon(name) }
  const heard = hearSermon(sermon, bible())
  const plan = heardPlan(heard, bible())
  const given = new Set<string>()
  const context = { bible: bible(), sermonText: sermon.content, sermonTitle: sermon.title, speaker: sermon.speaker }
  const ask = (book: LessonBook, section: SectionId, wish = '') => {
    const related = relatedLessons(plan, { bible: bible(), head: name, body: '', passage: book.passage, given })
    const work = { book, plan, sermon, excerpt: [], related, bible: bible(), given, supplies: null, wish: wishOf(wish) }
    return rewriteSection(work, { section, item: undefined, skip: 0 }, context)
  }
  return { books: writeBooks(heard, plan, bible()), ask, context }
}

describe('another version from the bank', () => {
  test.each(['dry-bones', 'giving', 'zacchaeus'])('of any section of the books on %s breaks no hard line and is never empty', (name) => {
    const { books, ask, context } = written(name)
    for (const age of ageGroups) {
      const hard = checkBook(books[age], context).filter(({ severity }) => severity === 'hard').length
      for (const { id } of sections.filter(({ ages }) => ages.includes(age))) {
        const found = ask(books[age], id)
        if (!found) continue
        expect([age, id, found.problems.filter(({ severity }) => severity === 'hard').length]).toEqual([age, id, hard])
        for (const { value } of found.changes) expect([age, id, JSON.stringify(value)]).not.toContain('[]')
      }
    }
  })
})

test.each([
  ['fewer supplies', 'fewer-supplies'],
  ['Can we do it with less stuff?', 'fewer-supplies'],
  ['nothing to buy please', 'fewer-supplies'],
  ['no prep', 'no-preparation'],
  ['for two children', 'few-children'],
  ['for a small group', 'few-children'],
  ['a quieter one', 'calmer'],
  ['more movement', 'livelier'],
  ['simpler words', 'easier'],
  ['shorter', 'shorter'],
  ['another idea', 'another'],
  ['', 'another'],
  ['few-children', 'few-children'],
  ['Tell it from the donkey’s side', 'own-words'],
  ['with a drum', 'own-words'],
])('the wish “%s” is understood as %s', (text, code) => {
  expect(wishOf(text).code).toBe(code)
})
