import { pageData } from './brand.ts'

/** Where the app runs, and what it is connected to. */
export const { settings } = pageData
