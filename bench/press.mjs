/**
 * Returns a function that taps or clicks a target. It replaces Playwright's `click`, whose hit test runs
 * in the page during the click and would be measured as well. The mouse is moved over the target first.
 */
export async function aim(page, target, { hasTouch = false }) {
  const { x, y, width, height } = await target.boundingBox()
  const point = [x + width / 2, y + height / 2]
  if (hasTouch) return () => page.touchscreen.tap(...point)
  await page.mouse.move(...point)
  return async () => {
    await page.mouse.down()
    await page.mouse.up()
  }
}
