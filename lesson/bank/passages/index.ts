import psalmsAndWisdom from './psalms-and-wisdom.json' with { type: 'json' }
import lawAndProphets from './law-and-prophets.json' with { type: 'json' }
import gospels from './gospels.json' with { type: 'json' }
import letters from './letters.json' with { type: 'json' }
import further from './further.json' with { type: 'json' }

/** Every file of passages that are no stories. */
export const passageFiles = [psalmsAndWisdom, lawAndProphets, gospels, letters, further]
