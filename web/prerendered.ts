// What a prerendered page does in the browser: tabs, search boxes, and for the few pages that are alive, React.
import './styles.css'
import { filterByText } from './lib/filter-by-text.ts'
import { keptTicks } from './lib/kept-ticks.ts'
import { sendNotes } from './lib/send-note.ts'
import { tabsWithoutReact } from './lib/tabs-without-react.ts'

filterByText()
tabsWithoutReact()
keptTicks()
sendNotes()
if (document.querySelector('[data-live]')) void import('./live.tsx')
for (const button of document.querySelectorAll('[data-print]')) button.addEventListener('click', () => print())
for (const button of document.querySelectorAll<HTMLElement>('[data-back]')) {
  // Whoever came straight here, from a message, has nowhere to go back to.
  button.hidden = history.length < 2
  button.addEventListener('click', () => history.back())
}
const link = document.querySelector<HTMLElement>('[data-link]')
if (link) void import('./hand-on/keep-link.ts').then(({ keepLink }) => keepLink(link))
const hero = document.querySelector<HTMLElement>('[data-try]')
if (hero) void import('./try/take-sermon.ts').then(({ takeSermon }) => takeSermon(hero))
const story = document.querySelector<HTMLElement>('[data-story]')
if (story) void import('./try/read-aloud.ts').then(({ readAloud }) => readAloud(story))
