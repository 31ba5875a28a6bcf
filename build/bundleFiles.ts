/** The module script of index.html; it runs before the splash is painted. */
export const START = '/src/start.ts'
/** The app's entry, which START imports. */
export const APP = '/src/main.tsx'
/** The page of most first views. */
export const HOME = '/src/pages/HomePage.tsx'
