import type { GameType } from '../../src/domain/entities.ts'

/** A provider of the demo's catalogue, and its types of game. */
export interface Studio {
  id: number
  name: string
  types: readonly GameType[]
}

/** In the order shown: 37 is the provider of the Pragmatic section, 998 that of live casino (Spec §9). */
export const studios: readonly Studio[] = [
  { id: 37, name: 'Pragmatic', types: [1, 3] },
  { id: 998, name: 'Hoopoe Live', types: [2] },
  { id: 11, name: 'Fennec Forge', types: [1, 3] },
  { id: 12, name: 'Oudstone', types: [1] },
  { id: 13, name: 'Kasbah Play', types: [1] },
  { id: 14, name: 'Zelligix', types: [1, 3] },
  { id: 15, name: 'Nomadica', types: [1] },
  { id: 16, name: 'Saffronia', types: [1] },
  { id: 17, name: 'Palmgate', types: [1, 2] },
  { id: 18, name: 'Tidewick', types: [1] },
  { id: 19, name: 'Cobaltine', types: [1] },
  { id: 20, name: 'Emberloom', types: [1, 3] },
  { id: 21, name: 'Quartzfold', types: [1] },
  { id: 22, name: 'Moonmill', types: [1, 3] },
  { id: 23, name: 'Brasspetal', types: [1] },
  { id: 24, name: 'Sablier', types: [1, 2] },
  { id: 25, name: 'Ironquill', types: [1] },
  { id: 26, name: 'Velvetine', types: [1, 2] },
  { id: 27, name: 'Tamarack Nine', types: [1] },
  { id: 28, name: 'Glazeworks', types: [1] },
  { id: 29, name: 'Northdune', types: [1, 3] },
  { id: 30, name: 'Halfmoon', types: [1, 2] },
  { id: 31, name: 'Redcedar', types: [1] },
  { id: 32, name: 'Lumenar', types: [1, 2] },
  { id: 33, name: 'Argandale', types: [1] },
  { id: 34, name: 'Basaltine', types: [1, 3] },
  { id: 35, name: 'Clayburn', types: [1] },
  { id: 36, name: 'Dunelark', types: [1, 2] },
  { id: 38, name: 'Garnetwick', types: [1] },
  { id: 39, name: 'Hazelmoor', types: [1] },
  { id: 40, name: 'Jasperline', types: [1, 3] },
  { id: 41, name: 'Kilim Works', types: [1] },
  { id: 42, name: 'Lanternfold', types: [1, 2] },
  { id: 43, name: 'Mosaicle', types: [1] },
  { id: 44, name: 'Nightquarry', types: [1] },
  { id: 45, name: 'Ochre Lane', types: [1] },
  { id: 46, name: 'Pepperglass', types: [1] },
  { id: 47, name: 'Sandglyph', types: [1] },
  { id: 48, name: 'Tasselworks', types: [1] },
  { id: 49, name: 'Umberlight', types: [1] },
  { id: 50, name: 'Wadi Nine', types: [1] },
  { id: 51, name: 'Quillmarsh', types: [1] },
]
