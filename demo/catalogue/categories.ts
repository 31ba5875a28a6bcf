import type { Category, Game, GameType, Id, LanguageCode } from '../../src/domain/entities.ts'
import { hash } from '../art/core.mjs'
import { themeOf } from '../art/themes.mjs'
import { fold } from './fold.ts'

/** Returns whether a game belongs to the category; `rank` is its position among the games of its type. */
type Rule = (game: Game, rank: number) => boolean

const popular: Rule = (_, rank) => rank < 60
const theme =
  (...keys: string[]): Rule =>
  ({ name, type }) =>
    keys.includes(themeOf(name, type))
const word =
  (...words: string[]): Rule =>
  ({ name }) => {
    const parts = fold(name).split(' ')
    return words.some((each) => parts.includes(each))
  }
/** Selects about `percent` of the games by their id, for categories that a name does not imply. */
const some =
  (label: string, percent: number): Rule =>
  ({ game_id }) =>
    hash(`${label}:${game_id}`) % 100 < percent

type CategoryRow = readonly [fr: string, en: string, ar: string, rule: Rule]

/** The categories of each type, in order; the index determines the id. */
const table: Record<GameType, readonly CategoryRow[]> = {
  1: [
    ['Populaires', 'Popular', 'الأكثر شعبية', popular],
    ['Nouveautés', 'New', 'الجديد', some('new', 9)],
    ['Multilignes', 'Multi-line', 'متعددة الخطوط', some('lines', 24)],
    ['Fruits', 'Fruits', 'الفواكه', theme('fruits')],
    ['Aventure', 'Adventure', 'المغامرة', theme('pirates', 'aztec', 'west', 'desert', 'safari')],
    ['Égypte', 'Egypt', 'مصر القديمة', theme('egypt')],
    ['Jackpots', 'Jackpots', 'الجوائز التراكمية', some('jackpot', 8)],
    ['Classiques', 'Classics', 'الكلاسيكية', theme('sevens')],
    ['Pierres précieuses', 'Gems', 'الأحجار الكريمة', theme('gems')],
    ['Animaux', 'Animals', 'الحيوانات', theme('safari', 'wild', 'ocean')],
    ['Dragons', 'Dragons', 'التنانين', theme('dragons')],
    ['Légendes', 'Legends', 'الأساطير', theme('norse', 'books', 'aztec')],
    ['Magie', 'Magic', 'السحر', theme('magic', 'joker')],
    ['Gourmandises', 'Sweets', 'الحلويات', theme('candy')],
    ['Espace', 'Space', 'الفضاء', theme('space')],
  ],
  2: [
    ['Populaires', 'Popular', 'الأكثر شعبية', popular],
    ['Nouveautés', 'New', 'الجديد', some('new', 12)],
    ['Roulette', 'Roulette', 'الروليت', word('roulette')],
    ['Blackjack', 'Blackjack', 'بلاك جاك', word('blackjack')],
    ['Baccara', 'Baccarat', 'باكارا', word('baccarat', 'banco')],
    ['Poker', 'Poker', 'بوكر', word('holdem')],
    ['Jeux télévisés', 'Game shows', 'برامج الألعاب', word('show', 'dream')],
    ['Roues', 'Wheels', 'العجلات', word('wheel')],
    ['Bingo et keno', 'Bingo and keno', 'بينغو وكينو', word('bingo', 'keno')],
    ['Dés', 'Dice', 'النرد', word('dice')],
    ['Salons VIP', 'VIP rooms', 'صالات كبار الشخصيات', word('vip', 'salon', 'gold')],
    ['Tables rapides', 'Fast tables', 'طاولات سريعة', word('swift', 'turbo', 'express')],
    ['Tables en français', 'Tables in French', 'طاولات بالفرنسية', some('french', 22)],
    ['Tables en arabe', 'Tables in Arabic', 'طاولات بالعربية', some('arabic', 18)],
    ['Petites mises', 'Small stakes', 'رهانات صغيرة', some('small', 26)],
  ],
  3: [
    ['Populaires', 'Popular', 'الأكثر شعبية', popular],
    ['Nouveautés', 'New', 'الجديد', some('new', 14)],
    ['Fusées', 'Rockets', 'الصواريخ', word('rocket', 'launch')],
    ['Avions', 'Planes', 'الطائرات', word('jet', 'plane', 'aero', 'glider')],
    ['Ballons', 'Balloons', 'المناطيد', word('balloon')],
    ['Faucons', 'Falcons', 'الصقور', word('falcon')],
    ['Comètes', 'Comets', 'المذنبات', word('comet', 'cosmic', 'solar')],
    ['Mines', 'Mines', 'الألغام', word('mines')],
    ['Plinko', 'Plinko', 'بلينكو', word('plinko')],
    ['Dés', 'Dice', 'النرد', word('dice')],
    ['Tours', 'Towers', 'الأبراج', word('tower')],
    ['Désert', 'Desert', 'الصحراء', word('dune', 'desert', 'souk', 'fez', 'medina')],
    ['Ciel', 'Sky', 'السماء', word('sky', 'zenith', 'rise', 'peak')],
    ['Nuit', 'Night', 'الليل', word('night', 'neon', 'storm')],
    ['Vitesse', 'Speed', 'السرعة', word('turbo', 'nitro', 'hyper', 'rapid', 'dash', 'zoom')],
  ],
}

const column: Record<LanguageCode, 0 | 1 | 2> = { fr: 0, en: 1, ar: 2 }
const idOf = (type: GameType, place: number): number => type * 100 + place + 1

/** Spec §7 `/GetAllCategories`, in the player's language. */
export const categoriesOf = (type: GameType, lang: LanguageCode): Category[] =>
  table[type].map((row, place) => ({ id: idOf(type, place), name: row[column[lang]] }))

/** The rule of a category of this type; null if the id is unknown. */
export const ruleOf = (type: GameType, id: Id): Rule | null =>
  table[type].find((_, place) => String(idOf(type, place)) === String(id))?.[3] ?? null
