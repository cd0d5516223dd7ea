import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { expectNoDefect } from '../support/axe.ts'
import { fillDeclarant, next, openCreation, stepTitle } from '../support/creation.ts'
import { aDeclarant, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'

const take = async (page: Page, name: string): Promise<string> => {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()])
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
  return download.suggestedFilename()
}

test('the papers to sign are downloaded before anything is typed, the statutes after a few choices; the form then continues in the same draft', async ({
  page,
}) => {
  await signIn(page, await aDeclarant(`modeles-${crypto.randomUUID()}@exemple.fr`, 'Odile', 'Mittelbrucher'), '/creation')
  await page.getByText('Vos choix pour le modèle de statuts').click()
  await page.getByLabel('Comment devient-on membre\u00A0?').selectOption({ label: "Avec l'accord de la direction" })
  await expectNoDefect(page)
  const asked = page.waitForRequest(/\/modele\/statuts\?/)
  expect(await take(page, 'Télécharger\u00A0: Modèle de statuts (PDF)')).toBe('Modèle de statuts.pdf')
  const { pathname, searchParams } = new URL((await asked).url())
  expect(searchParams.get('adhesion')).toBe('AGREMENT')
  expect(await take(page, "Télécharger\u00A0: Déclaration d'inscription (PDF)")).toBe("Déclaration d'inscription.pdf")
  await openCreation(page)
  await fillDeclarant(page)
  await next(page)
  await expect(stepTitle(page, 'Étape 2 sur 5 Association')).toBeVisible()
  expect(pathname).toContain(new URL(page.url()).searchParams.get('brouillon') ?? 'none')
})
