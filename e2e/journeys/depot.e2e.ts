import { expect } from '@playwright/test'
import { aDissolutionDepot } from 'domain/requetes/examples/filings'
import { makePdf } from '../../server/test/corpus/corpus.ts'
import { aMultipartDepot } from '../../server/test/filings.ts'
import { tokenOf } from '../support/api.ts'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { beside } from '../support/controls.ts'
import { attach } from '../support/greffe-association.ts'
import { anAssociation } from '../support/make-association.ts'
import { fileDirection } from '../support/modification.ts'
import { openedBy } from '../support/opened.ts'
import { aDeclarant, testPassword, signIn } from '../support/people.ts'
import { printed } from '../support/print.ts'
import { test } from '../support/test.ts'

// whole-creation.e2e.ts reads a filed creation again, field by field.

const site = () => process.env['E2E_URL'] ?? ''
const someone = () => aDeclarant(`${crypto.randomUUID()}@exemple.fr`, 'Odile', 'Mittelbrucher')

/** Files a dissolution through the API, on an association of its own. */
const aDissolution = async (token: string, association: string): Promise<string> => {
  const depot = aDissolutionDepot({ commentaire: 'Le local est rendu.\nLes clés aussi.' })
  const fichiers = await Promise.all(depot.documents.map(({ nom }) => makePdf({ texte: nom })))
  const { body, headers } = aMultipartDepot({ depot, fichiers })
  const answer = await fetch(`${site()}/api/requete/dissolution/${association}`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}` },
    body,
  })
  if (!answer.ok) throw new Error(`the filing was refused: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { numero: string }).numero
}

test('[ROUTE-05, DEPOT-02, REQ-18] another user of the association reads a dissolution again, on screen and on paper; without the right, there is nothing to read', async ({
  page,
}) => {
  const [filer, other, withoutRight] = await Promise.all([someone(), someone(), someone()])
  const association = await anAssociation(filer.email)
  await attach(other.email, association)
  await attach(withoutRight.email, association, false)
  const numero = await aDissolution(await tokenOf(filer.email, testPassword), association)

  await signIn(page, other, `/requete/detail/${numero}`)
  await page.getByRole('link', { name: 'Relire la requête déposée' }).click()
  await expect(page).toHaveURL(`${site()}/consultation/depot/${numero}`)
  await expect(page.getByRole('heading', { level: 1, name: `Dépôt de la requête n°\u00A0${numero}` })).toBeFocused()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Déclarant', 'Dissolution', 'Annexes', 'Observation du déclarant'])
  const main = page.getByRole('main')
  await expect(beside(main, 'Type de requête')).toHaveText("Dissolution (Décision de l'association)")
  await expect(main.getByRole('link', { name: 'Association chorale de Mittelbruch' })).toHaveAttribute(
    'href',
    `/association/${association}`,
  )
  await expect(page.getByRole('table', { name: 'Liquidateurs' })).toContainText('Odile Mittelbrucher')
  await expect(page.getByRole('region', { name: 'Observation du déclarant' })).toContainText('Le local est rendu.')
  const [document] = aDissolutionDepot().documents
  const button = page.getByRole('button', { name: new RegExp(`^${document?.nom} \\(PDF, .+, nouvel onglet\\)$`) })
  expect(await openedBy(page, () => button.click())).toMatch(/^blob:/)
  await expectNoDefect(page)
  await expectSameTree(page, 'depot')
  const paper = await printed(page, 'Odile Mittelbrucher')
  for (const said of [numero, 'Dissolution', 'Liquidateurs', document?.nom ?? '', 'Empreinte SHA-256', 'Les clés aussi.'])
    expect(paper).toContain(said)

  // A person without the right sees the request, but no link to its filing.
  await signIn(page, withoutRight, `/requete/detail/${numero}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(numero)
  await expect(page.getByRole('link', { name: /^Relire/ })).toHaveCount(0)
  await page.goto(`${site()}/consultation/depot/${numero}`)
  await expect(page.getByText('Aucun dépôt ne correspond à cette URL.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: "Il n'y a rien ici." })).toBeVisible()
  await expectNoDefect(page)
  for (const nothing of ['R26999999', 'ailleurs']) {
    await page.goto(`${site()}/consultation/depot/${nothing}`)
    await expect(page.getByText('Aucun dépôt ne correspond à cette URL.')).toBeVisible()
  }
  await page.goto(`${site()}/requete/toutes`)
  const row = page.getByRole('row').filter({ hasText: numero })
  await expect(row).toContainText('Dissolution')
  await expect(row.getByRole('link', { name: numero, exact: true })).toBeVisible()
  await expect(row.getByRole('link', { name: /^Consulter la requête/ })).toHaveCount(0)
})

test('[DEPOT-01, DEPOT-06] a modification is read again step by step, and that the direction was renewed as it is @proof', async ({
  page,
}) => {
  const filer = await someone()
  const association = await anAssociation(filer.email)
  const token = await tokenOf(filer.email, testPassword)
  const renewed = 'La direction est renouvelée sans changement de personnes.'
  const [elsewhere, numero] = [
    await fileDirection(token, await anAssociation(filer.email), ({ nom }) => nom !== 'Obersand'),
    await fileDirection(token, association, () => true),
  ]
  await signIn(page, filer, `/consultation/depot/${numero}`)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Déclarant',
    'Association',
    'Membres',
    'Annexes',
    'Observation du déclarant',
  ])
  const members = page.getByRole('region', { name: 'Membres', exact: true })
  await expect(members.getByText(renewed, { exact: true })).toBeVisible()
  await expect(members.getByRole('row').filter({ hasText: 'Obersand' })).toContainText('Secrétaire')
  await page.goto(`${site()}/consultation/depot/${elsewhere}`)
  await expect(members.getByRole('row').filter({ hasText: 'Mittelbrucher' }).first()).toBeVisible()
  await expect(members).not.toContainText('Obersand')
  await expect(page.getByText(renewed, { exact: true })).toHaveCount(0)
})
