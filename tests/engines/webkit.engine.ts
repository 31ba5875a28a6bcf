import { runIn } from './allScenarios'

runIn('webkit')
