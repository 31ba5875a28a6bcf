'use strict'

// The list of matches; rows stay in place while scores and odds change.
;(() => {
  const { h, t, locale, decimalText } = window.demo

  const pickName = (event, pick) => ({ 1: event.home, X: t('draw'), 2: event.away })[pick]

  const sameDay = (a, b) => a.toDateString() === b.toDateString()
  const dayText = (date) => {
    const today = new Date()
    const tomorrow = new Date(today.getFullYear(), today.getMonth(), today.getDate() + 1)
    if (sameDay(date, today)) return t('today')
    if (sameDay(date, tomorrow)) return t('tomorrow')
    return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short' }).format(date)
  }
  const timeText = (date) =>
    new Intl.DateTimeFormat(locale, {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).format(date)

  const minuteText = ({ minute }) => h('span', { class: 'num' }, `${minute}′`)
  const clock = ({ sport, live }) => {
    if (sport === 'football') return [live.part === 0 ? t('halfTime') : minuteText(live)]
    if (sport === 'tennis') return [t('set', live)]
    return [t('quarter', live), ' · ', minuteText(live)]
  }

  const moment = (event) => {
    if (event.live) return [h('span', { class: 'isLive' }, h('span', {}, ...clock(event)))]
    const date = new Date(event.start)
    return [h('b', { class: 'num' }, timeText(date)), h('span', {}, dayText(date))]
  }

  const side = ({ live, ...event }, which, i) =>
    h(
      'p',
      { class: 'side' },
      h('bdi', {}, event[which]),
      ...(live?.games ? [h('span', { class: 'games num' }, String(live.games[i]))] : []),
      ...(live ? [h('b', { class: 'score num' }, String(live.score[i]))] : []),
    )

  const oddButton = (id, pick, onPick) => {
    const value = h('span', { class: 'num' })
    const node = h(
      'button',
      { class: 'odd', 'aria-pressed': 'false', 'data-pick': pick, onclick: () => onPick(id, pick) },
      value,
    )
    let before = null
    const update = (event, odds, isPicked) => {
      const text = odds ? decimalText(odds, 2) : '–'
      value.textContent = text
      node.disabled = !odds
      node.setAttribute('aria-label', `${pickName(event, pick)}, ${odds ? text : t('closed')}`)
      node.setAttribute('aria-pressed', String(isPicked))
      if (before && odds && before !== odds) {
        node.dataset.trend = Number(odds) > Number(before) ? 'up' : 'down'
      } else delete node.dataset.trend
      before = odds
    }
    return { node, update }
  }

  const eventRow = (first, onPick) => {
    const time = h('div', { class: 'moment' })
    const sides = h('div', { class: 'sides' })
    const buttons = first.prices.map(({ pick }) => oddButton(first.id, pick, onPick))
    const node = h(
      'li',
      { class: 'match' },
      time,
      h('div', { class: 'who' }, h('p', { class: 'league' }, first.league), sides),
      h('div', { class: 'odds', dir: 'ltr' }, ...buttons.map((button) => button.node)),
    )
    const update = (event, picked) => {
      time.replaceChildren(...moment(event))
      sides.replaceChildren(side(event, 'home', 0), side(event, 'away', 1))
      event.prices.forEach(({ pick, odds }, i) => buttons[i].update(event, odds, picked === pick))
    }
    return { node, update }
  }

  /** `show(events, picked)`; `picked` returns an event's selection in the slip. */
  const eventList = (onPick) => {
    const rows = new Map()
    const node = h('ul', { class: 'matches' })
    const none = h('p', { class: 'none muted' }, t('none'))

    const show = (events, picked) => {
      const wanted = new Set(events.map(({ id }) => id))
      for (const [id, row] of rows) {
        if (wanted.has(id)) continue
        row.node.remove()
        rows.delete(id)
      }
      events.forEach((event, i) => {
        const row = rows.get(event.id) ?? eventRow(event, onPick)
        rows.set(event.id, row)
        row.update(event, picked(event.id))
        // Moving a row would take the focus away from it.
        if (node.children[i] !== row.node) node.insertBefore(row.node, node.children[i] ?? null)
      })
      none.hidden = events.length > 0
    }

    return { nodes: [node, none], show }
  }

  Object.assign(window.demo, { eventList, pickName })
})()
