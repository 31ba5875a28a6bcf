'use strict'

// Chips on the table and a spin of the wheel. The backend draws the pocket.
;(() => {
  const demo = window.demo
  const { h, icon, t, amountText, money, toDecimal, start, settle, colourOf } = demo

  const build = (state) => {
    const wheel = demo.rouletteWheel()
    const table = demo.rouletteTable({ chip: () => game.stake(), onChange: changed })
    let staked = 0

    const tool = (name, sign, act) =>
      h(
        'button',
        { class: 'round tool', 'aria-label': t(name), onclick: () => !isTurning && act() },
        icon(sign),
      )
    const tools = [tool('undo', 'undo', table.undo), tool('clear', 'bin', table.clear)]
    let isTurning = false

    const game = demo.hud({
      state,
      kind: 'roulette',
      stage: h('div', { class: 'salon' }, wheel.node, h('div', { class: 'felt' }, table.node)),
      stepLabel: 'chip',
      tools,
      rules: [
        h('p', {}, t('rouletteRules')),
        h('p', {}, t('most', { amount: amountText(state.most) })),
      ],
      onAction: play,
    })
    game.setAction('star', t('spin'), icon('spin'))
    table.show()

    function changed(minor) {
      staked = minor
      for (const button of tools) button.setAttribute('aria-disabled', String(minor === 0))
      game.setBusy(minor === 0, false)
      game.say('quiet', minor ? t('staked', { amount: amountText(toDecimal(minor)) }) : t('place'))
    }

    const tell = ({ pocket, win }) => {
      const result = `${pocket}${pocket ? ` ${t(colourOf(pocket)).toLowerCase()}` : ''}`
      const hasWon = Number(win) > 0
      game.say(
        hasWon ? 'good' : 'quiet',
        hasWon ? money(win) : t('noWin'),
        h('small', {}, t('result', { pocket: result })),
      )
    }

    const setTurning = (turning) => {
      isTurning = turning
      table.lock(turning)
      game.setBusy(turning)
    }

    async function play() {
      if (staked === 0) return
      setTurning(true)
      game.say('quiet', '')
      try {
        const round = await settle('roulette', { bets: table.bets() })
        await wheel.turnTo(round.pocket)
        table.clear()
        table.mark(round.pocket)
        setTurning(false)
        game.setBusy(true, false)
        tell(round)
        game.setBalance(round.balance)
      } catch (failure) {
        setTurning(false)
        await game.fail(failure)
      }
    }
  }

  start(() => settle('state'), build)
})()
