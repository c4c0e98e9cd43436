import beginnings from './beginnings.json' with { type: 'json' }
import abrahamAndHisFamily from './abraham-and-his-family.json' with { type: 'json' }
import joseph from './joseph.json' with { type: 'json' }
import moses from './moses.json' with { type: 'json' }
import judgesAndRuth from './judges-and-ruth.json' with { type: 'json' }
import samuelAndDavid from './samuel-and-david.json' with { type: 'json' }
import kings from './kings.json' with { type: 'json' }
import exileAndReturn from './exile-and-return.json' with { type: 'json' }
import birthOfJesus from './birth-of-jesus.json' with { type: 'json' }
import jesusBegins from './jesus-begins.json' with { type: 'json' }
import sermonOnTheMount from './sermon-on-the-mount.json' with { type: 'json' }
import healings from './healings.json' with { type: 'json' }
import parables from './parables.json' with { type: 'json' }
import walkingWithJesus from './walking-with-jesus.json' with { type: 'json' }
import holyWeekAndEaster from './holy-week-and-easter.json' with { type: 'json' }
import theFirstChurch from './the-first-church.json' with { type: 'json' }
import lettersAndVisions from './letters-and-visions.json' with { type: 'json' }

/** Every file of angles, named as the files of the stories that they are of. */
export const angleFiles = [
  beginnings,
  abrahamAndHisFamily,
  joseph,
  moses,
  judgesAndRuth,
  samuelAndDavid,
  kings,
  exileAndReturn,
  birthOfJesus,
  jesusBegins,
  sermonOnTheMount,
  healings,
  parables,
  walkingWithJesus,
  holyWeekAndEaster,
  theFirstChurch,
  lettersAndVisions,
]
