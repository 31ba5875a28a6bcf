import specified from '../fixtures/brand.json'
import type { BrandFile, PageData } from '@/domain/brandShape'
import { environmentOf } from '../../operator/brand/environment'

/** What the build writes into the page of a brand. */
function dataOf({ environment, ...brand }: BrandFile): PageData {
  return { brand, settings: environmentOf(environment) }
}

/** Writes a brand's data block into the document; modules read it when they load. */
export function writePageData(file: BrandFile): void {
  document.getElementById('settings')?.remove()
  const block = document.createElement('script')
  block.id = 'settings'
  block.type = 'application/json'
  block.textContent = JSON.stringify(dataOf(file))
  document.head.append(block)
}

// The numbers of the specification, so that another choice of the house brand breaks no test of the app.
writePageData(specified as BrandFile)
