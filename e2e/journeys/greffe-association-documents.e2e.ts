import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { fileCreation, tokenOf } from '../support/api.ts'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { colmar, demonstration, strasbourg } from '../support/clerks.ts'
import { aPdf } from '../support/files.ts'
import { aPaperAssociation, button, courtPage } from '../support/greffe-association.ts'
import { aDeclarant, testPassword, signIn } from '../support/people.ts'
import { register } from '../support/register-by-calls.ts'
import { test } from '../support/test.ts'

const site = () => process.env['E2E_URL'] ?? ''

test('[STAFF-21] a document is added, put out of force, then removed, and past versions still show it @proof', async ({ page }) => {
  const numero = await aPaperAssociation(await tokenOf(strasbourg.email, demonstration), 'Chorale des archives')
  const file = await aPdf(await mkdtemp(join(tmpdir(), 'greffe-')), 'statuts-1952.pdf', 'Statuts de 1952')
  await signIn(page, strasbourg, courtPage(numero, 'documents'), demonstration)
  await expect(page.getByText("Aucun document ne figure au registre de l'association.")).toBeVisible()

  await page.getByLabel('Type de document').selectOption('Statuts')
  await button(page, 'Ajouter au registre').click()
  await expect(page.getByText('2 champs à corriger')).toBeVisible()
  await expect(page.getByLabel("Date d'adoption")).toHaveAccessibleDescription(/le champ est obligatoire$/)
  await expectNoDefect(page)
  await expectSameTree(page, 'documents', page.getByRole('tabpanel'))
  await page.getByLabel("Date d'adoption").fill('1952-03-04')
  await page.getByLabel('Fichier', { exact: true }).setInputFiles(file)
  await expect(page.getByLabel('Nom du document')).toHaveValue('statuts-1952.pdf')
  await page.getByLabel('Nom du document').fill('Statuts de 1952.pdf')
  await button(page, 'Ajouter au registre').click()
  await expect(page.getByText('Le document est ajouté au registre.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Documents du registre' })).toBeFocused()
  await expect(page.getByLabel('Nom du document')).toHaveValue('')
  const row = page.getByRole('listitem').filter({ hasText: 'Statuts de 1952.pdf' })
  await expect(row.getByText('En vigueur')).toBeVisible()

  await button(page, 'Mettre hors vigueur Statuts de 1952.pdf').click()
  const outOfForce = page.getByRole('dialog', { name: 'Mettre Statuts de 1952.pdf hors vigueur' })
  await expect(outOfForce.getByLabel('Motif de la mise hors vigueur')).toBeFocused()
  await outOfForce.getByRole('button', { name: 'Mettre hors vigueur' }).click()
  await expect(outOfForce.getByLabel('Motif de la mise hors vigueur')).toHaveAccessibleDescription('le champ est obligatoire')
  await expectNoDefect(page)
  await outOfForce.getByLabel('Motif de la mise hors vigueur').fill('Remplacés en 1980')
  await outOfForce.getByRole('button', { name: 'Mettre hors vigueur' }).click()
  await expect(page.getByText("Le document n'est plus en vigueur.")).toBeVisible()
  await expect(row.getByText("N'est plus en vigueur")).toBeVisible()
  await expect(button(page, 'Remettre en vigueur Statuts de 1952.pdf')).toBeFocused()
  await expectNoDefect(page)

  await button(page, 'Supprimer Statuts de 1952.pdf').click()
  const dialog = page.getByRole('dialog', { name: 'Supprimer Statuts de 1952.pdf' })
  await dialog.getByRole('button', { name: 'Supprimer le document' }).click()
  await expect(dialog.getByLabel('Motif de la suppression')).toBeFocused()
  await expectNoDefect(page)
  await expectSameTree(page, 'supprimer')
  await dialog.getByLabel('Motif de la suppression').fill("Pièce d'une autre association")
  await dialog.getByRole('button', { name: 'Supprimer le document' }).click()
  await expect(page.getByText('Le document est supprimé.')).toBeVisible()
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 2, name: 'Documents du registre' })).toBeFocused()

  for (const [version, shown] of [
    [1, 'Aucun document pour le moment.'],
    [2, 'Statuts de 1952.pdf'],
    [3, "N'est plus en vigueur"],
    [4, 'Aucun document pour le moment.'],
  ] as const) {
    await page.goto(`${site()}/association/${numero}?version=${version}&onglet=documents`)
    await expect(page.getByRole('tabpanel').getByText(shown)).toBeVisible()
  }
})

test('[STAFF-21] an identity paper is reserved by its type, another document by the clerk, and the fields follow the type @proof', async ({
  page,
}) => {
  const numero = await aPaperAssociation(await tokenOf(strasbourg.email, demonstration), 'Cercle des pièces')
  await signIn(page, strasbourg, courtPage(numero, 'documents'), demonstration)
  const type = page.getByLabel('Type de document')
  const reserved = page.getByLabel("Réserver aux personnes rattachées à l'association et au greffe")
  await type.selectOption("Pièce d'état civil")
  await expect(reserved).toHaveCount(0)
  await expect(page.getByText(/n'est lu que par les personnes rattachées à l'association et le tribunal\.$/)).toBeVisible()
  await type.selectOption("Traité d'apport")
  await expect(reserved).not.toBeChecked()
  await expect(page.getByLabel("Date d'effet (facultatif)")).toBeVisible()
  await type.selectOption("Extrait de publication dans un journal d'annonces légales")
  await expect(page.getByLabel('Sous-type')).toHaveValue('PUBCRE')
  await expect(page.getByRole('combobox', { name: "Journal d'annonces légales" })).toBeVisible()
  await button(page, 'Ajouter au registre').click()
  await expect(page.getByText('3 champs à corriger')).toBeVisible()
  await expect(page.getByRole('combobox', { name: "Journal d'annonces légales" })).toHaveAccessibleDescription('le champ est obligatoire')
})

test('[STAFF-21, X-82] an act of the court stays in the register and in force: its row says so and offers neither to remove it nor to put it out of force', async ({
  page,
}) => {
  const person = await aDeclarant(`${crypto.randomUUID()}@exemple.fr`)
  const requete = await fileCreation(await tokenOf(person.email, testPassword), {
    denomination: "Cercle de l'ordonnance",
    commune: 'Colmar',
  })
  await signIn(page, colmar, courtPage(await register(requete), 'documents'), demonstration)
  const rowOf = (name: string) => page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: name })
  const order = rowOf("Ordonnance d'inscription")
  const kept = 'Un acte du tribunal reste au registre et en vigueur : seul un acte ultérieur le remplace.'
  await expect(order).toContainText(kept)
  await expect(order.getByText('En vigueur', { exact: true })).toBeVisible()
  await expect(order.getByRole('button')).toHaveText([/nouvel onglet\)$/])
  const statutes = rowOf('Statuts')
  await expect(statutes).not.toContainText(kept)
  await expect(statutes.getByRole('button', { name: /^Mettre hors vigueur Statuts/ })).toBeVisible()
  await expect(statutes.getByRole('button', { name: /^Supprimer Statuts/ })).toBeVisible()
})
