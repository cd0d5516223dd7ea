import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demonstration, strasbourg } from '../support/clerks.ts'
import { aPdf } from '../support/files.ts'
import { button, courtPage } from '../support/greffe-association.ts'
import { anAssociation } from '../support/inscrite.ts'
import { aDeclarant, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'
test('pictures', async ({ page }) => {
  const person = await aDeclarant(`pic-${crypto.randomUUID()}@exemple.fr`)
  const numero = await anAssociation(person.email)
  await page.setViewportSize({ width: 1366, height: 620 })
  await signIn(page, strasbourg, courtPage(numero, 'decision'), demonstration)
  await page.getByRole('radio', { name: /^Dissolution/ }).check({ force: true })
  await button(page, 'Inscrire la décision').click()
  await page.screenshot({ path: '/tmp/fin-1-light.png', fullPage: true })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.evaluate(() => document.documentElement.setAttribute('data-fr-theme', 'dark'))
  await page.screenshot({ path: '/tmp/fin-2-dark.png', fullPage: true })
  await page.setViewportSize({ width: 1366, height: 620 })
  await button(page, 'Reprendre les membres de la direction comme liquidateurs').click()
  await page.getByRole('radio', { name: 'Un tribunal ou une cour' }).check({ force: true })
  await page.getByLabel("Nom de la juridiction ou de l'autorité").fill('le tribunal')
  await page.getByLabel('Date de la décision').fill('2026-01-12')
  await page.getByLabel('Motif de la décision').fill("Clôture pour insuffisance d'actif")
  const dir = await mkdtemp(join(tmpdir(), 'greffe-'))
  await page.getByLabel('La décision elle-même').setInputFiles(await aPdf(dir, 'jugement.pdf', 'Jugement'))
  await button(page, 'Inscrire la décision').click()
  await page.getByText('La décision est inscrite au registre.').waitFor()
  await page.getByRole('radio', { name: /^Infirmation/ }).check({ force: true })
  await page.screenshot({ path: '/tmp/fin-3-dark.png', fullPage: true })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.evaluate(() => document.documentElement.setAttribute('data-fr-theme', 'light'))
  await page.screenshot({ path: '/tmp/fin-4.png', fullPage: true })
})
