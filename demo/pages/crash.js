'use strict'

// A flight starts with a stake and ends by cashing out or crashing.
;(() => {
  const { h, icon, t, amount, money, toMinor, toDecimal, ...demo } = window.demo

  const ASK_MS = 250

  const build = (state) => {
    const curve = demo.crashCurve(state.flyer)
    const game = demo.hud({
      state,
      kind: 'crash',
      stage: curve.node,
      stepLabel: 'stake',
      rules: [h('p', {}, t('crashRules'))],
      onAction: () => (flight ? cashOut() : takeOff()),
    })
    /** The current round, as sent by the backend. */
    /** @type {any} */
    let flight = null

    const rest = () => {
      flight = null
      game.setBusy(false)
      game.setAction('star', t('start'), icon('rise'))
    }

    const end = (round) => {
      if (!flight) return
      const at = demo.timesText(round.at)
      curve.stop(round.at)
      rest()
      game.setBalance(round.balance)
      const isOut = round.status === 'left'
      const said = t(isOut ? 'left' : 'crashed', { at })
      curve.setPhase(round.status, '')
      game.say(
        isOut ? 'good' : 'quiet',
        ...(isOut ? [money(round.win), h('small', {}, said)] : [said]),
      )
    }

    /** Requests the state of the flight until it has ended; retries failures. */
    const follow = async (round) => {
      while (flight?.round === round) {
        await new Promise((resolve) => setTimeout(resolve, ASK_MS))
        const told = await demo.settle('crash/round', { round }).catch((failure) => failure)
        if (told.status === 401) return demo.ended()
        if (flight?.round === round && told.at) end(told)
      }
    }

    const fly = (round) => {
      flight = round
      const worth = h('span', { class: 'worth' })
      const minor = toMinor(round.stake)
      const label = h('span', {}, t('cashout'))
      game.setBusy(false, true)
      game.setAction('pill', t('cashout'), label, worth)
      game.say('quiet', t('flying'))
      curve.setPhase('flying', '')
      curve.run(round.elapsed ?? 0, (hundredths) =>
        worth.replaceChildren(amount(toDecimal(Math.floor((minor * hundredths) / 100)))),
      )
      void follow(round.round)
    }

    async function takeOff() {
      game.setBusy(true)
      game.say('quiet', '')
      try {
        const round = await demo.settle('crash/start', { stake: game.stake() })
        game.setBalance(round.balance)
        fly(round)
        if (round.status !== 'running') end(round)
      } catch (failure) {
        rest()
        // The response may be lost although the flight has started.
        const fresh = await game.fail(failure)
        if (fresh?.running) fly(fresh.running)
      }
    }

    async function cashOut() {
      game.setBusy(true)
      const told = await demo
        .settle('crash/cashout', { round: flight.round })
        .catch((failure) => failure)
      if (told.at) return end(told)
      if (!flight) return
      game.setBusy(false, true)
      await game.fail(told)
    }

    rest()
    curve.rest()
    curve.setPhase('waiting', t('waiting'))
    if (state.running) fly(state.running)
  }

  demo.start(() => demo.settle('state'), build)
})()
