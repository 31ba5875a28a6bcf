import type { ModalRegistry } from '@/features/layout/ModalRoot'
import { lazyWithRetry } from '@/lib/loading/lazyWithRetry'

export const modals: ModalRegistry = {
  login: lazyWithRetry(async () => ({
    default: (await import('@/features/session/LoginDialog')).LoginDialog,
  })),
  menu: lazyWithRetry(async () => ({
    default: (await import('@/features/layout/SideMenu')).SideMenu,
  })),
  search: lazyWithRetry(async () => ({
    default: (await import('@/features/search/SearchDialog')).SearchDialog,
  })),
}
