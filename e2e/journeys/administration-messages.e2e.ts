import { expect, type Page } from '@playwright/test'
import { administer, button } from '../support/administration.ts'
import { fileCreation, tokenOf } from '../support/api.ts'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { demonstration, strasbourg } from '../support/clerks.ts'
import { aDeclarant, testPassword, signIn } from '../support/people.ts'
import { startServer } from '../support/start-server.ts'
import { test } from '../support/test.ts'

// A server of its own: the messages would show on every page of the other journeys.
let stop = async () => {}
test.beforeAll(async () => {
  stop = await startServer()
})
test.afterAll(() => stop())

const site = () => process.env['E2E_URL'] ?? ''
const told = (page: Page) => page.getByRole('region', { name: 'Messages du service' })
const info = 'Le greffe de Thann est fermé vendredi 27 novembre.'
const incident = 'Les paiements au journal ne sont pas enregistrés pour le moment.'

const write = async (page: Page, nature: string, texte: string, destinataires: string) => {
  await page
    .getByRole('group', { name: /^Nature/ })
    .getByText(nature, { exact: true })
    .click()
  await page.getByLabel('Texte du message').fill(texte)
  await page.getByRole('group', { name: 'Destinataires' }).getByText(destinataires, { exact: true }).click()
  await button(page, 'Afficher le message').click()
  await expect(page.getByText('Le message est enregistré.')).toBeVisible()
}

test('an administrator shows a message to everybody, which each person may hide, and an incident to the staff, which stays, then withdraws it', async ({
  page,
  browser,
}) => {
  await administer(page, '/administration')
  await page.getByRole('main').getByRole('link', { name: 'Messages affichés sur le site' }).click()
  await expect(page.getByText("Aucun message n'a encore été écrit.")).toBeVisible()
  await button(page, 'Afficher le message').click()
  await expect(page.getByLabel('Texte du message')).toBeFocused()
  await page.getByLabel('Texte du message').fill(info)
  await expect(page.getByRole('figure', { name: 'Aperçu' })).toContainText(info)
  await page.getByLabel('Jour de fin').fill('2020-01-01')
  await page.getByLabel('Heure de fin').fill('08:00')
  await button(page, 'Afficher le message').click()
  await expect(page.getByLabel('Jour de fin')).toHaveAccessibleDescription(/La fin de l'affichage doit venir après son début/)
  await expectNoDefect(page)
  await page.getByLabel('Jour de fin').fill('')
  await page.getByLabel('Heure de fin').fill('')
  await write(page, 'Information', info, 'Tout le monde')
  await expect(told(page)).toContainText(`Information\u00A0: ${info}`)
  await write(page, 'Incident', incident, 'Agents seulement (greffe, juges, administration)')
  await expect(told(page)).toContainText(incident)
  await expectNoDefect(page)
  await expectSameTree(page, 'messages')

  // A visitor opens a page that stays server-rendered, then one that is hydrated.
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`${site()}/aide`)
  await expect(told(visitor)).toContainText(info)
  await visitor.goto(site())
  await expect(told(visitor)).toContainText(info)
  await expect(told(visitor)).not.toContainText(incident)
  await expectNoDefect(visitor)
  await button(visitor, 'Masquer ce message').click()
  await expect(told(visitor).getByText(info)).toHaveCount(0)
  await visitor.goto(`${site()}/aide`)
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(visitor.getByText(info)).toHaveCount(0)
  await visitor.context().close()

  const filer = await tokenOf((await aDeclarant('odile@exemple.fr', 'Odile', 'Mittelbrucher')).email, testPassword)
  const numero = await fileCreation(filer, { denomination: 'Cercle du quai', commune: 'Strasbourg' })
  const clerk = await (await browser.newContext({ viewport: { width: 1366, height: 620 } })).newPage()
  await signIn(clerk, strasbourg, `/greffe/requete/${numero}`, demonstration)
  await expect(told(clerk)).toContainText(incident)
  await button(clerk, 'Masquer ce message').click()
  await expect(told(clerk)).not.toContainText(info)
  // The work page leaves room for the message: its decision bar stays on screen.
  await expect(button(clerk, 'Prendre en charge')).toBeInViewport({ ratio: 1 })
  await clerk.context().close()

  await page
    .getByRole('row')
    .filter({ hasText: incident })
    .getByRole('button', { name: `Retirer le message : ${incident}` })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Retirer ce message' })
  await expectNoDefect(page)
  await expectSameTree(page, 'retirer')
  await button(dialog, 'Retirer').click()
  await expect(told(page)).not.toContainText(incident)
  await expect(page.getByRole('row').filter({ hasText: incident })).toContainText(/Retiré.*Retiré par .* le/)
})
