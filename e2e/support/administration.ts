import { expect, type Locator, type Page } from '@playwright/test'
import { demonstration } from './clerks.ts'
import { signIn } from './people.ts'

export const administrator = { email: 'administration@exemple.fr' }

/** Signs the administrator in, on the search of accounts. */
export const administer = (page: Page, path = '/administration/comptes'): Promise<void> => signIn(page, administrator, path, demonstration)

export const button = (place: Page | Locator, name: string): Locator => place.getByRole('button', { name, exact: true })

/** Opens an account from the search of accounts. */
export const findAccount = async (page: Page, { email, prenom, nom }: { email: string; prenom: string; nom: string }): Promise<void> => {
  await page.getByLabel('Nom, prénom ou adresse courriel').fill(email)
  await expect(page.getByText('1 compte trouvé')).toBeVisible()
  await page
    .getByRole('row')
    .filter({ hasText: email })
    .getByRole('link', { name: `${nom} ${prenom}` })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: `${prenom} ${nom}` })).toBeFocused()
}

/** Presses the button of an act, then the one with the same name in its dialog. */
export const act = async (page: Page, name: string, said: string): Promise<void> => {
  await button(page, name).click()
  await button(page.getByRole('dialog'), name).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText(said)).toBeVisible()
}
