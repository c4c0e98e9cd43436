import any from './any.json' with { type: 'json' }
import belong from './belong.json' with { type: 'json' }
import cost from './cost.json' with { type: 'json' }
import cross from './cross.json' with { type: 'json' }
import doubt from './doubt.json' with { type: 'json' }
import enough from './enough.json' with { type: 'json' }
import forgive from './forgive.json' with { type: 'json' }
import grace from './grace.json' with { type: 'json' }
import hope from './hope.json' with { type: 'json' }
import lament from './lament.json' with { type: 'json' }
import neighbor from './neighbor.json' with { type: 'json' }
import prayer from './prayer.json' with { type: 'json' }
import seen from './seen.json' with { type: 'json' }
import thanks from './thanks.json' with { type: 'json' }
import trouble from './trouble.json' with { type: 'json' }
import turning from './turning.json' with { type: 'json' }
import wisdom from './wisdom.json' with { type: 'json' }
import words from './words.json' with { type: 'json' }
import work from './work.json' with { type: 'json' }

/** The sets of texts by the kind of idea that they stand under. */
export const ideaSetFiles = [
  any,
  belong,
  cost,
  cross,
  doubt,
  enough,
  forgive,
  grace,
  hope,
  lament,
  neighbor,
  prayer,
  seen,
  thanks,
  trouble,
  turning,
  wisdom,
  words,
  work,
]
