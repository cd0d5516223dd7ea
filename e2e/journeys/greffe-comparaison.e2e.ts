import { expect } from '@playwright/test'
import { tokenOf } from '../support/api.ts'
import { expectNoDefect } from '../support/axe.ts'
import { demonstration, strasbourg } from '../support/clerks.ts'
import { anAssociation, changeAssociation } from '../support/make-association.ts'
import { fileDirection } from '../support/modification.ts'
import { aDeclarant, testPassword, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'

test('[STAFF-24] the register changes after the form was opened: the clerk is warned, what it said then beside what it says now @proof', async ({
  page,
}) => {
  const person = await aDeclarant(`${crypto.randomUUID()}@exemple.fr`)
  const association = await anAssociation(person.email)
  const token = await tokenOf(person.email, testPassword)
  const numero = await fileDirection(token, association, ({ nom }) => nom !== 'Obersand')
  const warning = page.getByRole('main').locator('.fr-alert', { hasText: 'Le registre a changé le' })
  await signIn(page, strasbourg, `/greffe/requete/${numero}`, demonstration)
  await expect(page.getByRole('region', { name: 'Ce qui change' })).toContainText('Supprimé : Monsieur Lucien Obersand')
  await expect(warning).toHaveCount(0)

  await changeAssociation(association, (version) => ({
    ...version,
    informations: { ...version.informations, objet: 'Chanter, et danser.' },
  }))
  await page.reload()
  await expect(warning).toContainText(/Le registre a changé le \d\d\/\d\d\/\d{4}, après l'ouverture du formulaire/)
  await expect(warning).toContainText(/Ce que le déclarant a laissé tel quel suit le registre/)
  const changed = warning.getByRole('listitem').filter({ hasText: 'Objet' })
  await expect(changed.getByRole('definition')).toHaveText(['Pratiquer et faire connaître le chant choral.', 'Chanter, et danser.'])
  await expectNoDefect(page)
})
