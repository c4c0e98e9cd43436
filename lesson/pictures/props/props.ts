import type { Shape } from '../shape.ts'
import { animals } from './animals.ts'
import { apostles } from './apostles.ts'
import { babies } from './babies.ts'
import { buildings } from './buildings.ts'
import { country } from './country.ts'
import { furniture } from './furniture.ts'
import { gear } from './gear.ts'
import { greatFishes } from './great-fish.ts'
import { household } from './household.ts'
import { moments } from './moments.ts'
import { moreAnimals } from './more-animals.ts'
import { nature } from './nature.ts'
import { sea } from './sea.ts'
import { setPieces } from './set-pieces.ts'
import { signs } from './signs.ts'
import { songs } from './songs.ts'
import { tools } from './tools.ts'
import { wordPictures } from './word-pictures.ts'

/** Every thing of the Bible's world that is drawn, by kind. */
export const kindsOfProps = {
  animals: { ...animals, ...moreAnimals },
  sea: { ...sea, ...greatFishes },
  'out of doors': { ...nature, ...country },
  'what Jesus and the apostles point at': apostles,
  house: { ...household, ...furniture, ...babies },
  'carried and used': { ...tools, ...gear },
  'built, and big': { ...buildings, ...setPieces },
  'of songs and prophets': { ...songs, ...signs },
  'what the wise and the prophets point at': wordPictures,
  'what one moment turns on': moments,
}
export const props = {
  ...kindsOfProps.animals,
  ...kindsOfProps.sea,
  ...kindsOfProps['out of doors'],
  ...kindsOfProps['what Jesus and the apostles point at'],
  ...kindsOfProps.house,
  ...kindsOfProps['carried and used'],
  ...kindsOfProps['built, and big'],
  ...kindsOfProps['of songs and prophets'],
  ...kindsOfProps['what the wise and the prophets point at'],
  ...kindsOfProps['what one moment turns on'],
}
export type PropName = keyof typeof props
export const isProp = (name: string): name is PropName => Object.hasOwn(props, name)
export const drawProp = (name: PropName): Shape[] => props[name]()
