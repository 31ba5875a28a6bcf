/** Options of `render` for an element of the page that the app starts in. */
export function inRoot(): { container: HTMLElement } {
  const container = document.createElement('div')
  container.id = 'root'
  return { container: document.body.appendChild(container) }
}
