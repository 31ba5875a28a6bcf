'use strict'

// The page before the table: a link leads to the table inside the same frame, like the lobbies of real
// games.
;(() => {
  const { h, t, launch, root, amount, money, start, settle } = window.demo

  /** The URL contains the launch session, which is passed on. */
  const tableAddress = () => {
    const { search, hash } = window.location
    return `${launch.origin}/demo/games/roulette${search}${hash}`
  }

  const build = (state) => {
    const [least] = state.steps
    document.title = state.name
    root.replaceChildren(
      h(
        'main',
        { class: 'game', 'data-kind': 'lobby' },
        window.demo.backdrop(state),
        h(
          'div',
          { class: 'shell' },
          window.demo.titleBar(state, h('b', {}, money(state.balance))),
          h(
            'section',
            { class: 'stage', 'aria-label': t('lobby') },
            h(
              'div',
              { class: 'lobby' },
              window.demo.rouletteWheel().node,
              h(
                'div',
                { class: 'lobbyTable' },
                h('h2', {}, t('tableKind')),
                h(
                  'p',
                  { class: 'lobbySums' },
                  t('tableSums'),
                  ' ',
                  amount(least),
                  ' – ',
                  money(state.most),
                ),
                h('a', { class: 'lobbyLink', href: tableAddress() }, t('openTable')),
              ),
            ),
          ),
        ),
      ),
    )
  }

  start(() => settle('state'), build)
})()
