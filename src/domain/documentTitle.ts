export const titleFor = (page: string, brandName: string): string =>
  page === '' || page === brandName ? brandName : `${page} · ${brandName}`
