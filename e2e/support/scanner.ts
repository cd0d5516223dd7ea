import type { Browser } from '@playwright/test'

/**
 * Imitates a mail scanner that opens a link before its reader (threat T9). It requests the headers, fetches the link with several user
 * agents, then opens it in a full browser that runs scripts, waits, scrolls and opens every link found.
 */
export const scan = async (browser: Browser, link: string): Promise<void> => {
  await fetch(link, { method: 'HEAD' })
  for (const agent of ['Mozilla/5.0 (compatible; SafeLinks)', 'Barracuda Sentinel', 'curl/8.5']) {
    const answer = await fetch(link, { headers: { 'user-agent': agent } })
    await answer.arrayBuffer()
  }
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(link, { waitUntil: 'networkidle' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.mouse.wheel(0, 2000)
  const found = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((links) => links.map((one) => (one as HTMLAnchorElement).href))
  for (const address of found.filter((href) => href.startsWith('http'))) await page.goto(address, { waitUntil: 'networkidle' })
  await page.goto(link, { waitUntil: 'networkidle' })
  await context.close()
}
