export const TABBABLE = 'a[href], button, input, select, textarea, iframe, [tabindex]'

export const isTabbable = (element: HTMLElement) =>
  element.tabIndex >= 0 &&
  !element.matches(':disabled') &&
  !element.closest('[hidden], [inert]') &&
  element.matches(TABBABLE)

export const tabbables = (within: Element) =>
  [...within.querySelectorAll<HTMLElement>(TABBABLE)].filter(isTabbable)
