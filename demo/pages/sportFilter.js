'use strict'

// The choice of sport and competition.
;(() => {
  const { h, svg, t } = window.demo

  const SPORTS = ['all', 'football', 'tennis', 'basket']
  const shapes = {
    all: ['M5 7h14M5 12h14M5 17h14'],
    football: ['M12 3.5a8.5 8.5 0 1 0 .01 0Z', 'M12 8l3.8 2.8-1.4 4.4H9.6l-1.4-4.4z'],
    tennis: [
      'M12 3.5a8.5 8.5 0 1 0 .01 0Z',
      'M6 6c3.5 3.5 3.5 8.5 0 12M18 6c-3.5 3.5-3.5 8.5 0 12',
    ],
    basket: [
      'M12 3.5a8.5 8.5 0 1 0 .01 0Z',
      'M12 3.5v17M3.5 12h17M6 6c4 3 4 9 0 12M18 6c-4 3-4 9 0 12',
    ],
  }
  const sign = (sport) =>
    svg(
      'svg',
      { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' },
      ...shapes[sport].map((d) => svg('path', { d })),
    )

  const sportFilter = (onChange) => {
    let sport = 'all'
    let league = ''
    const sports = h('div', { class: 'choices', role: 'group', 'aria-label': t('sports') })
    const leagues = h('div', {
      class: 'choices isSmall',
      role: 'group',
      'aria-label': t('leagues'),
    })

    const choose = (nextSport, nextLeague) => {
      sport = nextSport
      league = nextLeague
      onChange()
    }

    const choice = (isOn, onclick, ...parts) =>
      h('button', { class: 'choice', 'aria-pressed': String(isOn), onclick }, ...parts)

    /** Replaces the buttons only if they differ, so that a poll never takes their focus. */
    const renew = (node, key, build) => {
      if (node.dataset.key === key) return
      const at = [...node.children].indexOf(document.activeElement)
      node.dataset.key = key
      node.replaceChildren(...build())
      node.children[at]?.focus()
    }

    const show = (events) => {
      const inSport = events.filter((event) => sport === 'all' || event.sport === sport)
      const counts = new Map([['', inSport.length]])
      for (const event of inSport) counts.set(event.league, (counts.get(event.league) ?? 0) + 1)
      if (!counts.has(league)) league = ''
      const perSport = SPORTS.map((each) =>
        each === 'all' ? events.length : events.filter((event) => event.sport === each).length,
      )
      renew(sports, [sport, ...perSport].join(), () =>
        SPORTS.map((each, i) =>
          choice(
            each === sport,
            () => choose(each, ''),
            sign(each),
            h('span', {}, t(each)),
            h('small', {}, String(perSport[i])),
          ),
        ),
      )
      renew(leagues, [league, ...[...counts].flat()].join(), () =>
        [...counts].map(([name, count]) =>
          choice(
            name === league,
            () => choose(sport, name),
            h('span', {}, name || t('allLeagues')),
            h('small', {}, String(count)),
          ),
        ),
      )
      return inSport.filter((event) => !league || event.league === league)
    }

    return {
      node: h(
        'nav',
        { class: 'filter', 'aria-label': t('sports') },
        sports,
        h('h2', {}, t('leagues')),
        leagues,
      ),
      title: () => league || t(sport),
      /** Shows the choices for these events and returns the chosen ones. */
      show,
    }
  }

  Object.assign(window.demo, { sportFilter })
})()
