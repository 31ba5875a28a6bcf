/** When something loads: `now`; `soon`, near the screen or once the page is idle; `later`, not yet. */
export type Priority = 'now' | 'soon' | 'later'
