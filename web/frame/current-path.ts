import { createContext } from 'react'

/** The path of the page that is shown: the link that leads to it says so. */
export const CurrentPath = createContext('')
