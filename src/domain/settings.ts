import { pageData } from './brand.ts'

/** Where the app runs, and what it is connected to (Decisions 3, 39). */
export const { settings } = pageData
