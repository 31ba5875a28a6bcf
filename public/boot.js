// Before the first paint: what the page needs to know, what it will need next, and what it says when
// it cannot start. ES5 only: the browsers that get the message "too old" must be able to read it.
;(function () {
  'use strict'
  var html = document.documentElement
  /** A start takes this long at most; then the page says so. It may still arrive. */
  var LONGEST_START_MS = 15000

  // Decisions 28: the saved language's lang and dir, so that nothing is mirrored in sight.
  function savedLanguage() {
    try {
      var saved = /(?:^|;\s*)i18next=([a-z]+)\b/.exec(document.cookie)
      return saved && saved[1]
    } catch (error) {
      return null // Cookies are blocked: then nothing is saved.
    }
  }

  /** The saved one, else the one the page was served in, else the brand's first. */
  function chooseLanguage() {
    var offered = html.getAttribute('data-languages').split(' ')
    var wanted = [savedLanguage(), html.getAttribute('lang')]
    for (var i = 0; i < wanted.length; i++) {
      if (offered.indexOf(wanted[i]) >= 0) return wanted[i]
    }
    return offered[0]
  }

  /** Quality K4: what decides the oldest versions in scripts/browsers.mjs. */
  function isTooOld() {
    try {
      new RegExp('(?<=a)b')
      return !(
        'noModule' in HTMLScriptElement.prototype &&
        CSS.supports('color', 'color-mix(in srgb, red, blue)') &&
        CSS.supports('selector(:has(a))')
      )
    } catch (error) {
      return true
    }
  }

  /** The app's translations travel together with its scripts. */
  function fetchTexts(lang) {
    var texts = document.createElement('link')
    texts.rel = 'preload'
    texts.as = 'fetch'
    texts.crossOrigin = 'anonymous'
    texts.href = '/locales/' + lang + '/translation.json'
    document.head.appendChild(texts)
  }

  /** Shows one of the messages of index.html (startMessage.css). */
  function show(message) {
    html.setAttribute('data-start', message)
  }

  /** Does nothing once the app has replaced the splash. */
  function fail() {
    if (document.getElementById('splash')) show('failed')
  }

  /** J2, J5: a start that fails, or takes too long, ends in a message with a button. */
  function watchStart() {
    setTimeout(fail, LONGEST_START_MS)
    // A script's failure does not bubble.
    window.addEventListener(
      'error',
      function (event) {
        if (event.target && event.target.tagName === 'SCRIPT') fail()
      },
      true
    )
    window.addEventListener('online', function () {
      if (html.getAttribute('data-start') === 'failed') location.reload()
    })
    document.addEventListener('click', function (event) {
      if (event.target.hasAttribute('data-reload')) location.reload()
    })
  }

  var lang = chooseLanguage()
  html.lang = lang
  html.dir = lang === 'ar' ? 'rtl' : 'ltr'
  if (isTooOld()) {
    show('too-old')
    return
  }
  // The splash frames the banner where one follows (splash.css).
  if (location.pathname === '/') html.setAttribute('data-home', '')
  fetchTexts(lang)
  watchStart()
})()
