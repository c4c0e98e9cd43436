import { nameForm } from './person-names.ts'
import type { Sheet } from './sheet.ts'

const remembers =
  /\b(?:in (?:loving )?memory of|funeral|burial|committal|celebration of (?:the )?life|thanksgiving for the life|homegoing|interment|pallbearers?)\b|\d{4}\s?[–—-]\s?(?:\p{L}{3,9}\.? \d{1,2},? )?\d{4}\b/iu
/** A service for somebody who died, with or without whose it is. */
const service =
  /^(?:(?:an?|the|order|service|mass|liturgy|of|for|christian) ){0,5}(?:in (?:loving )?memory|funeral|memorial(?: service)?(?= of|$)|burial|committal|celebration of (?:the |a )?life|thanksgiving for the life|homegoing(?: celebration)?|requiem)\b(?: (?:service|mass|liturgy))?(?:$|,| (?:of|for)\b)/i

/** Whoever is buried is named where a title would stand, and is none: no lesson for children bears a dead neighbor's name. */
export const namesTheDead = (title: string, { rows, bodyAt, fileName }: Sheet): boolean =>
  service.test(title) ||
  (nameForm(title).name !== '' &&
    (remembers.test(fileName) || rows.slice(0, bodyAt + 1).some(({ words, text }) => words < 30 && remembers.test(text))))
