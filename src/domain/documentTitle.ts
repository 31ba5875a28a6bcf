/** The document's title for a page's name, at a brand of that name. */
export const titleFor = (page: string, brandName: string): string =>
  page === '' || page === brandName ? brandName : `${page} · ${brandName}`
