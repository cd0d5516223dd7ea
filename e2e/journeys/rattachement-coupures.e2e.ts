import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { openDatabase } from '../../server/src/core/database.ts'
import { expectNoDefect } from '../support/axe.ts'
import { callAs, tokenOf } from '../support/api.ts'
import { databaseUrl, demonstration, strasbourg } from '../support/clerks.ts'
import { ficheOf } from '../support/fiches.ts'
import { attach } from '../support/greffe-association.ts'
import { anAssociation } from '../support/make-association.ts'
import { aDeclarant, testPassword, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'

const cut = 'Erreur de communication.Vérifiez votre connexion, puis réessayez.'
const anybody = (prenom: string, nom: string) => aDeclarant(`${randomUUID()}@exemple.fr`, prenom, nom)

/** Odile's association, with Clara and Basile attached too. */
const threeAttached = async () => {
  const [odile, clara, basile] = await Promise.all([
    anybody('Odile', 'Mittelbrucher'),
    anybody('Clara', 'Rosenholz'),
    anybody('Basile', 'Obersand'),
  ])
  const numero = await anAssociation(odile.email)
  for (const { email } of [clara, basile]) await attach(email, numero)
  return { odile, clara, basile, numero }
}

test('when the court gives rights, a cut connection keeps the typed values, and an account that already has them is refused with a reason', async ({
  page,
}) => {
  const [odile, clara] = await Promise.all([anybody('Odile', 'Mittelbrucher'), anybody('Clara', 'Rosenholz')])
  const numero = await anAssociation(odile.email)
  await signIn(page, strasbourg, `/greffe/association/${numero}?onglet=utilisateurs`, demonstration)
  await page.getByRole('button', { name: 'Accorder des droits à un compte' }).click()
  const dialog = page.getByRole('dialog')
  const email = dialog.getByRole('textbox', { name: 'Adresse courriel' })
  await email.fill(odile.email)
  await dialog.getByRole('combobox', { name: 'Fonction' }).fill('Président')
  await dialog.getByLabel('Motif').fill('Procès-verbal du 3 octobre vu')
  const send = dialog.getByRole('button', { name: 'Accorder les droits' })
  await send.click()
  await expect(dialog.getByText(`${odile.email} est déjà rattachée à cette association.`).last()).toBeVisible()
  await expectNoDefect(page)
  await email.fill(clara.email)
  await page.route(`**/api/greffe/association/${numero}/rattachement`, (route) => route.abort(), { times: 1 })
  await send.click()
  await expect(dialog.getByRole('alert')).toContainText(cut)
  await expect(email).toHaveValue(clara.email)
  await expect(dialog.getByLabel('Motif')).toHaveValue('Procès-verbal du 3 octobre vu')
  await expectNoDefect(page)
  await send.click()
  await expect(page.getByText(`Les droits ont été accordés à ${clara.email}.`)).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test('when rights are contested, a cut connection keeps the typed reason, and rights ended meanwhile can no longer be contested, which is said', async ({
  page,
}) => {
  const { odile, clara, numero } = await threeAttached()
  await signIn(page, odile, `/association/${numero}?onglet=utilisateurs`)
  const contest = async (name: string) => {
    await page.getByRole('button', { name: `Je conteste le rattachement de ${name}` }).click()
    const dialog = page.getByRole('dialog', { name: `Contester le rattachement de ${name}` })
    await dialog.getByLabel('Pourquoi contestez-vous\u00A0?').fill("L'assemblée n'a pas eu lieu.")
    return dialog
  }
  const asked = await contest('Basile Obersand')
  await page.route('**/contestation', (route) => route.abort(), { times: 1 })
  await asked.getByRole('button', { name: 'Envoyer au tribunal' }).click()
  await expect(asked.getByRole('alert')).toContainText(cut)
  await expect(asked.getByLabel('Pourquoi contestez-vous\u00A0?')).toHaveValue("L'assemblée n'a pas eu lieu.")
  await expectNoDefect(page)
  await asked.getByRole('button', { name: 'Envoyer au tribunal' }).click()
  await expect(page.getByText('Votre signalement a été transmis au tribunal.')).toBeVisible()

  const late = await contest('Clara Rosenholz')
  const db = openDatabase(await databaseUrl())
  await db
    .updateTable('rattachement')
    .set({ termine_le: new Date() })
    .where('association', '=', numero)
    .where('compte', '=', (eb) => eb.selectFrom('compte').select('uuid').where('email', '=', clara.email))
    .execute()
  await db.destroy()
  await late.getByRole('button', { name: 'Envoyer au tribunal' }).click()
  await expect(late.getByRole('alert')).toContainText('Ces droits ont déjà pris fin')
  await expectNoDefect(page)
})

test('when the court lifts a contestation or ends rights, a cut connection keeps the reason, and the act of a colleague is shown above it', async ({
  page,
}) => {
  const { odile, clara, basile, numero } = await threeAttached()
  const clerk = await tokenOf(strasbourg.email, demonstration)
  const attached = async (who: { email: string }) => (await ficheOf(clerk, numero)).usagers?.find(({ email }) => email === who.email)
  const ofClara = (await attached(clara))?.uuid ?? ''
  const ofBasile = (await attached(basile))?.uuid ?? ''
  const contestedBy = async ({ email }: { email: string }, uuid: string, motif: string) =>
    callAs(await tokenOf(email, testPassword), 'POST', `/api/association/${numero}/rattachement/${uuid}/contestation`, { motif })
  await contestedBy(odile, ofBasile, "L'assemblée n'a pas eu lieu.")
  await contestedBy(odile, ofClara, 'Nul ne la connaît.')

  await signIn(page, strasbourg, `/greffe/association/${numero}?onglet=utilisateurs`, demonstration)
  const lift = (name: string) => page.getByRole('button', { name: `Lever la contestation du rattachement de ${name}` })
  const lifting = page.getByRole('dialog', { name: /^Lever la contestation du rattachement/ })
  const answer = lifting.getByLabel('Réponse à la contestation')
  const send = lifting.getByRole('button', { name: 'Lever la contestation' })
  await lift('Basile Obersand').click()
  await answer.fill('Le procès-verbal signé nous a été remis.')
  await page.route('**/levee-contestation', (route) => route.abort(), { times: 1 })
  await send.click()
  await expect(lifting.getByRole('alert')).toContainText(cut)
  await expect(answer).toHaveValue('Le procès-verbal signé nous a été remis.')
  await expectNoDefect(page)

  // Somebody else contests too: the clerk must read it before answering.
  await contestedBy(clara, ofBasile, 'Je suis la secrétaire.')
  await send.click()
  await expect(lifting.getByRole('alert')).toContainText("Ce rattachement vient d'être contesté de nouveau.")
  await expect(lifting).toContainText('Je suis la secrétaire.')
  await expect(answer).toHaveValue('Le procès-verbal signé nous a été remis.')
  const path = `/api/greffe/association/${numero}/rattachement/${ofBasile}/levee-contestation`
  const contestations = (await attached(basile))?.contestations.map(({ uuid }) => uuid)
  expect((await callAs(clerk, 'POST', path, { motif: 'Vu.', contestations })).status).toBeLessThan(300)
  await send.click()
  await expect(lifting.getByRole('alert')).toContainText("Ce rattachement n'est plus contesté.")
  await expect(answer).toHaveValue('Le procès-verbal signé nous a été remis.')
  await expect(send).toHaveAccessibleDescription(/Ce rattachement n'est plus contesté/)
  await expectNoDefect(page)
  await lifting.getByRole('button', { name: 'Annuler' }).click()

  const ending = page.getByRole('dialog', { name: 'Supprimer le rattachement de Clara Rosenholz' })
  const reason = ending.getByLabel('Motif')
  const end = ending.getByRole('button', { name: 'Supprimer le rattachement' })
  await page.getByRole('button', { name: 'Supprimer le rattachement de Clara Rosenholz' }).first().click()
  await end.click()
  await expect(reason).toBeFocused()
  await reason.fill('Élection non établie')
  await page.route(`**/rattachement/${ofClara}/delete`, (route) => route.abort(), { times: 1 })
  await end.click()
  await expect(ending.getByRole('alert')).toContainText(cut)
  await expect(reason).toHaveValue('Élection non établie')
  await expectNoDefect(page)
  const db = openDatabase(await databaseUrl())
  await db.updateTable('rattachement').set({ termine_le: new Date() }).where('uuid', '=', ofClara).execute()
  await db.destroy()
  await end.click()
  await expect(ending.getByRole('alert')).toContainText("Cette personne n'est plus rattachée à cette association.")
  await expect(page.getByRole('cell', { name: clara.email })).toHaveCount(0)
  await expect(reason).toHaveValue('Élection non établie')
  await expectNoDefect(page)
  await ending.getByRole('button', { name: 'Annuler' }).click()
  await expect(ending).toBeHidden()
})
