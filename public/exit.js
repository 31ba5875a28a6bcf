'use strict'

// Decisions 54: a game that opens this page in its frame is closed by the app around it. In a window of its
// own, such as a game's popup, it leads to the app. '*' is safe, because the message contains no secrets.
if (window.top === window) window.location.replace('/')
else window.top.postMessage({ type: 'game:exit' }, '*')
