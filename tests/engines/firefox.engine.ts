import { runIn } from './allScenarios'

runIn('firefox')
