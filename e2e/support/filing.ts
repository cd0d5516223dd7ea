import { expect, type Page } from '@playwright/test'
import { callAs, tokenOf } from './api.ts'
import { demonstration, strasbourg } from './clerks.ts'
import { chooseOption } from './creation.ts'
import { pointer, type Hands } from './hands.ts'
import { signIn, type Declarant } from './people.ts'

/** Opens the advice page of a filing from the menu of an association's sheet. */
export const openFromSheet = async (page: Page, person: Declarant, association: string, action: string, hands: Hands = pointer) => {
  await signIn(page, person, `/association/${association}`)
  await hands.press(page.getByRole('button', { name: 'Actions', exact: true }))
  await hands.press(page.getByRole('button', { name: action }))
}

/** Adds the publication of a dissolution, the only one that its form offers. */
export const addPublication = async (
  page: Page,
  path: string,
  { date, journal: [typed, option] }: { date: string; journal: readonly [string, string] },
): Promise<void> => {
  await page.getByRole('button', { name: 'Ajouter un autre document' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ajouter une annexe' })
  await dialog.getByLabel('Type de document').selectOption("Extrait de publication dans un journal d'annonces légales")
  await expect(dialog.getByLabel('Sous-type')).toHaveValue('PUBDIS')
  await dialog.getByLabel('Date de publication').fill(date)
  await chooseOption(dialog, "Journal d'annonces légales", typed, option)
  await dialog.getByLabel('Fichier', { exact: true }).setInputFiles(path)
  await dialog.getByRole('button', { name: 'Ajouter une annexe' }).click()
  await expect(dialog).toBeHidden()
}

/** Sends the filing from its last step. Returns the request's number once the closing screen is shown. */
export const send = async (page: Page, hands: Hands = pointer): Promise<string> => {
  await hands.press(page.getByRole('button', { name: 'Envoyer la requête' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Votre requête a été transmise' })).toBeFocused()
  return /R\d{8}/.exec(await page.getByText(/^Requête n°\sR\d{8}, reçue le/).innerText())?.[0] ?? ''
}

/** The stored content of a filing of the court of Strasbourg. */
export const filedAs = async (numero: string): Promise<unknown> => {
  const { json } = await callAs(await tokenOf(strasbourg.email, demonstration), 'GET', `/api/greffe/requete/${numero}`)
  return (json as { depot: unknown }).depot
}
