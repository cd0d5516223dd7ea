import { expect, type Locator, type Page } from '@playwright/test'
import { aPdf } from './files.ts'

/** The title of the step on screen: « Étape 2 sur 5 Association ». */
export const stepTitle = (page: Page, name: string): Locator => page.getByRole('heading', { level: 2, name })

/** Leaves the page of advice for step 1. */
export const openCreation = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Commencer' }).click()
  await stepTitle(page, 'Étape 1 sur 5 Déclarant').waitFor()
}

export const next = (page: Page): Promise<void> => page.getByRole('button', { name: 'Suivant' }).click()

/** Types the beginning of a choice of a combobox and takes it by keyboard. */
export const chooseOption = async (scope: Page | Locator, label: string, typed: string, option: string): Promise<void> => {
  const box = scope.getByRole('combobox', { name: label, exact: true })
  await box.fill(typed)
  await scope.getByRole('option', { name: option }).first().click()
}

/** What the account did not prefill. */
export const fillDeclarant = async (page: Page): Promise<void> => {
  await page.getByLabel('Adresse', { exact: true }).fill('12 rue des Tilleuls imaginaires')
  await page.getByLabel('Code postal').fill('67000')
  await chooseOption(page, 'Commune', 'stras', 'Strasbourg')
}

/** The required fields of the association, its seat in Strasbourg. */
export const fillAssociation = async (page: Page, denomination: string): Promise<void> => {
  await page.getByLabel('Dénomination').fill(denomination)
  await page.getByLabel('Objet').fill('Pratiquer et faire connaître le chant choral.')
  await page.getByRole('combobox', { name: 'Représentant légal' }).fill('Président')
  await page.getByLabel('Adresse du siège').fill('3 place du Lavoir imaginaire')
  await chooseOption(page, 'Commune', 'strasb', 'Strasbourg')
  await expect(page.getByLabel('Code postal')).not.toHaveValue('')
}

/** A member of the direction, also a founder. */
export const addMember = async (page: Page, nom: string, fonction = 'Assesseur(e)'): Promise<void> => {
  await page.getByRole('button', { name: 'Ajouter un membre de la direction' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ajouter un membre de la direction' })
  await dialog.getByRole('combobox', { name: 'Fonction' }).fill(fonction)
  await dialog.getByLabel('Nom', { exact: true }).fill(nom)
  await dialog.getByLabel('Prénom').fill('Lucien')
  await dialog.getByLabel('Adresse', { exact: true }).fill('8 rue du Moulin imaginaire')
  await dialog.getByLabel('Code postal').fill('67000')
  await chooseOption(dialog, 'Commune', 'stras', 'Strasbourg')
  await dialog.getByRole('button', { name: 'Sauvegarder', exact: true }).click()
  await expect(dialog).toBeHidden()
}

/** A founder who is not of the direction. */
export const addFounder = async (page: Page, nom: string): Promise<void> => {
  await page.getByRole('button', { name: 'Ajouter un membre fondateur' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ajouter un membre fondateur' })
  await dialog.getByLabel('Nom', { exact: true }).fill(nom)
  await dialog.getByLabel('Prénom').fill('Irma')
  await dialog.getByRole('button', { name: 'Sauvegarder', exact: true }).click()
  await expect(dialog).toBeHidden()
}

/** Joins a document through the dialog; `date` where its type asks for one. */
export const addAnnexe = async (page: Page, type: string, path: string, date?: { label: string; value: string }): Promise<void> => {
  await page.getByRole('button', { name: 'Ajouter une annexe' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ajouter une annexe' })
  await dialog.getByLabel('Type de document').selectOption({ label: type })
  if (date) await dialog.getByLabel(date.label).fill(date.value)
  await dialog.getByLabel('Fichier', { exact: true }).setInputFiles(path)
  await dialog.getByRole('button', { name: 'Ajouter une annexe' }).click()
  await expect(dialog).toBeHidden()
}

/** The three documents of a creation, real ones. */
export const threeAnnexes = async (page: Page, folder: string): Promise<void> => {
  await addAnnexe(page, "Déclaration d'inscription", await aPdf(folder, 'declaration.pdf', "Déclaration d'inscription"))
  await addAnnexe(page, 'Statuts', await aPdf(folder, 'statuts.pdf', 'Statuts'), { label: "Date d'adoption", value: '2026-10-03' })
  const date = { label: "Date de l'assemblée générale", value: '2026-10-03' }
  await addAnnexe(page, "Procès-verbal d'assemblée générale", await aPdf(folder, 'proces-verbal.pdf', 'Procès-verbal'), date)
}
