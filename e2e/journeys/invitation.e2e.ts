import { randomUUID } from 'node:crypto'
import { expect, type Locator } from '@playwright/test'
import { makeVersion } from 'domain/requetes/examples/filings'
import { callAs, tokenOf } from '../support/api.ts'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { demonstration, strasbourg } from '../support/clerks.ts'
import { anAssociation } from '../support/make-association.ts'
import { linkOf, mailTo } from '../support/mail.ts'
import { aDeclarant, fillLogin, testPassword, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'

test('[INVITE-09, ATTACH-17, ATTACH-20, ATTACH-22] a person without an account is invited, changed and removed; the last manager leaves and the court restores one', async ({
  page,
}) => {
  const odile = await aDeclarant(`${randomUUID()}@exemple.fr`, 'Odile', 'Mittelbrucher')
  const denomination = `Chorale ${randomUUID().slice(0, 8)}`
  const numero = await anAssociation(odile.email, { informations: { ...makeVersion().informations, denomination } })
  const greffe = await tokenOf(strasbourg.email, demonstration)
  const droits = { email: odile.email, fonction: 'Présidente', gestion: true, depot: true }
  expect((await callAs(greffe, 'PUT', `/api/association/${numero}/rattachement`, droits)).status).toBe(204)
  const adresse = `${randomUUID()}@exemple.fr`
  const users = `/association/${numero}?onglet=utilisateurs`

  await signIn(page, odile, users)
  await page.getByRole('button', { name: 'Inviter une personne' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Adresse courriel' }).fill(adresse)
  await dialog.getByRole('combobox', { name: 'Fonction' }).fill('Trésorier')
  await expectNoDefect(page)
  await expectSameTree(page, 'inviter')
  await dialog.getByRole('button', { name: "Envoyer l'invitation" }).click()
  await expect(page.getByText(`L'invitation a été envoyée à ${adresse}.`)).toBeVisible()
  await page.getByRole('button', { name: `Renvoyer l'invitation de ${adresse}` }).click()
  await expect(page.getByText(`Le courriel d'invitation a été renvoyé à ${adresse}.`)).toBeVisible()
  await expectNoDefect(page)
  await expectSameTree(page, 'utilisateurs', page.getByRole('tabpanel'))

  // Opened with another account, the link says so, and leads to the right one.
  const link = linkOf(await mailTo(adresse, 'Répondre'))
  await page.goto(link)
  await expect(page.getByText(/Cette invitation est adressée à .•••@exemple\.fr\. Le compte ouvert est/)).toBeVisible()
  await expectNoDefect(page)
  await expectSameTree(page, 'autre-compte')
  const basile = await aDeclarant(adresse, 'Basile', 'Obersand')
  await page.getByRole('button', { name: 'Changer de compte' }).click()
  await expect(page.getByLabel('Adresse courriel (votre identifiant)')).toHaveValue(adresse)
  await fillLogin(page, adresse)
  await expect(page.getByRole('heading', { level: 1, name: denomination })).toBeVisible()
  await expectNoDefect(page)
  await expectSameTree(page, 'invitation')

  // Declining asks for a confirmation. Accepting takes one click, here or on the card.
  await page.goto(`${process.env['E2E_URL'] ?? ''}/mes-associations`)
  await page.getByRole('button', { name: `Refuser l'invitation de l'association ${denomination}` }).click()
  await expect(
    page.getByText(`Refuser l'invitation de ${denomination}\u00A0? Pour changer d'avis, il faudra une nouvelle invitation.`),
  ).toBeVisible()
  await page.getByRole('button', { name: "Garder l'invitation" }).click()
  await page.getByRole('button', { name: `Accepter l'invitation de l'association ${denomination}` }).click()
  await expect(page.getByText("L'invitation a été acceptée.")).toBeVisible()
  await page.goto(link)
  await expect(page.getByText('Vous avez accepté cette invitation.')).toBeVisible()

  await signIn(page, odile, users)
  await page.getByRole('button', { name: 'Modifier les droits de Basile Obersand' }).click()
  await dialog.getByRole('combobox', { name: 'Fonction' }).fill('Secrétaire')
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Les informations de Basile Obersand ont été mises à jour.')).toBeVisible()
  await page.getByRole('button', { name: 'Supprimer le rattachement de Basile Obersand' }).click()
  await dialog.getByLabel('Motif').fill('Mandat terminé')
  await dialog.getByRole('button', { name: 'Supprimer le rattachement' }).click()
  await expect(page.getByText('Le rattachement de Basile Obersand a été supprimé.')).toBeVisible()
  await mailTo(basile.email, 'Mandat terminé')

  await page.getByRole('button', { name: 'Me retirer' }).click()
  await expect(dialog.getByText('Vous êtes la dernière personne à gérer les utilisateurs de cette association.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: "Inviter quelqu'un" })).toBeVisible()
  await expectNoDefect(page)
  await expectSameTree(page, 'dernier-gestionnaire')
  await dialog.getByLabel('Motif').fill('Démission')
  await dialog.getByRole('button', { name: 'Me retirer quand même' }).click()
  await expect(page.getByText(`Votre rattachement à l'association ${denomination} a été supprimé.`)).toBeVisible()

  await signIn(page, strasbourg, `/greffe/association/${numero}?onglet=utilisateurs`, demonstration)
  await page.getByRole('button', { name: 'Inviter une personne' }).click()
  await dialog.getByRole('textbox', { name: 'Adresse courriel' }).fill(adresse)
  await dialog.getByRole('combobox', { name: 'Fonction' }).fill('Présidente')
  await dialog.getByText('Peut gérer les utilisateurs').click()
  await dialog.getByRole('button', { name: "Envoyer l'invitation" }).click()
  await expect(page.getByText(`L'invitation a été envoyée à ${adresse}.`)).toBeVisible()
  await signIn(page, basile, `/association/${numero}`)
  await page.getByRole('button', { name: "Accepter l'invitation" }).click()
  await expect(page.getByRole('link', { name: 'Passer la main' })).toBeVisible()
})

test('[INVITE-03, INVITE-04, INVITE-05, INVITE-06, INVITE-07, INVITE-08, MINE-06, ATTACH-16, ATTACH-19] each failed sending has its own sentence and keeps the typed values, and sending again confirms the success', async ({
  page,
}) => {
  const [odile, basile, clara] = await Promise.all([
    aDeclarant(`${randomUUID()}@exemple.fr`, 'Odile', 'Mittelbrucher'),
    aDeclarant(`${randomUUID()}@exemple.fr`, 'Basile', 'Obersand'),
    aDeclarant(`${randomUUID()}@exemple.fr`, 'Clara', 'Kern'),
  ])
  const denomination = `Chorale ${randomUUID().slice(0, 8)}`
  const numero = await anAssociation(odile.email, { informations: { ...makeVersion().informations, denomination } })
  const greffe = await tokenOf(strasbourg.email, demonstration)
  const droits = { email: odile.email, fonction: 'Présidente', gestion: true, depot: true }
  await callAs(greffe, 'PUT', `/api/association/${numero}/rattachement`, droits)
  const gestion = await tokenOf(odile.email, testPassword)
  const invite = ({ email }: { email: string }) =>
    callAs(gestion, 'POST', `/api/association/${numero}/invitation`, { email, fonction: 'Trésorier', gestion: false, depot: true })
  const dialog = page.getByRole('dialog')
  /** Presses a button while the connection is cut, and reads the message. */
  const cut = async (button: Locator, call: string, failure: string) => {
    const path = `**/api/association/${numero}/${call}`
    await page.route(path, (route) => route.abort())
    await button.click()
    await expect(page.getByText(failure).first()).toBeVisible()
    await page.unroute(path)
  }
  const cutThenSent = async (button: Locator, call: string, failure: string) => {
    await cut(button, call, failure)
    await button.click()
  }
  const users = `/association/${numero}?onglet=utilisateurs`

  await signIn(page, odile, users)
  await page.getByRole('button', { name: 'Inviter une personne' }).click()
  await dialog.getByRole('textbox', { name: 'Adresse courriel' }).fill(basile.email)
  await dialog.getByRole('combobox', { name: 'Fonction' }).fill('Trésorier')
  const send = dialog.getByRole('button', { name: "Envoyer l'invitation" })
  await cutThenSent(send, 'invitation', "Erreur durant l'envoi de l'invitation")
  await expect(page.getByText(`L'invitation a été envoyée à ${basile.email}.`)).toBeVisible()
  const resend = page.getByRole('button', { name: `Renvoyer l'invitation de ${basile.email}` })
  await cutThenSent(resend, 'invitation/*/reenvoi', "Le courriel d'invitation n'a pas été renvoyé")
  await expect(page.getByText(`Le courriel d'invitation a été renvoyé à ${basile.email}.`)).toBeVisible()
  await page.getByRole('button', { name: `Supprimer l'invitation de ${basile.email}` }).click()
  const remove = dialog.getByRole('button', { name: "Supprimer l'invitation", exact: true })
  await cutThenSent(remove, 'invitation/*', "Erreur durant la suppression de l'invitation")
  await expect(page.getByText(`L'invitation de ${basile.email} a été supprimée.`)).toBeVisible()

  expect((await invite(basile)).status).toBe(204)
  await signIn(page, basile, '/mes-associations')
  await page.getByRole('button', { name: `Refuser l'invitation de l'association ${denomination}` }).click()
  const decline = dialog.getByRole('button', { name: "Refuser l'invitation", exact: true })
  await cutThenSent(decline, 'invitation', "Erreur durant le refus de l'invitation")
  await expect(page.getByText("L'invitation a été refusée.")).toBeVisible()

  expect((await invite(clara)).status).toBe(204)
  await signIn(page, clara, '/mes-associations')
  const accept = page.getByRole('button', { name: `Accepter l'invitation de l'association ${denomination}` })
  await cut(accept, 'invitation', 'Erreur durant le rattachement')
  const { invitations } = (await callAs(gestion, 'GET', `/api/association/${numero}`)).json as { invitations: { id: string }[] }
  await callAs(gestion, 'DELETE', `/api/association/${numero}/invitation/${invitations[0]?.id}`)
  await accept.click()
  await expect(page.getByText("Rattachement impossible. Cette invitation n'existe plus.").first()).toBeVisible()

  expect((await invite(clara)).status).toBe(204)
  await page.reload()
  await accept.click()
  await expect(page.getByText("L'invitation a été acceptée.")).toBeVisible()
  await signIn(page, odile, users)
  await page.getByRole('button', { name: 'Modifier les droits de Clara Kern' }).click()
  await dialog.getByRole('combobox', { name: 'Fonction' }).fill('Secrétaire')
  const save = dialog.getByRole('button', { name: 'Enregistrer', exact: true })
  await cutThenSent(save, 'rattachement', "Erreur durant la modification de l'utilisateur")
  await expect(page.getByText('Les informations de Clara Kern ont été mises à jour.')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: clara.email })).toContainText('Secrétaire')
  await page.getByRole('button', { name: 'Supprimer le rattachement de Clara Kern' }).click()
  await dialog.getByLabel('Motif').fill('Mandat terminé')
  const end = dialog.getByRole('button', { name: 'Supprimer le rattachement', exact: true })
  await cutThenSent(end, 'rattachement/*/delete', 'Erreur durant la suppression du rattachement')
  await expect(page.getByText('Le rattachement de Clara Kern a été supprimé.')).toBeVisible()
})
