'use strict'

// Decisions 13: runs one launch script, handed over by the page that frames this one. This document
// has no origin of the app's, so whatever the script is, it finds nothing here but #game.
;(() => {
  const configured = document.querySelector('meta[name="app-origin"]')?.content ?? ''
  const apps = configured.split(/\s+/).filter((origin) => origin !== '')

  // Nothing that is told is a secret.
  const tell = (type) => window.parent.postMessage({ type }, '*')
  const fail = () => tell('launcher:error')
  if (window.parent === window) return

  // S2: a host that serves this page without its policy must not lend its origin to a script.
  const isSandboxed = window.origin === 'null'
  const isOtherHost = apps.length > 0 && !apps.includes(window.location.origin)
  if (!isSandboxed && !isOtherHost) {
    fail()
    return
  }
  // The address of a sandboxed page still names the host that it came from.
  const senders = isSandboxed ? [window.location.origin, ...apps] : apps

  const take = ({ source, origin, data }) => {
    if (source !== window.parent || !senders.includes(origin)) return
    if (data?.type !== 'launcher:launch' || typeof data.script !== 'string') return
    window.removeEventListener('message', take)

    const script = document.createElement('script')
    script.textContent = data.script
    window.addEventListener('error', fail)
    document.body.append(script)
    window.removeEventListener('error', fail)
  }

  window.addEventListener('message', take)
  tell('launcher:ready')
})()
