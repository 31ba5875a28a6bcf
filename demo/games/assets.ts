import type { DemoGameKind } from '../backend/types.ts'

export type DemoPage = DemoGameKind | 'rouletteLobby' | 'hostile' | 'sport'

interface Assets {
  styles: readonly string[]
  scripts: readonly string[]
}

/** The app's own style sheets. */
const house = ['fonts.css', 'tokens.css', 'layout.css']

const page = (...files: string[]): Assets => ({
  styles: [...house, ...files.filter((file) => file.endsWith('.css'))],
  scripts: files.filter((file) => file.endsWith('.js')),
})

const common = ['common.css', 'words.js', 'common.js']
const game = [...common, 'rules.css', 'controls.css', 'hud.css', 'hudMini.css', 'hud.js']

/** The files of each page, in order; a launch as script text contains the same ones. */
export const assets: Record<DemoPage, Assets> = {
  slot: page(...game, 'slot.css', 'slotRules.js', 'slot.js'),
  roulette: page(
    ...game,
    ...['roulette.css', 'rouletteWheel.css', 'rouletteStanding.css'],
    ...['rouletteWheel.js', 'rouletteBets.js', 'rouletteTable.js', 'roulette.js'],
  ),
  rouletteLobby: page(
    ...game,
    ...['rouletteWheel.css', 'rouletteLobby.css', 'rouletteWheel.js', 'rouletteLobby.js'],
  ),
  crash: page(...game, 'crash.css', 'crashCurve.js', 'crash.js'),
  hostile: page('common.css', 'hostile.js'),
  sport: page(
    ...common,
    ...['sport.css', 'sportEvents.css', 'sportDesk.css', 'sportSlip.css'],
    ...['sportWords.js', 'sportEvents.js', 'sportFilter.js', 'sportBets.js', 'sportSlip.js'],
    'sport.js',
  ),
}

/** The first page of a game launched by URL. */
export const firstPageOf: Record<DemoGameKind, DemoPage> = {
  slot: 'slot',
  roulette: 'rouletteLobby',
  crash: 'crash',
}
