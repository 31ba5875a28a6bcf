// Runs before the first paint: sets the language, preloads the translations, and shows a message when
// the app cannot start. ES5 only, because browsers that get the message "too old" must be able to run it.
;(function () {
  'use strict'
  var html = document.documentElement
  /** After this time the page says that it is slow. */
  var SLOW_MS = 15000
  /** A file that takes longer does not arrive; the app may still start later. */
  var MAX_FILE_MS = 30000
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

  function isShown(message) {
    return html.getAttribute('data-start') === message
  }

  function yes() {
    return true
  }

  function no() {
    return false
  }

  /** The page of this app that the network sends now; '' for silence, an error or a portal's page. */
  function sentPage() {
    return fetch('/', { cache: 'no-store', signal: AbortSignal.timeout(MAX_ANSWER_MS) })
      .then(function (answer) {
        return answer.ok ? answer.text() : ''
      })
      .then(function (page) {
        return /<html[^<>]* data-build="/.test(page) && /<\/html>\s*$/.test(page) ? page : ''
      })
  }

  /** Asks past all copies for the file that a tag names; rejects unless the right one comes. */
  function fetchRight(tag) {
    var hash = / integrity="([^"]+)"/.exec(tag)
    return fetchAgain(/"(\/assets\/[^"]+)"/.exec(tag)[1], hash ? hash[1] : '').then(
      function (answer) {
        var type = answer.headers.get('Content-Type')
        if (!answer.ok || !/\b(?:javascript|css)\b/.test(type)) throw new Error()
      }
    )
  }

  /** Whether the network sends the page and all files of its start. */
  function isServed() {
    return sentPage()
      .then(function (page) {
        var tags = page.match(/<(?:script|link)[^<>]* (?:src|href)="\/assets\/[^<>]+/g)
        return Promise.all(tags.map(fetchRight))
      })
      .then(yes, no)
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
    // Firefox reports each use of a worker that it refuses on the console.
    if (!navigator.cookieEnabled || !navigator.serviceWorker) return Promise.resolve()
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

  /** Replaces a file in the browser's own cache, which may keep a wrong one for a year. */
  function fetchAgain(address, integrity) {
    var signal = AbortSignal.timeout(MAX_FILE_MS)
    var request = { cache: 'reload', integrity: integrity, signal: signal }
    return fetch(address, request).then(function (answer) {
      // A reload would stop a file that is not complete.
      return answer.blob().then(function () {
        return answer
      })
    })
  }

  /** The page's files beside those of the start, which have been fetched. */
  function fetchOthers() {
    var tags = document.querySelectorAll('link[href]:not([integrity])')
    return forAll([].slice.call(tags), function (tag) {
      var file = new URL(tag.href)
      var isHashed = /^\/(?:assets|locales)\//.test(file.pathname)
      return isHashed && file.origin === location.origin && fetchAgain(file.href, '')
    })
  }

  /** Removes all cached files, because the worker or the browser may keep a wrong one. */
  function removeFiles() {
    return forAll([removeWorker, removeCaches, fetchOthers], function (run) {
      return run()
    }).then(yes)
  }

  /** During an outage it removes nothing that works; resolves to whether it did. */
  window.repair = function () {
    return isServed().then(function (isRight) {
      return isRight && removeFiles()
    })
  }

  /** Whether a start of this build fails for the first time in this tab; a tab may get two builds in turn. */
  function isFirst() {
    try {
      var build = html.getAttribute('data-build')
      var repaired = sessionStorage.getItem('repaired') || ''
      if (repaired.indexOf(build) >= 0) return false
      sessionStorage.setItem('repaired', repaired + ' ' + build)
      return true
    } catch (error) {
      return false // With blocked storage, a second reload could not be recognised.
    }
  }

  function reload() {
    location.reload()
  }

  /** Repairs the page and reloads it, once without a press. */
  window.startFailed = function () {
    show('failed')
    isServed().then(function (isRight) {
      if (isRight && isFirst()) removeFiles().then(reload)
    })
  }

  /** Excludes scripts that others have put into the page. */
  var START = /^\/[^/].*\/start\b/

  /** The start script has not loaded, or a wrong file has loaded in its place and has not run. */
  function checkScript(event) {
    if (START.test(event.target.getAttribute('src')) && !window.isStarted) window.startFailed()
  }

  /** Shows a message in place of the splash, but not after that of a failure. */
  function showLate(message) {
    if (document.getElementById('splash') && !isShown('failed')) show(message)
  }

  var silence

  /** While files arrive, the page is slow, but has not failed. */
  function waitForFile() {
    clearTimeout(silence)
    silence = setTimeout(showLate, MAX_FILE_MS, 'failed')
  }

  function watchStart() {
    setTimeout(showLate, SLOW_MS, 'slow')
    waitForFile()
    document.addEventListener('load', waitForFile, true)
    document.addEventListener('error', checkScript, true)
    document.addEventListener('load', checkScript, true)
    window.addEventListener('online', function () {
      if (isShown('failed')) reload()
    })
    document.addEventListener('click', function (event) {
      if (event.target.hasAttribute('data-reload')) window.repair().then(reload)
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
