'use strict'

// The wheel: rendered once, then rotated until the drawn pocket is at the top.
;(() => {
  const { h, svg, t, calm } = window.demo

  const ORDER = [
    0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
    31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
  ]
  const SLICE = 360 / ORDER.length
  const TURN_MS = 4200
  const REDS = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
  const colourOf = (pocket) => (pocket === 0 ? 'zero' : REDS.has(pocket) ? 'red' : 'black')

  const at = (radius, degrees) => {
    const angle = ((degrees - 90) * Math.PI) / 180
    return [radius * Math.cos(angle), radius * Math.sin(angle)].map((v) => v.toFixed(2)).join(' ')
  }
  const slice = (pocket, i) => {
    const [from, to] = [(i - 0.5) * SLICE, (i + 0.5) * SLICE]
    const d = `M${at(92, from)}A92 92 0 0 1 ${at(92, to)}L${at(58, to)}A58 58 0 0 0 ${at(58, from)}Z`
    return svg(
      'g',
      {},
      svg('path', { d, class: `pocket ${colourOf(pocket)}` }),
      svg(
        'text',
        { transform: `rotate(${i * SLICE}) translate(0 -81)`, class: 'pocketText' },
        String(pocket),
      ),
    )
  }
  const star = (radius) => {
    const points = Array.from({ length: 16 }, (_, i) =>
      at(i % 2 ? radius * 0.765 : radius, i * 22.5),
    )
    return `M${points.join('L')}Z`
  }

  const rouletteWheel = () => {
    const disc = svg(
      'g',
      { class: 'disc' },
      ...ORDER.map(slice),
      svg('circle', { r: 58, class: 'bowl' }),
      svg('path', { d: star(44), class: 'hubStar' }),
      svg('circle', { r: 58, class: 'ringLine' }),
    )
    const ball = svg('g', { class: 'ball' }, svg('circle', { cy: -65, r: 4.2 }))
    const drawing = svg(
      'svg',
      { viewBox: '-100 -100 200 200', 'aria-hidden': 'true' },
      svg('circle', { r: 99, class: 'rim' }),
      disc,
      svg('circle', { r: 93, class: 'ringLine' }),
      ball,
    )
    const number = h('span', { class: 'pocketNow' })
    const node = h(
      'div',
      { class: 'wheel', dir: 'ltr', role: 'img', 'aria-label': t('wheel') },
      drawing,
      number,
    )
    let angle = 0

    const swing = (part, from, to) => {
      part.style.transform = `rotate(${to}deg)`
      const options = {
        duration: calm.matches ? 0 : TURN_MS,
        easing: 'cubic-bezier(0.12, 0.6, 0.12, 1)',
      }
      return part.animate(
        [{ transform: `rotate(${from}deg)` }, { transform: `rotate(${to}deg)` }],
        options,
      ).finished
    }

    const turnTo = async (pocket) => {
      number.textContent = ''
      ball.classList.add('isOut')
      const home = -ORDER.indexOf(pocket) * SLICE
      const from = angle
      angle = home - 360 * 4
      await Promise.all([swing(disc, from, angle), swing(ball, 360 * 6, 0)])
      angle = home
      number.textContent = String(pocket)
      number.dataset.colour = colourOf(pocket)
      node.setAttribute('aria-label', `${t('wheel')}. ${t('result', { pocket })}`)
    }

    return { node, turnTo }
  }

  Object.assign(window.demo, { rouletteWheel, colourOf })
})()
