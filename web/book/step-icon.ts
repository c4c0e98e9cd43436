import {
  Armchair,
  BookOpen,
  CalendarDays,
  Footprints,
  HandHeart,
  Layers,
  type LucideIcon,
  MessageCircle,
  Music,
  Quote,
  Scissors,
  Sun,
} from 'lucide-react'
import type { RunStep } from '#lesson/plan/run-sheet.ts'

/** Whether a group sits, moves or makes, as a sign. */
export const kindIcon: Record<RunStep['kind'], LucideIcon> = { sit: Armchair, move: Footprints, make: Scissors }
const partIcon: Partial<Record<RunStep['part']['of'], LucideIcon>> = {
  story: BookOpen,
  verse: Quote,
  questions: MessageCircle,
  song: Music,
  close: HandHeart,
}
/** The sign of a step: what it is of, or how the group does it. */
export const stepIcon = (step: Pick<RunStep, 'kind' | 'part'>): LucideIcon => partIcon[step.part.of] ?? kindIcon[step.kind]
export const sectionIcon = { week: CalendarDays, flashcards: Layers, learned: Sun }
