import { createContext, useContext, useState } from 'react'
import type { BookFinding } from '#contract/library.ts'
import type { Editing } from './use-editing.ts'

type Edit = {
  editing: Editing /** What is said of a place; of a section as a whole under its own name. */
  findingsAt: (path: string) => BookFinding[]
  pass: (finding: BookFinding) => void
  /** Opens another place of the book for writing, or with '' none. */
  open: (id: string) => void
  /** Has a finding of the open section mended; undefined where nothing is open. */
  mend?: { ask: (finding: BookFinding) => void; busy: boolean } | undefined
}
export const EditContext = createContext<Edit | undefined>(undefined)
export function useEdit(): Edit {
  const edit = useContext(EditContext)
  if (!edit) throw new Error('a field of a book stands outside its editor')
  return edit
}
const keyOf = (bookId: string) => `passed:${bookId}`
const nameOf = ({ code, path, message }: BookFinding) => `${code} ${path} ${message}`

/** What the checks say of a book, without what this person has waved through in this browser. */
export function usePassed(bookId: string, findings: BookFinding[]): { findings: BookFinding[]; pass: (finding: BookFinding) => void } {
  const [passed, setPassed] = useState<string[]>(() => {
    try {
      return JSON.parse(localStorage.getItem(keyOf(bookId)) ?? '[]') as string[]
    } catch {
      return []
    }
  })
  return {
    findings: findings.filter((one) => !passed.includes(nameOf(one))),
    pass: (finding) => {
      const next = [...passed, nameOf(finding)]
      setPassed(next)
      localStorage.setItem(keyOf(bookId), JSON.stringify(next))
    },
  }
}
