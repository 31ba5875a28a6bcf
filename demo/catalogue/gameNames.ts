import type { Random } from '../art/core.mjs'
import type { GameType } from '../../src/domain/entities.ts'

/** The words of invented game names; the middle one is the topic and selects the cover. */
interface Words {
  before: readonly string[]
  subject: readonly string[]
  after: readonly string[]
}

const list = (text: string): string[] => text.split(', ')

const words: Record<GameType, Words> = {
  1: {
    before: list(
      'Amber, Midnight, Saffron, Copper, Velvet, Hidden, Little, Indigo, Frozen, Painted, Turbo, Silent, Marble, Crimson, Silver, Drowsy, Secret, Sunny, Stormy, Wandering',
    ),
    subject: list(
      'Orchard, Cherry, Lemon, Melon, Grape, Seven, Bell, Clover, Ruby, Diamond, Quartz, Jewel, Pharaoh, Scarab, Pyramid, Ankh, Book, Tome, Corsair, Captain, Treasure, Reef, Pearl, Poseidon, Dragon, Phoenix, Shogun, Lantern, Lion, Elephant, Safari, Wolf, Owl, Fennec, Tiger, Sugar, Bonbon, Choco, Lolli, Orbit, Lunar, Alien, Nova, Thunder, Viking, Rune, Totem, Mask, Aztec, Joker, Crown, Witch, Potion, Bat, Fortune, Coins, Cat, Genie, Sultan, Oasis, Caravan, Sheriff, Cactus, Outlaw',
    ),
    after: list(
      'Dash, Nights, Errand, Parade, Tale, Picnic, Court, Whirl, Almanac, Cascade, Trail, Bazaar, Ember, Carnival, Meadow, Hunt, Parlour, Spins, Drift, Road',
    ),
  },
  2: {
    before: list(
      'Azur, Velvet, Atlas, Salon, Grand, Swift, Jasmin, Medina, Riviera, Ivory, Emerald, Sapphire, Casbah, Mirador, Terrace, Fountain, Studio, Diamond, Club, Oasis',
    ),
    subject: list(
      'Roulette, Roulette, Roulette, Blackjack, Blackjack, Blackjack, Baccarat, Baccarat, Punto Banco, Holdem, Wheel Show, Dream Wheel, Bingo, Keno, Dice Show',
    ),
    after: list('VIP, Live, One, Gold, Express, Classic, Turbo'),
  },
  3: {
    before: list(
      'Sky, Turbo, Neon, Dune, Nitro, Solar, Hyper, Desert, Amber, Cosmic, Night, Storm, Golden, Rapid, Zenith',
    ),
    subject: list(
      'Rocket, Falcon, Jet, Plane, Balloon, Comet, Glider, Launch, Aero, Mines, Plinko, Dice, Tower',
    ),
    after: list('Rise, Run, Souk, Dash, Zoom, Drift, Drop, Peak, Trail, Medina'),
  },
}

const chapters = list('Embers, Tides, Dunes, Stars, Kings, Thorns, Storms, Thebes, Sand, Moons')

function compose(type: GameType, subject: string, random: Random): string {
  const { before, after } = words[type]
  if (subject === 'Book' || subject === 'Tome') return `${subject} of ${random.pick(chapters)}`
  const lead = random.pick(before)
  const tail = random.pick(after)
  if (type !== 2) return random.chance(0.5) ? `${lead} ${subject} ${tail}` : `${subject} ${tail}`
  if (subject === 'Roulette' && random.chance(0.3)) return `${subject} ${lead}`
  return random.chance(0.35) ? `${lead} ${subject} ${tail}` : `${lead} ${subject}`
}

/** `count` different names of one type, without those in `taken`. */
export function gameNames(
  type: GameType,
  count: number,
  random: Random,
  taken: readonly string[],
): string[] {
  const { subject } = words[type]
  const names = new Set(taken)
  for (let turn = random.int(0, 999); names.size < taken.length + count; turn++) {
    names.add(compose(type, subject[turn % subject.length] ?? '', random))
  }
  return [...names].slice(taken.length)
}
