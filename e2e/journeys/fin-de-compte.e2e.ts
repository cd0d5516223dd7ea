import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { callAs, fileCreation, tokenOf } from '../support/api.ts'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { anAssociation } from '../support/make-association.ts'
import { mailTo } from '../support/mail.ts'
import { aDeclarant, fillLogin, testPassword, signIn } from '../support/people.ts'
import { apart as test } from '../support/test.ts'

test('a person exports their data, then closes their account: not while a request is open, and without any sign-in afterwards', async ({
  page,
}) => {
  const person = await aDeclarant(`part.${crypto.randomUUID()}@exemple.fr`, 'Aloïse', 'Rapp')
  const numero = await fileCreation(await tokenOf(person.email, testPassword), {
    denomination: 'Cercle de qui part',
    commune: 'Strasbourg',
  })
  const association = await anAssociation(person.email)
  await signIn(page, person, '/utilisateur/modification')
  const section = page.getByRole('region', { name: 'Vos données' })

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    section.getByRole('button', { name: 'Télécharger mes données (JSON)' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^mes-donnees-\d{4}-\d\d-\d\d\.json$/)
  const donnees = JSON.parse(await readFile(await download.path(), 'utf8')) as Record<string, unknown>
  expect(donnees).toMatchObject({
    Compte: { 'Adresse courriel': person.email },
    Rattachements: [{ Association: association }],
    'Requêtes déposées': [{ Numéro: numero }],
  })

  const end = page.getByRole('dialog', { name: 'Supprimer votre compte\u00A0?' })
  await section.getByRole('button', { name: 'Supprimer mon compte' }).click()
  await expect(end).toContainText(`la requête n°\u00A0${numero}, que vous avez déposée, est en cours`)
  await expect(end.getByLabel('Mot de passe actuel')).toHaveCount(0)
  await expectNoDefect(page)
  await expectSameTree(page, 'compte-retenu')
  await page.keyboard.press('Escape')

  expect((await callAs(await tokenOf(person.email, testPassword), 'POST', `/api/requete/${numero}/retrait`)).status).toBeLessThan(300)
  await section.getByRole('button', { name: 'Supprimer mon compte' }).click()
  await expect(end).toContainText('Un rattachement prendra fin.')
  await expect(end).toContainText('où votre nom de déclarant demeure')
  await end.getByLabel('Mot de passe actuel').fill('pas celui-là')
  await end.getByRole('button', { name: 'Supprimer définitivement mon compte' }).click()
  await expect(end.getByLabel('Mot de passe actuel')).toBeFocused()
  await expectNoDefect(page)
  await expectSameTree(page, 'supprimer-compte')
  await end.getByLabel('Mot de passe actuel').fill(testPassword)
  await end.getByRole('button', { name: 'Supprimer définitivement mon compte' }).click()
  await expect(page).toHaveURL(/\/logout$|\/$/)
  await mailTo(person.email, 'Votre compte a été supprimé à votre demande.')

  await page.goto(`${process.env['E2E_URL'] ?? ''}/login`)
  await fillLogin(page, person.email)
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('main')).toContainText('Identifiant ou mot de passe invalide.')
})
