'use strict'

// The player's own bets, open and settled.
;(() => {
  const { h, t, money, amountText, decimalText } = window.demo

  const statusWord = { open: 'open', won: 'won', lost: 'lostBet' }
  const status = (name) => h('span', { class: 'status', 'data-status': name }, t(statusWord[name]))

  const leg = ({ name, pick, odds, status: state }) =>
    h(
      'li',
      { class: 'leg' },
      h('bdi', {}, name),
      h(
        'span',
        { class: 'legPick' },
        h('b', {}, pick),
        ' ',
        h('span', { class: 'num' }, decimalText(odds, 2)),
        ' ',
        status(state),
      ),
    )

  const card = (bet) =>
    h(
      'li',
      { class: 'card' },
      h('div', { class: 'between' }, h('span', { class: 'muted num' }, bet.id), status(bet.status)),
      h('ul', {}, ...bet.legs.map(leg)),
      h(
        'div',
        { class: 'between' },
        h('span', { class: 'muted' }, t('betStake')),
        money(bet.stake),
      ),
      h(
        'div',
        { class: 'between' },
        h('span', { class: 'muted' }, `${t('returns')} (${decimalText(bet.odds, 2)})`),
        h('b', { class: bet.status }, money(bet.return)),
      ),
    )

  /** `show(bets)` announces with `say` which bets were settled since the last call. */
  const betList = (say) => {
    const node = h('ul', { class: 'cards' })
    let open = new Map()

    const show = (bets) => {
      node.replaceChildren(...bets.map(card))
      if (bets.length === 0) node.append(h('li', { class: 'muted' }, t('noBets')))
      for (const bet of bets.filter(({ id, status }) => open.has(id) && status !== 'open')) {
        if (bet.status === 'won') say('good', t('settledWon', { amount: amountText(bet.return) }))
        else say('quiet', t('settledLost'))
      }
      open = new Map(bets.filter((bet) => bet.status === 'open').map((bet) => [bet.id, bet]))
    }

    return { node, show, openCount: () => open.size }
  }

  Object.assign(window.demo, { betList })
})()
