import { expect } from '@playwright/test'
import { administer, button } from '../support/administration.ts'
import { callAs, fileCreation, tokenOf } from '../support/api.ts'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { aClerk, demonstration } from '../support/clerks.ts'
import { aDeclarant, testPassword, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'
import { conformByCalls } from '../support/verdicts.ts'

const site = () => process.env['E2E_URL'] ?? ''
const day = (ago: number) => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(new Date(Date.now() - ago * 86_400_000))

test('an administrator manages the signatories of a court and their days in office', async ({ page }) => {
  const name = `Essaimann${crypto.randomUUID().slice(0, 4).replaceAll(/\d/g, 'x')}`
  await administer(page)
  await page.goto(`${site()}/administration`)
  await page.getByRole('main').getByRole('link', { name: 'Signataires des tribunaux' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Signataires des tribunaux' })).toBeFocused()
  await button(page, 'Ajouter un signataire').click()
  const dialog = page.getByRole('dialog', { name: 'Ajouter un signataire' })
  await button(dialog, 'Ajouter un signataire').click()
  await expect(dialog.getByLabel('Tribunal')).toBeFocused()
  await expect(dialog.getByLabel('Qualité')).toHaveAccessibleDescription(/le champ est obligatoire/)
  await expectNoDefect(page)
  await expectSameTree(page, 'signataire')
  await dialog.getByLabel('Tribunal').selectOption('Tribunal judiciaire de Metz')
  await dialog.getByLabel('Prénom').fill('Clotaire')
  await dialog.getByLabel('Nom', { exact: true }).fill(name)
  await dialog.getByLabel('Qualité').fill('Vice-présidente')
  await dialog.getByLabel('En fonction depuis le').fill('2026-01-05')
  await dialog.getByLabel(/^En fonction jusqu'au/).fill('2025-12-31')
  await button(dialog, 'Ajouter un signataire').click()
  await expect(dialog.getByLabel(/^En fonction jusqu'au/)).toHaveAccessibleDescription(/La fin des fonctions ne peut précéder leur début\./)
  await dialog.getByLabel(/^En fonction jusqu'au/).fill('')
  await button(dialog, 'Ajouter un signataire').click()
  await expect(page.getByText('Le signataire est ajouté.')).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: name.toUpperCase() })
  for (const text of ['Tribunal judiciaire de Metz', 'Vice-présidente', '05/01/2026', 'Sans fin prévue'])
    await expect(row).toContainText(text)
  await expectNoDefect(page)
  await expectSameTree(page, 'signataires')

  await row.getByRole('button', { name: `Fixer la fin des fonctions de Clotaire ${name.toUpperCase()}` }).click()
  await page.getByRole('dialog').getByLabel("En fonction jusqu'au").fill('2026-06-30')
  await button(page.getByRole('dialog'), 'Fixer la fin des fonctions').click()
  await expect(page.getByText('La fin des fonctions est enregistrée.')).toBeVisible()
  await expect(row).toContainText('30/06/2026')
})

test('the decision offers only those in office on its date, and clears a choice that a new date excludes', async ({ page }) => {
  const admin = await tokenOf('administration@exemple.fr', demonstration)
  const add = async (nom: string, debut: string, fin: string | null) =>
    expect(
      (
        await callAs(admin, 'POST', '/api/administration/signataire', {
          tribunal: 'TJ-SAVERNE',
          prenom: 'Ida',
          nom,
          qualite: 'Juge',
          debut,
          fin,
        })
      ).status,
    ).toBe(204)
  await add('Yesterbach', day(30), day(1))
  await add('Todaybach', day(0), null)
  const numero = await fileCreation(await tokenOf((await aDeclarant(`${crypto.randomUUID()}@exemple.fr`)).email, testPassword), {
    denomination: 'Cercle des jours',
    commune: 'Saverne',
  })
  const who = await aClerk('TJ-SAVERNE', 'Alix', 'Obergreff')
  const clerk = await tokenOf(who.email, testPassword)
  const send = async (path: string, body: Record<string, unknown>) =>
    expect((await callAs(clerk, 'POST', `/api/greffe/requete/${numero}/${path}`, body)).status, path).toBeLessThan(300)
  await send('prise-en-charge', { version: 1 })
  await send('communication-prefet', { version: 2, le: day(0) })
  await send('reponse-prefet', { version: 3, le: day(0), reponse: 'PAS_D_OPPOSITION' })
  await conformByCalls(clerk, numero)
  await signIn(page, who, `/greffe/requete/${numero}`)
  await button(page, 'Inscrire').click()
  const signatory = page.getByLabel('Décision rendue par')
  const offered = () => signatory.getByRole('option').allTextContents()
  expect((await offered()).filter((each) => each.startsWith('Ida'))).toEqual(['Ida TODAYBACH, Juge'])
  await signatory.selectOption('Ida TODAYBACH, Juge')
  await page.getByLabel("Date de l'ordonnance").fill(day(1))
  await expect(signatory.getByRole('option', { name: 'Ida TODAYBACH, Juge' })).toHaveCount(0)
  // Filed today, so a signatory who left yesterday could not have decided.
  await expect(signatory.getByRole('option', { name: 'Ida YESTERBACH, Juge' })).toHaveCount(0)
  await page.getByLabel("Date de l'ordonnance").fill(day(0))
  await expect(signatory).toHaveValue('')
  await button(page, "Inscrire l'association").click()
  await expect(signatory).toHaveAccessibleDescription(/le champ est obligatoire/)
})
