import { readFileSync } from 'node:fs'
import type { AgeGroup } from '#contract/lesson-book.ts'
import type { Problem } from '#lesson/checks/check-book.ts'
import type { Digest } from '#server/scripture/offline-tasks.ts'

const file = (name: string) => readFileSync(new URL(`./prompts/${name}.md`, import.meta.url), 'utf8').trim()
export const instructions = file('system')
const ages: Record<AgeGroup, string> = { teens: file('teens'), children: file('children'), 'young-kids': file('young-kids') }

type Sermon = { title: string; speaker: string; date: string; content: string }
/** The sermon between its tags; a closing tag inside the text cannot end it. */
const sermonBlock = ({ title, speaker, content }: Sermon) =>
  `<sermon title=${JSON.stringify(title)} speaker=${JSON.stringify(speaker)}>\n${content.replace(/<\/?\s*sermon/gi, '‹sermon')}\n</sermon>`

export function bookPrompt(age: AgeGroup, sermon: Sermon, digest: Digest): string {
  const notes = [
    digest.passage && `Main passage: ${digest.passage}`,
    digest.bigIdea && `A sentence that carries the main idea: ${digest.bigIdea}`,
    digest.points.length && `Statements that stand out:\n${digest.points.map((point) => `- ${point}`).join('\n')}`,
    digest.sensitive.length && `Handle with care for this age: ${digest.sensitive.join(', ')}`,
    digest.condensed && 'The sermon is long; these are its weightiest paragraphs in order.',
    digest.verses && `World English Bible text that you may quote from:\n${digest.verses}`,
  ].filter(Boolean)
  return `${ages[age]}\n\n${sermonBlock({ ...sermon, content: digest.condensed || sermon.content })}\n\n<notes>\n${notes.join('\n\n')}\n</notes>`
}

export const repairPrompt = (prompt: string, book: object, problems: Problem[]): string =>
  `${prompt}\n\nYou wrote this:\n${JSON.stringify(book)}\n\nThese things are not right yet:\n${problems.map((problem) => `- ${problem.says}`).join('\n')}\nReturn the whole corrected object. Change only what is needed.`

export const suggestionPrompt = (content: string): string =>
  `Suggest a title, the main Bible passage and a theme of two to five words for this sermon.\n\n${sermonBlock({ title: '', speaker: '', date: '', content: content.slice(0, 24_000) })}`
