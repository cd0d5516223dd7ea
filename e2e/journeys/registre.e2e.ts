import { expect, type Page } from '@playwright/test'
import { sansDefautPartout } from '../support/axe.ts'
import { demonstration } from '../support/clerks.ts'
import { signIn } from '../support/people.ts'
import { test } from '../support/test.ts'

const site = () => process.env['E2E_URL'] ?? ''
const camille = { email: 'camille.weber@exemple.fr' }

const filters = (page: Page) => page.getByRole('search', { name: 'Recherche dans le registre' })
const field = (page: Page, name: string) => filters(page).getByRole('textbox', { name, exact: true })
const total = (page: Page) => page.getByRole('status').filter({ hasText: /association/ })
const rows = (page: Page) => page.getByRole('row')

interface Row {
  numero: string
  tribunal: string
  nom: string
  codePostal: string
  commune: string
  adresse: string
}

/** A row of the list as it is shown. */
const rowAt = async (page: Page, place: number): Promise<Row> => {
  const [numero = '', tribunal = '', nom = '', codePostal = '', commune = '', adresse = ''] = await rows(page)
    .nth(place)
    .getByRole('cell')
    .allInnerTexts()
  return { numero, tribunal, nom, codePostal, commune, adresse }
}

/** Signs in and opens the list, all its rows by default there. */
const openRegister = async (page: Page): Promise<void> => {
  await signIn(page, camille, '/association', demonstration)
  await expect(rows(page)).toHaveCount(21)
}

test('[ROUTE-17] [REG-08] [REG-09] [REG-10] [REG-14] the list: eight columns, by court, twenty rows, each leading to its sheet', async ({
  page,
}) => {
  await openRegister(page)
  await expect(page.getByRole('columnheader')).toHaveText([
    'N°',
    'Tribunaux',
    'Dénomination',
    'Code postal',
    'Commune',
    'Adresse',
    'Etat',
    'Actions',
  ])
  await expect(page.getByRole('columnheader', { name: 'Trier par Tribunaux' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(total(page)).toHaveText(/^\d[\d\u202F]*\sassociations\strouvées$/)
  for (const champ of ['N°', 'Tribunaux', 'Dénomination', 'Code postal', 'Commune', 'Adresse', 'Etat']) {
    await page.getByRole('button', { name: `Trier par ${champ}`, exact: true }).click()
    await expect(page.getByRole('columnheader', { name: `Trier par ${champ}`, exact: true })).not.toHaveAttribute('aria-sort', 'none')
  }
  await page.getByRole('button', { name: 'Trier par Dénomination' }).click()
  await expect(page).toHaveURL(/sort=nom%2Casc$/)
  await page.getByRole('button', { name: 'Trier par Dénomination' }).click()
  await expect(page.getByText('Trié par Dénomination, ordre décroissant')).toBeAttached()
  const { nom } = await rowAt(page, 1)
  await page.getByRole('link', { name: `Ouvrir la fiche de ${nom}` }).click()
  await expect(page.getByRole('heading', { level: 1, name: nom })).toBeVisible()
})

test('[REG-01] [REG-03] [REG-04] [REG-05] [REG-06] [REG-13] each text narrows the list, whatever its accents and capitals', async ({
  page,
}) => {
  await openRegister(page)
  await page.getByRole('button', { name: 'Page suivante' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  const row = await rowAt(page, 5)
  const unaccented = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase()
  for (const [name, cell] of [
    ['N°', 'numero'],
    ['Dénomination', 'nom'],
    ['Code postal', 'codePostal'],
    ['Commune', 'commune'],
    ['Adresse', 'adresse'],
  ] as const) {
    await field(page, name).fill(unaccented(row[cell]))
    await expect(page).toHaveURL(new RegExp(`[?&]${cell}=`))
    await expect(async () => {
      const shown = await Promise.all((await rows(page).all()).slice(1).map(async (_, place) => (await rowAt(page, place + 1))[cell]))
      expect(shown.length).toBeGreaterThan(0)
      for (const text of shown) expect(unaccented(text)).toContain(unaccented(row[cell]))
    }).toPass()
    await field(page, name).fill('')
    await expect(page).not.toHaveURL(/(numero|nom|codePostal|commune|adresse)=/)
  }
})

test("[REG-02] [REG-07] [REG-12] the court, the states and one's own associations narrow the list", async ({ page }) => {
  await openRegister(page)
  const courts = filters(page).getByLabel('Tribunaux')
  await expect(courts.getByRole('option').first()).toHaveText('Tous les tribunaux')
  await expect(courts.getByRole('option')).toHaveCount(17)
  await courts.selectOption('Tribunal judiciaire de Metz')
  await expect(rows(page).nth(1)).toContainText('Tribunal judiciaire de Metz')
  await filters(page).getByText('Dissoute', { exact: true }).click()
  await filters(page).getByText('Radiée', { exact: true }).click()
  await expect(page).toHaveURL(/etats=DISSOUTE&etats=RADIEE/)
  await expect(rows(page).nth(1)).toContainText(/Dissoute|Radiée/)
  await courts.selectOption('Tous les tribunaux')
  await filters(page).getByText('Mes associations seulement').click()
  await expect(total(page)).toHaveText('1 association trouvée')
  await page.goBack()
  await expect(page).not.toHaveURL(/mes=/)
})

test('[CONST-06] [TABLE-08] typing asks once; the search stays in the address, for Back and for a shared link', async ({ page }) => {
  await openRegister(page)
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('/api/association?') && asked.push(request.url()))
  await field(page, 'Dénomination').pressSequentially('chorale')
  await expect(page).toHaveURL(/nom=chorale$/)
  await expect(rows(page).nth(1)).toContainText('horale')
  expect(asked).toHaveLength(1)
  const found = await total(page).innerText()
  await rows(page).nth(1).getByRole('link').first().click()
  await expect(page.getByRole('tab', { name: 'Informations' })).toBeVisible()
  await page.goBack()
  await expect(field(page, 'Dénomination')).toHaveValue('chorale')
  await expect(total(page)).toHaveText(found)
  await page.goBack()
  await expect(field(page, 'Dénomination')).toHaveValue('')
  await page.goto(`${site()}/association?nom=chorale&size=50`)
  await expect(total(page)).toHaveText(found)
  await expect(page.getByLabel('Lignes par page')).toHaveValue('50')
})

test('[REG-14] a search without result says so and offers to clear the filters', async ({ page }) => {
  await openRegister(page)
  await field(page, 'Dénomination').fill('introuvable zzz')
  await expect(total(page)).toHaveText('Aucune association ne correspond à votre recherche.')
  await expect(page.getByText("Vérifiez l'orthographe ou retirez un filtre.")).toBeVisible()
  await sansDefautPartout(page)
  await page.getByRole('button', { name: 'Effacer les filtres' }).click()
  await expect(rows(page)).toHaveCount(21)
  await expect(field(page, 'Dénomination')).toHaveValue('')
})

test('[TABLE-01] [TABLE-02] [TABLE-04] [CONST-05] pages are asked from the server, 0-based; « toutes » asks 2000 rows', async ({
  page,
}) => {
  await openRegister(page)
  const next = page.waitForRequest(/\/api\/association\?.*page=1&size=20/)
  await page.getByRole('button', { name: 'Page suivante' }).click()
  await next
  const all = page.waitForRequest(/\/api\/association\?.*page=0&size=2000/)
  await page.getByLabel('Lignes par page').selectOption('toutes')
  await all
  await page.goto(`${site()}/association?nom=chorale&page=400`)
  await expect(page).not.toHaveURL(/page=400/)
  await expect(rows(page).nth(1)).toBeVisible()
})

test('[TABLE-05] when the server does not answer the rows stay, no notice comes, and the list says it is out of date', async ({ page }) => {
  await openRegister(page)
  await page.route('**/api/association?**', (route) =>
    route.fulfill({ status: 503, json: { message: 'indisponible', errors: [], globalErrors: [] } }),
  )
  await page.getByRole('button', { name: 'Page suivante' }).click()
  await expect(page.getByText("La liste n'est pas à jour : le serveur n'a pas répondu.")).toBeVisible()
  await expect(rows(page)).toHaveCount(21)
  await expect(page.getByRole('button', { name: 'Messages (0)' })).toBeVisible()
  await page.unroute('**/api/association?**')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByText("La liste n'est pas à jour")).toHaveCount(0)
})

test('by keyboard alone: from the filter to the sheet, its tabs and its extract', async ({ page, context }) => {
  await openRegister(page)
  const { numero } = await rowAt(page, 3)
  await page.keyboard.press('Tab')
  while (!(await field(page, 'N°').evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab')
  await page.keyboard.type(numero)
  await expect(rows(page)).toHaveCount(2)
  while (
    !(await rows(page)
      .nth(1)
      .getByRole('link')
      .first()
      .evaluate((element) => element === document.activeElement))
  )
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Actions' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Actions' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const opened = context.waitForEvent('page')
  await page.keyboard.press('Enter')
  expect((await opened).url()).toMatch(/^blob:/)
  await expect(page.getByRole('button', { name: 'Actions' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Historique' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Historique' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Historique' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Membres' })).toBeFocused()
  await expect(page.getByRole('table', { name: 'Membres de la direction' })).toBeVisible()
})

test('the list has no defect that axe sees; on a phone the filters are folded and counted', async ({ page }) => {
  await openRegister(page)
  await sansDefautPartout(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(field(page, 'Commune')).toBeHidden()
  await page.getByRole('button', { name: 'Filtres', exact: true }).click()
  await field(page, 'Dénomination').fill('chorale')
  await filters(page).getByText('Inscrite', { exact: true }).click()
  await expect(page.getByRole('button', { name: 'Filtres (2 actifs)' })).toHaveAttribute('aria-expanded', 'true')
  await sansDefautPartout(page)
})
