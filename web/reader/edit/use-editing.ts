import { useCallback, useEffect, useRef, useState } from 'react'
import { changeBook, type ChangedBook, listRevisions } from '#contract/book-edits.ts'
import type { LessonBook } from '#contract/lesson-book.ts'
import { listBooks, type OpenBook, readBook } from '#contract/library.ts'
import { readSermon } from '#contract/sermons.ts'
import { withValueAt } from '#lesson/sections/book-path.ts'
import { sectionOfField } from '#lesson/sections/registry.ts'
import { isSame } from '#lesson/sections/same-value.ts'
import { call, CallError } from '#web/lib/call.ts'
import { putRead, readAgain } from '#web/lib/use-read.ts'
import { useHistoryOfHand } from './use-history-of-hand.ts'
import { type Field, isTyped, keepWaiting, type Waiting, waitingEdits } from './waiting-edits.ts'

/** The same section, written by somebody else meanwhile. */
export type Clash = { field: Field; theirs: unknown; by: string; at: string; revision: number }
export type SaveState =
  | { is: 'saved'; at: number | undefined }
  | { is: 'saving' }
  | { is: 'waiting' }
  | { is: 'refused'; says: string; fields: Record<string, string> }
export type Editing = {
  /** The book as it stands in this browser. */
  draft: LessonBook
  server: OpenBook
  state: SaveState
  clashes: Clash[]
  set: (path: string, value: unknown) => void
  /** Several places in one step. */
  setAll: (changes: { path: string; value: unknown }[]) => void
  undo: () => void
  redo: () => void
  /** Sends what waits; true when all of it is saved. */
  flush: () => Promise<boolean>
  keepMine: (field: Field) => void
  takeTheirs: (field: Field) => void
  /** Takes over a book that the server changed: a restored one. */
  take: (changed: ChangedBook) => void
}
/** So long after the last key what was typed is saved, and so long after a failure it is tried again. */
const pause = 700
const again = 5000
const differing = (a: LessonBook, b: LessonBook) => (Object.keys(b) as Field[]).filter((field) => !isSame(a[field], b[field]))

/** Edits a book as it is typed: kept in the browser at once, saved field after field, gone back and forth in, and never lost to a network or to somebody else. */
export function useEditing(opened: OpenBook): Editing {
  const [server, setServer] = useState(opened)
  const [draft, setDraft] = useState<LessonBook>(() => ({
    ...opened.content,
    ...Object.fromEntries(Object.entries(waitingEdits(opened.id)).map(([field, { value }]) => [field, value])),
  }))
  const [state, setState] = useState<SaveState>({ is: 'saved', at: undefined })
  const [clashes, setClashes] = useState<Clash[]>([])
  const waiting = useRef<Waiting>({})
  const now = useRef({ draft, server, clashes })
  const sending = useRef<Promise<boolean>>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hand = useHistoryOfHand()
  const flushNow = useRef<() => Promise<boolean>>(async () => true)

  const changeDraft = useCallback((to: LessonBook) => {
    now.current.draft = to
    setDraft(to)
  }, [])
  const changeClashes = useCallback((to: Clash[]) => {
    now.current.clashes = to
    setClashes(to)
  }, [])
  const changeServer = useCallback((book: OpenBook) => {
    now.current.server = book
    setServer(book)
    putRead(readBook, { id: book.id }, book)
  }, [])
  const hold = useCallback(
    (field: Field, value: unknown) => {
      const edit = { value, revision: waiting.current[field]?.revision ?? now.current.server.revision }
      waiting.current = { ...waiting.current, [field]: edit }
      keepWaiting(opened.id, field, edit)
    },
    [opened.id],
  )
  const drop = useCallback(
    (field: Field) => {
      const { [field]: _, ...others } = waiting.current
      waiting.current = others
      keepWaiting(opened.id, field, undefined)
    },
    [opened.id],
  )

  /** Saves one field; what was typed into it meanwhile goes on waiting, on the revision that this answer gives. */
  const sendField = useCallback(
    async (field: Field) => {
      const sent = waiting.current[field]
      if (!sent) return
      const changed = await call(changeBook, {
        params: { id: opened.id },
        body: { revision: sent.revision, changes: [{ path: field, value: sent.value }] },
      })
      const newest = waiting.current[field]
      if (newest && isSame(newest.value, sent.value)) drop(field)
      else if (newest) waiting.current = { ...waiting.current, [field]: { ...newest, revision: changed.revision } }
      // What waits beside it clashes with nothing of one's own: it is of the same section, or nobody else has saved between.
      const alone = changed.revision === sent.revision + 1
      for (const [other, edit] of Object.entries(waiting.current))
        if (edit.revision === sent.revision && (alone || sectionOfField(other) === sectionOfField(field)))
          waiting.current = { ...waiting.current, [other]: { ...edit, revision: changed.revision } }
      changeServer(changed.book)
      void readAgain(listRevisions)
      const { content } = changed.book
      const untouched = (Object.keys(content) as Field[]).filter((one) => one !== field && !waiting.current[one])
      changeDraft({
        ...now.current.draft,
        ...Object.fromEntries(untouched.map((one) => [one, content[one]])),
        // The words of the verse are the Bible's; what is being typed beside them stays.
        ...(field === 'memoryVerse' && content.memoryVerse && now.current.draft.memoryVerse
          ? {
              memoryVerse: {
                ...now.current.draft.memoryVerse,
                text: content.memoryVerse.text,
                translation: content.memoryVerse.translation,
              },
            }
          : {}),
      })
    },
    [opened.id, drop, changeServer, changeDraft],
  )

  const sendAll = useCallback(async (): Promise<boolean> => {
    const tried = new Set<string>()
    let refused: SaveState | undefined
    for (;;) {
      const next = (Object.keys(waiting.current) as Field[]).find(
        (field) => !now.current.clashes.some((one) => one.field === field) && !tried.has(field + JSON.stringify(waiting.current[field])),
      )
      if (!next) break
      tried.add(next + JSON.stringify(waiting.current[next]))
      setState({ is: 'saving' })
      try {
        await sendField(next)
      } catch (error) {
        if (!(error instanceof CallError) || error.status >= 500 || error.status === 429) {
          setState({ is: 'waiting' })
          timer.current = setTimeout(() => void flushNow.current(), again)
          return false
        }
        if (error.status === 409 && error.clash) {
          const [theirs] = error.clash.conflicts
          const clash = { field: next, theirs: theirs?.value, by: theirs?.by ?? '', at: theirs?.at ?? '', revision: error.clash.revision }
          changeClashes([...now.current.clashes.filter((one) => one.field !== next), clash])
        } else {
          // One field that is refused keeps no other from being saved.
          refused = { is: 'refused', says: error.message, fields: error.fields }
        }
      }
    }
    if (refused) {
      setState(refused)
      return false
    }
    setState({ is: 'saved', at: Date.now() })
    return Object.keys(waiting.current).length === 0
  }, [sendField, changeClashes])

  const flush = useCallback((): Promise<boolean> => {
    clearTimeout(timer.current)
    const run = (sending.current ?? Promise.resolve(true)).then(sendAll, sendAll)
    sending.current = run
    return run
  }, [sendAll])
  useEffect(() => {
    flushNow.current = flush
  }, [flush])

  // A newer book from elsewhere is taken where nothing of one's own waits.
  useEffect(() => {
    if (opened.revision <= now.current.server.revision) return
    now.current.server = opened
    setServer(opened)
    const own = Object.fromEntries(Object.entries(waiting.current).map(([field, { value }]) => [field, value]))
    changeDraft({ ...opened.content, ...own })
  }, [opened, changeDraft])
  useEffect(() => {
    // Whoever looks away may not come back: what waits goes up at once.
    const look = () => void (document.visibilityState === 'visible' ? readAgain(readBook) : flushNow.current())
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  useEffect(() => {
    waiting.current = waitingEdits(opened.id)
    if (Object.keys(waiting.current).length > 0) void flushNow.current()
    const online = () => void flushNow.current()
    addEventListener('online', online)
    return () => {
      removeEventListener('online', online)
      clearTimeout(timer.current)
      // What is still on its way goes up now, and what reads the book elsewhere reads it again.
      if (Object.keys(waiting.current).length > 0) void flushNow.current()
      void readAgain(listBooks, readBook, readSermon)
    }
  }, [opened.id])

  const change = useCallback(
    (to: LessonBook) => {
      // A step back knows the whole book as it was; what follows from the text is not sent with it, and would be refused.
      const typed = differing(now.current.draft, to).filter(isTyped)
      for (const field of typed) hold(field, to[field])
      changeDraft({ ...now.current.draft, ...Object.fromEntries(typed.map((field) => [field, to[field]])) })
      clearTimeout(timer.current)
      timer.current = setTimeout(() => void flushNow.current(), pause)
    },
    [hold, changeDraft],
  )
  const setAll: Editing['setAll'] = (changes) => {
    hand.note(now.current.draft, changes.map(({ path }) => path).join())
    change(
      changes.reduce<LessonBook>((book, { path, value }) => withValueAt(book, path.split('.'), value) as LessonBook, now.current.draft),
    )
  }
  return {
    draft,
    server,
    state,
    clashes,
    flush,
    set: (path, value) => setAll([{ path, value }]),
    setAll,
    undo: () => {
      const before = hand.back(now.current.draft)
      if (before) change(before)
    },
    redo: () => {
      const after = hand.forth(now.current.draft)
      if (after) change(after)
    },
    keepMine: (field) => {
      const clash = now.current.clashes.find((one) => one.field === field)
      const mine = waiting.current[field]
      if (clash && mine) waiting.current = { ...waiting.current, [field]: { ...mine, revision: clash.revision } }
      changeClashes(now.current.clashes.filter((one) => one.field !== field))
      void flush()
    },
    takeTheirs: (field) => {
      const clash = now.current.clashes.find((one) => one.field === field)
      drop(field)
      hand.note(now.current.draft, `theirs ${field}`)
      if (clash) changeDraft({ ...now.current.draft, [field]: clash.theirs } as LessonBook)
      changeClashes(now.current.clashes.filter((one) => one.field !== field))
      void call(readBook, { params: { id: opened.id } }).then(changeServer, () => undefined)
      void flush()
    },
    take: (changed) => {
      hand.note(now.current.draft, `restored ${changed.revision}`)
      changeServer(changed.book)
      const kept = Object.fromEntries(Object.entries(waiting.current).map(([field, { value }]) => [field, value]))
      changeDraft({ ...changed.book.content, ...kept })
      setState({ is: 'saved', at: Date.now() })
    },
  }
}
