import { expect } from '@playwright/test'
import { addJours, formatJour, jourDeParis } from 'domain/core/jour'
import { fileCreation, tokenOf } from '../support/api.ts'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { demonstration, strasbourg } from '../support/clerks.ts'
import { actOn } from '../support/demands.ts'
import { aDeclarant, testPassword, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'

const today = jourDeParis(new Date())
const opposed = `le préfet a formé opposition le ${formatJour(today)}`
const tooEarly = new RegExp(`La date ne peut être antérieure au dépôt de la requête \\(${formatJour(today)}\\)\\.`)

test('a clerk records the opposition of the prefect to a creation, then its end: meanwhile nothing is registered, and afterwards the declarant reads that a decision is awaited', async ({
  page,
}) => {
  const filer = await aDeclarant(`${crypto.randomUUID()}@exemple.fr`)
  const numero = await fileCreation(await tokenOf(filer.email, testPassword), { denomination: 'Cercle contesté', commune: 'Strasbourg' })
  await actOn(numero, 'prise-en-charge')
  await actOn(numero, 'communication-prefet', { le: today })

  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const other = page.getByText('Autres actes')
  const dialogOf = (name: string) => page.getByRole('dialog', { name })
  await signIn(page, strasbourg, `/greffe/requete/${numero}`, demonstration)
  await other.click()
  await button("Enregistrer l'opposition du préfet").click()
  const opposing = dialogOf('Opposition du préfet')
  const day = opposing.getByLabel("Date de l'opposition")
  const grounds = opposing.getByLabel("Motifs de l'opposition")
  await expect(day).toHaveValue(formatJour(today))
  await opposing.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(grounds).toHaveAccessibleDescription('le champ est obligatoire')
  await day.fill('31/02')
  await opposing.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(day).toHaveAccessibleDescription(/Indiquez une date qui existe/)
  await expect(day).toHaveValue('31/02')
  await day.fill(addJours(today, -1))
  await grounds.fill('Objet contraire à la loi.')
  await opposing.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(day).toHaveAccessibleDescription(tooEarly)
  await expectNoDefect(page)
  await expectSameTree(page, 'opposition')
  await day.fill(formatJour(today))
  await page.route('**/opposition-prefet', (route) => route.abort('connectionreset'), { times: 1 })
  await opposing.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(opposing.getByRole('alert')).toContainText('Erreur de communication.')
  await expect(grounds).toHaveValue('Objet contraire à la loi.')
  await opposing.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText("L'opposition du préfet est enregistrée.")).toBeVisible()
  await expect(opposing).toBeHidden()
  await expect(button('Inscrire')).toHaveAccessibleDescription(new RegExp(opposed))

  await other.click()
  await button("Enregistrer la levée de l'opposition").click()
  const lifting = dialogOf("Levée de l'opposition du préfet")
  await lifting.getByLabel('Date de la levée').fill(addJours(today, -1))
  await lifting.getByLabel("Ce qui lève l'opposition").fill('Le préfet se désiste.')
  await lifting.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(lifting.getByLabel('Date de la levée')).toHaveAccessibleDescription(tooEarly)
  await lifting.getByLabel('Date de la levée').fill(formatJour(today))
  await lifting.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText("La levée de l'opposition est enregistrée.")).toBeVisible()
  await expect(button('Inscrire')).not.toHaveAccessibleDescription(new RegExp(opposed))
  await page.getByText('Journal', { exact: true }).click()
  for (const said of ['Objet contraire à la loi.', 'Le préfet se désiste.'])
    await expect(page.getByRole('listitem').filter({ hasText: said }).last()).toBeVisible()

  await signIn(page, filer, `/requete/detail/${numero}`)
  const where = page.getByRole('region', { name: 'Où en est votre requête' })
  await expect(where).toContainText('La décision du tribunal est attendue.')
})
