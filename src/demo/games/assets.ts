import type { DemoGameKind } from '../types'

export type DemoPage = DemoGameKind | 'hostile' | 'sport'

interface Assets {
  styles: readonly string[]
  scripts: readonly string[]
}

const game = (kind: DemoGameKind, ...parts: string[]): Assets => ({
  styles: ['tokens.css', 'common.css', 'hud.css', `${kind}.css`],
  scripts: ['words.js', 'common.js', 'hud.js', ...parts, `${kind}.js`],
})

/** What each page loads, in order; a launch as script text brings the same along. */
export const assets: Record<DemoPage, Assets> = {
  slot: game('slot', 'slotRules.js'),
  roulette: game('roulette', 'rouletteWheel.js', 'rouletteTable.js'),
  crash: game('crash', 'crashCurve.js'),
  hostile: { styles: ['tokens.css', 'common.css'], scripts: ['hostile.js'] },
  sport: {
    styles: ['tokens.css', 'common.css', 'sport.css', 'sportSlip.css'],
    scripts: [
      'words.js',
      'sportWords.js',
      'common.js',
      'sportEvents.js',
      'sportSlip.js',
      'sport.js',
    ],
  },
}
