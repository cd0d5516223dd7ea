import { chromium } from '@playwright/test'
import { measureAt } from './measure-at.ts'
import { kilobytes, launch, listen, type Transfer } from './transfers.ts'

/** Targets F1 to F4 of docs/performance.md, in KB of 1,000 bytes, with the anchor measured in November 2026. */
const goals = [
  { label: 'F1 JavaScript', kind: 'Script', goal: 20, anchor: '402 KB' },
  { label: 'F2 CSS', kind: 'Stylesheet', goal: 15, anchor: '34.7 KB' },
  { label: 'F3 fonts', kind: 'Font', goal: 60, anchor: '170 KB' },
  { label: 'F4 total', kind: null, goal: 85, anchor: '557 KB' },
]

/** Server-rendered pages, which the targets apply to; then two that the application takes over. */
const pages = ['/', '/login', '/verification', '/utilisateur/creationcompte', '/aide']

/** Returns the transfers of a page loaded with an empty cache, until the network is idle and before any user action. */
const measure = async (address: string, path: string): Promise<Transfer[]> => {
  const browser = await chromium.launch(launch)
  try {
    const page = await browser.newPage()
    // The login page exists only inside an authorization request: begin one, then drop every file it loaded from the cache.
    await page.goto(`${address}/startlogin`)
    await page.locator('input[name=password]').waitFor()
    const session = await page.context().newCDPSession(page)
    await session.send('Network.clearBrowserCache')
    const transfers = await listen(session)
    await page.goto(address + path, { waitUntil: 'networkidle' })
    return transfers
  } finally {
    await browser.close()
  }
}

const print = (measured: readonly { path: string; transfers: readonly Transfer[] }[]): void => {
  const line = (...cells: string[]) => console.log(`| ${cells.join(' | ')} |`)
  line('First pages', ...measured.map(({ path }) => path), 'goal', 'anchor')
  line(...Array.from({ length: measured.length + 3 }, () => '---'))
  for (const { label, kind, goal, anchor } of goals) {
    const sums = measured.map(({ transfers }) => kilobytes(transfers.filter((transfer) => kind === null || transfer.kind === kind)))
    line(label, ...sums.map((sum) => `${sum.toFixed(1)} KB`), `≤ ${goal} KB`, anchor)
  }
  line('F4 requests', ...measured.map(({ transfers }) => String(transfers.length)), '≤ 6', '7')
}

const measureAll = async (address: string): Promise<void> => {
  const measured: { path: string; transfers: Transfer[] }[] = []
  for (const path of pages) measured.push({ path, transfers: await measure(address, path) })
  print(measured)
}

/** `npm run bench -- page [address]`: F1 to F4, on its own empty server unless an address is given. */
export const run = ([address]: string[]): Promise<void> => measureAt(address, measureAll)
