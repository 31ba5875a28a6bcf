'use strict'

// The betting table: which bets there are, where they stand, and the chips on them.
;(() => {
  const { h, t, amountText, plainText, toMinor, toDecimal, colourOf } = window.demo

  const number = (value) => ({ kind: 'number', value, text: String(value), look: colourOf(value) })
  const outside = (kind, value = 0) => ({
    kind,
    value,
    text: t(value ? `${kind}${value}` : kind),
    look: 'outside',
  })

  /** In reading order; the style sheet gives each its place by the name. */
  const bets = [
    ...Array.from({ length: 37 }, (_, value) => number(value)),
    ...[1, 2, 3].map((value) => ({ ...outside('column', value), short: '2:1' })),
    ...[1, 2, 3].map((value) => ({
      ...outside('dozen', value),
      short: `${value * 12 - 11}–${value * 12}`,
    })),
    ...['low', 'even', 'red', 'black', 'odd', 'high'].map((kind) => outside(kind)),
  ]

  const spoken = ({ kind, text, look }) => (kind === 'number' ? `${text}, ${t(look)}` : text)

  /** The nearest cell in the direction of an arrow key. */
  const neighbour = (cells, from, key) => {
    const [dx, dy] =
      { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? []
    if (dx === undefined) return null
    const centre = (cell) => {
      const box = cell.getBoundingClientRect()
      return [box.x + box.width / 2, box.y + box.height / 2]
    }
    const [x, y] = centre(from)
    const distance = (cell) => {
      const [cx, cy] = centre(cell)
      const ahead = (cx - x) * dx + (cy - y) * dy
      const aside = Math.abs((cx - x) * dy) + Math.abs((cy - y) * dx)
      return cell === from || ahead < 4 ? Infinity : ahead + aside * 3
    }
    const best = cells.reduce((a, b) => (distance(b) < distance(a) ? b : a))
    return distance(best) === Infinity ? null : best
  }

  const rouletteTable = ({ chip, onChange }) => {
    /** Every chip in the order it was put down: `[cell, minor units]`. */
    let chips = []
    let isLocked = false

    const onCell = (cell) =>
      chips.filter(([at]) => at === cell).reduce((sum, [, minor]) => sum + minor, 0)
    const total = () => chips.reduce((sum, [, minor]) => sum + minor, 0)

    const show = () => {
      for (const [cell, bet] of cells) {
        const minor = onCell(cell)
        const text = minor ? amountText(toDecimal(minor)) : ''
        cell.querySelector('.chip')?.remove()
        const chip = h(
          'span',
          { class: 'chip num', 'aria-hidden': 'true' },
          plainText(toDecimal(minor)),
        )
        if (minor) cell.append(chip)
        cell.setAttribute(
          'aria-label',
          minor ? `${spoken(bet)}, ${t('stake')} ${text}` : spoken(bet),
        )
      }
      onChange(total())
    }

    const put = (cell) => {
      if (isLocked) return
      for (const other of cells.keys()) other.classList.remove('isDrawn')
      chips.push([cell, toMinor(chip())])
      show()
    }

    const focus = (cell) => {
      for (const other of cells.keys()) other.tabIndex = other === cell ? 0 : -1
      cell.focus()
    }

    const cells = new Map(
      bets.map((bet, i) => {
        const name = bet.kind === 'number' ? `n${bet.value}` : `${bet.kind}${bet.value || ''}`
        const props = { class: `bet ${bet.look}`, 'data-bet': name, tabindex: i === 0 ? 0 : -1 }
        const cell = h(
          'button',
          { ...props, onclick: () => put(cell) },
          h('span', { dir: 'auto' }, bet.short ?? bet.text),
        )
        return [cell, bet]
      }),
    )

    const node = h(
      'div',
      {
        class: 'table',
        dir: 'ltr',
        role: 'group',
        'aria-label': t('table'),
        onkeydown: (event) => {
          const next = neighbour([...cells.keys()], event.target, event.key)
          if (!next) return
          event.preventDefault()
          focus(next)
        },
      },
      ...cells.keys(),
    )
    for (const [cell, { kind, value }] of cells) {
      if (kind !== 'number' || value === 0) continue
      cell.style.setProperty('--third', String(Math.ceil(value / 3)))
      cell.style.setProperty('--of', String(((value - 1) % 3) + 1))
    }

    return {
      node,
      show,
      bets: () =>
        [...cells]
          .map(([cell, { kind, value }]) => ({ kind, value, minor: onCell(cell) }))
          .filter(({ minor }) => minor > 0)
          .map(({ minor, ...bet }) => ({ ...bet, stake: toDecimal(minor) })),
      undo: () => {
        chips.pop()
        show()
      },
      clear: () => {
        chips = []
        show()
      },
      lock: (locked) => (isLocked = locked),
      mark: (pocket) => node.querySelector(`[data-bet="n${pocket}"]`).classList.add('isDrawn'),
    }
  }

  Object.assign(window.demo, { rouletteTable })
})()
