import { expect, type Page } from '@playwright/test'
import { demonstration } from './clerks.ts'
import { signIn } from './people.ts'

const camille = { email: 'camille.weber@exemple.fr' }

export const filters = (page: Page) => page.getByRole('search', { name: 'Recherche dans le registre' })
export const field = (page: Page, name: string) => filters(page).getByRole('textbox', { name, exact: true })
/** The main search field, above the filters. */
export const box = (page: Page) => filters(page).getByRole('searchbox', { name: 'Nom, numéro ou commune' })
export const total = (page: Page) => page.getByRole('status').filter({ hasText: /association/ })
export const rows = (page: Page) => page.getByRole('row')

interface Row {
  numero: string
  tribunal: string
  nom: string
  codePostal: string
  commune: string
  adresse: string
}

/** A row of the list, as shown. */
export const rowAt = async (page: Page, place: number): Promise<Row> => {
  const [numero = '', tribunal = '', nom = '', codePostal = '', commune = '', adresse = ''] = await rows(page)
    .nth(place)
    .getByRole('cell')
    .allInnerTexts()
  return { numero, tribunal, nom, codePostal, commune, adresse }
}

/** Signs in and opens the list with its default rows. */
export const openRegister = async (page: Page): Promise<void> => {
  await signIn(page, camille, '/association', demonstration)
  await expect(rows(page)).toHaveCount(21)
}
