import { chromium, type BrowserContext, type CDPSession, type Page } from '@playwright/test'
import { median } from './median.ts'
import { measureAt } from './measure-at.ts'
import { kilobytes, launch, listen } from './transfers.ts'

/** F7: a modest connection, in milliseconds and bytes per second. */
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const rounds = 5

/** Pages of a signed-in person, each with the selector of the element to wait for. */
const pages = [
  ['/association', 'tbody tr td'],
  ['/association/{numero}', '[role=tab]'],
  ['/accueil', '.home-list li'],
  ['/mes-associations', 'main li h2, main li h3'],
  ['/creation', 'main form, main .buttons'],
] as const

const signIn = async (page: Page, address: string): Promise<string> => {
  await page.goto(`${address}/association`)
  await page.getByLabel('Adresse courriel (votre identifiant)').fill('camille.weber@exemple.fr')
  await page.getByLabel('Mot de passe', { exact: true }).fill('Demonstration-2026')
  await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
  const [, numero = ''] = /\/association\/([^?]+)/.exec((await page.locator('tbody a').first().getAttribute('href')) ?? '') ?? []
  return numero
}

/** Milliseconds from the start of the load to the first element that matches. */
const timeTo = async (page: Page, address: string, selector: string): Promise<number> => {
  await page.goto(address, { waitUntil: 'commit' })
  const seen = await page.waitForFunction(`document.querySelector(${JSON.stringify(selector)}) !== null && performance.now()`, undefined, {
    polling: 'raf',
  })
  return Number(await seen.jsonValue())
}

/** Milliseconds from a click on the register's tab, after a short hover, with only the current page in the cache. */
const afterClick = async (page: Page, session: CDPSession, address: string): Promise<number> => {
  await session.send('Network.clearBrowserCache')
  await page.goto(`${address}/mes-associations`, { waitUntil: 'networkidle' })
  const tab = page.locator('.header__tabs a[href="/association"]')
  await tab.hover()
  await page.waitForTimeout(200)
  const began = Number(await page.evaluate('performance.now()'))
  await tab.click()
  const seen = await page.waitForFunction(`document.querySelector('tbody tr td') !== null && performance.now()`, undefined, {
    polling: 'raf',
  })
  return Number(await seen.jsonValue()) - began
}

/** The anchor: the requests that every page of the register needs, in sequence and without rendering: document, token, rows. */
const barely = async (page: Page, address: string): Promise<number> => {
  await page.goto(`${address}/robots.txt`)
  return page.evaluate(async () => {
    const began = performance.now()
    await (await fetch('/robots.txt', { cache: 'no-store' })).text()
    const body = new URLSearchParams({ client_id: 'portail', client_secret: 'portail', grant_type: 'refresh_token' })
    const answer = await fetch('/oauth2/token', { method: 'POST', headers: { 'refresh-mode': 'cookie' }, body })
    const { access_token } = (await answer.json()) as { access_token: string }
    await (await fetch('/api/association?page=0&size=20', { headers: { authorization: `Bearer ${access_token}` } })).text()
    return performance.now() - began
  })
}

const measure = async (context: BrowserContext, session: CDPSession, page: Page, address: string, path: string, selector: string) => {
  const cold: number[] = []
  const warm: number[] = []
  await session.send('Network.emulateNetworkConditions', network)
  for (let round = 0; round < rounds; round += 1) {
    await session.send('Network.clearBrowserCache')
    cold.push(await timeTo(page, address + path, selector))
    await page.waitForLoadState('networkidle')
    warm.push(await timeTo(page, address + path, selector))
  }
  await session.send('Network.emulateNetworkConditions', { ...network, latency: 0, downloadThroughput: -1, uploadThroughput: -1 })
  // A second tab, so that each transfer is counted once.
  const counted = await context.newPage()
  const ears = await context.newCDPSession(counted)
  await ears.send('Network.clearBrowserCache')
  const transfers = await listen(ears)
  await counted.goto(address + path, { waitUntil: 'networkidle' })
  await counted.close()
  const sum = (kind: string) => kilobytes(transfers.filter((transfer) => transfer.kind === kind))
  return { cold: median(cold), warm: median(warm), script: sum('Script'), style: sum('Stylesheet'), requests: transfers.length }
}

const measureAll = async (address: string): Promise<void> => {
  const browser = await chromium.launch(launch)
  try {
    const context = await browser.newContext({ locale: 'fr-FR', bypassCSP: true })
    const page = await context.newPage()
    const numero = await signIn(page, address)
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', network)
    const anchors: number[] = []
    for (let round = 0; round < rounds; round += 1) anchors.push(await barely(page, address))
    const anchor = median(anchors)
    console.log(`Anchor: document, token and rows, one after the other: ${Math.round(anchor)} ms\n`)
    const clicks: number[] = []
    for (let round = 0; round < rounds; round += 1) clicks.push(await afterClick(page, session, address))
    const click = median(clicks)
    console.log(`From a click on the tab of the register to its first row: ${Math.round(click)} ms, ratio ${(click / anchor).toFixed(2)}\n`)
    console.log(
      '| Page, signed in | JavaScript | CSS | requests | first visit | ratio | after a reload | ratio |\n|---|---|---|---|---|---|---|---|',
    )
    for (const [path, selector] of pages) {
      const { cold, warm, script, style, requests } = await measure(
        context,
        session,
        page,
        address,
        path.replace('{numero}', numero),
        selector,
      )
      const times = [cold, warm].map((time) => `${Math.round(time)} ms | ${(time / anchor).toFixed(2)}`)
      console.log(`| ${path} | ${script.toFixed(1)} KB | ${style.toFixed(1)} KB | ${requests} | ${times.join(' | ')} |`)
    }
  } finally {
    await browser.close()
  }
}

/** `npm run bench -- ligne [address]`: F7, on its own demonstration unless the address of one is given. */
export const run = ([address]: string[]): Promise<void> =>
  measureAt(address, measureAll, { DEMONSTRATION: 'oui', APPELS_PAR_MINUTE: '100000' })
