import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type CDPSession } from '@playwright/test'
import { freePort } from 'server/core/postgres/embedded'
import { startServer } from '../../server/test/real-server.ts'

/** One answer as it travelled: headers and compressed body, in bytes. */
interface Transfer {
  kind: string
  url: string
  bytes: number
}

const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']

/** Goals F1 to F4 of goals.md, in KB of 1,000 bytes, with the anchor measured in November 2026. */
const goals = [
  { label: 'F1 JavaScript', kind: 'Script', goal: 95, anchor: '402 KB' },
  { label: 'F2 CSS', kind: 'Stylesheet', goal: 30, anchor: '34.7 KB' },
  { label: 'F3 fonts', kind: 'Font', goal: 60, anchor: '170 KB' },
  { label: 'F4 total', kind: null, goal: 190, anchor: '557 KB' },
]

const listen = async (session: CDPSession): Promise<Transfer[]> => {
  const transfers: Transfer[] = []
  const pending = new Map<string, Omit<Transfer, 'bytes'>>()
  session.on('Network.responseReceived', ({ requestId, type, response }) => pending.set(requestId, { kind: type, url: response.url }))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const seen = pending.get(requestId)
    if (seen && !seen.url.startsWith('data:')) transfers.push({ ...seen, bytes: encodedDataLength })
  })
  await session.send('Network.enable')
  return transfers
}

/** What the login page costs to a browser that has nothing yet. */
const measure = async (address: string): Promise<Transfer[]> => {
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: flags })
  try {
    const page = await browser.newPage()
    // The login page exists inside an authorization request only: begin one, then forget every file it brought.
    await page.goto(`${address}/startlogin`)
    await page.locator('input[name=password]').waitFor()
    const session = await page.context().newCDPSession(page)
    await session.send('Network.clearBrowserCache')
    const transfers = await listen(session)
    await page.goto(`${address}/login`, { waitUntil: 'networkidle' })
    await page.locator('input[name=password]').waitFor()
    return transfers
  } finally {
    await browser.close()
  }
}

const kilobytes = (transfers: readonly Transfer[]): number => transfers.reduce((sum, { bytes }) => sum + bytes, 0) / 1000

const print = (transfers: readonly Transfer[]): void => {
  console.log('| First page (/login) | measured | goal | anchor |\n|---|---|---|---|')
  for (const { label, kind, goal, anchor } of goals) {
    const some = kind === null ? transfers : transfers.filter((transfer) => transfer.kind === kind)
    console.log(`| ${label} | ${kilobytes(some).toFixed(1)} KB | ≤ ${goal} KB | ${anchor} |`)
  }
  console.log(`| F4 requests | ${transfers.length} | ≤ 8 | 7 |\n`)
  for (const { kind, url, bytes } of transfers) console.log(`${String(bytes).padStart(7)}  ${kind.padEnd(10)}  ${new URL(url).pathname}`)
}

/** `npm run bench -- page [address]`: goals F1 to F4, on an empty server of its own unless an address is given. */
export const run = async ([address]: string[]): Promise<void> => {
  if (address !== undefined) return print(await measure(address))
  const folder = await mkdtemp(join(tmpdir(), 'registre-page-'))
  const port = await freePort()
  const own = `http://localhost:${port}`
  const server = await startServer({ PORT: String(port), BASE_URL: own, DATA_DIR: folder })
  try {
    print(await measure(own))
  } finally {
    server.process.kill('SIGTERM')
    await server.gone
    await rm(folder, { recursive: true, force: true })
  }
}
