'use strict'

// The betting table and the chips on it.
;(() => {
  const { h, t, amountText, plainText, toMinor, toDecimal, rouletteBets } = window.demo

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
    /** All chips in the order of placing: `[cell, minor units]`. */
    let chips = []
    let isLocked = false

    const onCell = (cell) =>
      chips.filter(([at]) => at === cell).reduce((sum, [, minor]) => sum + minor, 0)
    const total = () => chips.reduce((sum, [, minor]) => sum + minor, 0)

    const show = () => {
      for (const [cell, bet] of cells) {
        const minor = onCell(cell)
        const text = minor ? amountText(toDecimal(minor)) : ''
        if (minor) cell.dataset.chip = plainText(toDecimal(minor))
        else delete cell.dataset.chip
        cell.setAttribute('aria-label', minor ? `${bet.spoken}, ${t('stake')} ${text}` : bet.spoken)
      }
      onChange(total())
    }

    const put = (cell) => {
      if (isLocked) return
      for (const other of cells.keys()) other.classList.remove('isDrawn')
      chips.push([cell, toMinor(chip())])
      focus(cell)
      show()
    }

    const focus = (cell) => {
      for (const other of cells.keys()) other.tabIndex = other === cell ? 0 : -1
      cell.focus()
    }

    const cells = new Map(
      rouletteBets.map((bet, i) => {
        const props = { class: `bet ${bet.look}`, 'data-bet': bet.name, tabindex: i === 0 ? 0 : -1 }
        const words = h('span', { dir: 'auto' }, bet.text)
        const cell = h('button', { ...props, onclick: () => put(cell) }, words)
        cell.style.setProperty('--lying', bet.lying)
        cell.style.setProperty('--standing', bet.standing)
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
      mark: (pocket) => node.querySelector(`[data-bet="n${pocket}"]`)?.classList.add('isDrawn'),
    }
  }

  Object.assign(window.demo, { rouletteTable })
})()
