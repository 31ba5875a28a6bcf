import { runIn } from './allScenarios'

runIn('chromium')
