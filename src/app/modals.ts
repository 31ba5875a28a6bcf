import type { ModalRegistry } from '@/features/layout/ModalRoot'

/** The modals of all features, by their name in the store. */
export const modals: ModalRegistry = {
  login: () => import('@/features/session/LoginDialog').then((module) => module.LoginDialog),
  menu: () => import('@/features/layout/SideMenu').then((module) => module.SideMenu),
  search: () => import('@/features/search/SearchDialog').then((module) => module.SearchDialog),
}
