import { expect, type Locator, type Page } from '@playwright/test'

/** Copies the code of the image, once there is one: quicker than it, a code is refused as expired. */
export const copyCode = async (place: Page | Locator): Promise<void> => {
  await expect(place.getByRole('img', { name: /^Code de vérification\./ })).toBeVisible()
  await place.getByLabel(/^Recopiez les caractères de l'image/).fill('ABCDEF')
}
