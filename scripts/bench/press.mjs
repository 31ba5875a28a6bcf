/**
 * Aims at a target and gives the press, of a finger or a mouse, whichever the screen has. Playwright's
 * own click would ask the page under way what lies below the pointer, which the player's answer would
 * then wait for as well. A mouse is over what it presses before it does.
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
