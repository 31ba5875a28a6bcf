import { pageData } from './brand.ts'

export const { settings } = pageData
