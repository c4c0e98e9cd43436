import type { Activity } from '#contract/lesson-book.ts'

export const emptyActivity: Activity = {
  title: 'A new activity',
  description: '',
  materials: [],
  goal: '',
  steps: [''],
  minutes: 8,
  prepMinutes: 0,
  kind: 'sit',
  safety: '',
  adapt: [],
}
