import { expect, type Locator, type Page } from '@playwright/test'

/** Waits for the captcha's image: an answer sent before it has loaded is refused as expired. */
export const codeShown = (place: Page | Locator): Promise<void> =>
  expect(place.getByRole('img', { name: /^Code de vérification\./ })).toBeVisible()

export const copyCode = async (place: Page | Locator): Promise<void> => {
  await codeShown(place)
  await place.getByLabel(/^Recopiez les caractères de l'image/).fill('ABCDEF')
}
