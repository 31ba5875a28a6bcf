// Before the first paint: what the page needs to know, and what it will need next.
;(() => {
  const html = document.documentElement
  // Decisions 28: the saved language's lang and dir, so that nothing is mirrored in sight.
  let cookies = ''
  try {
    cookies = document.cookie
  } catch {
    // Refused: then nothing is saved.
  }
  const saved = /(?:^|;\s*)i18next=([a-z]+)\b/.exec(cookies)
  // Those that the brand offers, the default first.
  const offered = html.dataset.languages.split(' ')
  const lang = saved && offered.includes(saved[1]) ? saved[1] : offered[0]
  html.lang = lang
  html.dir = lang === 'ar' ? 'rtl' : 'ltr'
  // The splash frames the banner where one follows (splash.css).
  html.toggleAttribute('data-home', location.pathname === '/')
  // Its texts travel together with the scripts.
  const texts = document.createElement('link')
  Object.assign(texts, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' })
  texts.href = `/locales/${lang}/translation.json`
  document.head.append(texts)
})()
