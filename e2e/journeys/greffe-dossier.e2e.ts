import { expect } from '@playwright/test'
import { anAnnexe } from 'domain/core/exemples'
import { makePdf } from '../../server/test/corpus/corpus.ts'
import { threePdfs } from '../../server/test/filings.ts'
import { callAs, fileCreation, tokenOf } from '../support/api.ts'
import { expectNoDefect } from '../support/axe.ts'
import { aClerk } from '../support/clerks.ts'
import { aDeclarant, testPassword, signIn } from '../support/people.ts'
import { printed } from '../support/print.ts'
import { test } from '../support/test.ts'

const site = () => process.env['E2E_URL'] ?? ''
const declarant = async () => tokenOf((await aDeclarant(`${crypto.randomUUID()}@exemple.fr`)).email, testPassword)

test('[STAFF-02] at 1366 × 620, and at 125 %, twelve annexes leave 300 px of preview beside the data; focusing the bar scrolls nothing; the file prints as a document @proof', async ({
  page,
}) => {
  const names = Array.from({ length: 9 }, (_, i) => `facture-${i + 1}.pdf`)
  const fichiers = [...(await threePdfs()), ...(await Promise.all(names.map((texte) => makePdf({ texte }))))]
  const annexes = names.map((nom) => anAnnexe({ nom, type: 'PIECE_JOINTE', sousType: null }))
  const numero = await fileCreation(await declarant(), {
    denomination: 'Cercle des douze annexes',
    commune: 'Thionville',
    fichiers,
    annexes,
  })
  await page.setViewportSize({ width: 1366, height: 620 })
  await signIn(page, await aClerk('TJ-THIONVILLE', 'Alix', 'Obergreff'), `/greffe/requete/${numero}`)
  const list = page.locator('.annexes')
  await expect(list.getByRole('button')).toHaveCount(12)
  for (const name of names) await expect(list.getByRole('button', { name: `Pièce jointe\u00A0: ${name}` })).toHaveCount(1)
  const preview = page.locator('.viewer')
  await expect(preview).toBeVisible()
  const bar = page.getByRole('region', { name: 'Décision' })

  for (const size of [
    { width: 1366, height: 620 },
    { width: 1093, height: 614 },
  ]) {
    await page.setViewportSize(size)
    const [shown, below] = [await preview.boundingBox(), await bar.boundingBox()]
    if (!shown || !below) throw new Error('nothing is shown')
    const seen = Math.min(shown.y + shown.height, below.y) - Math.max(shown.y, 0)
    expect(seen, `${size.width} × ${size.height}`).toBeGreaterThanOrEqual(300)
    // The preview is beside the data.
    expect(shown.x).toBeGreaterThan(size.width * 0.4)
    expect(shown.width).toBeGreaterThanOrEqual(size.width * 0.5)
    // The bar is visible without scrolling, and only the foot of the page is below.
    expect(below.y + below.height).toBeLessThanOrEqual(size.height)
    // The last annexe of the list can be reached and chosen.
    await list.getByRole('button', { name: names[8] ?? '' }).click()
    await expect(page.getByRole('region', { name: `Aperçu\u00A0: ${names[8]}` })).toBeVisible()
    await list.getByRole('button').first().click()

    await bar.getByRole('button', { name: 'Prendre en charge' }).focus()
    await page.waitForTimeout(300)
    expect(await page.evaluate(() => scrollY), `${size.width} × ${size.height}`).toBe(0)
  }

  const paper = await printed(page, 'Alix Obergreff')
  // Every annexe is printed with its digest, and the journal is unfolded.
  for (const fact of ['Cercle des douze annexes', 'facture-9.pdf', 'Dépôt']) expect(paper).toContain(fact)
  expect(paper.match(/[0-9a-f]{64}/g)).toHaveLength(12)
})

test('[STAFF-02] a file leads back to the queue with its sort and page, and a queue is refetched when its tab regains focus @proof', async ({
  page,
}) => {
  const token = await declarant()
  const numero = await fileCreation(token, { denomination: 'Cercle du retour', commune: 'Saverne' })
  const who = await aClerk('TJ-SAVERNE', 'Alix', 'Obergreff')
  const clerk = await tokenOf(who.email, testPassword)
  expect((await callAs(clerk, 'POST', `/api/greffe/requete/${numero}/prise-en-charge`, { version: 1 })).status).toBe(204)
  await signIn(page, who, '/greffe')
  await page.getByRole('link', { name: /^En instruction/ }).click()
  await page.getByRole('columnheader', { name: 'Dénomination' }).getByRole('button').click()
  await expect(page).toHaveURL(/sort=denomination/)
  const address = page.url()
  await page.getByRole('row').filter({ hasText: numero }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: `Requête n° ${numero}` })).toBeVisible()
  await page.reload()
  await page.getByRole('link', { name: "Revenir aux files d'attente" }).click()
  await expect(page.getByRole('row').filter({ hasText: numero })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/greffe')
  expect([...new URL(page.url()).searchParams].toSorted()).toEqual([...new URL(address).searchParams].toSorted())

  await page.goto(`${site()}/greffe`)
  await expect(page.getByRole('link', { name: /^À faire \(\d+\)$/ })).toBeVisible()
  const late = await fileCreation(token, { denomination: 'Cercle arrivé entre-temps', commune: 'Saverne' })
  await expect(page.getByRole('row').filter({ hasText: late })).toHaveCount(0)
  // The event that browsers fire when the tab regains focus.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(page.getByRole('row').filter({ hasText: late })).toBeVisible()
})

test('an annexe is paged, enlarged and turned, by keyboard too, and reopens as it was left; the width of the panes is kept on the device', async ({
  page,
}) => {
  const fichiers = [await makePdf({ pages: 3, texte: 'Déclaration' }), ...(await threePdfs()).slice(1)]
  const numero = await fileCreation(await declarant(), { denomination: 'Cercle des pages tournées', commune: 'Thionville', fichiers })
  await page.setViewportSize({ width: 1366, height: 620 })
  await signIn(page, await aClerk('TJ-THIONVILLE', 'Alix', 'Obergreff'), `/greffe/requete/${numero}`)
  const tool = (name: string) => page.getByRole('button', { name, exact: true })
  const sheet = page.locator('.viewer__sheet')
  const words = page.locator('.viewer__text')
  await expect(words).toContainText('Déclaration, page 1')
  const box = async () => (await sheet.boundingBox())!
  const { width: asWide, height: asHigh } = await box()
  expect(asHigh).toBeGreaterThan(asWide)

  await tool('Page suivante').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Page 2 sur 3')).toBeVisible()
  await expect(words).toContainText('Déclaration, page 2')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Page 3 sur 3')).toBeVisible()
  // On the last page, the button stays in place and does nothing.
  await page.keyboard.press('Enter')
  await expect(words).toContainText('Déclaration, page 3')
  await tool('Agrandir').click()
  await tool('Agrandir').click()
  await expect.poll(async () => (await box()).width).toBeGreaterThan(asWide * 1.1)
  const enlarged = (await box()).width
  await tool("Tourner d'un quart de tour").click()
  await expect.poll(async () => (await box()).width).toBeGreaterThan(enlarged)
  const lying = await box()

  await page.getByRole('button', { name: /^Statuts, / }).click()
  await expect(page.getByText('Page 3 sur 3')).toHaveCount(0)
  await expect(sheet).toBeVisible()
  await page.getByRole('button', { name: /^Déclaration d'inscription/ }).click()
  await expect(page.getByText('Page 3 sur 3')).toBeVisible()
  await expect.poll(async () => (await box()).width).toBe(lying.width)
  await tool('Ajuster à la largeur').click()
  await expect.poll(async () => (await box()).width).toBeLessThanOrEqual(asWide)

  const line = page.getByRole('separator', { name: 'Largeur du panneau de gauche' })
  await expect(line).toHaveAttribute('aria-valuenow', '45')
  await line.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(line).toHaveAttribute('aria-valuenow', '40')
  const narrow = (await line.boundingBox())!
  await page.mouse.move(narrow.x + 4, narrow.y + 50)
  await page.mouse.down()
  await page.mouse.move(1366 * 0.3, narrow.y + 50)
  await page.mouse.up()
  await expect(line).toHaveAttribute('aria-valuenow', /^(29|30|31)$/)
  await page.reload()
  await expect(line).toHaveAttribute('aria-valuenow', /^(29|30|31)$/)
})

test('[STAFF-02] with shortcuts alone a clerk goes through the files of a queue, opens an annexe and reaches the decision; shortcuts can be turned off @proof', async ({
  page,
}) => {
  const token = await declarant()
  const un = await fileCreation(token, { denomination: 'Cercle premier de la file', commune: 'Sarreguemines' })
  const deux = await fileCreation(token, { denomination: 'Cercle second de la file', commune: 'Sarreguemines' })
  await page.setViewportSize({ width: 1366, height: 620 })
  await signIn(page, await aClerk('TJ-SARREGUEMINES', 'Alix', 'Obergreff'), '/greffe?file=A_PRENDRE_EN_CHARGE')
  const title = (numero: string) => page.getByRole('heading', { level: 1, name: `Requête n° ${numero}` })
  await page.getByRole('link', { name: `Requête n° ${un}` }).press('Enter')
  await expect(title(un)).toBeVisible()
  await expect(page.getByText('1 sur 2', { exact: true })).toBeVisible()
  const [first, second] = [
    page.getByRole('button', { name: /^Déclaration d'inscription/ }),
    page.getByRole('button', { name: /^Statuts, / }),
  ]
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('2')
  await expect(second).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('d')
  await expect(page.getByRole('button', { name: 'Prendre en charge' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Le dossier est pris en charge.')).toBeVisible()
  // The file has left the queue: the next one took its place.
  await expect(page.getByText('1 sur 2', { exact: true })).toHaveCount(0)
  await page.keyboard.press('n')
  await expect(title(deux)).toBeVisible()
  await expect(page.getByText('Dernier dossier de la file')).toBeVisible()

  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Raccourcis clavier' })
  await expect(help).toContainText('Ouvrir le dossier suivant')
  await expectNoDefect(page)
  await help.getByText('Activer les raccourcis à une touche').click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('2')
  await page.reload()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('2')
  await expect(first).toHaveAttribute('aria-pressed', 'true')
})
