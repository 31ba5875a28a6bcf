'use strict'

// Shared by all pages under /demo: the session, building nodes, requests to the backend.
;(() => {
  /** From the page's URL, or from the launch script if the document has no URL. */
  const launch = window.demoLaunch ?? {
    origin: window.location.origin,
    session: new URLSearchParams(window.location.hash.slice(1)).get('session') ?? '',
    lang: document.documentElement.lang,
  }

  const fill = (node, props, children) => {
    for (const [name, value] of Object.entries(props)) {
      if (name.startsWith('on')) node.addEventListener(name.slice(2), value)
      else if (value === true) node.setAttribute(name, '')
      else if (value !== false && value !== null) node.setAttribute(name, value)
    }
    node.append(...children)
    return node
  }
  const h = (tag, props = {}, ...children) => fill(document.createElement(tag), props, children)
  const svg = (tag, props = {}, ...children) =>
    fill(document.createElementNS('http://www.w3.org/2000/svg', tag), props, children)

  const icons = {
    minus: 'M6 12h12',
    plus: 'M12 6v12M6 12h12',
    spin: 'M18.5 12a6.5 6.5 0 1 1-2-4.7M17 4v3.8h-3.8',
    rise: 'M12 19V6M6.5 11 12 5.5 17.5 11',
    help: 'M9.2 9.3a2.9 2.9 0 1 1 4.3 2.5c-1 .6-1.5 1.100-1.5 2.2M12 17.5v.1',
    close: 'M6.5 6.5l11 11M17.5 6.5l-11 11',
    undo: 'M9 7 5 11l4 4M5.5 11H14a4.5 4.5 0 0 1 0 9h-2',
    bin: 'M5 7h14M9.5 7V5h5v2M7 7l1 12h8l1-12',
  }
  const icon = (name) =>
    svg(
      'svg',
      { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true' },
      svg('path', { d: icons[name] }),
    )

  const words = window.demoWords
  const t = (key, values = {}) =>
    (words?.[launch.lang]?.[key] ?? key).replace(/\{(\w+)\}/g, (_, name) => values[name] ?? '')

  // Western digits in Arabic, as in the whole product.
  const locale = launch.lang === 'ar' ? 'ar-u-nu-latn' : launch.lang

  /** Formats decimal text exactly, without converting it to a float. */
  const decimalText = (decimal, digits) =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(decimal)

  /** Without trailing zeros, for small spaces. */
  const plainText = (decimal) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: 3 }).format(decimal)

  const currency = { code: '', decimals: 2 }
  const amountText = (decimal) => decimalText(decimal, currency.decimals)
  const amount = (decimal) => h('span', { class: 'num' }, amountText(decimal))
  const money = (decimal) =>
    h('span', { class: 'money' }, amount(decimal), ' ', h('bdi', {}, currency.code))

  // Sums are calculated in whole minor units.
  const toMinor = (decimal) => Number(decimal.replace('.', ''))
  const toDecimal = (minor) => {
    const digits = String(minor).padStart(currency.decimals + 1, '0')
    const cut = digits.length - currency.decimals
    return currency.decimals ? `${digits.slice(0, cut)}.${digits.slice(cut)}` : digits
  }

  class Failure extends Error {
    constructor(status, reason) {
      super(reason)
      this.status = status
    }
  }

  /** Rejects with the status, 0 without a response. */
  const ask = async (path, body) => {
    const options = body && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }
    const signal = AbortSignal.timeout(15_000)
    const answer = await fetch(`${launch.origin}/demo/${path}`, { ...options, signal }).catch(
      () => null,
    )
    const data = await answer?.json().catch(() => null)
    if (answer?.ok && data) return data
    throw new Failure(answer?.status ?? 0, data?.error ?? '')
  }

  const root = /** @type {HTMLElement} */ (document.getElementById('game'))
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)')

  /** A page with one message and at most one action. */
  const notice = (title, text, retry) =>
    root.replaceChildren(
      h(
        'main',
        { class: 'notice' },
        h('span', { class: 'noticeStar', 'aria-hidden': 'true' }),
        h('div', { role: 'alert' }, h('h1', {}, t(title)), h('p', {}, t(text))),
        ...(retry ? [h('button', { class: 'quiet', onclick: retry }, t('retry'))] : []),
      ),
    )

  /** Shows what `build` makes of the first response, or the failure. */
  const start = async (load, build) => {
    const state = await load().catch((failure) => failure)
    if (state instanceof Failure && state.status === 401) notice('endedTitle', 'endedText')
    else if (state instanceof Failure)
      notice('offlineTitle', 'offlineText', () => start(load, build))
    else {
      Object.assign(currency, { code: state.currency, decimals: state.decimals })
      build(state)
    }
  }

  const ended = () => notice('endedTitle', 'endedText')
  const file = (name) => `${launch.origin}/demo/files/${name}`

  // The other scripts of a page add their parts.
  window.demo = /** @type {any} */ ({
    ...{ launch, root, calm, h, svg, icon, t, locale, file },
    ...{ decimalText, plainText, amountText, amount, money, toMinor, toDecimal },
    ...{ ask, start, ended },
  })
})()
