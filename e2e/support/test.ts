import { expect, type Page } from '@playwright/test'
import { byKeyboard } from './by-keyboard.ts'
import { apart as own, test as kept } from './kept-context.ts'

/** Checks that the page reports no exception, no Content-Security-Policy violation and no console error. */
const silent = async ({ page }: { page: Page }, use: (page: Page) => Promise<void>) => {
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
  expect(complaints).toEqual([])
}

export const test = kept.extend({ page: silent })

/** Same, in its own context, for what cannot be undone in one: a fake clock, disabled scripts. */
export const apart = own.extend({ page: silent })
