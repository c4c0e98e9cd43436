import type { PicturedStory } from '../scene.ts'
import genesis from './genesis.json' with { type: 'json' }
import exodus from './exodus.json' with { type: 'json' }
import leviticus from './leviticus.json' with { type: 'json' }
import numbers from './numbers.json' with { type: 'json' }
import deuteronomy from './deuteronomy.json' with { type: 'json' }
import joshua from './joshua.json' with { type: 'json' }
import judges from './judges.json' with { type: 'json' }
import ruth from './ruth.json' with { type: 'json' }
import firstSamuel from './1-samuel.json' with { type: 'json' }
import secondSamuel from './2-samuel.json' with { type: 'json' }
import firstKings from './1-kings.json' with { type: 'json' }
import secondKings from './2-kings.json' with { type: 'json' }
import firstChronicles from './1-chronicles.json' with { type: 'json' }
import secondChronicles from './2-chronicles.json' with { type: 'json' }
import ezra from './ezra.json' with { type: 'json' }
import nehemiah from './nehemiah.json' with { type: 'json' }
import esther from './esther.json' with { type: 'json' }
import job from './job.json' with { type: 'json' }
import psalms from './psalms.json' with { type: 'json' }
import proverbs from './proverbs.json' with { type: 'json' }
import ecclesiastes from './ecclesiastes.json' with { type: 'json' }
import songOfSolomon from './song-of-solomon.json' with { type: 'json' }
import isaiah from './isaiah.json' with { type: 'json' }
import jeremiah from './jeremiah.json' with { type: 'json' }
import lamentations from './lamentations.json' with { type: 'json' }
import ezekiel from './ezekiel.json' with { type: 'json' }
import daniel from './daniel.json' with { type: 'json' }
import hosea from './hosea.json' with { type: 'json' }
import joel from './joel.json' with { type: 'json' }
import amos from './amos.json' with { type: 'json' }
import jonah from './jonah.json' with { type: 'json' }
import micah from './micah.json' with { type: 'json' }
import habakkuk from './habakkuk.json' with { type: 'json' }
import zephaniah from './zephaniah.json' with { type: 'json' }
import haggai from './haggai.json' with { type: 'json' }
import zechariah from './zechariah.json' with { type: 'json' }
import malachi from './malachi.json' with { type: 'json' }
import matthew from './matthew.json' with { type: 'json' }
import mark from './mark.json' with { type: 'json' }
import luke from './luke.json' with { type: 'json' }
import john from './john.json' with { type: 'json' }
import acts from './acts.json' with { type: 'json' }
import romans from './romans.json' with { type: 'json' }
import firstCorinthians from './1-corinthians.json' with { type: 'json' }
import secondCorinthians from './2-corinthians.json' with { type: 'json' }
import galatians from './galatians.json' with { type: 'json' }
import ephesians from './ephesians.json' with { type: 'json' }
import philippians from './philippians.json' with { type: 'json' }
import colossians from './colossians.json' with { type: 'json' }
import firstThessalonians from './1-thessalonians.json' with { type: 'json' }
import firstTimothy from './1-timothy.json' with { type: 'json' }
import secondTimothy from './2-timothy.json' with { type: 'json' }
import titus from './titus.json' with { type: 'json' }
import philemon from './philemon.json' with { type: 'json' }
import hebrews from './hebrews.json' with { type: 'json' }
import james from './james.json' with { type: 'json' }
import firstPeter from './1-peter.json' with { type: 'json' }
import secondPeter from './2-peter.json' with { type: 'json' }
import firstJohn from './1-john.json' with { type: 'json' }
import thirdJohn from './3-john.json' with { type: 'json' }
import jude from './jude.json' with { type: 'json' }
import revelation from './revelation.json' with { type: 'json' }

/** The pictures of every book of the Bible that has some, in its order; a file holds a list of `PicturedStory`. */
export const sceneFiles: Readonly<Record<string, unknown>> = {
  genesis: genesis,
  exodus: exodus,
  leviticus: leviticus,
  numbers: numbers,
  deuteronomy: deuteronomy,
  joshua: joshua,
  judges: judges,
  ruth: ruth,
  '1-samuel': firstSamuel,
  '2-samuel': secondSamuel,
  '1-kings': firstKings,
  '2-kings': secondKings,
  '1-chronicles': firstChronicles,
  '2-chronicles': secondChronicles,
  ezra: ezra,
  nehemiah: nehemiah,
  esther: esther,
  job: job,
  psalms: psalms,
  proverbs: proverbs,
  ecclesiastes: ecclesiastes,
  'song-of-solomon': songOfSolomon,
  isaiah: isaiah,
  jeremiah: jeremiah,
  lamentations: lamentations,
  ezekiel: ezekiel,
  daniel: daniel,
  hosea: hosea,
  joel: joel,
  amos: amos,
  jonah: jonah,
  micah: micah,
  habakkuk: habakkuk,
  zephaniah: zephaniah,
  haggai: haggai,
  zechariah: zechariah,
  malachi: malachi,
  matthew: matthew,
  mark: mark,
  luke: luke,
  john: john,
  acts: acts,
  romans: romans,
  '1-corinthians': firstCorinthians,
  '2-corinthians': secondCorinthians,
  galatians: galatians,
  ephesians: ephesians,
  philippians: philippians,
  colossians: colossians,
  '1-thessalonians': firstThessalonians,
  '1-timothy': firstTimothy,
  '2-timothy': secondTimothy,
  titus: titus,
  philemon: philemon,
  hebrews: hebrews,
  james: james,
  '1-peter': firstPeter,
  '2-peter': secondPeter,
  '1-john': firstJohn,
  '3-john': thirdJohn,
  jude: jude,
  revelation: revelation,
}
export const picturedStories = Object.values(sceneFiles).flat() as readonly PicturedStory[]
