'use strict'

// Decisions 13: runs one launch script from the page that embeds this frame. This document does not
// have the app's origin, so the script can reach nothing but #game.
;(() => {
  const configured = document.querySelector('meta[name="app-origin"]')?.content ?? ''
  const apps = configured.split(/\s+/).filter((origin) => origin !== '')

  // '*' is safe, because these messages contain no secrets.
  const post = (type) => window.parent.postMessage({ type }, '*')
  const fail = () => post('launcher:error')
  if (window.parent === window) return

  // If the host serves this page without its policy, the script would get the host's origin.
  const isSandboxed = window.origin === 'null'
  const isOtherHost = apps.length > 0 && !apps.includes(window.location.origin)
  if (!isSandboxed && !isOtherHost) {
    fail()
    return
  }
  // In a sandboxed page, location.origin is still the host's origin.
  const senders = isSandboxed ? [window.location.origin, ...apps] : apps

  const receive = ({ source, origin, data }) => {
    if (source !== window.parent || !senders.includes(origin)) return
    if (data?.type !== 'launcher:launch' || typeof data.script !== 'string') return
    window.removeEventListener('message', receive)

    const script = document.createElement('script')
    script.textContent = data.script
    window.addEventListener('error', fail)
    document.body.append(script)
    window.removeEventListener('error', fail)
  }

  window.addEventListener('message', receive)
  post('launcher:ready')
})()
