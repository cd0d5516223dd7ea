import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { makeVersion } from 'domain/requetes/examples/filings'
import { tokenOf } from '../support/api.ts'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { demonstration, strasbourg } from '../support/clerks.ts'
import { anAssociation } from '../support/make-association.ts'
import { mailTo } from '../support/mail.ts'
import { fileDirection } from '../support/modification.ts'
import { aDeclarant, testPassword, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'
import { markAllConforming } from '../support/verdicts.ts'

test('once a change of direction is registered, the page of the file offers the clerk to end the rights of the former directors', async ({
  page,
}) => {
  const nom = `Mittel${randomUUID()
    .slice(0, 8)
    .replaceAll(/[0-9-]/g, 'x')}`
  const odile = await aDeclarant(`${randomUUID()}@exemple.fr`, 'Odile', nom)
  const { members } = makeVersion()
  const [first, ...others] = members.physiques
  if (!first) throw new Error('a direction')
  const association = await anAssociation(odile.email, {
    members: { ...members, physiques: [{ ...first, prenom: 'Odile', nom }, ...others] },
  })
  const numero = await fileDirection(await tokenOf(odile.email, testPassword), association, (membre) => membre.nom !== nom)

  await signIn(page, strasbourg, `/greffe/requete/${numero}`, demonstration)
  await page.getByRole('button', { name: 'Prendre en charge' }).click()
  await expect(page.getByText(/^Dossier pris en charge par/)).toBeVisible()
  await markAllConforming(page)
  await page.getByRole('button', { name: 'Inscrire', exact: true }).click()
  const dialog = page.getByRole('dialog')
  const signatory = dialog.getByLabel('Décision rendue par')
  await signatory.selectOption((await signatory.locator('option').nth(1).textContent()) ?? '')
  await dialog.getByRole('button', { name: 'Inscrire au registre' }).click()

  const proposal = page.locator('.fr-alert').filter({ hasText: "des personnes qui l'ont quittée gardent des droits" })
  await expect(proposal).toBeVisible()
  await expectNoDefect(page)
  await proposal.getByRole('button', { name: 'Mettre à jour les droits' }).click()
  await expect(dialog.getByRole('checkbox', { name: `Odile ${nom}` })).toBeChecked()
  await expectNoDefect(page)
  await expectSameTree(page, 'droits-a-retirer')
  await dialog.getByRole('button', { name: 'Retirer et inviter' }).click()
  await expect(page.getByText('Les droits ont été mis à jour.')).toBeVisible()
  await expect(proposal).toHaveCount(0)
  await expect(page.locator('.told')).toBeFocused()
  await mailTo(odile.email, 'Changement de direction inscrit au registre')
})
