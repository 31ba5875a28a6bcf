import type { LanguageCode } from '../../src/domain/entities.ts'

export type Sport = 'football' | 'tennis' | 'basket'

/** A name in Latin letters (for French and English) and in Arabic. */
type Name = readonly [latin: string, arabic: string]

/** Invented towns; each has a football club and some have a basketball team. */
const towns: readonly Name[] = [
  ['Rasmar', 'رسمار'],
  ['Bahira', 'البحيرة'],
  ['Tanzoura', 'تنزورة'],
  ['Oued Zahr', 'وادي الزهر'],
  ['Cap Safran', 'رأس الزعفران'],
  ['Dar Loulou', 'دار اللولو'],
  ['Aïn Nouara', 'عين نوارة'],
  ['Port Corail', 'مرسى المرجان'],
  ['Belmare', 'بلماري'],
  ['Valombre', 'فالومبر'],
  ['Montazur', 'مونتازور'],
  ['Sablonne', 'سابلون'],
  ['Palmeraie', 'النخيل'],
  ['Fontclaire', 'فونتكلير'],
  ['Tigmart', 'تيغمارت'],
  ['Rivage Nord', 'الساحل الشمالي'],
  ['Haute Dune', 'الكثيب العالي'],
  ['Porto Levant', 'بورتو ليفان'],
]

const clubs: readonly Name[] = [
  ['Étoile', 'نجم'],
  ['Racing', 'راسينغ'],
  ['Union', 'اتحاد'],
  ['Sporting', 'سبورتينغ'],
  ['Stade', 'ملعب'],
  ['Avenir', 'مستقبل'],
  ['Olympique', 'أولمبيك'],
  ['Espoir', 'أمل'],
]

const teams: readonly Name[] = [
  ['Falcons', 'صقور'],
  ['Titans', 'عمالقة'],
  ['Meteors', 'نيازك'],
  ['Corsairs', 'قراصنة'],
]

const players: readonly Name[] = [
  ['M. Valoris', 'م. فالوريس'],
  ['S. Kestrani', 'س. كستراني'],
  ['L. Ferrandel', 'ل. فرانديل'],
  ['A. Benzarine', 'أ. بن زرين'],
  ['J. Novarec', 'ج. نوفاريك'],
  ['T. Lindqvar', 'ت. ليندكفار'],
  ['R. Moralène', 'ر. مورالين'],
  ['K. Oukhali', 'ك. أوخالي'],
  ['D. Castellane', 'د. كاستلان'],
  ['Y. Tamzari', 'ي. تمزاري'],
  ['P. Drouvel', 'ب. دروفيل'],
  ['N. Sabrane', 'ن. صبران'],
  ['E. Vastelli', 'إ. فاستيلي'],
  ['H. Marzouane', 'ه. مرزوان'],
  ['C. Brunelac', 'ك. برونيلاك'],
  ['I. Zerhoune', 'إ. زرهون'],
  ['O. Petrosec', 'أ. بتروسيك'],
  ['F. Almadric', 'ف. المدريك'],
  ['B. Ghezlani', 'ب. غزلاني'],
  ['G. Sorrentel', 'ج. سورنتيل'],
  ['W. Halvorin', 'و. هالفورين'],
  ['Z. Mourachi', 'ز. مراشي'],
  ['V. Dargelis', 'ف. دارجيليس'],
  ['Q. Estrellane', 'ك. استريلان'],
]

export interface League {
  sport: Sport
  name: Readonly<Record<LanguageCode, string>>
}

const league = (sport: Sport, fr: string, en: string, ar: string): League => ({
  sport,
  name: { fr, en, ar },
})

/** A league is one lane of the timetable; its matches follow each other. */
export const leagues: readonly League[] = [
  league('football', 'Ligue du Nord', 'Northern League', 'دوري الشمال'),
  league('football', 'Coupe Méridienne', 'Meridian Cup', 'كأس الجنوب'),
  league('football', 'Ligue des Îles', 'Islands League', 'دوري الجزر'),
  league('football', 'Championnat du Littoral', 'Coastal Championship', 'بطولة الساحل'),
  league('football', 'Coupe des Oasis', 'Oasis Cup', 'كأس الواحات'),
  league('football', 'Ligue des Hauts Plateaux', 'Highlands League', 'دوري الهضاب العليا'),
  league('tennis', 'Open du Levant', 'Levant Open', 'بطولة الشرق المفتوحة'),
  league('tennis', 'Tournoi des Remparts', 'Ramparts Tournament', 'دورة الأسوار'),
  league('tennis', 'Masters de la Baie', 'Bay Masters', 'ماسترز الشاطئ'),
  league('tennis', 'Open des Dunes', 'Dunes Open', 'بطولة الكثبان المفتوحة'),
  league('basket', 'Ligue des Ports', 'Harbour League', 'دوري الموانئ'),
  league('basket', 'Coupe du Phare', 'Lighthouse Cup', 'كأس المنارة'),
  league('basket', 'Division Azur', 'Azure Division', 'القسم الأزرق'),
  league('basket', 'Trophée des Sables', 'Sands Trophy', 'كأس الرمال'),
]

const at = (names: readonly Name[], index: number): Name => names[index % names.length] ?? ['', '']

const written = (name: Name, lang: LanguageCode): string => name[lang === 'ar' ? 1 : 0]

/** The sides of a league: six each, without duplicates within a sport. */
export function sideName(lane: number, side: number, lang: LanguageCode): string {
  const index = lane * 6 + side
  switch (leagues[lane]?.sport) {
    case 'tennis':
      return written(at(players, index), lang)
    case 'basket': {
      const [town, team] = [at(towns, index), at(teams, lane + side)].map((n) => written(n, lang))
      return lang === 'ar' ? `${team ?? ''} ${town ?? ''}` : `${town ?? ''} ${team ?? ''}`
    }
    default: {
      const [club, town] = [at(clubs, lane * 5 + side), at(towns, index)]
      return `${written(club, lang)} ${written(town, lang)}`
    }
  }
}
