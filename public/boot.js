// Runs before the first paint: sets the language, preloads the translations, and shows a message when
// the app cannot start. ES5 only, because browsers that get the message "too old" must be able to run it.
;(function () {
  'use strict'
  var html = document.documentElement
  /** After this time the page shows an error message; the app may still start later. */
  var MAX_START_MS = 15000

  // Decisions 28: sets lang and dir before the first paint, so that the page does not flip visibly.
  function savedLanguage() {
    try {
      var saved = /(?:^|;\s*)i18next=([a-z]+)\b/.exec(document.cookie)
      return saved && saved[1]
    } catch (error) {
      return null // Cookies are blocked, so there is no saved language.
    }
  }

  /** The language of the address, such as `?lng=ar`. */
  function addressLanguage() {
    var asked = /[?&]lng=([a-z]+)\b/.exec(location.search)
    return asked && asked[1]
  }

  /** The saved language, else that of the address, else the brand's first; with its direction. */
  function chooseLanguage() {
    var offered = html.getAttribute('data-languages').split(' ')
    var wanted = [savedLanguage(), addressLanguage()]
    for (var i = 0; i < wanted.length; i++) {
      for (var j = 0; j < offered.length; j++) {
        var language = offered[j].split(':')
        if (language[0] === wanted[i]) return language
      }
    }
    return offered[0].split(':')
  }

  /** Quality K4: tests for the features that decide the oldest versions in scripts/browsers.json. */
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

  /** The address of a language's translations; the build gives them names with a hash. */
  function textsOf(lang) {
    var named = new RegExp('(?:^| )' + lang + ':(\\S+)').exec(html.getAttribute('data-texts') || '')
    return named ? named[1] : '/locales/' + lang + '/translation.json'
  }

  /** Preloads the translations, so that they download in parallel with the app's scripts. */
  function preloadTexts(lang) {
    var texts = document.createElement('link')
    texts.rel = 'preload'
    texts.as = 'fetch'
    texts.crossOrigin = 'anonymous'
    texts.href = textsOf(lang)
    document.head.appendChild(texts)
  }

  /** Shows one of the messages of index.html (startMessage.css). */
  function show(message) {
    html.setAttribute('data-start', message)
  }

  /** Shows the error message unless the app has already replaced the splash. */
  function fail() {
    if (document.getElementById('splash')) show('failed')
  }

  /** J2, J5: a start that fails or takes too long shows a message with a reload button. */
  function watchStart() {
    setTimeout(fail, MAX_START_MS)
    // A script's load error does not bubble, hence the capturing listener.
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

  var language = chooseLanguage()
  html.lang = language[0]
  html.dir = language[1]
  if (isTooOld()) {
    show('too-old')
    return
  }
  // The splash reserves the banner's place on the home page (splash.css).
  if (location.pathname === '/') html.setAttribute('data-home', '')
  preloadTexts(language[0])
  watchStart()
})()
