import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { makeVersion } from 'domain/requetes/examples/filings'
import { callAs, tokenOf } from '../support/api.ts'
import { attach } from '../support/greffe-association.ts'
import { anAssociation } from '../support/make-association.ts'
import { aDeclarant, testPassword, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'

const someone = (prenom: string, nom: string) => aDeclarant(`${randomUUID()}@exemple.fr`, prenom, nom)

/** An association that Odile administers without filing for it; Clara files for it and administers nothing. */
const anAdministered = async () => {
  const [odile, clara] = await Promise.all([someone('Odile', 'Mittelbrucher'), someone('Clara', 'Kern')])
  const filing = await someone('Basile', 'Obersand')
  const denomination = `Chorale ${randomUUID().slice(0, 8)}`
  const numero = await anAssociation(filing.email, { informations: { ...makeVersion().informations, denomination } })
  await attach(odile.email, numero, false, true)
  await attach(clara.email, numero, true, false)
  return { odile, clara, denomination, numero, users: `/association/${numero}?onglet=utilisateurs` }
}

const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email })
const rightsOf = (page: Page, email: string) => ({
  gestion: rowOf(page, email).locator('td[data-title="Gère les utilisateurs"]'),
  depot: rowOf(page, email).locator('td[data-title="Dépose des requêtes"]'),
})

test('[PERM-05] [ATTACH-18] [ATTACH-22] rights are changed with their last day; the last manager who gives up theirs is warned first', async ({
  page,
}) => {
  const { odile, clara, users } = await anAdministered()
  await signIn(page, odile, users)
  const dialog = page.getByRole('dialog')
  await expect(rightsOf(page, odile.email).gestion).toHaveText('Oui')
  await expect(rightsOf(page, odile.email).depot).toHaveText('Non')
  await expect(rightsOf(page, clara.email).gestion).toHaveText('Non')
  await expect(rightsOf(page, clara.email).depot).toHaveText('Oui')

  await page.getByRole('button', { name: 'Modifier les droits de Odile Mittelbrucher' }).click()
  await expect(dialog.getByRole('button', { name: 'Enregistrer', exact: true })).toBeVisible()
  await dialog.getByText('Peut gérer les utilisateurs').click()
  await expect(dialog.getByText('Vous êtes la dernière personne à gérer les utilisateurs de cette association.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Enregistrer quand même' })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Enregistrer', exact: true })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Annuler' }).click()

  await page.getByRole('button', { name: 'Modifier les droits de Clara Kern' }).click()
  await expect(dialog.getByLabel('Peut déposer des requêtes')).toBeChecked()
  await expect(dialog.getByLabel('Peut gérer les utilisateurs')).not.toBeChecked()
  await dialog.getByText('Peut gérer les utilisateurs').click()
  await dialog.getByText('Peut déposer des requêtes').click()
  await dialog.getByLabel('Dernier jour de ces droits (facultatif)').fill('30/06/2031')
  await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await expect(page.getByText('Les informations de Clara Kern ont été mises à jour.')).toBeVisible()
  await expect(rightsOf(page, clara.email).gestion).toHaveText('Oui')
  await expect(rightsOf(page, clara.email).depot).toHaveText('Non')
  await expect(rowOf(page, clara.email)).toContainText("Jusqu'au 30/06/2031")
  await expect(rowOf(page, clara.email)).toContainText('Secrétaire')
})

test('[INVITE-01] [INVITE-12] [INVITE-13] an invitation carries the last day of its rights, is not sent twice, and says that it has expired', async ({
  page,
}) => {
  const { odile, numero, users } = await anAdministered()
  const adresse = `${randomUUID()}@exemple.fr`
  const dialog = page.getByRole('dialog')
  const email = dialog.getByRole('textbox', { name: 'Adresse courriel' })
  await signIn(page, odile, users)
  const invite = async () => {
    await page.getByRole('button', { name: 'Inviter une personne' }).click()
    await email.fill(adresse)
    await dialog.getByRole('combobox', { name: 'Fonction' }).fill('Trésorier')
    await dialog.getByLabel('Dernier jour de ces droits (facultatif)').fill('31/08/2032')
    await dialog.getByRole('button', { name: "Envoyer l'invitation" }).click()
  }
  await invite()
  await expect(page.getByText(`L'invitation a été envoyée à ${adresse}.`)).toBeVisible()
  await expect(rowOf(page, adresse)).toContainText("déposer des requêtesJusqu'au 31/08/2032")
  await invite()
  await expect(email).toHaveAccessibleDescription(`Une invitation est déjà en attente pour ${adresse}.`)
  await expect(email).toHaveValue(adresse)
  await dialog.getByRole('button', { name: 'Annuler' }).click()

  const { invitations } = (await callAs(await tokenOf(odile.email, testPassword), 'GET', `/api/association/${numero}`)).json as {
    invitations: { id: string }[]
  }
  await page.route('**/api/association/*', async (route) => {
    const answer = await route.fetch()
    const fiche = (await answer.json()) as { invitations: object[] }
    await route.fulfill({ json: { ...fiche, invitations: fiche.invitations.map((each) => ({ ...each, statut: 'EXPIREE' })) } })
  })
  await page.reload()
  await expect(rowOf(page, adresse).locator('td[data-title="État"]')).toHaveText('Expirée')
  await expect(page.getByRole('button', { name: `Renvoyer l'invitation de ${adresse}` })).toBeVisible()
  await page.unrouteAll()

  const basile = await aDeclarant(adresse, 'Basile', 'Obersand')
  await signIn(page, basile, `/association/${numero}/invitation/${invitations[0]?.id}`)
  await expect(page.getByText('Ces droits prendront fin après le 31/08/2032.')).toBeVisible()
})

test('[PERM-07] [PERM-08] [PERM-09] [PERM-10] [PERM-11] [PERM-12] who does not administer the users reads them, may only contest the others and leave, and leaves', async ({
  page,
}) => {
  const { odile, clara, denomination, numero, users } = await anAdministered()
  const invited = { email: `${randomUUID()}@exemple.fr`, fonction: 'Trésorier', gestion: false, depot: true }
  const gestion = await tokenOf(odile.email, testPassword)
  expect((await callAs(gestion, 'POST', `/api/association/${numero}/invitation`, invited)).status).toBe(204)
  await signIn(page, clara, users)
  const panel = page.getByRole('tabpanel', { name: 'Utilisateurs' })
  await expect(rowOf(page, invited.email)).toContainText('En attente')
  await expect(panel.locator('td').getByRole('button')).toHaveCount(3)
  expect((await panel.locator('td').getByRole('button').allInnerTexts()).toSorted()).toEqual(['Je conteste', 'Je conteste', 'Me retirer'])
  await expect(rowOf(page, clara.email).getByRole('button')).toHaveText(['Me retirer'])
  await expect(panel.getByRole('button', { name: 'Inviter une personne' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Me retirer' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Motif').fill('Déménagement')
  await dialog.getByRole('button', { name: 'Supprimer le rattachement' }).click()
  await expect(page.getByText(`Votre rattachement à l'association ${denomination} a été supprimé.`)).toBeVisible()
})
