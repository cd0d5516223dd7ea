import type { Page } from '@playwright/test'

/**
 * Does what opens a document in a new tab; answers its address there. A browser that shows no PDF, as the headless shell, opens the tab,
 * takes the file and closes it.
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
