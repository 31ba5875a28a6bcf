/** What takes the focus; a frame would receive the next key. */
const CONTROLS = 'a[href], button:enabled, input:enabled, select:enabled'
/** More than a group of controls has, which goes as a whole. */
const STEPS = 5

const isControl = (node: Node): node is HTMLElement =>
  node instanceof HTMLElement && node.tabIndex >= 0 && node.matches(CONTROLS)

const controlsIn = (box: Element) => [...box.querySelectorAll(CONTROLS)].filter(isControl)

/** The nearest controls before a node in the same page or dialog. */
function controlsBefore(node: Element, scope: Element): HTMLElement[] {
  const found: HTMLElement[] = []
  const walker = document.createTreeWalker(scope, NodeFilter.SHOW_ELEMENT)
  walker.currentNode = node
  for (let each = walker.previousNode(); each && found.length < STEPS; each = walker.previousNode())
    if (isControl(each)) found.push(each)
  return found
}

/** What stays, the nearest first: beside the control, then what now follows where it was. */
function* staying(box: Element | null, before: HTMLElement | undefined, scope: Element | null) {
  if (box?.isConnected) yield* controlsIn(box)
  for (const each of scope ? controlsIn(scope) : []) {
    const isAfter =
      !before || before.compareDocumentPosition(each) === Node.DOCUMENT_POSITION_FOLLOWING
    if (isAfter) yield each
  }
  if (before) yield before
  const main = document.getElementById('main')
  if (main) yield main
}

/** A pressed control that goes or is disabled gives its focus to the nearest one that stays. */
export function keepFocus(): void {
  let check: (() => void) | null = null
  const observer = new MutationObserver(() => {
    // After the effects of the same change, of which some focus an element themselves.
    setTimeout(() => check?.())
  })
  const end = () => {
    check = null
    observer.disconnect()
  }

  document.addEventListener('focusin', end)
  document.addEventListener(
    'click',
    () => {
      end()
      const { activeElement: control } = document
      if (!(control instanceof HTMLButtonElement)) return
      const box = control.parentElement
      const scope = control.closest('[aria-modal], main')
      const before = scope ? controlsBefore(control.closest('li') ?? control, scope) : []
      check = () => {
        const { activeElement } = document
        if (activeElement !== control && activeElement !== document.body) end()
        else if (!control.isConnected || control.disabled) {
          end()
          const stays = before.find(({ isConnected }) => isConnected)
          for (const next of staying(box, stays, scope)) {
            next.focus({ preventScroll: true })
            // What is not shown takes no focus.
            if (document.activeElement === next) break
          }
        }
      }
      observer.observe(document.body, {
        childList: true,
        subtree: true,
        attributeFilter: ['disabled'],
      })
    },
    true,
  )
}
