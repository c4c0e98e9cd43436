import { useState } from 'react'
import { readClass, readClassDefaults, saveClassDefaults } from '#contract/class-settings.ts'
import type { AgeGroup } from '#contract/lesson-book.ts'
import { roomSize } from '#contract/limits.ts'
import { call } from './call.ts'
import { putRead, readAgain, useRead } from './use-read.ts'

/**
 * How many come to each room, as the class of the sermon has it. A number that is typed where it is needed is kept for the rooms of this
 * account: no other book, and no volunteer’s page, asks for it again. Books that are written already stay as they are.
 */
export function useRoomCount(sermonId: string) {
  const { data: own } = useRead(readClass, { params: { id: sermonId } })
  const [typed, setTyped] = useState<Partial<Record<AgeGroup, number>>>({})
  const keep = async (): Promise<void> => {
    const children = Object.fromEntries(
      Object.entries(typed).filter(([age, count]) => count !== own?.children[age as AgeGroup] && count >= 1 && count <= roomSize.most),
    )
    if (Object.keys(children).length === 0) return
    try {
      putRead(readClassDefaults, {}, await call(saveClassDefaults, { body: { children } }))
      await readAgain(readClass)
    } catch {
      // It is printed for as many all the same, and asked again the next time.
    }
  }
  return {
    countOf: (age: AgeGroup): number => typed[age] ?? own?.children[age] ?? roomSize.usual,
    type: (age: AgeGroup, count: number) => setTyped((before) => ({ ...before, [age]: count })),
    keep,
  }
}
