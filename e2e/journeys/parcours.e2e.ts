import { patience } from '../../scripts/patience.ts'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Browser, type Page } from '@playwright/test'
import { readPdf } from '../../server/test/read-pdf.ts'
import { demonstration, strasbourg } from '../support/clerks.ts'
import { addFounder, addMember, fillAssociation, fillDeclarant, next, openCreation, threeAnnexes } from '../support/creation.ts'
import { keyboard, pointer, type Hands } from '../support/hands.ts'
import { send } from '../support/filing.ts'
import { registerAssociation } from '../support/register-association.ts'
import { linkOf, mailTo } from '../support/mail.ts'
import { testPassword } from '../support/people.ts'
import { test } from '../support/test.ts'
import { codeShown } from '../support/captcha.ts'

const site = () => process.env['E2E_URL'] ?? ''
let folder: string
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parcours-'))
})
test.afterAll(() => rm(folder, { recursive: true }))

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Creates an account through the real pages and the real mail, and signs in. */
const newAccount = async (page: Page, hands: Hands, email: string): Promise<void> => {
  await page.goto(`${site()}/utilisateur/creationcompte`)
  await hands.pick(page.getByRole('radio', { name: 'Madame' }))
  await hands.type(page.getByLabel('Nom', { exact: true }), 'Mittelbrucher')
  await hands.type(page.getByLabel('Prénom'), 'Odile')
  await hands.type(page.getByLabel('Adresse courriel'), email)
  await hands.type(page.getByLabel('Mot de passe', { exact: true }), testPassword)
  await codeShown(page)
  await hands.type(page.getByLabel("Recopiez les caractères de l'image, ou ceux que vous entendez"), 'abcdef')
  await hands.press(page.getByRole('main').getByRole('button', { name: 'Créer un compte' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Consultez votre messagerie' })).toBeVisible()
  await page.goto(linkOf(await mailTo(email, 'Pour activer le compte')))
  await hands.press(button(page, 'Activer mon compte'))
  await hands.press(page.getByRole('main').getByRole('link', { name: 'Se connecter' }))
  await hands.type(page.getByLabel('Mot de passe', { exact: true }), testPassword)
  await hands.press(page.getByRole('main').getByRole('button', { name: 'Se connecter' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Odile Mittelbrucher' })).toBeVisible()
}

/** Files a creation with the wizard. Returns the request's number. */
const fileCreation = async (page: Page, hands: Hands, denomination: string): Promise<string> => {
  await hands.press(page.getByRole('main').getByRole('link', { name: 'Créer une association' }))
  await openCreation(page, hands)
  await fillDeclarant(page, hands)
  await next(page, hands)
  await fillAssociation(page, denomination, hands)
  await next(page, hands)
  for (const nom of ['Obersand', 'Kirchweiler', 'Rosenholz']) await addMember(page, nom, hands)
  for (const nom of ['Tannacker', 'Wiesenthaler', 'Mittelbrucher', 'Amtmann']) await addFounder(page, nom, hands)
  await next(page, hands)
  await threeAnnexes(page, folder, hands)
  await next(page, hands)
  return send(page, hands)
}

/** The clerk of Strasbourg takes the file from the queue to the register. Returns the association's number. */
const register = async (page: Page, hands: Hands, numero: string): Promise<string> => {
  await page.goto(`${site()}/greffe?sort=numero,desc`)
  await hands.type(page.getByLabel('Adresse courriel (votre identifiant)'), strasbourg.email)
  await hands.type(page.getByLabel('Mot de passe', { exact: true }), demonstration)
  await hands.press(page.getByRole('main').getByRole('button', { name: 'Se connecter' }))
  await hands.press(page.getByRole('link', { name: `Requête n° ${numero}` }))
  return registerAssociation(page, hands)
}

const walk = async (page: Page, browser: Browser, handsOf: (page: Page) => Hands): Promise<void> => {
  const hands = handsOf(page)
  const openTab = async (name: string, arrows: number) => {
    const tab = page.getByRole('tab', { name })
    if (hands === pointer) return tab.click()
    // The tabs are one tab stop, and the arrows move between them (ARIA pattern).
    await hands.press(page.getByRole('tab', { selected: true }))
    for (let pressed = 0; pressed < arrows; pressed += 1) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(tab).toHaveAttribute('aria-selected', 'true')
  }
  const email = `parcours.${Date.now()}@exemple.fr`
  const denomination = `Chorale du parcours ${Date.now()}`
  await newAccount(page, hands, email)
  const numero = await fileCreation(page, hands, denomination)
  expect(await mailTo(email, numero)).toContain('Tribunal judiciaire de Strasbourg')
  await page.goto(`${site()}/requete`)
  await expect(page.getByRole('main')).toContainText(denomination)

  const court = await browser.newContext({ locale: 'fr-FR' })
  const desk = await court.newPage()
  const association = await register(desk, handsOf(desk), numero)
  await court.close()
  expect(association).toMatch(/^STR\d{6}$/)
  expect(await mailTo(email, association)).toContain(`${site()}/requete/detail/${numero}`)

  await page.goto(`${site()}/requete`)
  await expect(page.getByRole('region', { name: 'Dernières activités' })).toContainText(denomination)
  await page.goto(`${site()}/mes-associations`)
  await expect(page.getByRole('heading', { level: 1, name: "Ma liste d'associations" })).toBeVisible()
  await expect(page.getByText(`N° ${association}`)).toBeVisible()

  await page.goto(`${site()}/association`)
  await hands.type(page.getByRole('textbox', { name: 'Dénomination' }), denomination.toUpperCase())
  await expect(page.getByText('1 association trouvée')).toBeVisible()
  await hands.press(page.getByRole('row').nth(1).getByRole('link').first())
  await expect(page.getByRole('heading', { level: 1, name: denomination })).toBeVisible()
  await openTab('Membres', 1)
  await expect(page.getByRole('table', { name: 'Membres de la direction' })).toContainText('Obersand')
  await openTab('Documents', 1)
  for (const type of ['Statuts', "Ordonnance d'inscription", "Certificat numérique d'inscription", 'Notification de décision'])
    await expect(page.getByText(type, { exact: true }).first()).toBeVisible()

  await hands.press(button(page, 'Actions'))
  // The declarant is in the direction, so they may act for it.
  await expect(button(page, 'Déclarer une modification')).toBeEnabled()
  const received = Promise.withResolvers<Buffer>()
  await page.route(/\/extrait\?/, async (route) => {
    const response = await route.fetch()
    received.resolve(await response.body())
    await route.fulfill({ response })
  })
  await hands.press(button(page, 'Générer un extrait'))
  const extract = await readPdf(await received.promise)
  expect(extract).toMatchObject({ marked: true, info: { Language: 'fr-FR' } })
  expect(extract.text).toContain(denomination)
  const code = /[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){3}/.exec(extract.text)?.[0] ?? ''
  const visitor = await browser.newContext({ locale: 'fr-FR' })
  const anonymous = await visitor.newPage()
  await anonymous.goto(`${site()}/verification/${code}`)
  await expect(anonymous.getByText(/Document authentique et à jour$/)).toBeVisible()
  await visitor.close()
}

test.describe('from a new account to a registered association and its extract', () => {
  test.setTimeout(300_000 * patience)

  test('[PROD-03, PROD-04, PROD-07, PROD-12, MINE-01, REQ-04] with a pointer', ({ page, browser }) => walk(page, browser, () => pointer))

  test('by keyboard alone', ({ page, browser }) => walk(page, browser, keyboard))
})
