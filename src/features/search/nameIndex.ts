import UFuzzy from '@leeoniya/ufuzzy'
import { fold, foldWithSpans, unfold } from './fold'

/** Ranges of a name that match the search. */
export type Marks = readonly (readonly [start: number, end: number])[]

export interface Found<T> {
  entry: T
  marks: Marks
}

/** Longer input is cut. */
const MAX_LENGTH = 64
/** Similarity compares at most this many words. */
const MAX_WORDS = 8
/** Up to this many words match in any order; more only in the typed order. */
const PERMUTED_WORDS = 3
/**
 * With more matches than this, only the first of the list are ranked: one or two letters match thousands.
 */
const MAX_RANKED = 300
/** The share of the text that a similar name must contain. */
const MIN_SIMILARITY = 0.4

// Folded text contains a to z, digits, spaces and non-ASCII letters of any script.
const LETTER = 'a-z\\d\\u0080-\\uffff'
const same = (text: string) => text
const options = {
  interSplit: `[^${LETTER}]+`,
  interBound: `[^${LETTER}]`,
  intraSplit: '',
  intraBound: '',
  intraChars: `[${LETTER}]`,
  toUpper: same,
  toLower: same,
  // Equal matches keep the order of the list.
  compare: () => 0,
}

/** The number of typos allowed in a text: one in each run of four letters or more. */
const typosAllowed = (text: string) => text.match(/[^\d ]{4,}/g)?.length ?? 0

const exact = new UFuzzy(options)
/** The matcher exports its enum only as a type. */
const singleError = { intraMode: 1 }
const forgiving = new UFuzzy({
  ...options,
  ...singleError,
  intraRules: (term) => {
    const typos = typosAllowed(term) > 0 ? 1 : 0
    return {
      intraSlice: term.length >= 5 ? [0, Infinity] : [1, Infinity],
      intraIns: typos,
      intraSub: typos,
      intraTrn: typos,
      intraDel: typos,
    }
  },
})

const pair = (first: number, second: number) => first * 0x10000 + second

/** Words of two letters are similar to too many names. */
const MIN_PAIRS = 3
/** In a text this short, a typo leaves no pair intact, so its letters may be one position apart. */
const SHORT_TEXT = 4

/**
 * Returns a function that measures which share of the letter pairs of a name's most similar word it
 * contains.
 */
function similarityTo(text: string): (name: string) => number {
  const words = text.split(' ').slice(0, MAX_WORDS)
  const reach = text.length <= SHORT_TEXT ? 2 : 1
  const slots = new Map<number, number>()
  const wordOf: number[] = []
  for (const [index, word] of words.entries()) {
    for (let at = 0; at < word.length - 1; at++) {
      const key = pair(word.charCodeAt(at), word.charCodeAt(at + 1))
      if (!slots.has(key)) slots.set(key, wordOf.push(index) - 1)
    }
  }
  const sizes = words.map((_, index) => wordOf.filter((word) => word === index).length)
  // Stores in which name a pair was last seen, to avoid allocations for thousands of names.
  const seenIn = new Uint32Array(wordOf.length)
  const shared = new Uint8Array(words.length)
  let nameNumber = 0
  return (name) => {
    nameNumber++
    shared.fill(0)
    for (let at = 0; at < name.length - 1; at++) {
      for (let next = at + 1; next <= at + reach; next++) {
        const slot = slots.get(pair(name.charCodeAt(at), name.charCodeAt(next)))
        if (slot === undefined || seenIn[slot] === nameNumber) continue
        seenIn[slot] = nameNumber
        const word = wordOf[slot] ?? 0
        shared[word] = (shared[word] ?? 0) + 1
      }
    }
    return Math.max(...sizes.map((size, word) => (shared[word] ?? 0) / Math.max(size, MIN_PAIRS)))
  }
}

/** The bit of the space, which is ignored: a name may join words that are typed separately. */
const SPACE = 1 << (' '.charCodeAt(0) & 31)

/** The letters of a text as bits; some letters share a bit, which only lets more names through. */
function lettersOf(text: string): number {
  let letters = 0
  for (let at = 0; at < text.length; at++) letters |= 1 << (text.charCodeAt(at) & 31)
  return letters & ~SPACE
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

/** Creates an index of names, which are folded once and searched with every key press. */
export function createNameIndex<T>(entries: readonly T[], nameOf: (entry: T) => string) {
  const haystack = entries.map((entry) => fold(nameOf(entry)))
  const letters = Int32Array.from(haystack, lettersOf)
  const needleOf = (text: string) => fold(text.slice(0, MAX_LENGTH))

  const found = (index: number, ranges: readonly number[] = []): Found<T>[] => {
    const entry = entries[index]
    if (entry === undefined) return []
    const folded = foldWithSpans(nameOf(entry))
    const marks = Array.from({ length: ranges.length / 2 }, (_, at) =>
      unfold(folded, [ranges[2 * at] ?? 0, ranges[2 * at + 1] ?? 0]),
    )
    return [{ entry, marks }]
  }

  /** The names that lack at most this many letters of the text; only these can match. */
  const lackingAtMost = (typos: number, needle: string) => {
    const wanted = lettersOf(needle)
    const indexes: number[] = []
    for (let at = 0; at < letters.length; at++) {
      const lacking = wanted & ~(letters[at] ?? 0)
      if (lacking === 0 || (typos > 0 && countBits(lacking) <= typos)) indexes.push(at)
    }
    return indexes
  }

  const matches = (matcher: UFuzzy, typos: number, needle: string, limit: number) => {
    const words = needle.split(' ').length
    const isPermuted = words > 1 && words <= PERMUTED_WORDS
    const possible = lackingAtMost(typos, needle)
    // Without permutation the matcher ranks what it is given, so names are filtered first.
    const candidates = isPermuted ? possible : matcher.filter(haystack, needle, possible)
    if (!candidates || candidates.length === 0) return []
    const search = (some: number[]) =>
      matcher.search(haystack, needle, isPermuted ? PERMUTED_WORDS : 0, MAX_RANKED, some)
    let [indexes, info, order] = search(isPermuted ? candidates : candidates.slice(0, MAX_RANKED))
    if (indexes && !order) [indexes, info, order] = search(indexes.slice(0, MAX_RANKED))
    if (!info || !order) return []
    return order.slice(0, limit).flatMap((at) => {
      const index = info.idx[at]
      return index === undefined ? [] : [{ index, ranges: info.ranges[at] }]
    })
  }

  return {
    /** The best matches: exact ones first, then those with a typo in a word. */
    find(text: string, limit: number): Found<T>[] {
      const needle = needleOf(text)
      if (needle === '') return []
      const first = matches(exact, 0, needle, limit)
      const seen = new Set(first.map(({ index }) => index))
      const rest =
        first.length < limit
          ? matches(forgiving, typosAllowed(needle), needle, limit + first.length)
          : []
      return [...first, ...rest.filter(({ index }) => !seen.has(index))]
        .slice(0, limit)
        .flatMap(({ index, ranges }) => found(index, ranges))
    },

    first(limit: number): Found<T>[] {
      return entries.slice(0, limit).map((entry) => ({ entry, marks: [] }))
    },

    /** The most similar names, used when none matches. */
    nearest(text: string, limit: number): Found<T>[] {
      const similarity = similarityTo(needleOf(text))
      return haystack
        .map((name, index) => ({ index, name, score: similarity(name) }))
        .filter(({ score }) => score >= MIN_SIMILARITY)
        .sort((a, b) => b.score - a.score || a.name.length - b.name.length)
        .slice(0, limit)
        .flatMap(({ index }) => found(index))
    },
  }
}

export type NameIndex<T> = ReturnType<typeof createNameIndex<T>>
