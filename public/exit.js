'use strict'

// Decisions 54: the app closes a game that opens this page in its frame. In a top window, such as a game's
// popup, this page leads to the app. '*' is safe, because the message contains no secrets.
if (window.top === window) window.location.replace('/')
else window.top.postMessage({ type: 'game:exit' }, '*')
