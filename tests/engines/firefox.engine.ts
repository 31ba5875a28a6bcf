import { openFirefox } from './driver/firefox'
import { playIn, runIn } from './allScenarios'
import { blockedCookies } from './scenarios/blockedCookies'

runIn('firefox')

const blocking = { 'network.cookie.cookieBehavior': 2 }
playIn('firefox without cookies', () => openFirefox(blocking), blockedCookies)
