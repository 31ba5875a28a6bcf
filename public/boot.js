// Decisions 28: the saved language's lang and dir stand before the first paint.
;(() => {
  const html = document.documentElement
  const saved = /(?:^|;\s*)i18next=(fr|en|ar)\b/.exec(document.cookie)
  if (saved) {
    html.lang = saved[1]
    html.dir = saved[1] === 'ar' ? 'rtl' : 'ltr'
  }
  // The splash frames the banner where one follows.
  html.toggleAttribute('data-home', location.pathname === '/')
})()
