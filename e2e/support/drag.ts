import type { Locator, Page } from '@playwright/test'

const middleOf = async (target: Locator): Promise<{ x: number; y: number }> => {
  const { x, y, width, height } = (await target.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

/** The start and end points, once scrolled to the middle of the screen, away from the step's bar. */
const wayBetween = async (from: Locator, to: Locator) => {
  await from.evaluate((row) => row.scrollIntoView({ block: 'center' }))
  for (const row of [from, to]) await row.scrollIntoViewIfNeeded()
  return [await middleOf(from), await middleOf(to)] as const
}

/** Waits for a frame: dnd-kit moves the dragged row once per frame. */
const picture = (page: Page): Promise<void> => page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => drawn())))

/** Waits: for 50 ms after a drop, dnd-kit ignores clicks. */
const rest = (page: Page): Promise<void> => page.waitForTimeout(100)

/** Drags `from` a little past `to` with the mouse, in small steps, without releasing it. */
export const holdWithMouse = async (page: Page, from: Locator, to: Locator): Promise<void> => {
  const [start, end] = await wayBetween(from, to)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  for (let step = 1; step <= 10; step += 1) {
    await page.mouse.move(start.x, start.y + ((end.y - start.y) * step * 1.1) / 10)
    await picture(page)
  }
}

export const releaseMouse = async (page: Page): Promise<void> => {
  await page.mouse.up()
  await rest(page)
}

/** Drags by touch, and releases. */
export const dragWithFinger = async (page: Page, from: Locator, to: Locator): Promise<void> => {
  const [start, end] = await wayBetween(from, to)
  const finger = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: start.x, y }] })
  await touch('touchStart', start.y)
  for (let step = 1; step <= 10; step += 1) {
    await touch('touchMove', start.y + ((end.y - start.y) * step * 1.1) / 10)
    await picture(page)
  }
  await touch('touchEnd')
  await rest(page)
}
