/**
 * A worker that has the browser read its tables of numbers. Chromium keeps them for all threads of
 * the page, so that its own has not to stand still for them; other browsers are no worse off.
 */
Intl.NumberFormat.supportedLocalesOf('en')
self.close()

export {}
