/**
 * What a build keeps to make it another brand's (Decisions 39): a folder whose name begins with a dot, which
 * no server sends.
 */
export const PARTS = '.brand'

/** The paths of these parts in a build. */
export const parts = {
  /** The neutral index.html. */
  page: `${PARTS}/index.html`,
  /** The product's texts and pictures: everything that Vite copies from `public`. */
  public: `${PARTS}/public`,
  tokens: `${PARTS}/tokens.css`,
  /** A brand file without mistakes, for the checks. */
  valid: `${PARTS}/valid.json`,
  /** The program that operator/brand.mjs runs. */
  program: `${PARTS}/program.mjs`,
} as const
