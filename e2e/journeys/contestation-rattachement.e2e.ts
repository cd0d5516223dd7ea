import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { makeVersion } from 'domain/requetes/examples/filings'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { demonstration, strasbourg } from '../support/clerks.ts'
import { attach } from '../support/greffe-association.ts'
import { anAssociation } from '../support/make-association.ts'
import { linkOf, mailTo } from '../support/mail.ts'
import { aDeclarant, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'

test('the court gives rights to an account or invites; attached people are told and contest; the court answers one and ends the contested rights of another', async ({
  page,
}) => {
  const [odile, clara, basile] = await Promise.all([
    aDeclarant(`${randomUUID()}@exemple.fr`, 'Odile', 'Mittelbrucher'),
    aDeclarant(`${randomUUID()}@exemple.fr`, 'Clara', 'Rosenholz'),
    aDeclarant(`${randomUUID()}@exemple.fr`, 'Basile', 'Obersand'),
  ])
  const denomination = `Chorale ${randomUUID().slice(0, 8)}`
  const numero = await anAssociation(odile.email, { informations: { ...makeVersion().informations, denomination } })
  await attach(clara.email, numero, false)
  const dialog = page.getByRole('dialog')
  const email = dialog.getByRole('textbox', { name: 'Adresse courriel' })
  const users = `/greffe/association/${numero}?onglet=utilisateurs`

  await signIn(page, strasbourg, users, demonstration)
  await page.getByRole('button', { name: 'Accorder des droits à un compte' }).click()
  await email.fill(`${randomUUID()}@exemple.fr`)
  await dialog.getByRole('combobox', { name: 'Fonction' }).fill('Président')
  await dialog.getByLabel('Motif').fill('Procès-verbal du 3 octobre vu')
  await dialog.getByRole('button', { name: 'Accorder les droits' }).click()
  await expect(dialog.getByText('Aucun compte actif ne porte cette adresse.').last()).toBeVisible()
  await expectNoDefect(page)
  await expectSameTree(page, 'accorder')
  const typed = await email.inputValue()
  await dialog.getByRole('button', { name: 'Inviter cette adresse' }).click()
  await expect(dialog.getByRole('heading', { name: 'Inviter une personne' })).toBeVisible()
  await expect(email).toHaveValue(typed)
  await expect(dialog.getByRole('combobox', { name: 'Fonction' })).toHaveValue('Président')
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await page.getByRole('button', { name: 'Accorder des droits à un compte' }).click()
  await email.fill(basile.email)
  await dialog.getByRole('combobox', { name: 'Fonction' }).fill('Président')
  await dialog.getByLabel('Motif').fill('Procès-verbal du 3 octobre vu')
  await dialog.getByRole('button', { name: 'Accorder les droits' }).click()
  await expect(page.getByText(`Les droits ont été accordés à ${basile.email}.`)).toBeVisible()
  await expect(page.getByRole('cell', { name: basile.email })).toBeVisible()
  await mailTo(basile.email, 'Procès-verbal du 3 octobre vu')

  const link = new URL(linkOf(await mailTo(clara.email, 'Basile Obersand')))
  await signIn(page, clara, link.pathname + link.search)
  const asked = page.getByRole('dialog', { name: 'Contester le rattachement de Basile Obersand' })
  await asked.getByRole('button', { name: 'Envoyer au tribunal' }).click()
  const why = asked.getByLabel('Pourquoi contestez-vous\u00A0?')
  await expect(why).toBeFocused()
  await why.fill("L'assemblée du 3 octobre n'a pas eu lieu.")
  await expectNoDefect(page)
  await expectSameTree(page, 'contester')
  await asked.getByRole('button', { name: 'Envoyer au tribunal' }).click()
  await expect(page.getByText('Votre signalement a été transmis au tribunal.')).toBeVisible()
  const mine = page.getByRole('button', { name: 'Ma contestation du rattachement de Basile Obersand' })
  await mine.click()
  await expect(dialog.getByText('Le tribunal ne vous a pas encore répondu.')).toBeVisible()
  await expectNoDefect(page)
  await page.reload()
  await expect(mine).toBeVisible()
  await expect(dialog).toHaveCount(0)

  const alerted = new URL(linkOf(await mailTo(strasbourg.email, numero)))
  expect(alerted.pathname + alerted.search).toBe(users)
  await signIn(page, strasbourg, users, demonstration)
  const contested = page.locator('.fr-alert').filter({ hasText: 'Rattachement contesté\u00A0: Basile Obersand' })
  await expect(contested).toContainText("L'assemblée du 3 octobre n'a pas eu lieu.")
  await expectNoDefect(page)
  await contested.getByRole('button', { name: 'Lever la contestation' }).click()
  await expect(dialog).toContainText("L'assemblée du 3 octobre n'a pas eu lieu.")
  await dialog.getByLabel('Réponse à la contestation').fill('Le procès-verbal signé nous a été remis.')
  await expectNoDefect(page)
  await dialog.getByRole('button', { name: 'Lever la contestation' }).click()
  await expect(page.getByText('La contestation est levée.')).toBeVisible()
  await expect(contested).toHaveCount(0)

  const answered = new URL(linkOf(await mailTo(clara.email, 'Le procès-verbal signé nous a été remis.')))
  await signIn(page, clara, answered.pathname + answered.search)
  await mine.click()
  await expect(dialog.getByText('Le procès-verbal signé nous a été remis.')).toBeVisible()

  await signIn(page, odile, `/association/${numero}?onglet=utilisateurs`)
  await page.getByRole('button', { name: 'Je conteste le rattachement de Basile Obersand' }).click()
  await asked.getByLabel('Pourquoi contestez-vous\u00A0?').fill('Je suis toujours présidente.')
  await asked.getByRole('button', { name: 'Envoyer au tribunal' }).click()
  await expect(page.getByText('Votre signalement a été transmis au tribunal.')).toBeVisible()
  await signIn(page, strasbourg, '/greffe/rattachement', demonstration)
  const listed = page.getByRole('link', { name: `Basile Obersand, association ${denomination}` })
  await expect(listed).toBeVisible()
  await expectNoDefect(page)
  await expectSameTree(page, 'rattachements')
  await listed.click()
  await expect(contested).toContainText('Je suis toujours présidente.')
  await expect(contested).not.toContainText("L'assemblée du 3 octobre")
  await contested.getByRole('button', { name: 'Supprimer le rattachement' }).click()
  await dialog.getByLabel('Motif').fill('Élection non établie')
  await dialog.getByRole('button', { name: 'Supprimer le rattachement' }).click()
  await expect(page.getByText('Le rattachement de Basile Obersand a été supprimé.')).toBeVisible()
  await expect(contested).toHaveCount(0)
  await mailTo(odile.email, 'Ces droits ont pris fin')

  await signIn(page, odile, link.pathname + link.search)
  await expect(dialog).toContainText('Ces droits ont déjà pris fin')
})
