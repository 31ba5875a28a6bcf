import type { ModalRegistry } from '@/features/layout/ModalRoot'

export const modals: ModalRegistry = {
  login: () => import('@/features/session/LoginDialog').then((module) => module.LoginDialog),
  menu: () => import('@/features/layout/SideMenu').then((module) => module.SideMenu),
  search: () => import('@/features/search/SearchDialog').then((module) => module.SearchDialog),
}
