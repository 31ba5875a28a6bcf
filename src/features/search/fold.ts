/** A text for comparing, with the way back to where each of its units comes from. */
export interface Folded {
  text: string
  /** For each unit of `text`: where its part of the original begins and ends. */
  spans: readonly (readonly [start: number, end: number])[]
}

/** Letters that stand for one another and do not come apart by themselves. */
const variants: Partial<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ł: 'l',
  ŧ: 't',
  ı: 'i',
  ς: 'σ',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ة: 'ه',
  ک: 'ك',
  گ: 'ك',
  ڭ: 'ك',
  پ: 'ب',
  ڤ: 'ف',
  ڨ: 'ق',
  چ: 'ج',
  ژ: 'ز',
  ء: '',
}

const ARABIC_DIGITS = ['٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹']
for (const digits of ARABIC_DIGITS) {
  for (const [value, digit] of Array.from(digits).entries()) variants[digit] = String(value)
}

/** Accents and vowel signs, the stretched line inside Arabic words, invisible marks, apostrophes. */
const SILENT = /[\p{M}\p{Cf}\u0640'’ʼ`´]/gu
const LETTER = /[\p{L}\p{N}]/u
const PLAIN = /^[a-z\d]*(?: [a-z\d]+)*$/

const foldLetter = (letter: string) =>
  Array.from(
    letter.normalize('NFKD').toLowerCase().normalize('NFKD').replace(SILENT, ''),
    (unit) => variants[unit] ?? unit,
  ).join('')

/**
 * Folds a text for comparing: blind to capitals, accents, vowel signs and the variants of Arabic
 * letters; whatever is neither letter nor digit counts as one space. Folding twice changes nothing.
 */
export function foldWithSpans(original: string): Folded {
  const spans: [number, number][] = []
  let text = ''
  let offset = 0
  let gap: [number, number] | null = null
  for (const letter of original) {
    const start = offset
    offset += letter.length
    const folded = foldLetter(letter)
    // What leaves no trace belongs to the letter that it stands on.
    const last = spans.at(-1)
    if (folded === '' && last && !gap) last[1] = offset
    for (const unit of folded) {
      if (!LETTER.test(unit)) {
        gap ??= [start, offset]
        gap[1] = offset
        continue
      }
      if (gap && text !== '') {
        text += ' '
        spans.push(gap)
      }
      gap = null
      text += unit
      // Units of one letter, and halves of a pair, lead back to the whole of it.
      spans.push(...Array.from({ length: unit.length }, (): [number, number] => [start, offset]))
    }
  }
  return { text, spans }
}

const known = new Map<string, string>()

/** The folded text alone; names are folded once and remembered. */
export function fold(original: string): string {
  const cached = known.get(original)
  if (cached !== undefined) return cached
  const lower = original.toLowerCase()
  const text = PLAIN.test(lower) ? lower : foldWithSpans(original).text
  known.set(original, text)
  return text
}

/** The part of the original that a part of its folded text stands for. */
export function unfold(
  { spans }: Folded,
  [from, to]: readonly [number, number],
): readonly [start: number, end: number] {
  const [first, last] = [spans[from], spans[to - 1]]
  return first && last ? [first[0], last[1]] : [0, 0]
}
