import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { callAs, tokenOf } from '../support/api.ts'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { demonstration, strasbourg } from '../support/clerks.ts'
import { anAssociation } from '../support/make-association.ts'
import { mailTo } from '../support/mail.ts'
import { aDeclarant, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'

const site = () => process.env['E2E_URL'] ?? ''

test('the manager of the users finds every step of a handover on one page: declare, invite, leave; other people are told what they can do', async ({
  page,
}) => {
  const odile = await aDeclarant(`${randomUUID()}@exemple.fr`, 'Odile', 'Mittelbrucher')
  const numero = await anAssociation(odile.email)
  const here = `/association/${numero}/passer-la-main`
  await signIn(page, odile, here)
  await expect(page.getByRole('heading', { level: 1, name: 'Passer la main' })).toBeVisible()
  await expect(page.getByText('Adressez-vous au greffe du tribunal : il peut retirer les anciens droits.')).toBeVisible()
  await expectNoDefect(page)
  await expectSameTree(page, 'sans-gestion')

  const greffe = await tokenOf(strasbourg.email, demonstration)
  const droits = { email: odile.email, fonction: 'Présidente', gestion: true, depot: true }
  expect((await callAs(greffe, 'PUT', `/api/association/${numero}/rattachement`, droits)).status).toBe(204)
  await page.goto(`${site()}/association/${numero}`)
  await page.getByRole('link', { name: 'Passer la main' }).click()
  await expect(page).toHaveURL(site() + here)
  await expect(page.getByRole('heading', { level: 1, name: 'Passer la main' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Déclarer une modification' })).toHaveAttribute('href', `/association/${numero}/modification`)
  await expectNoDefect(page)
  await expectSameTree(page, 'etapes')

  const next = `${randomUUID()}@exemple.fr`
  await page.getByRole('button', { name: 'Inviter une personne' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Adresse courriel' }).fill(next)
  await dialog.getByRole('combobox', { name: 'Fonction' }).fill('Présidente')
  await dialog.getByText('Peut gérer les utilisateurs').click()
  await dialog.getByRole('button', { name: "Envoyer l'invitation" }).click()
  await expect(page.getByText(`L'invitation a été envoyée à ${next}.`)).toBeVisible()
  await mailTo(next, 'Répondre')
})
