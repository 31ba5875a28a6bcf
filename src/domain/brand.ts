/**
 * The brand file (Decisions 1): an operator's name, pictures and links. Colours and fonts are
 * tokens, words are translations.
 */

interface BrandLink {
  /** As written to the player: a name of an organisation is not translated. */
  label: string
  href: string
}

interface HelpLine extends BrandLink {
  /** A telephone number, when the organisation has one. */
  phone?: string
}

interface Brand {
  name: string
  logo: string
  mark: string
  ornament: string
  minimumAge: number
  /** Organisations that help players; shown in turn. None are invented: the operator names them. */
  helpLines: readonly HelpLine[]
  /** The operator's own pages: licence, limits, complaints. */
  operatorLinks: readonly BrandLink[]
}

export const brand: Brand = {
  name: 'Sirocco',
  logo: '/brand/logo.svg',
  mark: '/brand/mark.svg',
  ornament: '/brand/zellige.svg',
  minimumAge: 18,
  helpLines: [],
  operatorLinks: [],
}

/** The document's title: the page's own name, then the brand's. */
export function documentTitle(page: string): string {
  return page === '' || page === brand.name ? brand.name : `${page} · ${brand.name}`
}
