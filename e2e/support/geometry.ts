import { expect, type Page } from '@playwright/test'

/** Controls that can be pressed. */
const controls = 'a[href], button, input, select, textarea, summary'

/** Checks that the visible notice covers no visible control. */
export const noticeCoversNothing = async (page: Page): Promise<void> => {
  const covered = await page.evaluate((selector) => {
    const notice = document.querySelector('.notices .fr-alert')
    if (!notice) return ['no notice is shown']
    const { top, bottom } = notice.getBoundingClientRect()
    if (top < 0 || bottom > innerHeight) return ['the notice is out of sight']
    const shown = [...document.querySelectorAll<HTMLElement>(selector)].filter((control) => control.checkVisibility())
    return shown
      .filter((control) => {
        if (notice.contains(control)) return false
        const { left, right, ...box } = control.getBoundingClientRect()
        return [box.top + 1, (box.top + box.bottom) / 2, box.bottom - 1].some(
          (y) => y > 0 && y < innerHeight && notice.contains(document.elementFromPoint((left + right) / 2, y)),
        )
      })
      .map((control) => control.textContent || control.id)
  }, controls)
  expect(covered).toEqual([])
}

/** The texts cut by their own box, and the width of the page if it is wider than the screen. */
const lost = (page: Page) =>
  page.evaluate(() => {
    const cut = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, h4, p, li, dt, dd, label, legend, a, button, th, td, span')]
      .filter((each) => each.checkVisibility() && !each.closest('.fr-sr-only, .fr-skiplinks, [class*="close"]'))
      .filter((each) => {
        const { overflowX, overflowY } = getComputedStyle(each)
        // An overflowing text is lost only if its box hides the overflow, or outside the screen.
        if (each.getBoundingClientRect().right > innerWidth + 1) return true
        const [hidesX, hidesY] = [overflowX !== 'visible', overflowY !== 'visible']
        return (hidesX && each.scrollWidth > each.clientWidth + 1) || (hidesY && each.scrollHeight > each.clientHeight + 1)
      })
      .map((each) => `${each.tagName} ${each.textContent}`)
    const { scrollWidth } = document.documentElement
    return scrollWidth > innerWidth ? [`${scrollWidth} pixels of page`, ...cut] : cut
  })

const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

/**
 * Checks that no text is cut and nothing scrolls sideways at 320 pixels, with the text twice as large, and with spaced text (RGAA 10.4,
 * 10.11, 10.12).
 */
export const losesNothing = async (page: Page): Promise<void> => {
  const size = page.viewportSize()
  const looks = [
    { name: 'at 320 pixels', width: 320, css: '' },
    { name: 'at 320 pixels, spaced', width: 320, css: spacing },
    { name: 'text at 200 %', width: 1280, css: ':root { font-size: 200% !important }' },
    { name: 'text at 200 %, on a phone', width: 360, css: ':root { font-size: 200% !important }' },
  ]
  for (const { name, width, css } of looks) {
    await page.setViewportSize({ width, height: 740 })
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rules)
      document.adoptedStyleSheets = [sheet]
    }, css)
    expect(await lost(page), name).toEqual([])
  }
  await page.evaluate(() => void (document.adoptedStyleSheets = []))
  if (size) await page.setViewportSize(size)
}
