'use strict'

// Shared by the three games: name, balance, stake, main action, result.
;(() => {
  const { h, icon, t, money, amount, decimalText, root, launch, ask, ended, file } = window.demo

  /** The messages, by the backend's reason. */
  const sayings = { balance: 'short', stake: 'refused', bets: 'refused' }

  /** A stepper with − and + for one of the offered amounts. */
  const stepper = (steps, label) => {
    let at = Math.min(2, steps.length - 1)
    const value = h('output', { class: 'stakeValue' })
    const turn = (by) => {
      at = Math.min(steps.length - 1, Math.max(0, at + by))
      value.replaceChildren(amount(steps[at]))
      less.setAttribute('aria-disabled', String(at === 0))
      more.setAttribute('aria-disabled', String(at === steps.length - 1))
    }
    const button = (name, by) =>
      h(
        'button',
        { class: 'step', 'aria-label': `${t(name)}, ${t(label)}`, onclick: () => turn(by) },
        icon(name === 'less' ? 'minus' : 'plus'),
      )
    const less = button('less', -1)
    const more = button('more', 1)
    turn(0)
    const node = h(
      'fieldset',
      { class: 'stake' },
      h('legend', {}, t(label)),
      h('div', { class: 'stakeRow' }, less, value, more),
    )
    return { node, stake: () => steps[at], lock: (isLocked) => (node.disabled = isLocked) }
  }

  const rulesDialog = (state, content) => {
    const share = `${decimalText(String(state.returns * 100), 1)} %`
    const dialog = h(
      'dialog',
      { class: 'rules', 'aria-label': t('rules') },
      h(
        'div',
        { class: 'rulesHead' },
        h('h2', {}, t('rules')),
        h(
          'button',
          { class: 'round', 'aria-label': t('close'), onclick: () => dialog.close() },
          icon('close'),
        ),
      ),
      ...content,
      h('p', { class: 'muted' }, t('returns', { share })),
    )
    return dialog
  }

  /** Space or Enter anywhere triggers the action, once per key press. */
  const listenToKeys = (action) =>
    document.addEventListener('keydown', (event) => {
      if (event.key !== ' ' && event.key !== 'Enter') return
      if (event.repeat) event.preventDefault()
      else if (event.target === document.body) {
        event.preventDefault()
        action.click()
      }
    })

  const backdrop = (state) =>
    h('img', { class: 'backdrop', src: new URL(state.image, launch.origin).href, alt: '' })

  /** The game's name, the balance and the given buttons. */
  const titleBar = (state, balance, ...buttons) =>
    h(
      'header',
      { class: 'bar' },
      h(
        'div',
        { class: 'title' },
        h('h1', {}, h('bdi', {}, state.name)),
        h('small', {}, t('demo')),
      ),
      h('div', { class: 'purse' }, h('small', {}, t('balance')), balance),
      ...buttons,
    )

  /** Builds the page around a stage and returns the functions for the game. */
  const hud = ({ state, kind, stage, stepLabel, tools, rules, onAction }) => {
    const balance = h('b', {}, money(state.balance))
    const saying = h('p', { class: 'saying', role: 'status' })
    const action = h('button', { class: 'action', onclick: () => !busy && onAction() })
    const steps = stepper(state.steps, stepLabel)
    const dialog = rulesDialog(state, rules)
    let busy = false

    const api = {
      stake: steps.stake,
      setBalance: (decimal) => balance.replaceChildren(money(decimal)),
      say: (tone, ...parts) => {
        saying.dataset.tone = tone
        saying.replaceChildren(...parts)
      },
      setBusy: (isBusy, isLocked = isBusy) => {
        busy = isBusy
        action.setAttribute('aria-disabled', String(isBusy))
        steps.lock(isLocked)
      },
      setAction: (look, label, ...parts) => {
        action.dataset.look = look
        action.setAttribute('aria-label', label)
        action.replaceChildren(...parts)
      },
      /** Shows the failure and loads the state again. */
      fail: async ({ status, message }) => {
        if (status === 401) return ended()
        const fresh = await ask('settle/state', { session: launch.session }).catch(() => null)
        if (fresh) api.setBalance(fresh.balance)
        api.say('bad', t(sayings[message] ?? (fresh ? 'lost' : 'offline')))
        return fresh
      },
    }

    root.replaceChildren(
      h(
        'main',
        { class: 'game', 'data-kind': kind },
        backdrop(state),
        h(
          'div',
          { class: 'shell' },
          titleBar(
            state,
            balance,
            h(
              'button',
              { class: 'round', 'aria-label': t('rules'), onclick: () => dialog.showModal() },
              icon('help'),
            ),
          ),
          h('section', { class: 'stage' }, stage),
          h(
            'footer',
            { class: 'controls' },
            steps.node,
            action,
            h('div', { class: 'result' }, saying, h('div', { class: 'tools' }, ...(tools ?? []))),
          ),
        ),
        dialog,
      ),
    )
    document.title = state.name
    listenToKeys(action)
    return api
  }

  const settle = (path, body = {}) => ask(`settle/${path}`, { session: launch.session, ...body })

  Object.assign(window.demo, {
    hud,
    backdrop,
    titleBar,
    settle,
    picture: (name) => file(`symbols/${name}.svg`),
  })
})()
