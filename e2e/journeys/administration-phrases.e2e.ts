import { expect } from '@playwright/test'
import { readPdf } from '../../server/test/read-pdf.ts'
import { administer, button } from '../support/administration.ts'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { test } from '../support/test.ts'

const titre = "Corriger : Lettre au préfet, Délai d'opposition"
const typed = "Le préfet peut s'opposer jusqu'au {date} compris (Code civil local, art. 63)."

test('an administrator corrects a sentence, previews its act, publishes it despite a cut, meets a conflict, and restores the default', async ({
  page,
  browser,
}) => {
  await administer(page, '/administration')
  await page.getByRole('main').getByRole('link', { name: 'Phrases des actes et des lettres' }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(11)
  await expectNoDefect(page)
  await expectSameTree(page, 'phrases')
  await page.getByRole('link', { name: titre.replace(' :', '\u00a0:') }).click()
  const text = page.getByLabel('Phrase', { exact: true })
  await expect(text).toHaveValue(/^Le préfet peut s'opposer à l'inscription dans les six semaines/)
  await expect(text).toHaveAccessibleDescription(/L'acte y écrit \{date\}\s: gardez ce repère tel quel\./)
  await expect(button(page, 'Publier cette phrase')).toHaveAccessibleDescription('Aucune modification à enregistrer.')
  const original = await text.inputValue()

  await text.fill('Le préfet peut s’opposer.')
  await button(page, 'Publier cette phrase').click()
  await expect(text).toHaveAccessibleDescription(/Il manque \{date\}/)
  await expect(text).toBeFocused()
  await expectNoDefect(page)

  await text.fill(typed)
  const received = Promise.withResolvers<Buffer>()
  await page.route(/\/apercu$/, async (route) => {
    const response = await route.fetch()
    received.resolve(await response.body())
    await route.fulfill({ response })
  })
  await button(page, "Voir l'acte").click()
  const read = (await readPdf(await received.promise)).text.replaceAll(/\s+/g, ' ')
  expect(read).toMatch(/Le préfet peut s’opposer jusqu’au \S+ \S+ \d{4} compris \(Code civil local, art\. 63\)\./)

  await page.context().setOffline(true)
  await button(page, 'Publier cette phrase').click()
  await expect(page.getByText("La phrase n'est pas publiée")).toBeVisible()
  await expect(text).toHaveValue(typed)
  await page.context().setOffline(false)

  // A colleague opens it now, and publishes later.
  const colleague = await (await browser.newContext()).newPage()
  await administer(colleague, '/administration/phrases?phrase=prefet-delai')
  const theirs = colleague.getByLabel('Phrase', { exact: true })
  await theirs.fill('Opposition possible le {date} au plus tard.')
  await button(page, 'Publier cette phrase').click()
  await expect(page.getByText('La phrase est publiée.')).toBeVisible()
  await button(colleague, 'Publier cette phrase').click()
  await expect(colleague.getByText(/a publié cette phrase le .* Rien de votre saisie n'est publié\./)).toBeVisible()
  await expect(theirs).toHaveValue('Opposition possible le {date} au plus tard.')
  await colleague.context().close()

  await page
    .getByText(/^Version \d+, publiée le/)
    .last()
    .click()
  await expect(page.getByRole('region', { name: 'Versions publiées' })).toContainText(typed)
  await expectNoDefect(page)
  await page.getByRole('link', { name: 'Revenir aux phrases' }).click()
  await expect(page.getByText(typed)).toBeVisible()
  await page.getByRole('link', { name: titre.replace(' :', '\u00a0:') }).click()

  await button(page, "Revenir au texte d'origine").click()
  await button(page.getByRole('dialog'), "Revenir au texte d'origine").click()
  await expect(page.getByText("Le texte d'origine est rétabli.")).toBeVisible()
  await expect(text).toHaveValue(original)
})
