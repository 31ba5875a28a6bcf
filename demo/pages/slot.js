'use strict'

// Five reels of three symbols. The backend draws; this page shows the result.
;(() => {
  const { h, svg, icon, t, money, calm, start, settle, hud, picture, symbolName, slotRules } =
    window.demo

  const PASSING = 14
  const TIMES = { first: 900, each: 260 }

  const build = (state) => {
    const { symbols, lines } = state
    const cell = (symbol) =>
      h('span', { class: 'cell' }, h('img', { src: picture(symbols[symbol]), alt: '' }))
    const anySymbol = () => 1 + Math.floor(Math.random() * (symbols.length - 1))

    const strips = lines[0].map((_, reel) => {
      const shown = [0, 1, 2].map((row) => cell(1 + ((reel * 3 + row * 2) % (symbols.length - 1))))
      return h('div', { class: 'strip' }, ...shown)
    })
    const traces = svg('svg', {
      class: 'traces',
      viewBox: '0 0 50 30',
      preserveAspectRatio: 'none',
    })
    const cabinet = h(
      'div',
      { class: 'cabinet', dir: 'ltr', role: 'img', 'aria-label': t('reels') },
      ...strips.map((strip) => h('div', { class: 'reel' }, strip)),
      traces,
    )

    const game = hud({
      state,
      kind: 'slot',
      stage: cabinet,
      stepLabel: 'stake',
      rules: slotRules(state),
      onAction: () => play(),
    })
    game.setAction('star', t('spin'), icon('spin'))
    game.say('quiet', t('ready'))

    const turn = (strip, reel, column) => {
      const old = [...strip.children].slice(0, 3)
      const passing = Array.from({ length: PASSING + reel * 4 }, () => cell(anySymbol()))
      const fresh = column.map(cell)
      strip.replaceChildren(...fresh, ...passing, ...old)
      const share = (strip.children.length - 3) / strip.children.length
      const turning = strip.animate(
        [{ transform: `translateY(${-100 * share}%)` }, { transform: 'none' }],
        {
          duration: calm.matches ? 0 : TIMES.first + reel * TIMES.each,
          easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)',
        },
      )
      return turning.finished.then(() => strip.replaceChildren(...fresh))
    }

    const describe = (grid) =>
      [0, 1, 2]
        .map((row) => {
          const names = grid.map((column) => symbolName(symbols[column[row]])).join(', ')
          return t('row', { row: row + 1, symbols: names })
        })
        .join('. ')

    const trace = ({ line, count }) => {
      const points = lines[line]
        .slice(0, count)
        .map((row, reel) => `${reel * 10 + 5},${row * 10 + 5}`)
      return svg('polyline', { points: points.join(' ') })
    }

    const light = (wins) => {
      traces.replaceChildren(...wins.map(trace))
      cabinet.classList.toggle('hasWins', wins.length > 0)
      for (const { line, count } of wins) {
        lines[line]
          .slice(0, count)
          .forEach((row, reel) => strips[reel].children[row].classList.add('isWin'))
      }
    }

    const tell = ({ wins, win }) => {
      if (wins.length === 0) return game.say('quiet', t('noWin'))
      const count = wins.length === 1 ? t('line') : t('lines', { count: wins.length })
      game.say('good', money(win), h('small', {}, count))
    }

    /** Shows a round that is drawn, and has its win paid. */
    const finish = async (round) => {
      await Promise.all(strips.map((strip, reel) => turn(strip, reel, round.grid[reel])))
      const { balance } = await settle('slot/end', { round: round.round })
      cabinet.setAttribute('aria-label', `${t('reels')}. ${describe(round.grid)}`)
      light(round.wins)
      tell(round)
      game.setBalance(balance)
    }

    async function play(open = null) {
      game.setBusy(true)
      game.say('quiet', '')
      light([])
      try {
        await finish(open ?? (await settle('slot/start', { stake: game.stake() })))
      } catch (failure) {
        const fresh = await game.fail(failure)
        // The backend keeps a round whose answer was lost, and takes no other stake before its end.
        if (fresh?.open) await finish(fresh.open).catch(game.fail)
      }
      game.setBusy(false)
    }

    if (state.open) void play(state.open)
  }

  start(() => settle('state'), build)
})()
