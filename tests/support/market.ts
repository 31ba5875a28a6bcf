import { onTestFinished } from 'vitest'
import { brand } from '@/domain/brand'
import type { MarketCode } from '@/domain/marketCodes'

/** The brand names this market until the end of the test (Quality H13). */
export function nameMarket(market: MarketCode): void {
  const file: { market?: MarketCode } = brand
  file.market = market
  onTestFinished(() => {
    delete file.market
  })
}
