import type { Game } from '@/domain/entities'
import { popularGames } from '../catalogue/games.ts'
import { BROKEN_PICTURE } from './part'

const [first, ...others] = popularGames
if (!first) throw new Error('The catalogue has no popular games')

/** Games of the demo's catalogue. */
export const sampleGames: readonly [Game, ...Game[]] = [first, ...others]

/** A game in each state of its picture and its name. */
export const samples: Readonly<Record<string, Game>> = {
  picture: first,
  'no picture': { ...first, image: '' },
  'broken picture': { ...first, image: BROKEN_PICTURE },
  'long name': {
    ...first,
    image: '',
    name: 'The Caravan of a Thousand and One Nights Deluxe Edition',
    provider_name: 'The Workshop of the Seven Lanterns',
  },
  'Arabic name': { ...first, image: '', name: 'أسرار القصر الأزرق في ليلة القمر' },
}
