// Runs before the first paint: sets the language, preloads the translations, and shows a message when
// the app cannot start. ES5 only, because browsers that get the message "too old" must be able to run it.
;(function () {
  'use strict'
  var html = document.documentElement
  /** After this time the page shows an error message; the app may still start later. */
  var MAX_START_MS = 15000
  /** A slower network is no reason to remove files. */
  var MAX_ANSWER_MS = 3000

  // Decisions 28: sets lang and dir before the first paint, so that the page does not flip visibly.
  function savedLanguage() {
    try {
      var saved = /(?:^|;\s*)i18next=([a-z]+)/i.exec(document.cookie)
      return saved && saved[1].toLowerCase()
    } catch (error) {
      return null // Cookies are blocked, so there is no saved language.
    }
  }

  function addressLanguage() {
    var asked = /[?&]lng=([a-z]+)\b/.exec(location.search)
    return asked && asked[1]
  }

  /** The saved language, else the address's, else the brand's first; with its direction. */
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

  /** Tests for the features that decide the oldest versions in build/browsers.json. */
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

  function show(message) {
    html.setAttribute('data-start', message)
  }

  function fail() {
    if (document.getElementById('splash')) show('failed')
  }

  /** The build of the page that the network sends now; '' for silence, an error or a portal's page. */
  function sentBuild() {
    var stop = new AbortController()
    setTimeout(function () {
      stop.abort()
    }, MAX_ANSWER_MS)
    return fetch('/', { cache: 'no-store', signal: stop.signal })
      .then(function (answer) {
        return answer.ok ? answer.text() : ''
      })
      .then(function (page) {
        var named = /<html[^>]* data-build="(\w+)"/.exec(page)
        return named && /<\/html>\s*$/.test(page) ? named[1] : ''
      })
      .catch(function () {
        return ''
      })
  }

  /** Starts something for each of a list, and resolves after all, even if some fail. */
  function forAll(list, start) {
    return Promise.all(
      list.map(function (each) {
        // The browser may refuse to list caches and workers.
        return Promise.resolve(each)
          .then(start)
          .catch(function () {})
      })
    )
  }

  function removeWorker() {
    if (!navigator.serviceWorker) return Promise.resolve()
    return navigator.serviceWorker.getRegistrations().then(function (workers) {
      return forAll(workers, function (worker) {
        return worker.scope === location.origin + '/' ? worker.unregister() : Promise.resolve()
      })
    })
  }

  function removeCaches() {
    if (!window.caches) return Promise.resolve()
    return caches.keys().then(function (names) {
      // The names of src/worker/rules.ts.
      var ours = names.filter(function (name) {
        return /^(?:build-.*|page|files|pictures)$/.test(name)
      })
      return forAll(ours, function (name) {
        return caches.delete(name)
      })
    })
  }

  /** Replaces the page's files in the browser's own cache, which may keep a wrong one for a year. */
  function fetchAgain() {
    var tags = Array.prototype.slice.call(document.querySelectorAll('script[src], link[href]'))
    return forAll(tags, function (tag) {
      var file = new URL(tag.src || tag.href)
      var isHashed = /^\/(?:assets|locales)\//.test(file.pathname)
      return isHashed && file.origin === location.origin
        ? fetch(file.href, { cache: 'reload' })
        : Promise.resolve()
    })
  }

  /**
   * Removes all cached files, because the worker or the browser may keep a wrong one; only if the
   * network sends a page of this app, and `isAllowed`. Resolves to whether it did.
   */
  window.repair = function (isAllowed) {
    return sentBuild().then(function (sent) {
      if (!sent || !isAllowed()) return false
      return forAll([removeWorker, removeCaches], function (remove) {
        return remove()
      })
        .then(function () {
          return sent === html.getAttribute('data-build') && fetchAgain()
        })
        .then(function () {
          return true
        })
    })
  }

  /** Whether the start script fails for the first time in this tab and build. */
  function isFirst() {
    try {
      var build = html.getAttribute('data-build')
      if (sessionStorage.getItem('repaired') === build) return false
      sessionStorage.setItem('repaired', build)
      return true
    } catch (error) {
      return false // With blocked storage, a second reload could not be recognised.
    }
  }

  /** Excludes scripts that others have put into the page. */
  var START = /^\/[^/].*\/start\b/

  /** The start script has not loaded, or a wrong file has loaded in its place and has not run. */
  function checkScript(event) {
    if (!START.test(event.target.getAttribute('src')) || window.isStarted) return
    fail()
    window.repair(isFirst).then(function (isRepaired) {
      if (isRepaired) location.reload()
    })
  }

  function watchStart() {
    setTimeout(fail, MAX_START_MS)
    document.addEventListener('error', checkScript, true)
    document.addEventListener('load', checkScript, true)
    window.addEventListener('online', function () {
      if (html.getAttribute('data-start') === 'failed') location.reload()
    })
    document.addEventListener('click', function (event) {
      if (!event.target.hasAttribute('data-reload')) return
      window.repair(Boolean.bind(null, true)).then(function () {
        location.reload()
      })
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
