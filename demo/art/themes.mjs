/** Selects the theme of a cover from the game's name. */
import { hash } from './core.mjs';

/** Theme: words that select it, hue choices [sky, ground, glow], emblem hues, scenes, floating bits. */
export const THEMES = {
  fruits: { t: 1, w: 'fruit cherry lemon melon juicy citrus grape orchard squeeze', bg: [[338, 300, 46], [200, 230, 52], [160, 190, 60], [20, 350, 48], [262, 286, 44]], hue: [[50, 350], [350, 50], [100, 350]], scene: ['rays', 'dots', 'swirl'], bits: ['leaf', 'star'] },
  sevens: { t: 1, w: 'seven 7 hot lucky classic bar triple retro flame bell', bg: [[4, 340, 40], [350, 280, 36], [226, 250, 44], [18, 0, 48]], hue: [[2, 44], [40, 0], [352, 210]], scene: ['rays', 'fire', 'curtain'], bits: ['coin', 'star'] },
  gems: { t: 1, w: 'gem gems jewel diamond crystal ruby emerald sapphire opal quartz pearl', bg: [[232, 258, 196], [286, 310, 200], [176, 204, 164], [212, 236, 180], [330, 286, 330]], hue: [[196, 320], [330, 190], [150, 280], [268, 180], [212, 44]], scene: ['shards', 'rays', 'nebula'], bits: ['gem', 'star'] },
  egypt: { t: 1, w: 'pharaoh nile egypt scarab ankh pyramid sphinx tomb anubis', bg: [[28, 14, 44], [206, 232, 42], [262, 24, 40], [180, 28, 46]], hue: [[190, 220], [16, 210], [168, 206]], scene: ['temple', 'dunes', 'portal'], bits: ['coin', 'spark'] },
  books: { t: 1, w: 'book tome scroll legend library secret', bg: [[214, 250, 190], [24, 350, 40], [146, 196, 150], [280, 250, 300]], hue: [[44, 8], [190, 256], [320, 222], [40, 150]], scene: ['portal', 'rays', 'nebula'], bits: ['spark', 'star'] },
  pirates: { t: 1, w: 'pirate captain corsair treasure ship anchor plunder rum cove', bg: [[192, 214, 46], [216, 244, 40], [20, 216, 44], [168, 200, 56]], hue: [[2, 224], [186, 356], [40, 210]], scene: ['sea', 'sunset', 'portal'], bits: ['coin', 'spark'] },
  ocean: { t: 1, w: 'ocean sea reef coral tide poseidon mermaid fish lagoon deep', bg: [[188, 222, 172], [202, 238, 186], [172, 208, 150]], hue: [[24, 320], [44, 190], [330, 50], [14, 190]], scene: ['deep'], bits: ['bubble', 'gem'] },
  dragons: { t: 1, w: 'dragon ember wyrm phoenix shogun samurai lotus jade dynasty lantern', bg: [[2, 338, 34], [160, 196, 90], [228, 262, 20], [18, 352, 44], [276, 330, 24]], hue: [[150, 6], [4, 44], [196, 12], [30, 0], [282, 20]], scene: ['fire', 'mountains', 'lanterns', 'rays'], bits: ['spark', 'coin'] },
  safari: { t: 1, w: 'safari lion savanna elephant serengeti king jungle beast roar', bg: [[30, 8, 46], [16, 330, 42], [120, 158, 70], [44, 20, 50]], hue: [[8, 120], [346, 44], [180, 24]], scene: ['sunset', 'jungle', 'rays'], bits: ['leaf', 'spark'] },
  wild: { t: 1, w: 'wild wolf owl fox fennec bison moon howl forest tiger', bg: [[216, 246, 196], [258, 226, 190], [152, 200, 140], [20, 300, 30]], hue: [[200, 28], [40, 268], [170, 300]], scene: ['mountains', 'jungle', 'nebula'], bits: ['star', 'leaf'] },
  candy: { t: 1, w: 'candy sweet sugar bonbon gum lolli cake choco jelly', bg: [[318, 282, 330], [196, 262, 184], [340, 20, 50], [280, 210, 310], [168, 200, 320]], hue: [[330, 190], [190, 46], [288, 340], [46, 330]], scene: ['clouds', 'swirl', 'dots'], bits: ['sweet', 'star'] },
  space: { t: 1, w: 'star stars space cosmic galaxy astro nova orbit lunar nebula alien', bg: [[242, 274, 196], [220, 300, 320], [188, 250, 170], [264, 330, 24]], hue: [[24, 190], [190, 320], [320, 46], [276, 40]], scene: ['nebula', 'stars'], bits: ['star', 'spark'] },
  norse: { t: 1, w: 'thunder viking odin hammer storm rune frost north titan zeus', bg: [[208, 236, 190], [226, 256, 200], [196, 220, 44], [262, 232, 280]], hue: [[204, 196], [24, 210], [284, 190]], scene: ['storm', 'mountains', 'shards'], bits: ['spark', 'star'] },
  aztec: { t: 1, w: 'aztec maya temple gold mask totem inca jaguar idol', bg: [[136, 168, 70], [164, 196, 56], [24, 140, 48], [44, 12, 52]], hue: [[172, 12], [4, 150], [44, 190]], scene: ['jungle', 'temple', 'portal'], bits: ['leaf', 'coin'] },
  joker: { t: 1, w: 'joker jester carnival circus mask royal crown', bg: [[278, 310, 300], [352, 286, 40], [150, 220, 60], [232, 280, 320]], hue: [[286, 46], [140, 330], [352, 210]], scene: ['curtain', 'rays', 'dots'], bits: ['star', 'coin'] },
  magic: { t: 1, w: 'magic witch potion spell vampire night bat wizard elixir midnight', bg: [[268, 236, 120], [250, 300, 30], [158, 236, 130], [288, 244, 320]], hue: [[120, 270], [300, 262], [30, 276], [176, 286]], scene: ['nebula', 'portal', 'mountains'], bits: ['spark', 'star'] },
  fortune: { t: 1, w: 'fortune coin money rich cash wealth prosperity bonanza million cat', bg: [[356, 336, 40], [44, 18, 52], [152, 176, 60], [276, 316, 44]], hue: [[356, 44], [146, 46], [18, 46]], scene: ['rays', 'lanterns', 'curtain'], bits: ['coin', 'spark'] },
  desert: { t: 1, w: 'desert sirocco oasis genie sultan arabian mirage caravan dune lamp sand palace', bg: [[228, 18, 40], [250, 12, 36], [200, 30, 46], [274, 340, 34], [24, 350, 48]], hue: [[176, 24], [190, 300], [340, 40], [208, 28]], scene: ['dunes', 'portal', 'stars'], bits: ['coin', 'khatam'] },
  west: { t: 1, w: 'west sheriff outlaw bandit cactus rodeo saloon canyon gunslinger', bg: [[18, 350, 44], [200, 24, 46], [36, 12, 50], [330, 14, 40]], hue: [[14, 200], [200, 30], [356, 44]], scene: ['canyon', 'sunset', 'rays'], bits: ['coin', 'star'] },
  roulette: { t: 2, w: 'roulette wheel zero spin ball', bg: [[156, 176, 60], [352, 330, 36], [224, 252, 190], [38, 18, 46], [188, 210, 170]], hue: [[44, 4], [190, 44], [330, 44]], scene: ['felt', 'arches', 'spots', 'rays'], bits: ['chip', 'star'] },
  blackjack: { t: 2, w: 'blackjack 21 ace cards hold poker holdem teen patti andar bahar', bg: [[158, 186, 70], [216, 244, 200], [350, 320, 30], [268, 240, 300], [30, 12, 44]], hue: [[4, 220], [44, 160], [210, 4]], scene: ['felt', 'spots', 'arches'], bits: ['chip', 'star'] },
  baccarat: { t: 2, w: 'baccarat punto banco dragon tiger squeeze bac sic', bg: [[354, 330, 40], [178, 206, 170], [42, 20, 46], [232, 262, 280], [146, 170, 90]], hue: [[44, 354], [216, 4], [354, 44]], scene: ['arches', 'lanterns', 'felt', 'spots'], bits: ['chip', 'coin'] },
  show: { t: 2, w: 'show wheel dream mega party game bingo lotto keno spinner', bg: [[286, 322, 310], [208, 268, 190], [24, 330, 46], [330, 280, 30], [168, 220, 60]], hue: [[330, 190], [46, 280], [190, 330], [4, 210]], scene: ['spots', 'curtain', 'rays', 'dots'], bits: ['star', 'sweet'] },
  crash: { t: 3, w: 'crash rocket plane jet flight fly rise launch aero sky balloon falcon comet x', bg: [[226, 264, 24], [196, 224, 40], [14, 330, 36], [262, 296, 320], [170, 208, 150], [210, 20, 40]], hue: [[12, 190], [36, 210], [330, 190], [178, 30], [4, 46]], scene: ['graph', 'stars', 'clouds', 'sunset'], bits: ['star', 'spark'] },
  mini: { t: 3, w: 'mines mine plinko dice tower limbo hilo keno drop bomb', bg: [[232, 258, 190], [176, 206, 160], [284, 250, 320], [20, 350, 40]], hue: [[4, 190], [190, 330], [46, 270], [150, 24]], scene: ['graph', 'dots', 'shards'], bits: ['spark', 'gem'] },
};

/** Words that set the main hue. */
export const HUES = { ruby: 352, crimson: 354, emerald: 150, jade: 158, sapphire: 216, azur: 206, opal: 300, gold: 44, golden: 44, frozen: 200, frost: 204, lemon: 50, orange: 28 };

/** Selects the theme by the words of the name, otherwise by its hash. */
export function themeOf(name, type = 1) {
  const words = name.toLowerCase().split(/[^a-z0-9]+/);
  const list = Object.entries(THEMES).filter(([, t]) => t.t === Number(type));
  for (const word of words) {
    for (const [key, t] of list) if (t.w.split(' ').includes(word)) return key;
  }
  return list[hash(name + '#' + type) % list.length][0];
}
