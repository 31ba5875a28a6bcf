/**
 * The symbols of a slot, selected by the words of its name: the star first, then in descending order of
 * payout.
 */
const themes = [
  {
    words:
      /orchard|cherry|lemon|melon|grape|seven|bell|clover|citrus|fruit|lime|sugar|bonbon|choco|lolli|joker|hot/,
    symbols: ['seven', 'bell', 'melon', 'cherry', 'grapes', 'orange', 'lemon', 'clover'],
  },
  {
    words:
      /corsair|captain|treasure|reef|pearl|poseidon|coral|pirate|plunder|ocean|sea|tide|fish|quartz|crystal|opal|viking/,
    symbols: ['trident', 'chest', 'ship', 'pearl', 'crystal', 'helm', 'fish', 'coin'],
  },
  {
    words: /./,
    symbols: ['fennec', 'lamp', 'falcon', 'scarab', 'ruby', 'hourglass', 'cactus', 'horseshoe'],
  },
] as const

export function slotSymbols(gameName: string): string[] {
  const name = gameName.toLowerCase()
  return ['star', ...(themes.find(({ words }) => words.test(name))?.symbols ?? [])]
}

const flyers = [
  [/falcon/, 'falcon'],
  [/rocket|launch/, 'rocket'],
  [/balloon/, 'balloon'],
  [/jet|plane|aero/, 'plane'],
  [/glider/, 'glider'],
] as const

/** The symbol that rises along the curve of a crash game. */
export const crashFlyer = (gameName: string): string =>
  flyers.find(([words]) => words.test(gameName.toLowerCase()))?.[1] ?? 'comet'
