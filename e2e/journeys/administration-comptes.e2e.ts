import { expect } from '@playwright/test'
import { act, administer, button, findAccount } from '../support/administration.ts'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { linkOf, mailTo } from '../support/mail.ts'
import { aDeclarant, anInactiveAccount, fillLogin, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'

const site = () => process.env['E2E_URL'] ?? ''
const unique = () => `personne-${crypto.randomUUID()}@exemple.fr`

/** The newest link in a mail about a subject, once it differs from `before`. */
const linkAfter = async (before: string, email: string, about: string): Promise<string> => {
  await expect.poll(async () => linkOf(await mailTo(email, about))).not.toBe(before)
  return linkOf(await mailTo(email, about))
}

test('[STAFF-27] the support finds an account that lost its activation mail and sends another, with which its person activates it @proof', async ({
  page,
  browser,
}) => {
  const person = await anInactiveAccount(unique(), 'Philomène', 'Obertrost')
  const lost = linkOf(await mailTo(person.email, 'Pour activer le compte'))
  await administer(page, '/accueil')
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Administration' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Administration' })).toBeFocused()
  await expectNoDefect(page)
  await expectSameTree(page, 'administration')
  await page.getByRole('main').getByRole('link', { name: 'Rechercher un compte' }).click()
  await findAccount(page, person)
  await expect(page.getByText("La personne doit ouvrir le lien d'activation reçu par courriel.")).toBeVisible()
  await expect(page.getByRole('table', { name: 'Courriels envoyés, du plus récent au plus ancien' }).getByRole('row').nth(1)).toContainText(
    /Activez votre compte.*Envoyé le \d\d\/\d\d\/\d{4} à \d/,
  )
  await expect(button(page, 'Envoyer un lien de mot de passe')).toHaveAccessibleDescription(/pas encore actif/)

  await act(page, "Renvoyer le courriel d'activation", `Un lien d'activation a été envoyé à ${person.email}.`)
  await expect(button(page, "Renvoyer le courriel d'activation")).toBeFocused()
  const link = await linkAfter(lost, person.email, 'Pour activer le compte')
  // The activation code belongs to the person: the support's page must not contain it.
  expect(await page.content()).not.toContain(new URL(link).searchParams.get('code'))

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(link)
  await button(visitor, 'Activer mon compte').click()
  await expect(visitor.getByRole('heading', { level: 1, name: `Votre compte ${person.email} est activé.` })).toBeVisible()
  await visitor.context().close()
  await page.reload()
  await expect(page.getByText('Ce compte est actif.')).toBeVisible()
  await expect(button(page, "Renvoyer le courriel d'activation")).toHaveCount(0)
  await expectNoDefect(page)
  await expectSameTree(page, 'compte')
})

test('[STAFF-27] the support creates an account for a person on the phone, who sets a password by the mailed link @proof', async ({
  page,
  browser,
}) => {
  const email = unique()
  await administer(page, '/administration')
  await page.getByRole('main').getByRole('link', { name: 'Créer un compte pour une personne au téléphone' }).click()
  await button(page, 'Créer le compte').click()
  await expect(page.getByText('3 champs à corriger')).toBeVisible()
  await expect(page.getByLabel('Nom', { exact: true })).toBeFocused()
  await expectNoDefect(page)
  await expectSameTree(page, 'nouveau-compte')
  await page.getByLabel('Nom', { exact: true }).fill('Fernsprecher')
  await page.getByLabel('Prénom').fill('Odile')
  await page.getByLabel('Adresse courriel').fill(email)
  await expect(page.getByText(`Un lien d'activation sera envoyé à ${email}.`)).toBeVisible()
  await button(page, 'Créer le compte').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Odile Fernsprecher' })).toBeFocused()
  await expect(page.getByText('La personne doit choisir son mot de passe avec le lien reçu par courriel.')).toBeVisible()
  await expect(page.getByText('Pas encore choisi')).toBeVisible()

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(linkOf(await mailTo(email)))
  await visitor.getByLabel('Nouveau mot de passe', { exact: true }).fill('Un autre mot de passe 2')
  await button(visitor, 'Enregistrer le mot de passe').click()
  await visitor.getByRole('main').getByRole('link', { name: 'Se connecter' }).click()
  await fillLogin(visitor, email, 'Un autre mot de passe 2')
  await expect(visitor.getByRole('heading', { level: 1, name: 'Bonjour Odile Fernsprecher' })).toBeVisible()
  await visitor.context().close()
  await page.reload()
  await expect(page.getByText('Choisi par la personne')).toBeVisible()
})

test('[STAFF-27] [LOGIN-03] a deactivated person is told at the next call and cannot sign in until the account is reactivated @proof', async ({
  page,
  browser,
}) => {
  const person = await aDeclarant(unique(), 'Berthe', 'Zuspaet')
  const other = await (await browser.newContext()).newPage()
  await signIn(other, person, '/mes-associations')
  await administer(page)
  await findAccount(page, person)
  await expect(page.getByRole('table', { name: 'Où la personne est connectée' }).getByRole('row')).toHaveCount(2)

  await button(page, 'Désactiver le compte').click()
  const dialog = page.getByRole('dialog', { name: 'Désactiver le compte de Berthe Zuspaet' })
  await button(dialog, 'Désactiver le compte').click()
  await expect(dialog.getByLabel('Motif')).toHaveAccessibleDescription('le champ est obligatoire')
  await expectNoDefect(page)
  await expectSameTree(page, 'desactiver')
  await dialog.getByLabel('Motif').fill('Demande de la personne, rappelée à son numéro.')
  await button(dialog, 'Désactiver le compte').click()
  await expect(page.getByText("Ce compte est désactivé : personne ne peut s'y connecter.")).toBeVisible()
  await expect(button(page, 'Réactiver le compte')).toBeFocused()
  await expect(page.getByText('Aucune session ouverte.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Désactivation' })).toContainText(
    'par Hermine AdminbrunnMotif : Demande de la personne, rappelée à son numéro.',
  )
  await expectNoDefect(page)

  await other.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Mon suivi' }).click()
  await expect(other.getByText('Votre session a expiré.')).toBeVisible()
  await other.goto(`${site()}/accueil`)
  await fillLogin(other, person.email)
  await expect(other.getByText('Identifiant ou mot de passe invalide.')).toBeVisible()
  await act(page, 'Réactiver le compte', 'Le compte est réactivé.')
  await expect(button(page, 'Désactiver le compte')).toBeFocused()
  await fillLogin(other, person.email)
  await expect(other.getByRole('heading', { level: 1, name: 'Bonjour Berthe Zuspaet' })).toBeVisible()
  await other.context().close()
})
