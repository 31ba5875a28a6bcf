import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languageCodes } from '@/domain/languageTable'
import { toCsv, type Cell } from '@/features/history/csv'

/**
 * Reads a file as spreadsheets do, without its byte order mark: quotes count at the start of a cell, and
 * text after the closing quote belongs to the cell. The separator depends on the language.
 */
function readCsv(file: string, separator = ','): string[][] {
  const rows: string[][] = [[]]
  let rest = file.replace('\uFEFF', '')
  while (rest !== '') {
    const [whole, quoted = '', plain = '', end] =
      new RegExp(`^(?:"((?:[^"]|"")*)")?([^${separator}\r\n]*)(${separator}|\r\n|\r|\n|$)`).exec(
        rest,
      ) ?? []
    rows.at(-1)?.push(quoted.replaceAll('""', '"') + plain)
    rest = rest.slice(whole?.length ?? rest.length)
    if (end !== separator && rest !== '') rows.push([])
  }
  return rows
}

const column = (cells: readonly Cell[], lang = 'en') =>
  toCsv(
    ['a'],
    cells.map((cell) => [cell]),
    lang,
  )
const readColumn = (cells: readonly Cell[]) => readCsv(column(cells)).slice(1).flat()

/** Texts full of characters with a meaning for spreadsheets. */
const hostile = fc.string({
  unit: fc.constantFrom(
    ...['=', '+', '-', '@', '＝', '＋', '－', '＠'],
    ...[';', ',', '\t', '\r', '\n', '"', "'", ' ', '\u0000', '\u0085', '\u2028', 'A1'],
    '=HYPERLINK("x")',
  ),
  maxLength: 12,
})

describe('a history as a CSV file', () => {
  it('is UTF-8 with a byte order mark, one line per row, every cell in quotes', () => {
    expect(toCsv(['Jeu', 'Montant'], [['Étoile', { amount: '2.500' }]], 'en')).toBe(
      '\uFEFF"Jeu","Montant"\r\n"Étoile","2.500"\r\n',
    )
  })

  it('has semicolons and decimal commas in French', () => {
    expect(toCsv(['Jeu', 'Montant'], [['Étoile', { amount: '-2.500' }]], 'fr')).toBe(
      '\uFEFF"Jeu";"Montant"\r\n"Étoile";"-2,500"\r\n',
    )
  })

  it('no cell runs as a formula, whatever form of sign it starts with', () => {
    const cells = [
      '=1+1',
      '+1',
      '-1+2',
      '@SUM(A1)',
      ' =1',
      '＝1',
      '＋1',
      '－1',
      '＠A1',
      '\t=1',
      '\n=1',
    ]
    expect(readColumn(cells)).toEqual(cells.map((cell) => `'${cell.replace(/[\t\n]/, ' ')}`))
  })

  it('a semicolon, tab or line break in a text starts no new cell or line', () => {
    expect(readColumn(['Book;=HYPERLINK("x")', 'a\t=1', 'a\r\n=1', 'a\n=1'])).toEqual([
      'Book =HYPERLINK("x")',
      'a =1',
      'a =1',
      'a =1',
    ])
  })

  it('with any texts, a spreadsheet finds no formula and no additional row', () => {
    const language = fc.constantFrom(...languageCodes)
    const rows = fc.array(fc.array(hostile, { minLength: 3, maxLength: 3 }))
    fc.assert(
      fc.property(rows, fc.constantFrom(',', ';', '\t'), language, (table, separator, lang) => {
        const cells = table.map(([a = '', b = '', c = '']) => [a, { id: b }, { amount: c }])
        const found = readCsv(toCsv(['a', 'b', 'c'], cells, lang), separator)
        expect(found).toHaveLength(table.length + 1)
        const formulas = found.flat().filter((cell) => /^\s*[=+\-@＝＋－＠]/.test(cell))
        expect(formulas.filter((cell) => !/^="\d+"$|^-?\d+([.,]\d+)?$/.test(cell))).toEqual([])
      }),
    )
  })

  it('a negative amount stays a number', () => {
    expect(column([{ amount: '-2.500' }])).toContain('\r\n"-2.500"\r\n')
  })

  it('an id of digits keeps all of them, as text', () => {
    expect(readColumn([{ id: '123456789012345678901' }, { id: '007' }, { id: 'E-5' }])).toEqual([
      '="123456789012345678901"',
      '="007"',
      'E-5',
    ])
  })

  it.each(['1e21', '1E-5', '12.50', '1-2', '3/4', '12:30', '0x1F', '5%'])(
    'the id %s becomes neither a number nor a date',
    (id) => {
      expect(readColumn([{ id }])).toEqual([`="${id}"`])
    },
  )

  it('contains every text unchanged, except that separators become spaces', () => {
    const cells = fc
      .string({ unit: 'grapheme' })
      .filter((text) => !/^\s*[=+\-@＝＋－＠]/.test(text))
    const tables = fc.array(fc.array(cells, { minLength: 3, maxLength: 3 }))
    const blanked = (text: string) => text.replace(/[;\p{Cc}\u2028\u2029]+/gu, ' ')
    fc.assert(
      fc.property(tables, (rows) => {
        expect(readCsv(toCsv(['a', 'b', 'c'], rows, 'en')).slice(1)).toEqual(
          rows.map((row) => row.map(blanked)),
        )
      }),
    )
  })
})
