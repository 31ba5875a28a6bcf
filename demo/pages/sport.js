'use strict'

// The sportsbook: events, slip, the player's bets.
;(() => {
  const demo = window.demo
  const { h, icon, t, money, root, launch, ask } = demo

  const query = new URLSearchParams(window.location.search)
  const token = query.get('token') ?? ''
  const view = query.get('view') === 'live' ? 'live' : 'prematch'
  const EVENTS_MS = view === 'live' ? 4000 : 15_000
  const BETS_MS = 4000
  const narrow = window.matchMedia('(max-width: 899px)')

  const askState = () => ask('sport/state', { token, lang: launch.lang })
  const askEvents = () => ask(`sport/events?lang=${launch.lang}&view=${view}`)

  /** Polls without overlap and only while the page is visible. */
  const poll = (run, wait) => {
    let timer = 0
    const turn = async () => {
      clearTimeout(timer)
      timer = -1
      if (!document.hidden) await run().catch(() => null)
      timer = setTimeout(turn, wait)
    }
    timer = setTimeout(turn, wait)
    document.addEventListener('visibilitychange', () => timer !== -1 && !document.hidden && turn())
  }

  const build = ({ events: first, ...state }) => {
    let events = first
    const saying = h('p', { class: 'saying', role: 'status' })
    const say = (tone, text) => {
      saying.dataset.tone = tone
      saying.textContent = text
    }

    const balance = h('b', {}, money(state.balance))
    const title = h('h1')
    const count = h('span', { class: 'muted' })
    const opener = h('button', { class: 'opener', onclick: () => sheet.showModal() })
    const list = demo.eventList((id, pick) =>
      slip.toggle(
        events.find((event) => event.id === id),
        pick,
      ),
    )
    const filter = demo.sportFilter(() => refresh())
    const bets = demo.betList(say)
    const slip = demo.betSlip({ limits: state, say, onPlace: place, onChange: changed })

    const tabs = ['slip', 'bets'].map((name) =>
      h(
        'button',
        { role: 'tab', id: `tab-${name}`, 'aria-controls': 'panel', onclick: () => select(name) },
        t(name),
      ),
    )
    const panel = h('div', { id: 'panel', class: 'panel', role: 'tabpanel' })
    const select = (name) => {
      for (const tab of tabs) {
        const isOn = tab.id === `tab-${name}`
        tab.setAttribute('aria-selected', String(isOn))
        tab.tabIndex = isOn ? 0 : -1
      }
      panel.setAttribute('aria-labelledby', `tab-${name}`)
      panel.replaceChildren(name === 'slip' ? slip.node : bets.node)
    }
    const turnTab = (event) => {
      if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
      const other = tabs.find((tab) => tab.tabIndex === -1)
      other?.click()
      other?.focus()
    }

    const closer = h(
      'button',
      { class: 'round closer', 'aria-label': t('close'), onclick: () => sheet.close() },
      icon('close'),
    )
    const desk = h(
      'div',
      { class: 'desk' },
      h(
        'div',
        { class: 'deskHead' },
        h(
          'div',
          { class: 'tabs', role: 'tablist', 'aria-label': t('slip'), onkeydown: turnTab },
          ...tabs,
        ),
        closer,
      ),
      h('div', { class: 'between purse' }, h('span', { class: 'muted' }, t('balance')), balance),
      saying,
      panel,
    )
    const aside = h('aside', { class: 'aside', 'aria-label': t('slip') })
    const sheet = h('dialog', { class: 'sheet', 'aria-label': t('slip') })

    /** The slip is next to the list if there is room, otherwise in a sheet from below. */
    const settleDesk = () => {
      sheet.close()
      ;(narrow.matches ? sheet : aside).append(desk)
    }

    function refresh() {
      const chosen = filter.show(events)
      list.show(chosen, slip.picked)
      title.textContent = filter.title()
      count.textContent = t('count', { count: chosen.length })
    }

    function changed(size) {
      opener.replaceChildren(h('span', {}, t('slip')), h('b', { class: 'num' }, String(size)))
      opener.setAttribute('aria-label', t('slipCount', { count: size }))
      refresh()
    }

    const take = (fresh) => {
      balance.replaceChildren(money(fresh.balance))
      bets.show(fresh.bets)
    }

    async function place(bet) {
      try {
        take(await ask('sport/bet', { token, lang: launch.lang, ...bet }))
        say('good', t('placed'))
        return true
      } catch ({ status, message }) {
        if (status === 401) demo.ended()
        const reasons = {
          balance: 'short',
          odds: 'oddsMoved',
          closed: 'betClosed',
          stake: 'refused',
        }
        say('bad', t(reasons[message] ?? 'offline'))
        if (status === 409) await renewEvents()
        // The response may be lost although the bet was placed.
        else await askState().then(take, () => null)
        return false
      }
    }

    const renewEvents = async () => {
      ;({ events } = await askEvents())
      slip.follow(events)
      refresh()
    }

    const renewState = async () => {
      if (bets.openCount() === 0) return
      const fresh = await askState().catch((failure) => failure)
      if (fresh.status === 401) demo.ended()
      else if (fresh.bets) take(fresh)
    }

    root.replaceChildren(
      h(
        'div',
        { class: 'book' },
        filter.node,
        h('main', { class: 'list' }, h('div', { class: 'listHead' }, title, count), ...list.nodes),
        aside,
        h('div', { class: 'bottom' }, opener),
        sheet,
      ),
    )
    document.title = t(view)
    narrow.addEventListener('change', settleDesk)
    settleDesk()
    select('slip')
    slip.show()
    bets.show(state.bets)
    poll(renewEvents, EVENTS_MS)
    poll(renewState, BETS_MS)
  }

  demo.start(async () => {
    const [state, { events }] = await Promise.all([askState(), askEvents()])
    return { ...state, events }
  }, build)
})()
