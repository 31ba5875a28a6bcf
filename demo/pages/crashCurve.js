'use strict'

// The rising curve. It follows the clock; only the backend knows where it ends.
;(() => {
  const { h, svg, decimalText, calm, picture } = window.demo

  const WIDTH = 1000
  const HEIGHT = 560
  const GROWTH_PER_MS = 0.0001
  const POINTS = 48
  /** After a device's sleep the time since the start may be too large for a drawing. */
  const MAX_MS = 120_000

  /** In hundredths, like the backend. */
  const multiplierAt = (elapsed) => Math.floor(100 * Math.exp(GROWTH_PER_MS * elapsed))
  const timesText = (hundredths) => `${decimalText(String(hundredths / 100), 2)} ×`

  const crashCurve = (flyer) => {
    const area = svg('path', { class: 'area' })
    const line = svg('path', { class: 'line' })
    const grid = svg('g', { class: 'grid' })
    const drawing = svg(
      'svg',
      { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: 'none', 'aria-hidden': 'true' },
      grid,
      area,
      line,
    )
    const rider = h('img', { class: 'rider', src: picture(flyer), alt: '' })
    const times = h('p', { class: 'times num', 'aria-hidden': 'true' })
    const caption = h('p', { class: 'caption' })
    const node = h(
      'div',
      { class: 'sky', 'data-phase': 'waiting' },
      h('div', { class: 'chart', dir: 'ltr' }, drawing, rider),
      h('div', { class: 'centre' }, times, caption),
    )

    let frame = 0
    let from = 0

    const draw = (elapsed) => {
      const top = Math.max(2, 1.3 * Math.exp(GROWTH_PER_MS * elapsed))
      const span = Math.max(6000, elapsed * 1.12)
      const place = (ms) => [
        (ms / span) * WIDTH,
        HEIGHT * (1 - (Math.exp(GROWTH_PER_MS * ms) - 1) / (top - 1)) * 0.94 + HEIGHT * 0.03,
      ]
      const points = Array.from({ length: POINTS + 1 }, (_, i) => place((elapsed * i) / POINTS))
      const path = points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')
      line.setAttribute('d', `M${path}`)
      area.setAttribute('d', `M${path}L${points[POINTS][0].toFixed(1)} ${HEIGHT}L0 ${HEIGHT}Z`)
      const [x, y] = points[POINTS]
      rider.style.setProperty('--x', `${(100 * x) / WIDTH}%`)
      rider.style.setProperty('--y', `${(100 * y) / HEIGHT}%`)
      grid.replaceChildren(
        ...[0.25, 0.5, 0.75].map((share) => svg('path', { d: `M0 ${HEIGHT * share}H${WIDTH}` })),
      )
    }

    const show = (hundredths) => times.replaceChildren(timesText(hundredths))
    const tick = (onTick) => {
      const elapsed = Math.min(performance.now() - from, MAX_MS)
      show(multiplierAt(elapsed))
      if (!calm.matches) draw(elapsed)
      onTick(multiplierAt(elapsed))
      frame = requestAnimationFrame(() => tick(onTick))
    }

    const setPhase = (phase, text) => {
      node.dataset.phase = phase
      caption.textContent = text
    }

    return {
      node,
      setPhase,
      /** Continues from the elapsed time of the backend's clock. */
      run: (elapsed, onTick) => {
        from = performance.now() - elapsed
        tick(onTick)
      },
      stop: (hundredths) => {
        cancelAnimationFrame(frame)
        show(hundredths)
        draw(Math.log(hundredths / 100) / GROWTH_PER_MS)
      },
      rest: () => {
        show(100)
        draw(0)
      },
    }
  }

  Object.assign(window.demo, { crashCurve, timesText })
})()
