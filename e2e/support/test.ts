import { writeFile } from 'node:fs/promises'
import { expect, type Page, type TestInfo } from '@playwright/test'
import { byKeyboard } from './by-keyboard.ts'
import { apart as own, test as kept } from './kept-context.ts'

/**
 * Writes what the page shows when its journey fails. Playwright's own snapshot is of the first page of the context, which here is the
 * kept one.
 */
const tell = async (page: Page, info: TestInfo, complaints: readonly string[]) => {
  if (info.status === info.expectedStatus || page.isClosed()) return
  const shown = await page.locator('body').ariaSnapshot()
  await writeFile(info.outputPath('page.md'), [`# ${page.url()}`, ...complaints, shown].join('\n'))
}

/** Checks that the page reports no exception, no Content-Security-Policy violation and no console error. */
const silent = async ({ page }: { page: Page }, use: (page: Page) => Promise<void>, info: TestInfo) => {
  if (process.env['HANDS'] === 'keyboard') byKeyboard(page)
  const complaints: string[] = []
  page.on('console', (message) => {
    const said = message.text()
    const refused = /Content Security Policy|TrustedScript|TrustedHTML/.test(said)
    // The browser logs every answer from 400 on, including the refusals that a journey expects.
    if (refused || (message.type() === 'error' && !said.startsWith('Failed to load resource'))) complaints.push(said)
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await use(page)
  await tell(page, info, complaints)
  expect(complaints).toEqual([])
}

export const test = kept.extend({ page: silent })

/** Same, in its own context, for what cannot be undone in one: a fake clock, disabled scripts. */
export const apart = own.extend({ page: silent })
