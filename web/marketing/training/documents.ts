import { firstSunday } from './first-sunday.ts'
import { ledTeam } from './led-team.ts'
import { safeRoom } from './safe-room.ts'
import { sundayChecklist } from './sunday-checklist.ts'
import { threeRooms } from './three-rooms.ts'
import { whatAgesCan } from './what-ages-can.ts'
import { yourFirstLesson } from './your-first-lesson.ts'

/** A paragraph, or a list of things to do. */
export type Part = string | { list: string[] }
/** A training document: set as a PDF by the build and offered on the training page. */
export type TrainingDocument = { id: string; title: string; lead: string; sections: { title: string; parts: Part[] }[] }

export const resources: TrainingDocument[] = [sundayChecklist, firstSunday, safeRoom, whatAgesCan]
export const courses: (TrainingDocument & { level: string; minutes: number })[] = [
  { ...yourFirstLesson, level: 'Beginner', minutes: 20 },
  { ...threeRooms, level: 'Intermediate', minutes: 30 },
  { ...ledTeam, level: 'Advanced', minutes: 30 },
]
/** Where the build puts the PDF of a document. */
export const trainingFile = (id: string): string => `/training/${id}.pdf`
