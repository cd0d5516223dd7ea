import { expect } from '@playwright/test'
import { uneAnnexe } from 'domain/core/exemples'
import { unPdf } from '../../server/test/corpus/corpus.ts'
import { troisPdf } from '../../server/test/filings.ts'
import { callAs, fileCreation, tokenOf } from '../support/api.ts'
import { aClerk } from '../support/clerks.ts'
import { aDeclarant, motPasse, signIn } from '../support/people.ts'
import { printed } from '../support/print.ts'
import { test } from '../support/test.ts'

const site = () => process.env['E2E_URL'] ?? ''
const declarant = async () => tokenOf((await aDeclarant(`${crypto.randomUUID()}@exemple.fr`)).email, motPasse)

test('[STAFF-02] at 1366 × 620, and at 125 %, twelve annexes leave 300 px of preview beside the data; focus in the bar moves nothing; the file prints as a document', async ({
  page,
}) => {
  const names = Array.from({ length: 9 }, (_, i) => `facture-${i + 1}.pdf`)
  const fichiers = [...(await troisPdf()), ...(await Promise.all(names.map((texte) => unPdf({ texte }))))]
  const annexes = names.map((nom) => uneAnnexe({ nom, type: 'PIECE_JOINTE', sousType: null }))
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
  const preview = page.locator('iframe.preview')
  await expect(preview).toBeVisible()
  const bar = page.getByRole('region', { name: 'Décision' })

  for (const size of [
    { width: 1366, height: 620 },
    { width: 1093, height: 614 },
  ]) {
    await page.setViewportSize(size)
    await page.evaluate(() => scrollTo(0, 900))
    const [shown, below] = [await preview.boundingBox(), await bar.boundingBox()]
    if (!shown || !below) throw new Error('nothing is shown')
    const seen = Math.min(shown.y + shown.height, below.y) - Math.max(shown.y, 0)
    expect(seen, `${size.width} × ${size.height}`).toBeGreaterThanOrEqual(300)
    // Beside the data.
    expect(shown.x).toBeGreaterThan(size.width / 2)
    // The last of the list can be reached and chosen.
    await list.getByRole('button', { name: names[8] ?? '' }).click()
    await expect(page.locator(`iframe[title="Aperçu\u00A0: ${names[8]}"]`)).toBeVisible()
    await list.getByRole('button').first().click()

    await page.evaluate(() => scrollTo(0, 700))
    const before = await page.evaluate(() => scrollY)
    await bar.getByRole('button', { name: 'Prendre en charge' }).focus()
    await page.waitForTimeout(300)
    expect(Math.abs((await page.evaluate(() => scrollY)) - before), `${size.width} × ${size.height}`).toBeLessThanOrEqual(2)
  }

  const paper = await printed(page, 'Alix Obergreff')
  // Every annexe is named with its imprint, and the journal is unfolded.
  for (const fact of ['Cercle des douze annexes', 'facture-9.pdf', 'Dépôt']) expect(paper).toContain(fact)
  expect(paper.match(/[0-9a-f]{64}/g)).toHaveLength(12)
})

test('[STAFF-02] from a file one comes back to the queue, the sort and the page one came from; a queue looked at again is up to date', async ({
  page,
}) => {
  const token = await declarant()
  const numero = await fileCreation(token, { denomination: 'Cercle du retour', commune: 'Saverne' })
  const who = await aClerk('TJ-SAVERNE', 'Alix', 'Obergreff')
  const clerk = await tokenOf(who.email, motPasse)
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
  await expect(page.getByRole('link', { name: /^À prendre en charge \(\d+\)$/ })).toBeVisible()
  const late = await fileCreation(token, { denomination: 'Cercle arrivé entre-temps', commune: 'Saverne' })
  await expect(page.getByRole('row').filter({ hasText: late })).toHaveCount(0)
  // What the browser says when its tab is looked at again.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(page.getByRole('row').filter({ hasText: late })).toBeVisible()
})
