/**
 * Spread on a row of things that scrolls sideways and holds no control: the keyboard scrolls it
 * once it has the focus (WCAG 2.1.1).
 */
export const focusableScroller = { tabIndex: 0 } as const
