import { expect, type Page } from '@playwright/test'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { test } from '../support/kept-context.ts'
import { linkOf, mailTo } from '../support/mail.ts'
import { goesOn } from '../support/painted.ts'
import { aDeclarant, fillLogin, testPassword, signIn } from '../support/people.ts'
import { codeShown } from '../support/captcha.ts'

const site = () => process.env['E2E_URL'] ?? ''
const unique = () => `visiteur-${crypto.randomUUID()}@exemple.fr`

const fillCreation = async (page: Page, email: string, saisie = 'abcdef') => {
  await page.getByRole('radio', { name: 'Madame' }).check({ force: true })
  await page.getByLabel('Nom', { exact: true }).fill('Weber')
  await page.getByLabel('Prénom').fill('Élise')
  await page.getByLabel('Adresse courriel').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(testPassword)
  await codeShown(page)
  await page.getByLabel("Recopiez les caractères de l'image, ou ceux que vous entendez").fill(saisie)
}
const send = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Créer un compte' }).click()

test('the address in a mailed link prefills the sign-in, the account creation and the forgotten password', async ({ page }) => {
  await page.goto(`${site()}/login?email=nouvelle%40exemple.fr&retour=${encodeURIComponent('/association')}`)
  await expect(page.getByLabel('Adresse courriel (votre identifiant)')).toHaveValue('nouvelle@exemple.fr')
  await page.getByRole('main').getByRole('link', { name: 'Créer un compte' }).click()
  const email = page.getByLabel('Adresse courriel', { exact: true })
  await expect(email).toHaveValue('nouvelle@exemple.fr')
  await page.goBack()
  await page
    .getByRole('main')
    .getByRole('link', { name: /oublié/ })
    .click()
  await expect(email).toHaveValue('nouvelle@exemple.fr')
})

test('[ROUTE-12] [ROUTE-14] [CAPTCHA-01] [ACCOUNT-02] [ACCOUNT-06] [ACCOUNT-07] [ACCOUNT-09] [LOGIN-06] [LOGIN-07] [HOME-02] a new account is created, activated by the real mail, and reaches the home page', async ({
  page,
}) => {
  const email = unique()
  await page.goto(`${site()}/accueil`)
  await page.getByRole('main').getByRole('link', { name: 'Créer un compte' }).click()
  await expect(page).toHaveURL(`${site()}/utilisateur/creationcompte`)
  await goesOn(page)
  await expect(page.getByRole('img', { name: 'Code de vérification.' })).toBeVisible()
  await fillCreation(page, email)
  const adresse = { adresse: '12 rue des Tilleuls imaginaires', complementAdresse: 'Bâtiment B', codePostal: '67000', ville: 'Strasbourg' }
  await page.getByLabel('Adresse (facultatif)', { exact: true }).fill(adresse.adresse)
  await page.getByLabel("Complément d'adresse (facultatif)").fill(adresse.complementAdresse)
  await page.getByLabel('Code postal (facultatif)').fill(adresse.codePostal)
  await page.getByLabel('Commune (facultatif)').fill(adresse.ville)
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/oauth2/utilisateur/cycle/creer'))
  await send(page)
  expect((await sent).postDataJSON()).toMatchObject({ infos: adresse })
  await expect(page.getByRole('heading', { level: 1, name: 'Consultez votre messagerie' })).toBeFocused()
  await expect(page.getByText(`Un courriel vient d'être envoyé à ${email}`)).toBeVisible()

  const link = linkOf(await mailTo(email, 'Pour activer le compte'))
  // Loading uses nothing up, even in a full browser (threat T9).
  for (let scans = 0; scans < 3; scans += 1) {
    await page.goto(link)
    await expect(page.getByRole('heading', { level: 1, name: 'Activer votre compte' })).toBeVisible()
    await expect(page).toHaveURL(`${site()}/utilisateur/finalisation`)
  }
  await page.getByRole('button', { name: 'Activer mon compte' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Votre compte ${email} est activé.` })).toBeVisible()
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('__Host-refresh')

  await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click()
  await expect(page.getByLabel('Adresse courriel (votre identifiant)')).toHaveValue(email)
  await fillLogin(page, email)
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Élise Weber' })).toBeVisible()
  await expect(page).toHaveTitle("Accueil – Registre des associations d'Alsace-Moselle")
})

test('[ACCOUNT-08] a used link says to ignore the message and sign in', async ({ page }) => {
  const email = unique()
  await aDeclarant(email)
  await page.goto(linkOf(await mailTo(email, 'Pour activer le compte')))
  await page.getByRole('button', { name: 'Activer mon compte' }).click()
  await expect(page.getByRole('heading', { level: 1, name: "L'activation n'a pas abouti" })).toBeVisible()
  await expect(page.getByText('Si vous avez déjà suivi ce lien, veuillez ignorer ce message et vous connecter normalement.')).toBeVisible()
})

test('[ACCOUNT-02] [CAPTCHA-03] [CAPTCHA-09] [FORM-14] [FORM-16] [ERR-10] an empty form lists each required field, and a wrong code clears only the code', async ({
  page,
}) => {
  await page.goto(`${site()}/utilisateur/creationcompte`)
  await goesOn(page)
  await expect(page.getByRole('img', { name: 'Code de vérification.' })).toBeVisible()
  await send(page)
  const summary = page.getByRole('main').locator('.fr-alert')
  await expect(summary).toContainText('Veuillez vérifier votre saisie. Les erreurs sont indiquées en rouge.')
  await expect(summary.getByRole('link')).toHaveText([
    'Nom\u00A0: le champ est obligatoire',
    'Prénom\u00A0: le champ est obligatoire',
    'Adresse courriel\u00A0: le champ est obligatoire',
    'Mot de passe\u00A0: le champ est obligatoire',
    "Recopiez les caractères de l'image, ou ceux que vous entendez\u00A0: le champ est obligatoire",
  ])
  await expect(page).toHaveTitle(/^Erreur – Créer un compte/)
  await expect(page.getByLabel('Nom', { exact: true })).toBeFocused()

  await fillCreation(page, unique(), 'FAUXXX')
  const seen = await page.getByRole('img', { name: 'Code de vérification.' }).getAttribute('src')
  await send(page)
  await expect(summary).toContainText('Les caractères saisis ne correspondent pas. Un nouveau code vous est proposé')
  await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('Weber')
  await expect(page.getByLabel('Mot de passe', { exact: true })).toHaveValue(testPassword)
  const entry = page.getByLabel("Recopiez les caractères de l'image, ou ceux que vous entendez")
  await expect(entry).toHaveValue('')
  await expect(entry).toBeFocused()
  await expect(entry).toHaveAccessibleDescription(/Les caractères saisis ne correspondent pas\./)
  await expect(page.getByRole('img', { name: 'Code de vérification.' })).not.toHaveAttribute('src', seen ?? '')

  await entry.fill('abc')
  await page.getByRole('button', { name: 'Obtenir un autre code' }).click()
  // The old image disappears at once, and the new one takes time to load.
  await expect(page.getByRole('img', { name: /^Code de vérification/ })).toBeVisible()
  await expect(entry).toHaveValue('')
  await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('Weber')
  await page.route('**/utilisateur/cycle/creer', (route) => route.abort('connectionreset'), { times: 1 })
  await entry.fill('ABCDEF')
  await send(page)
  const failed = page.getByRole('alert').filter({ hasText: 'Erreur durant la soumission' })
  await expect(failed).toContainText('Erreur de communication.')
  await expect(page.getByRole('img', { name: /^Code de vérification/ })).toBeVisible()
  await entry.fill('ABCDEF')
  await send(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Consultez votre messagerie' })).toBeVisible()
  await expect(page.getByText('La demande a été soumise.')).toBeVisible()
  await expect(failed).toHaveCount(0)
  await page.getByRole('button', { name: "Corriger l'adresse" }).click()
  await expect(page.getByLabel('Prénom')).toHaveValue('Élise')
  await expect(entry).toHaveValue('')
})

test('[ACCOUNT-04] [ACCOUNT-05] the password has a hint, live criteria and a show button, and a typo in the mail domain is pointed out', async ({
  page,
}) => {
  await page.goto(`${site()}/utilisateur/creationcompte`)
  await goesOn(page)
  const password = page.getByLabel('Mot de passe', { exact: true })
  await expect(password).toHaveAccessibleDescription(/10 caractères au minimum, dont une majuscule et un caractère spécial\./)
  await expect(password).toHaveAccessibleDescription(/Caractère spécial\s: tout ce qui n'est ni une lettre ni un chiffre/)
  await expect(password).toHaveAccessibleDescription(/Un mot de passe trop courant est refusé\./)
  const criteria = page.getByRole('listitem').filter({ hasText: /^(Au moins 10|Une majuscule|Un caractère spécial)/ })
  await expect(criteria).toHaveText([/pas encore$/, /pas encore$/, /pas encore$/])
  await password.fill('Motdepasse')
  await expect(criteria).toHaveText([/oui$/, /oui$/, /pas encore$/])
  await page.getByRole('button', { name: 'Afficher le mot de passe' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Masquer le mot de passe' }).click()
  await expect(password).toHaveAttribute('type', 'password')

  await page.getByLabel('Adresse courriel').fill('elise@gmial.com')
  await page.getByRole('button', { name: 'Vouliez-vous écrire elise@gmail.com' }).click()
  await expect(page.getByLabel('Adresse courriel')).toHaveValue('elise@gmail.com')
})

test('[FORM-19] [FORM-21] leaving a half-filled creation asks first', async ({ page }) => {
  await page.goto(`${site()}/utilisateur/creationcompte`)
  await goesOn(page)
  await page.getByLabel('Nom', { exact: true }).fill('Weber')
  await page.getByRole('link', { name: "Registre des associations d'Alsace-Moselle" }).click()
  const dialog = page.getByRole('dialog', { name: 'Annuler les modifications ?' })
  await dialog.getByRole('button', { name: 'Non' }).click()
  await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('Weber')
})

test('[ROUTE-33] pages for visitors lead a signed-in person home @proof', async ({ page }) => {
  await signIn(page, await aDeclarant(unique()))
  for (const path of ['/utilisateur/creationcompte', '/startlogin', '/login', '/']) {
    await page.goto(site() + path)
    await expect(page, path).toHaveURL(`${site()}/accueil`)
    await expect(page.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeVisible()
  }
})

test('axe finds nothing on the pages of an account, at 320 and 1280 pixels, in both themes', async ({ page }) => {
  await page.goto(`${site()}/utilisateur/creationcompte`)
  await goesOn(page)
  await expect(page.getByRole('img', { name: 'Code de vérification.' })).toBeVisible()
  await expectNoDefect(page)
  await expectSameTree(page, 'creation')
  await send(page)
  await expect(page.getByRole('main').locator('.fr-alert')).toBeVisible()
  await expectNoDefect(page)
  await expectSameTree(page, 'creation-en-erreur')
  await fillCreation(page, unique())
  await send(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Consultez votre messagerie' })).toBeVisible()
  await expectNoDefect(page)
  await page.goto(`${site()}/utilisateur/finalisation?code=inconnu`)
  await expect(page.getByRole('button', { name: 'Activer mon compte' })).toBeVisible()
  await expectNoDefect(page)
  await expectSameTree(page, 'activation')
  await page.getByRole('button', { name: 'Activer mon compte' }).click()
  await expect(page.getByRole('heading', { level: 1, name: "L'activation n'a pas abouti" })).toBeVisible()
  await expectNoDefect(page)
  await expectSameTree(page, 'activation-sans-suite')
})
