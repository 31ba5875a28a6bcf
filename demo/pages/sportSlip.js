'use strict'

// The bet slip: selections, one stake, and the main action.
;(() => {
  const { h, icon, t, money, amountText, decimalText, toMinor, toDecimal, pickName } = window.demo

  const MAX_LEGS = 8
  const MAX_ODDS = 100_000n

  /** In hundredths, rounded down, like the backend. */
  const combined = (odds) => {
    const product = odds.reduce((all, each) => all * BigInt(each.replace('.', '')), 1n)
    const rounded = product / 100n ** BigInt(odds.length - 1)
    return rounded > MAX_ODDS ? MAX_ODDS : rounded
  }
  const returnOf = (minor, odds) => Number((BigInt(minor) * combined(odds)) / 100n)

  /** Parses the input as decimal text with all decimals, or null. */
  const typedAmount = (text, decimals) => {
    const match = /^\s*(\d{1,7})(?:[.,](\d*))?\s*$/.exec(text)
    const fraction = match?.[2] ?? ''
    if (!match || fraction.length > decimals) return null
    return decimals ? `${match[1]}.${fraction.padEnd(decimals, '0')}` : match[1]
  }

  const line = (label, value) =>
    h('div', { class: 'between' }, h('span', { class: 'muted' }, label), value)

  const betSlip = ({ limits, onChange, onPlace, say }) => {
    /** Event id → `{ event, pick, odds }`; the odds are those that the player sees and that are sent. */
    const picks = new Map()
    let isCombined = true
    let isSending = false

    const list = h('ul', { class: 'cards' })
    const stake = h('input', {
      class: 'stakeInput',
      id: 'stake',
      inputmode: 'decimal',
      autocomplete: 'off',
      oninput: () => totals(),
    })
    const stakeLabel = h('label', { for: 'stake' })
    const mode = h('div', { class: 'modes', role: 'group', 'aria-label': t('mode') })
    const sums = h('div', { class: 'sums' })
    const button = h('button', { class: 'place', type: 'submit' })
    const form = h(
      'form',
      { class: 'slipForm', onsubmit: (event) => event.preventDefault() || place() },
      mode,
      h('div', { class: 'field' }, stakeLabel, stake),
      sums,
      button,
      h('p', { class: 'muted demoNote' }, t('demoBets')),
    )
    const node = h('div', { class: 'slip' }, list, form)

    const chosen = () => [...picks.values()]
    const asCombined = () => isCombined && picks.size > 1
    const isClosed = () => chosen().some(({ odds }) => !odds)

    const totals = () => {
      const typed = typedAmount(stake.value, limits.decimals)
      const minor = typed ? toMinor(typed) : 0
      const odds = chosen().map((pick) => pick.odds ?? '1.00')
      const bets = asCombined() ? [odds] : odds.map((each) => [each])
      const back = bets.reduce((sum, legs) => sum + returnOf(minor, legs), 0)
      sums.replaceChildren(
        ...(asCombined()
          ? [
              line(
                t('totalOdds'),
                h('b', { class: 'num' }, decimalText(String(Number(combined(odds)) / 100), 2)),
              ),
            ]
          : []),
        ...(bets.length > 1 ? [line(t('totalStake'), money(toDecimal(minor * bets.length)))] : []),
        line(t('returns'), h('b', { class: 'return' }, money(toDecimal(back)))),
      )
    }

    const card = ({ event, pick, odds }) =>
      h(
        'li',
        { class: 'card pick' },
        h(
          'div',
          {},
          h('b', {}, h('bdi', {}, pickName(event, pick))),
          h('p', { class: 'muted' }, h('bdi', {}, `${event.home} – ${event.away}`)),
        ),
        h('span', { class: 'pickOdds num' }, odds ? decimalText(odds, 2) : t('closed')),
        h(
          'button',
          {
            class: 'round',
            'aria-label': t('remove', { name: pickName(event, pick) }),
            onclick: () => toggle(event, pick),
          },
          icon('close'),
        ),
      )

    const modeButton = (value, name) =>
      h(
        'button',
        {
          type: 'button',
          'aria-pressed': String(isCombined === value),
          onclick: () => {
            isCombined = value
            show()
            const chosen = /** @type {HTMLElement} */ (mode.children[value ? 1 : 0])
            chosen.focus()
          },
        },
        t(name),
      )

    const show = () => {
      list.replaceChildren(...chosen().map(card))
      if (picks.size === 0) list.append(h('li', { class: 'muted emptySlip' }, t('empty')))
      form.hidden = picks.size === 0
      mode.hidden = picks.size < 2
      mode.replaceChildren(modeButton(false, 'single'), modeButton(true, 'combined'))
      stakeLabel.textContent = t(picks.size > 1 && !isCombined ? 'eachStake' : 'betStake')
      button.textContent = t(isSending ? 'placing' : 'place')
      button.setAttribute('aria-disabled', String(isSending || isClosed()))
      totals()
      onChange(picks.size)
    }

    const toggle = (event, pick) => {
      const odds = event.prices.find((price) => price.pick === pick)?.odds
      if (picks.get(event.id)?.pick === pick) picks.delete(event.id)
      else if (!odds) return
      else if (picks.size === MAX_LEGS && !picks.has(event.id)) return say('bad', t('full'))
      else picks.set(event.id, { event, pick, odds })
      show()
    }

    const place = async () => {
      const typed = typedAmount(stake.value, limits.decimals)
      const [minor, least, most] = [typed ?? '0', limits.least, limits.most].map(toMinor)
      if (isSending || isClosed()) return
      if (!typed || minor < least || minor > most) {
        say('bad', t('limits', { least: amountText(limits.least), most: amountText(limits.most) }))
        stake.focus()
        return
      }
      const legs = chosen().map(({ event, pick, odds }) => ({ event: event.id, pick, odds }))
      isSending = true
      show()
      for (const selections of asCombined() ? [legs] : legs.map((leg) => [leg])) {
        // A placed bet leaves the slip, so that a failure cannot place it again.
        if (!(await onPlace({ selections, stake: typed }))) break
        for (const { event } of selections) picks.delete(event)
      }
      isSending = false
      show()
    }

    return {
      node,
      show,
      toggle,
      picked: (id) => picks.get(id)?.pick,
      /** Updates changed odds, and closes matches that have ended. */
      follow: (events) => {
        let hasMoved = false
        for (const [id, { pick, odds }] of picks) {
          const event = events.find((each) => each.id === id) ?? picks.get(id).event
          const isThere = events.some((each) => each.id === id)
          const now = (isThere && event.prices.find((price) => price.pick === pick)?.odds) || null
          hasMoved ||= now !== odds
          picks.set(id, { event, pick, odds: now })
        }
        if (hasMoved) show()
      },
    }
  }

  Object.assign(window.demo, { betSlip })
})()
