import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { tokenOf } from '../support/api.ts'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { demonstration } from '../support/clerks.ts'
import { aThionville, aStrasbourg, findFiche, type Fiche } from '../support/fiches.ts'
import { anAssociation } from '../support/make-association.ts'
import { aDeclarant, testPassword, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'
import { openedBy } from '../support/opened.ts'

const site = () => process.env['E2E_URL'] ?? ''
const camille = { email: 'camille.weber@exemple.fr' }
const somebody = () => aDeclarant(`numerisation-${randomUUID()}@exemple.fr`)
const action = 'Demander la numérisation du dossier papier'
const sent = 'Votre demande de numérisation a été envoyée.'
const block = (page: Page) => page.getByRole('region', { name: 'Numérisation du dossier papier' })
const state = (etat: Fiche['numerisation']['etat']) => (fiche: Fiche) => fiche.numerisation.etat === etat

const open = async (page: Page, who: { email: string }, password: string, wanted: (fiche: Fiche) => boolean, search = aStrasbourg) => {
  const fiche = await findFiche(await tokenOf(who.email, password), search, wanted)
  await signIn(page, who, `/association/${fiche.association.numero}?onglet=documents`, password)
  await expect(page.getByRole('tab', { name: 'Documents' })).toHaveAttribute('aria-selected', 'true')
  return fiche
}
const ask = async (page: Page) => {
  await page.getByRole('button', { name: 'Actions', exact: true }).click()
  await page.getByRole('button', { name: action }).click()
}

test('[PROD-11] [SHEET-10] [DIGIT-01] [DIGIT-03] [DIGIT-06] [DIGIT-13] [DIGIT-07] the dialog of a digitisation says where the answer will be mailed, then the block shows it; only one at a time', async ({
  page,
}) => {
  const person = await somebody()
  const { association } = await open(page, person, testPassword, state('POSSIBLE'), aThionville)
  await expect(block(page)).toHaveCount(0)
  await ask(page)
  const dialog = page.getByRole('dialog', { name: action })
  await expect(dialog).toContainText(`Vous recevrez un courriel à ${person.email}, que le dossier soit trouvé ou non.`)
  await expectNoDefect(page)
  await expectSameTree(page, 'demander')
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByRole('button', { name: 'Actions', exact: true })).toBeFocused()
  await ask(page)
  await dialog.getByRole('button', { name: 'Envoyer la demande' }).click()
  await expect(page.getByText(sent)).toBeVisible()
  await expect(block(page)).toContainText(`Votre demande de numérisation est en cours. Vous recevrez un courriel à ${person.email}`)
  await expectNoDefect(page)
  await expectSameTree(page, 'documents', page.getByRole('tabpanel'))
  await page.getByRole('button', { name: 'Actions', exact: true }).click()
  await expect(page.getByRole('button', { name: action })).toHaveAccessibleDescription(
    /^Vous avez déjà demandé la numérisation de ce dossier le /,
  )
  const other = await findFiche(await tokenOf(person.email, testPassword), aThionville, state('POSSIBLE'))
  await page.goto(`${site()}/association/${other.association.numero}`)
  await page.getByRole('button', { name: 'Actions', exact: true }).click()
  await expect(page.getByRole('button', { name: action })).toHaveAccessibleDescription(
    `Vous avez déjà une demande en cours pour l'association ${association.informations.denomination}, sans y avoir de rattachement. Une seule demande à la fois est possible dans ce cas.`,
  ) // The person already waits for another one, so the sheet does not offer to join this one.
  const asked = await findFiche(await tokenOf(person.email, testPassword), aStrasbourg, state('EN_COURS'))
  await page.goto(`${site()}/association/${asked.association.numero}?onglet=documents`)
  await expect(block(page)).toContainText('La numérisation du dossier papier a déjà été demandée.')
  await expect(block(page)).not.toContainText('Joignez-vous')
})

test('[DIGIT-02] [DIGIT-06] a request of somebody else is joined @proof', async ({ page }) => {
  const person = await somebody()
  await open(page, person, testPassword, state('EN_COURS'))
  await expect(block(page)).toContainText('La numérisation du dossier papier a déjà été demandée. Joignez-vous à cette demande')
  await expectNoDefect(page)
  await block(page).getByRole('button', { name: 'Recevoir un courriel' }).click()
  await expect(page.getByText(sent)).toBeVisible()
  await expect(block(page)).toContainText(person.email)
})

test("[DIGIT-12] a refusal shows « Erreur durant l'envoi de la demande de numérisation »", async ({ page }) => {
  await open(page, await somebody(), testPassword, state('EN_COURS'))
  await page.route('**/numerisation', (route) =>
    route.fulfill({ status: 503, json: { message: 'indisponible', errors: [], globalErrors: [] } }),
  )
  await block(page).getByRole('button', { name: 'Recevoir un courriel' }).click()
  await expect(page.getByRole('alert').getByText("Erreur durant l'envoi de la demande de numérisation")).toBeVisible()
})

test('[DIGIT-04] [DIGIT-11] [DIGIT-06] who asked reads the digitised file, a PDF in a new tab @proof', async ({ page }) => {
  const { numerisation } = await open(page, camille, demonstration, ({ numerisation: { doc } }) => doc !== null)
  await expect(block(page)).toContainText(/Le dossier papier a été numérisé le \d\d\/\d\d\/\d{4}\./)
  await expectNoDefect(page)
  const consult = block(page).getByRole('button', { name: /^Consulter le dossier numérisé \(PDF, .+\)$/ })
  const [asked, address] = await Promise.all([page.waitForRequest('**/document/numerisation/**'), openedBy(page, () => consult.click())])
  expect(new URL(asked.url()).pathname).toBe(numerisation.doc?.lien)
  expect(address).toMatch(/^blob:/)
})

test('[DIGIT-05] [DIGIT-10] [DIGIT-06] a file not found, a file reserved to others and a missing file each have their sentence @proof', async ({
  page,
}) => {
  await open(page, camille, demonstration, state('NON_TROUVEE'))
  await expect(block(page)).toContainText("Aucun document n'a été trouvé. Le greffe a cherché le dossier papier de cette association.")
  const token = await tokenOf(camille.email, demonstration)
  const kept = await findFiche(token, aStrasbourg, ({ numerisation: { etat, doc } }) => etat === 'DISPONIBLE' && doc === null)
  await page.goto(`${site()}/association/${kept.association.numero}?onglet=documents`)
  await expect(block(page)).toContainText("Ce dossier est réservé aux personnes rattachées à l'association")
  await expect(block(page).getByRole('button')).toHaveCount(0)
  await page.getByRole('button', { name: 'Actions', exact: true }).click()
  await expect(page.getByRole('button', { name: action })).toHaveAccessibleDescription(
    /^Le dossier papier est déjà numérisé\. Il est réservé .+ au greffe\.$/,
  )
  const none = await anAssociation((await somebody()).email)
  await page.goto(`${site()}/association/${none}?onglet=documents`)
  await expect(block(page)).toContainText(
    "Cette association n'a pas de dossier papier : ses documents sont en ligne depuis son inscription.",
  )
  await expectNoDefect(page)
})
