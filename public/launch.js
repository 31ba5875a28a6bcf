'use strict'

// Decisions 13: runs one launch script, handed over by the page that frames this one. This document
// has no origin of the app's, so whatever the script is, it finds nothing here but #game.
;(() => {
  // The app's address is not known here, and nothing that is told is a secret.
  const tell = (type) => window.parent.postMessage({ type }, '*')
  const fail = () => tell('launcher:error')

  const take = ({ source, data }) => {
    if (source !== window.parent || data?.type !== 'launcher:launch') return
    if (typeof data.script !== 'string') return
    window.removeEventListener('message', take)

    const script = document.createElement('script')
    script.textContent = data.script
    window.addEventListener('error', fail)
    document.body.append(script)
    window.removeEventListener('error', fail)
  }

  if (window.parent === window) return
  window.addEventListener('message', take)
  tell('launcher:ready')
})()
