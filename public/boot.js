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
  const preload = (href, as, media = '') => {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'preload', as, href, media })
    if (as === 'fetch') link.crossOrigin = 'anonymous'
    document.head.append(link)
  }
  // The splash frames the banner where one follows, and shows its first picture (layout.css).
  const isHome = location.pathname === '/'
  html.toggleAttribute('data-home', isHome)
  if (isHome) {
    preload('/banners/night-mobile.svg', 'image', '(width <= 1023.98px)')
    preload('/banners/night-desktop.svg', 'image', '(width > 1023.98px)')
  }
  // Its texts travel together with the scripts.
  preload(`/locales/${lang}/translation.json`, 'fetch')
})()
