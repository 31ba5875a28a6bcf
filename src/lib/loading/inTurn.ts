/**
 * Decisions 19: elects one tab at a time by a Web Lock. Does the work if no other tab of this name is working,
 * or in its place if that one `isStuck`, and returns whether it was done here. Without Web Locks (they need
 * https) every tab may work.
 */
export async function inTurn(
  name: string,
  isStuck: boolean,
  work: () => Promise<void>,
): Promise<boolean> {
  if (!('locks' in navigator)) {
    await work()
    return true
  }
  let isMine = false
  const onLock = async (lock: Lock | null) => {
    isMine = lock !== null
    if (isMine) await work()
  }
  const options = isStuck ? { steal: true } : { ifAvailable: true }
  // Rejects if another tab has stolen the lock; the work continues without it.
  await navigator.locks.request(name, options, onLock).catch(() => undefined)
  return isMine
}
