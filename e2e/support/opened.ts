import type { Page } from '@playwright/test'

/**
 * Runs an action that opens a document in a new tab, and returns the document's address. A browser that shows no PDF, such as the
 * headless shell, opens the tab, downloads the file and closes the tab.
 */
export const openedBy = async (page: Page, act: () => Promise<unknown>): Promise<string> => {
  const tab = page.context().waitForEvent('page')
  const taken = page.waitForEvent('download').then((download) => download.url())
  const shown = tab.then(async (opened) => {
    await opened.waitForURL(/^blob:/)
    return opened.url()
  })
  const address = Promise.any([taken, shown])
  await act()
  await tab
  return address
}
