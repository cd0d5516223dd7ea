import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { callAs, fileCreation, tokenOf } from '../support/api.ts'
import { expectNoDefect } from '../support/axe.ts'
import { aClerk } from '../support/clerks.ts'
import { mailTo } from '../support/mail.ts'
import { aDeclarant, testPassword, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'

const site = () => process.env['E2E_URL'] ?? ''

test('a clerk delivers the receipt of a file: the declarant gets a mail and downloads it, and anybody may check its code', async ({
  page,
  browser,
}) => {
  const filer = await aDeclarant(`${crypto.randomUUID()}@exemple.fr`)
  const numero = await fileCreation(await tokenOf(filer.email, testPassword), {
    denomination: 'Cercle du récépissé',
    commune: 'Guebwiller',
  })
  await signIn(page, await aClerk('TPRX-GUEBWILLER', 'Alix', 'Obergreff'), `/greffe/requete/${numero}`)
  await expect(page.getByText('Récépissé à délivrer')).toBeVisible()
  // Taking charge of the file does not hide the receipt due.
  await page.getByRole('button', { name: 'Prendre en charge' }).click()
  await expect(page.getByText('Le dossier est pris en charge.')).toBeVisible()
  await expect(page.getByText('Récépissé à délivrer')).toBeVisible()
  await expectNoDefect(page)
  // Folded and unfolded buttons have the same height.
  await page.getByText('Autres actes').click()
  const heights = await page
    .locator('.decision-bar button:visible')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(3)
  expect(new Set(heights).size, heights.join()).toBe(1)
  await page.getByRole('button', { name: 'Délivrer le récépissé' }).click()
  await expect(page.getByText('Le récépissé est délivré.')).toBeVisible()
  await expect(page.getByText('Récépissé à délivrer')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Documents du tribunal' })).toBeVisible()
  await expect(page.getByRole('button', { name: `Récépissé de déclaration ${numero}.pdf` })).toBeVisible()
  await expectNoDefect(page)
  await page.getByText('Journal', { exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: /^RécépisséDate/ })).toContainText('par Alix Obergreff')

  const mail = await mailTo(filer.email, numero)
  expect(mail).toContain(`${site()}/requete/detail/${numero}`)
  const theirs = await (await browser.newContext()).newPage()
  await signIn(theirs, filer, `/requete/detail/${numero}`)
  await expect(theirs.getByText('Le greffe vous a délivré le récépissé.')).toBeVisible()
  await expect(theirs.getByText(/Un récépissé doit vous être délivré/)).toHaveCount(0)
  await expectNoDefect(theirs)
  const [download] = await Promise.all([
    theirs.waitForEvent('download'),
    theirs.getByRole('button', { name: `Récépissé de déclaration ${numero}.pdf` }).click(),
  ])
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await theirs.goto(/https?:\/\/\S+\/verification\/[0-9A-Z-]+/.exec(mail)?.[0] ?? '')
  const facts = theirs.getByRole('definition')
  await expect(facts.nth(0)).toHaveText('Récépissé de déclaration')
  await expect(facts.nth(1)).toHaveText('Cercle du récépissé')
  await expect(facts.nth(2)).toHaveText(`n°\u00A0${numero}`)
  await expect(theirs.getByText(/Il atteste la réception de la requête/)).toBeVisible()
  await expectNoDefect(theirs)
  await theirs.context().close()
})

test('[STAFF-02] several receipts are delivered at once: each refused one is reported on its line, the others are delivered @proof', async ({
  page,
}) => {
  const filer = await tokenOf((await aDeclarant(`${crypto.randomUUID()}@exemple.fr`)).email, testPassword)
  const names = ['Cercle premier', 'Cercle deuxième', 'Cercle troisième']
  const numeros: string[] = []
  for (const denomination of names) numeros.push(await fileCreation(filer, { denomination, commune: 'Sarrebourg' }))
  const [first = '', second = '', third = ''] = numeros
  await signIn(page, await aClerk('TPRX-SARREBOURG', 'Alix', 'Obergreff'), '/greffe')
  const deliver = page.getByRole('button', { name: /^Délivrer/ })
  await expect(page.getByRole('row').filter({ hasText: third })).toBeVisible()
  await expect(deliver).toHaveCount(0)
  await expectNoDefect(page)
  await page.getByText(/^Choisir les \d+ dossiers affichés$/).click()
  for (const numero of numeros) await expect(page.getByRole('checkbox', { name: `Choisir la requête n° ${numero}` })).toBeChecked()
  // Meanwhile a colleague takes charge of one of them.
  const colleague = await tokenOf((await aClerk('TPRX-SARREBOURG', 'Ondine', 'Voisine')).email, testPassword)
  expect((await callAs(colleague, 'POST', `/api/greffe/requete/${second}/prise-en-charge`, { version: 1 })).status).toBe(204)
  // While the acts are being sent, the button does nothing.
  const last = Promise.withResolvers<void>()
  await page.route(`**/api/greffe/requete/${third}/*`, async (route) => {
    await last.promise
    await route.continue()
  })
  const asked = page.waitForRequest(new RegExp(`/requete/${third}/`))
  await deliver.click()
  await asked
  await expect(deliver).toBeDisabled()
  last.resolve()
  await expect(page.getByText('2 récépissés sont délivrés.')).toBeVisible()
  await expect(page.getByText("Un récépissé n'a pas été délivré")).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: `Requête n° ${second}` })).toContainText('Ondine Voisine a déjà agi')
  for (const numero of [first, third]) await expect(page.getByRole('row').filter({ hasText: numero })).toContainText('Préfet ou rejet')
  await expect(page.getByRole('row').filter({ hasText: second })).toContainText('Récépissé')
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await expectNoDefect(page)
})
