import { expect, type Page } from '@playwright/test'
import { byKeyboard } from './by-keyboard.ts'
import { apart as own, test as kept } from './kept-context.ts'

/** The page must stay silent: no exception, nothing refused by the Content-Security-Policy, no error in the browser's console. */
const silent = async ({ page }: { page: Page }, use: (page: Page) => Promise<void>) => {
  if (process.env['HANDS'] === 'keyboard') byKeyboard(page)
  const complaints: string[] = []
  page.on('console', (message) => {
    const said = message.text()
    const refused = /Content Security Policy|TrustedScript|TrustedHTML/.test(said)
    // The browser notes by itself every answer from 400 on, refusals that the journey awaits included.
    if (refused || (message.type() === 'error' && !said.startsWith('Failed to load resource'))) complaints.push(said)
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await use(page)
  expect(complaints).toEqual([])
}

export const test = kept.extend({ page: silent })

/** The same in a context of its own, for what cannot be taken back from one: a clock, the want of scripts. */
export const apart = own.extend({ page: silent })
