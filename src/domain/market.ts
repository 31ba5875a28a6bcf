import { brand } from './brand'
import { ruleOf, type MarketRules, type RuleName } from './markets'

/** Quality H13: the value of a rule in the brand's market. */
export const marketRule = <Name extends RuleName>(name: Name): MarketRules[Name] =>
  ruleOf(brand.market, name)
