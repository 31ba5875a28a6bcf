import type { GameType } from '@/domain/entities'

/** Decisions 31: Casino and Live Casino have a banner, crash has none. */
const banners: Partial<Record<GameType, string>> = {
  1: '/banners/slots-desktop.svg',
  2: '/banners/live-desktop.svg',
}

export const bannerOf = (type: GameType) => {
  const image = banners[type]
  return image === undefined ? {} : { image }
}
