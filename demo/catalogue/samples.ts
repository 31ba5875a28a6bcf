import type { GameType } from '../../src/domain/entities.ts'

/** The first games of the catalogue, by type: provider, then names in order. */
type Samples = readonly (readonly [studio: number, ...names: string[]])[]

/** The index determines the id, and so the cover. */
export const samples: Record<GameType, Samples> = {
  1: [
    [37, 'Sirocco Nights', 'Book of Embers', 'Sugar Parade', 'Dragon Ember', 'Ruby Cascade'],
    [37, 'Thunder Runes', 'Captain Marlow', 'Fennec Moon', 'Hot Seven Reels', 'Coral Court'],
    [37, 'Savanna Court', 'Midnight Potion'],
    [11, 'Cherry Storm'],
    [12, 'Scarab Gate'],
    [13, 'Cat of Coins'],
    [14, 'Sultan Trail'],
    [15, 'Lunar Drift'],
    [16, 'Mask of Gold'],
    [17, 'Sheriff Moon'],
    [18, 'Melon Party'],
    [19, 'Joker Parade'],
    [20, 'Phoenix Gate'],
    [21, 'Quartz Queen'],
    [22, 'Wolf Canyon'],
    [23, 'Bell Parlour'],
    [24, 'Choco Loop'],
    [25, 'Frozen Viking'],
    [26, 'Tiger Drift'],
    [27, 'Genie Errand'],
    [28, 'Plunder Bay'],
    [11, 'Lemon Dash', 'Elephant Road', 'Diamond Cellar', 'Orbit Nova', 'Nile Whisper'],
    [11, 'Clover Nights'],
    [12, 'Bonbon Whirl', 'Reef Parade', 'Witch Hour', 'Jade Lantern', 'Pyramid Hunt'],
    [12, 'Cactus Drift'],
    [13, 'Pharaoh Picnic', 'Grape Escape'],
    [11, 'Owl Almanac', 'Copper Corsair', 'Rune Meadow', 'Lantern Tale', 'Totem Trail'],
    [12, 'Marble Lion', 'Velvet Crown', 'Alien Picnic', 'Lolli Carnival', 'Bell Bazaar'],
  ],
  2: [
    [998, 'Atlas Roulette', 'Velvet Blackjack', 'Dune Wheel', 'Swift Baccarat', 'Souk Bingo'],
    [998, 'Roulette Azur', 'Jasmin Blackjack', 'Medina Dice Show', 'Baccarat Oasis'],
    [998, 'Salon Holdem', 'Punto Banco Jasmin', 'Roulette Sirocco'],
  ],
  3: [
    [11, 'Falcon Rise'],
    [14, 'Rocket Dune'],
    [22, 'Balloon Rise'],
    [20, 'Jet Sirocco'],
    [29, 'Comet Tail'],
    [37, 'Mines of Fez', 'Plinko Souk'],
  ],
}

/** The mixed list of `/papuler_slot`, in order. */
export const popularNames: readonly string[] = [
  'Cherry Storm',
  'Quartz Queen',
  'Cat of Coins',
  'Bell Parlour',
  'Melon Party',
  'Lunar Drift',
  'Wolf Canyon',
  'Frozen Viking',
  'Joker Parade',
  'Sheriff Moon',
  'Atlas Roulette',
  'Falcon Rise',
]
