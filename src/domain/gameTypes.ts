import type { GameType } from './entities.ts'
import { paths, type Path } from './paths.ts'

interface GameTypeInfo {
  type: GameType
  /** The prefix of translation keys, and the section's name in the code. */
  key: 'casino' | 'liveCasino' | 'crash'
  index: Path
  preview: Path
  play: Path
}

export const gameTypes: Record<GameType, GameTypeInfo> = {
  1: {
    type: 1,
    key: 'casino',
    index: paths.casino,
    preview: paths.casinoPreview,
    play: paths.casinoPlay,
  },
  2: {
    type: 2,
    key: 'liveCasino',
    index: paths.liveCasino,
    preview: paths.liveCasinoPreview,
    play: paths.liveCasinoPlay,
  },
  3: {
    type: 3,
    key: 'crash',
    index: paths.crash,
    preview: paths.crashPreview,
    play: paths.crashPlay,
  },
}

export const gameTypeList: readonly GameTypeInfo[] = Object.values(gameTypes)

export function toGameType(value: unknown): GameType | null {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : ''
  return text === '1' ? 1 : text === '2' ? 2 : text === '3' ? 3 : null
}

/** Spec §4 Play game: a closed or failed game leads to its type's preview, otherwise to the home page. */
export const previewPath = (type: GameType | null): Path =>
  type === null ? paths.home : gameTypes[type].preview
