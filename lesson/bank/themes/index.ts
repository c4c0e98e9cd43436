import whoGodIs from './who-god-is.json' with { type: 'json' }
import rescue from './rescue.json' with { type: 'json' }
import trust from './trust.json' with { type: 'json' }
import livingWell from './living-well.json' with { type: 'json' }
import lovingOthers from './loving-others.json' with { type: 'json' }
import together from './together.json' with { type: 'json' }

/** Every file of themes. */
export const themeFiles = [whoGodIs, rescue, trust, livingWell, lovingOthers, together]
