'use strict'

// All bets of the table: their names, and their place in the horizontal and the vertical table.
;(() => {
  const { t, colourOf } = window.demo

  /** A grid area: row and column, and the number of each that it spans. */
  const area = (row, column, rows = 1, columns = 1) =>
    `${row} / ${column} / span ${rows} / span ${columns}`

  const zero = {
    kind: 'number',
    value: 0,
    look: 'zero',
    lying: area(1, 1, 3),
    standing: area(1, 3, 1, 3),
  }

  const numbers = Array.from({ length: 36 }, (_, i) => ({
    kind: 'number',
    value: i + 1,
    look: colourOf(i + 1),
    lying: area(3 - (i % 3), 2 + Math.floor(i / 3)),
    standing: area(2 + Math.floor(i / 3), 3 + (i % 3)),
  }))

  const columns = [0, 1, 2].map((i) => ({
    kind: 'column',
    value: i + 1,
    short: '2:1',
    lying: area(3 - i, 14),
    standing: area(14, 3 + i),
  }))

  const dozens = [0, 1, 2].map((i) => ({
    kind: 'dozen',
    value: i + 1,
    short: `${i * 12 + 1}–${i * 12 + 12}`,
    lying: area(4, 2 + i * 4, 1, 4),
    standing: area(2 + i * 4, 2, 4),
  }))

  const halves = ['low', 'even', 'red', 'black', 'odd', 'high'].map((kind, i) => ({
    kind,
    value: 0,
    lying: area(5, 2 + i * 2, 1, 2),
    standing: area(2 + i * 2, 1, 2),
  }))

  const wordsOf = ({ kind, value, look, short }) => {
    if (kind === 'number') return { text: String(value), spoken: `${value}, ${t(look)}` }
    const text = t(value ? `${kind}${value}` : kind)
    return { text: short ?? text, spoken: short ? `${short}, ${text}` : text }
  }

  /** @type {any[]} */
  const bets = [zero, ...numbers, ...columns, ...dozens, ...halves]
  const rouletteBets = bets.map((bet) => ({
    look: 'outside',
    ...wordsOf(bet),
    ...bet,
    name: bet.kind === 'number' ? `n${bet.value}` : `${bet.kind}${bet.value || ''}`,
  }))

  Object.assign(window.demo, { rouletteBets })
})()
