/** For a scrolling row without controls: with the focus on it, the keyboard scrolls it (WCAG 2.1.1). */
export const focusableScroller = { tabIndex: 0 } as const
