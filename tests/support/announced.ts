/** Screen readers announce what changes in a region that was there before; returns whether an element is in one. */
export function listenForChanges() {
  const regions = [...document.querySelectorAll('[aria-live="polite"], [role="status"]')]
  return (element: Element) => regions.some((each) => each.contains(element))
}
