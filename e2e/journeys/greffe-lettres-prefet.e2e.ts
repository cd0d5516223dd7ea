import { readFile } from 'node:fs/promises'
import { expect, type Download, type Page } from '@playwright/test'
import { aCommune, callAs, fileCreation, tokenOf } from '../support/api.ts'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { aClerk } from '../support/clerks.ts'
import { aDayOfRequetes } from '../support/day.ts'
import { aDeclarant, testPassword, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'
import { readPdf } from '../../server/test/read-pdf.ts'

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) })
const lettersIn = async (download: Download) => {
  const { text, roles } = await readPdf(await readFile(await download.path()))
  return { numeros: [...new Set(text.match(/R\d{8}/g))].toSorted(), parts: roles.filter((role) => role === 'Part').length }
}

test('[STAFF-02] the selected files are communicated to the prefect and their letters printed in one PDF, also those sent before; a refusal gives its reason, and a cut download loses nothing @proof', async ({
  page,
}) => {
  const token = await tokenOf((await aDeclarant(`${crypto.randomUUID()}@exemple.fr`)).email, testPassword)
  const filed = await fileCreation(token, { denomination: 'Cercle modèle', commune: 'Schiltigheim' })
  const { email } = await aClerk('TPRX-SCHILTIGHEIM', 'Alix', 'Obergreff')
  const colleague = await aClerk('TPRX-SCHILTIGHEIM', 'Paul', 'Voisin')
  await aDayOfRequetes({ tribunal: 'TPRX-SCHILTIGHEIM', email, filed, commune: await aCommune('Schiltigheim') })
  await page.setViewportSize({ width: 1366, height: 620 })
  await signIn(page, { email }, '/greffe?size=-1')
  const chosen = ['Cercle en examen 1', 'Cercle en examen 8', 'Cercle à ordonner 1', 'Cercle à prendre 1']
  const numeros: string[] = []
  for (const name of chosen) {
    const row = rowOf(page, name)
    numeros.push((await row.locator('.tray__open').getAttribute('data-numero')) ?? 'none')
    await row.getByRole('checkbox').check({ force: true })
  }
  const [first = '', second = '', communicated = '', toTake = ''] = numeros
  await page.getByRole('button', { name: 'Lettres au préfet (PDF)\u00a0: 3' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Lettres au préfet' })).toBeVisible()
  await expect(dialog.getByRole('list').nth(0)).toContainText(first)
  await expect(dialog.getByRole('list').nth(0)).toContainText(second)
  await expect(dialog.getByRole('list').nth(1)).toHaveText(new RegExp(`^${communicated}`))
  await expect(dialog.getByRole('list').nth(2)).toHaveText(new RegExp(`^${toTake}.*\u00a0: le dossier n'est pas encore pris en charge$`))
  await expectNoDefect(page)
  await expectSameTree(page, 'lettres')

  // Meanwhile a colleague adds a note to one file, and the download is cut.
  const theirs = await tokenOf(colleague.email, testPassword)
  const { version } = (await callAs(theirs, 'GET', `/api/greffe/requete/${second}`)).json as { version: number }
  await callAs(theirs, 'POST', `/api/greffe/requete/${second}/note`, { version, note: 'Le préfet a appelé.' })
  await page.route('**/api/greffe/lettres-prefet*', (route) => route.abort(), { times: 1 })
  await dialog.getByRole('button', { name: 'Communiquer et télécharger les lettres' }).click()
  await expect(page.getByText('Communication au préfet enregistrée pour 1 dossier.')).toBeVisible()
  await expect(page.getByText(new RegExp(`^Requête n°\\s${second}\\s: Paul Voisin a déjà agi`))).toBeVisible()
  await expect(page.getByText("Les lettres au préfet n'ont pas été téléchargées. Ce qui est enregistré le reste.")).toBeVisible()
  await expectNoDefect(page)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Télécharger les lettres' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Lettres au préfet.pdf')
  await expect(page.getByText('Les 2 lettres au préfet sont téléchargées, en un PDF.')).toBeVisible()
  expect(await lettersIn(download)).toEqual({ numeros: [first, communicated].toSorted(), parts: 2 })

  // Print them again from the queue of the prefecture, by keyboard, without any act.
  await page.goto(`${process.env['E2E_URL']}/greffe?file=A_LA_PREFECTURE&recherche=${first}`)
  await expect(page.locator('.tray__open')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('x')
  await page.getByRole('button', { name: 'Lettres au préfet (PDF)\u00a0: 1' }).press('Enter')
  await expect(dialog.getByLabel('Date de la communication au préfet')).toHaveCount(0)
  const [again] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Télécharger les lettres' }).press('Enter'),
  ])
  expect(await lettersIn(again)).toEqual({ numeros: [first], parts: 0 })
  await expect(page.getByText('La lettre au préfet est téléchargée.')).toBeVisible()
  await page.locator('.tray__open').click()
  const [alone] = await Promise.all([
    page.waitForResponse('**/api/greffe/lettres-prefet*'),
    page.getByRole('button', { name: 'Lettre au préfet (PDF)' }).click(),
  ])
  expect(alone.status()).toBe(200)
})
