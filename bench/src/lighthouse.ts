import { chromium, type BrowserContext } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse, { type Result } from 'lighthouse'
import { freePort } from 'server/core/postgres/embedded'
import { measureAt } from './measure-at.ts'
import { median } from './median.ts'
import { launch } from './transfers.ts'

const rounds = 3
const categories = ['performance', 'accessibility', 'best-practices', 'seo']
/** Goal F5, in milliseconds; the layout shift is a score. */
const goals = { 'largest-contentful-paint': 1600, interactive: 2200, 'total-blocking-time': 100, 'cumulative-layout-shift': 0.02 }
const timed = Object.keys(goals)

/** Once signed in, only a person's own pages are measured: the others redirect to the home page. */
const visitor = ['/', '/login', '/verification', '/utilisateur/creationcompte', '/aide']
const signedIn = ['/association', '/accueil', '/requete']

/** One Lighthouse run of its simulated telephone (150 ms, 1.6 Mb/s, a processor four times slower), with an empty cache. */
const look = async (port: number, url: string, blockedUrlPatterns: string[] = []): Promise<Result> => {
  const found = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: categories,
    // Keeps the cookies of the sign-in.
    disableStorageReset: true,
    blockedUrlPatterns,
  })
  if (!found || found.lhr.runtimeError) throw new Error(`${url} : ${found?.lhr.runtimeError?.message ?? 'no result'}`)
  return found.lhr
}

/** The median of each figure over the runs. */
const figures = (looks: readonly Result[]) => ({
  times: timed.map((id) => median(looks.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN))),
  scores: categories.map((id) => median(looks.map((result) => (result.categories[id]?.score ?? 0) * 100))),
})

const measure = async (context: BrowserContext, port: number, url: string, blocked?: string[]) => {
  const looks: Result[] = []
  for (let round = 0; round < rounds; round += 1) {
    const page = await context.newPage()
    // The login page exists only inside an authorization request, so begin one.
    if (url.endsWith('/login')) {
      await page.goto(new URL('/startlogin', url).href)
      await page.locator('input[name=password]').waitFor()
    }
    const session = await context.newCDPSession(page)
    await session.send('Network.clearBrowserCache')
    await page.close()
    looks.push(await look(port, url, blocked))
  }
  return figures(looks)
}

const measureAll = async (address: string): Promise<void> => {
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'registre-phare-'))
  const { executablePath, args } = launch
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
    locale: 'fr-FR',
  })
  try {
    const bare = await measure(context, port, `${address}/`, ['*.js', '*.css', '*.woff2'])
    const [anchor = Number.NaN] = bare.times
    console.log(`Anchor: the words of / without style, script nor font: LCP ${Math.round(anchor)} ms\n`)
    console.log(`| Telephone | LCP | ratio | TTI | TBT | CLS | ${categories.join(' | ')} |\n|---|---|---|---|---|---|---|---|---|---|`)
    const tell = async (name: string, path = name) => {
      const { times, scores } = await measure(context, port, address + path)
      const [lcp = Number.NaN, tti = Number.NaN, tbt = Number.NaN, cls = Number.NaN] = times
      const said = [`${Math.round(lcp)} ms`, (lcp / anchor).toFixed(2), `${Math.round(tti)} ms`, `${Math.round(tbt)} ms`, cls.toFixed(2)]
      console.log(`| ${[name, ...said, ...scores.map(Math.round)].join(' | ')} |`)
    }
    for (const path of visitor) await tell(path)
    const page = await context.newPage()
    await page.goto(`${address}/accueil`)
    await page.getByLabel('Adresse courriel (votre identifiant)').fill('camille.weber@exemple.fr')
    await page.getByLabel('Mot de passe', { exact: true }).fill('Demonstration-2026')
    await page.getByRole('main').getByRole('button', { name: 'Se connecter' }).click()
    // This link requires a sign-in; the mailed one does not.
    const [demand] = (await page.locator('a[href*="/pieces/"]').first().getAttribute('href'))!.split('?')
    for (const path of signedIn) await tell(path)
    await tell('/pieces/…, signed in', demand)
    await context.clearCookies()
    await tell('/pieces/…', demand)
    const [lcp, tti, tbt, cls] = Object.values(goals)
    console.log(`| goal | ≤ ${lcp} ms | | ≤ ${tti} ms | ≤ ${tbt} ms | ≤ ${cls} | 97 | 97 | 97 | 97 |`)
  } finally {
    await context.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** `npm run bench -- lighthouse [address]`: F5, on its own demonstration unless the address of one is given. */
export const run = ([address]: string[]): Promise<void> =>
  measureAt(address, measureAll, { DEMONSTRATION: 'oui', APPELS_PAR_MINUTE: '100000' })
