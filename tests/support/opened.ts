import type { OpenedGame } from '@/store/ui/playSlice'

/** An opening of a game, as a tile makes it. */
export const opened = (opening: string, change: Partial<OpenedGame> = {}): OpenedGame => ({
  opening,
  from: '/casino/preview',
  game_id: '1000',
  provider_id: 37,
  type: 1,
  name: 'Sirocco Nights',
  provider_name: 'Pragmatic',
  image: '',
  ...change,
})
