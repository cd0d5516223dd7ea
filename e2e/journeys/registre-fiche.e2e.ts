import { expect, type Page, type Response } from '@playwright/test'
import { readPdf } from '../../server/test/read-pdf.ts'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { demonstration } from '../support/clerks.ts'
import { signIn } from '../support/people.ts'
import { apart, test } from '../support/test.ts'
import { openedBy } from '../support/opened.ts'

const site = () => process.env['E2E_URL'] ?? ''
const camille = { email: 'camille.weber@exemple.fr' }

/** Opens the first sheet found by a search of the register. Returns its number. */
const openFirst = async (page: Page, query: string): Promise<string> => {
  await signIn(page, camille, `/association?${query}`, demonstration)
  const row = page.getByRole('row').nth(1)
  const numero = await row.getByRole('cell').first().innerText()
  await row.getByRole('link').first().click()
  await expect(page.getByRole('tab', { name: 'Informations' })).toBeVisible()
  return numero
}

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const document = (page: Page) => page.getByRole('button', { name: /\(PDF, .+ (Ko|Mo), nouvel onglet\)$/ }).first()

/** The browser keeps no copy of a body read as a blob, so make the same call again. */
const firstBytes = async (page: Page, answer: Response): Promise<string> => {
  const authorization = (await answer.request().headerValue('authorization')) ?? ''
  return (await (await page.request.get(answer.url(), { headers: { authorization } })).body()).subarray(0, 5).toString()
}

test('[ROUTE-18] [SHEET-01] [SHEET-03] [SHEET-17] [SHEET-19] [SHEET-23] the sheet of an association: header and tabs', async ({ page }) => {
  const numero = await openFirst(page, 'etats=INSCRITE&tribunal=TJ-METZ')
  await expect(page).toHaveURL(new RegExp(`/association/${numero}\\?liste=`))
  await expect(page.getByRole('tab')).toHaveText(['Informations', 'Membres', 'Documents'])
  const head = page.getByRole('main')
  await expect(page.locator('.fiche-head').getByText('Inscrite', { exact: true })).toBeVisible()
  await expect(head.getByText(`N° ${numero}`)).toBeVisible()
  await expect(head.getByText(/^57\d{3}\s.+\s\(Tribunal\sjudiciaire\sde\sMetz\)$/)).toBeVisible()
  for (const name of ['Identité et objet', 'Siège et contact', 'Pouvoirs de la direction', 'Dates du registre']) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  }
  await expect(page.getByText(/^\d+ informations? non renseignées?$/)).toBeVisible()
  await expectSameTree(page, 'fiche-informations')
  await tab(page, 'Membres').click()
  const members = page.getByRole('table', { name: 'Membres de la direction' })
  // An ordinary account sees only the commune of a member's home.
  await expect(members.getByRole('columnheader')).toHaveText(['Fonction', 'Nom ou dénomination', 'Domicile'])
  await expect(members).not.toContainText('@')
  await expectSameTree(page, 'fiche-membres', page.getByRole('tabpanel'))
  const president = members.getByRole('row').filter({ hasText: 'Président(e)' }).first().getByRole('cell')
  const [, name = '-'] = await president.allInnerTexts()
  await tab(page, 'Documents').click()
  await expect(document(page)).toBeVisible()
  await expectSameTree(page, 'fiche-documents', page.getByRole('tabpanel'))
  await page.reload()
  await expect(tab(page, 'Documents')).toHaveAttribute('aria-selected', 'true')

  const signatories = page.getByRole('region', { name: /^Qui peut signer\s\?$/ })
  await expect(signatories).toContainText(new RegExp(`Président\\(e\\)\\s: ${name.split('\n')[0]}, au registre (depuis le|avant)`))
  await expect(signatories).toContainText(/Version\sn°\s\d+, en vigueur depuis le \d\d\/\d\d\/\d{4}\./)

  // On a phone the tabs are on the first screen, and the details of the answer unfold.
  const desk = page.viewportSize()!
  await page.setViewportSize({ width: 360, height: 740 })
  await page.evaluate(() => scrollTo(0, 0))
  await expect(tab(page, 'Informations')).toBeInViewport({ ratio: 1 })
  const proof = signatories.getByText(/^Version\sn°/)
  await expect(proof).toBeHidden()
  await signatories.getByRole('button', { name: 'Date, preuve et extrait' }).click()
  await expect(proof).toBeVisible()
  await expectNoDefect(page)
  await page.setViewportSize(desk)

  // On paper: all the reader's tabs, whichever is on screen, and no button.
  const file = ((await document(page).innerText()).split(' (')[0] ?? '-').replaceAll(/\s/g, '')
  const { text } = await readPdf(new Uint8Array(await page.pdf()))
  const paper = text.replaceAll(/\s/g, '')
  for (const said of ['Identitéetobjet', 'Membresdeladirection', 'Historique', name.split('\n')[0]!.replaceAll(/\s/g, ''), file])
    expect(paper).toContain(said)
  for (const pressed of ["Obtenirl'extrait", 'Filtrerlesdocuments', 'Consultercetteversion', 'Résultats'])
    expect(paper).not.toContain(pressed)
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
  await expect(page.locator('.fiche-paper')).toHaveCount(0)
})

test('each tab of the sheet leads back to the results as they were, with their number', async ({ page }) => {
  await signIn(page, camille, '/association?etats=DISSOUTE&etats=RADIEE&page=2&sort=nom%2Casc', demonstration)
  const total =
    /^(\d[\d\s]*)\sassociations trouvées$/.exec(await page.getByRole('status').filter({ hasText: 'trouvées' }).innerText())?.[1] ?? '-'
  const row = page.getByRole('row').nth(1)
  const numero = await row.getByRole('cell').first().innerText()
  await row.getByRole('link', { name: /^Ouvrir la fiche/ }).click()
  await tab(page, 'Documents').click()
  await page.getByRole('link', { name: `Résultats (${total})`, exact: true }).click()
  await expect(page).toHaveURL(`${site()}/association?etats=DISSOUTE&etats=RADIEE&page=2&sort=nom%2Casc`)
  await expect(row.getByRole('cell').first()).toHaveText(numero)
  // A sheet opened by its address has no results to go back to.
  await page.goto(`${site()}/association/${numero}`)
  await expect(tab(page, 'Informations')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Résultats/ })).toHaveCount(0)
})

test('[SHEET-26] documents are filtered by name, trimmed, whatever the case @proof', async ({ page }) => {
  const numero = await openFirst(page, 'etats=INSCRITE&tribunal=TJ-METZ')
  await page.goto(`${site()}/association/${numero}?onglet=documents`)
  const filter = page.getByLabel('Filtrer les documents par nom')
  const name = ((await document(page).innerText()).split(' (')[0] ?? '').toUpperCase()
  await filter.fill(`  ${name} `)
  await expect(page.getByText(/^\d+\sdocuments?$/)).toBeVisible()
  await expect(document(page)).toBeVisible()
  await filter.fill('rien de tel')
  await expect(page.getByText('Aucun document ne correspond à ce nom.')).toBeVisible()
})

apart(
  '[CONST-10] [CONST-11] a document opens in a new tab, a large one is saved, and its temporary address is released after 120000 ms',
  async ({ page }) => {
    const numero = await openFirst(page, 'etats=INSCRITE&tribunal=TJ-METZ')
    // Measures the lifetime of each object URL with the page's clock, so that a slow machine does not matter.
    await page.addInitScript(() => {
      const lives: Record<string, number> = {}
      Object.assign(window, { lives })
      const [create, revoke] = [URL.createObjectURL.bind(URL), URL.revokeObjectURL.bind(URL)]
      const born = new Map<string, number>()
      URL.createObjectURL = (blob) => {
        const url = create(blob)
        born.set(url, Date.now())
        return url
      }
      URL.revokeObjectURL = (url) => {
        lives[url] = Date.now() - (born.get(url) ?? 0)
        revoke(url)
      }
    })
    await page.clock.install()
    await page.goto(`${site()}/association/${numero}?onglet=documents`)
    const [answer, address] = await Promise.all([page.waitForResponse('**/document/**'), openedBy(page, () => document(page).click())])
    expect(await firstBytes(page, answer)).toBe('%PDF-')
    expect(address).toMatch(/^blob:/)
    await page.clock.runFor(130_000)
    const life = await page.evaluate((url) => (window as unknown as { lives: Record<string, number> }).lives[url], address)
    expect(life).toBeGreaterThanOrEqual(120_000)
    expect(life).toBeLessThan(120_100)

    await page.route('**/document/**', (route) => route.fulfill({ contentType: 'application/pdf', body: Buffer.alloc(5_000_001, '%PDF-') }))
    const [download] = await Promise.all([page.waitForEvent('download'), document(page).click()])
    expect(download.suggestedFilename()).toMatch(/\.pdf$/)
  },
)

test('[ERR-02] [ERR-03] when the server refuses a document, a sentence says whom to contact', async ({ page }) => {
  const numero = await openFirst(page, 'etats=INSCRITE&tribunal=TJ-METZ')
  await page.route('**/document/**', (route) => route.fulfill({ status: 404, json: { message: 'x', errors: [], globalErrors: [] } }))
  await page.goto(`${site()}/association/${numero}?onglet=documents`)
  await document(page).click()
  await expect(
    page
      .getByRole('alert')
      .getByText(/Le\sdocument\sn'a\spas\spu\sêtre\souvert\.\sRéessayez\splus\stard\sou\scontactez\sle\ssupport\s:\s.+@.+,\s.+\.$/),
  ).toBeVisible()
})

test('[SHEET-06] [ACTION-09] [ACTION-10] the Actions menu generates an extract, a PDF in a new tab', async ({ page }) => {
  const numero = await openFirst(page, 'etats=INSCRITE&tribunal=TJ-METZ')
  await page.getByRole('button', { name: 'Actions' }).click()
  const [answer, address] = await Promise.all([
    page.waitForResponse(new RegExp(`/api/association/${numero}/extrait\\?`)),
    openedBy(page, () => page.getByRole('button', { name: 'Générer un extrait' }).click()),
  ])
  expect(answer.url()).toContain('conforme=true&winlogas=false')
  expect(await firstBytes(page, answer)).toBe('%PDF-')
  expect(address).toMatch(/^blob:/)
  await expect(page.getByText("L'extrait a été généré.")).toBeVisible()
  // This action stands below « Qui peut signer ? » too.
  const again = page.waitForResponse(new RegExp(`/api/association/${numero}/extrait\\?`))
  await page.getByRole('button', { name: "Obtenir l'extrait" }).click()
  expect((await again).status()).toBe(200)
})

test('[ACTION-08] a non-conforming inscription has no extract: the action is blocked and says why', async ({ page }) => {
  await openFirst(page, 'etats=NONCONFORME')
  await expect(page.locator('.fiche-head').getByText('Non conforme', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Actions' }).click()
  const extract = page.getByRole('button', { name: 'Générer un extrait' })
  await expect(extract).toHaveAttribute('aria-disabled', 'true')
  await expect(extract).toHaveAccessibleDescription(
    "Le tribunal a déclaré l'inscription non conforme. Adressez-vous au greffe pour savoir quoi régulariser.",
  )
  await expect(page.getByRole('region', { name: 'Qui peut signer' })).toBeVisible()
  await expect(page.getByRole('button', { name: "Obtenir l'extrait" })).toHaveCount(0)
  let asked = false
  page.on('request', (request) => (asked ||= request.url().includes('/extrait')))
  await extract.press('Enter')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Actions' })).toHaveAttribute('aria-expanded', 'false')
  expect(asked).toBe(false)
})

test('[SHEET-36] an unknown or malformed number', async ({ page }) => {
  await signIn(page, camille, '/accueil', demonstration)
  for (const numero of ['STR999999', 'nimporte-quoi']) {
    await page.goto(`${site()}/association/${numero}`)
    await expect(page.getByRole('heading', { level: 1, name: "Il n'y a rien ici." })).toBeVisible()
    await expect(page.getByText(`Aucune association ne porte le n° ${numero} dans le registre.`)).toBeVisible()
  }
  await page.getByRole('main').getByRole('link', { name: 'Rechercher une association' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Consulter le Registre' })).toBeVisible()
})

test('axe finds no defect on the sheet, in any of its tabs', async ({ page }) => {
  await openFirst(page, 'etats=NONCONFORME')
  await page.getByRole('button', { name: 'Actions' }).click()
  await expectNoDefect(page)
  for (const name of ['Membres', 'Documents']) {
    await tab(page, name).click()
    await expectNoDefect(page)
  }
})
