'use strict'

// A partner page that tries forbidden actions and shows the result of each.
;(() => {
  const attempts = {
    cookie: () => {
      document.cookie = 'hostile=1'
      return document.cookie
    },
    localStorage: () => window.localStorage.getItem('token'),
    sessionStorage: () => window.sessionStorage.length,
    parentDocument: () => window.parent.document.title,
    parentStorage: () => window.parent.localStorage.getItem('token'),
    topLocation: () => {
      const top = /** @type {Window} */ (window.top)
      top.location.href = 'about:blank'
      return 'moved'
    },
  }

  const list = document.createElement('ul')
  list.dataset.testid = 'hostile-report'

  const report = (name, outcome) => {
    const line = document.createElement('li')
    line.textContent = `${name}: ${outcome}`
    line.dataset.attempt = name
    list.append(line)
  }

  const attempt = (name) => {
    try {
      report(name, `reached ${String(attempts[name]())}`)
    } catch (error) {
      report(name, `denied ${error.name}`)
    }
  }

  const buttonTo = (text, act) => {
    const button = document.createElement('button')
    button.className = 'quiet'
    button.textContent = text
    button.addEventListener('click', act)
    return button
  }

  const page = document.createElement('main')
  page.className = 'notice'
  page.append(
    buttonTo('Move the top page', () => attempt('topLocation')),
    // Opens the same page outside the frame, where it tries everything again.
    buttonTo('Open a popup', () => {
      window.open(new URL('/demo/games/hostile', window.location.href).href)
    }),
    list,
  )
  document.getElementById('game')?.append(page)

  Object.keys(attempts).slice(0, 5).forEach(attempt)
  fetch('/api/UserDetails', { credentials: 'include' })
    .then((answer) => report('api', `reached ${answer.status}`))
    .catch((error) => report('api', `denied ${error.name}`))
  for (let i = 0; i < 3; i++) window.parent.postMessage({ type: 'launcher:ready', balance: i }, '*')
})()
