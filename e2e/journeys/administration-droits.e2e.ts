import { expect } from '@playwright/test'
import { makeVersion } from 'domain/requetes/examples/filings'
import { administer, findAccount } from '../support/administration.ts'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { anAssociation } from '../support/make-association.ts'
import { aDeclarant } from '../support/people.ts'
import { test } from '../support/test.ts'

test('from an account, the support finds an association by its name, then by its number, and reads what the person may do there and why not', async ({
  page,
}) => {
  const email = `${crypto.randomUUID()}@exemple.fr`
  const person = await aDeclarant(email, 'Léonie', 'Fernglas')
  const numero = await anAssociation(email, {
    informations: { ...makeVersion().informations, denomination: 'Cercle des lunettes de Léonie' },
  })
  await administer(page)
  await findAccount(page, person)
  await page.getByRole('link', { name: 'Ce que Léonie Fernglas peut faire pour une association' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ce que Léonie Fernglas peut faire pour une association' })).toBeFocused()
  const search = page.getByLabel("Numéro ou nom de l'association")
  await search.fill('introuvable zzz')
  await expect(page.getByText('Aucune association ne correspond à votre recherche.')).toBeVisible()
  await search.fill('lunettes leonie')
  await expect(page.getByRole('row').filter({ hasText: numero })).toBeVisible()
  await search.fill(numero)
  await expect(page.getByText('1 association trouvée')).toBeVisible()
  await expectNoDefect(page)
  await expectSameTree(page, 'associations')
  await page.getByRole('link', { name: 'Cercle des lunettes de Léonie' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Ce que Léonie Fernglas peut faire pour Cercle des lunettes de Léonie' }),
  ).toBeFocused()
  const actions = page.getByRole('table', { name: 'Dans les mots que la personne lit elle-même' })
  await expect(actions.getByRole('row').filter({ hasText: 'Déclarer une modification' })).toContainText('Oui')
  await expect(actions.getByRole('row').filter({ hasText: 'Demander la numérisation' })).toContainText('Non')
  await expect(page.getByRole('table', { name: 'Rattachements, du plus récent au plus ancien' }).getByRole('row').nth(1)).toContainText(
    'En cours',
  )
  await expect(page.getByText('Cette personne ne suit aucune requête de cette association.')).toBeVisible()
  await expectNoDefect(page)
  await expectSameTree(page, 'droits')
  await page.getByRole('link', { name: 'Revenir au compte' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Léonie Fernglas' })).toBeFocused()
})
