import { useState } from 'react'

export type Paper = 'a4' | 'letter'
const key = 'paper'

/** The paper that this person prints on, remembered in this browser; where none was chosen, the language says which it may be. */
export function usePaper(): [Paper, (paper: Paper) => void] {
  const [paper, setPaper] = useState<Paper>(() => {
    const chosen = localStorage.getItem(key)
    return chosen === 'a4' || chosen === 'letter' ? chosen : /^en-(?:US|CA)|^es-(?:MX|US)/.test(navigator.language) ? 'letter' : 'a4'
  })
  return [
    paper,
    (next) => {
      localStorage.setItem(key, next)
      setPaper(next)
    },
  ]
}
