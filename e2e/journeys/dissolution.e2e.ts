import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { tokenOf } from '../support/api.ts'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { demonstration, strasbourg } from '../support/clerks.ts'
import { commentaire, liquidators } from '../support/controls-liquidation.ts'
import { at, beside, cell } from '../support/controls.ts'
import { fillDeclarant, joinIn, next, stepTitle } from '../support/creation.ts'
import { aPdf } from '../support/files.ts'
import { addPublication, filedAs, openFromSheet, send } from '../support/filing.ts'
import { anAssociation } from '../support/make-association.ts'
import { addWhole } from '../support/members.ts'
import { aDeclarant, testPassword, signIn, type Declarant } from '../support/people.ts'
import { test } from '../support/test.ts'

// A dissolution with every control, from the association's sheet to the clerk's file.
test.describe.configure({ mode: 'serial' })
let folder: string
let person: Declarant
let association = ''
let numero = ''
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dissolution-'))
  person = await aDeclarant(`dissolution.${Date.now()}@exemple.fr`, 'Odile', 'Mittelbrucher')
  association = await anAssociation(person.email)
})
test.afterAll(() => rm(folder, { recursive: true }))

const nextButton = (page: Page) => page.getByRole('button', { name: 'Suivant' })

test('[ROUTE-20, SHEET-08, ERR-08, DECL-13, DECL-14, DISSO-01, DISSO-03, DISSO-04, DISSO-05, DISSO-06, MEMB-17, MEMB-19, ANNEX-11] the whole dissolution, from the sheet to the closing screen', async ({
  page,
}) => {
  await openFromSheet(page, person, association, 'Déclarer la dissolution')
  await expect(page.getByRole('heading', { level: 1, name: 'Déclarer la dissolution : avant de commencer' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Association chorale de Mittelbruch' })).toHaveAttribute(
    'href',
    `/association/${association}`,
  )
  await expect(page.getByText('Préparez la décision de dissolution et le nom des liquidateurs.')).toBeVisible()
  await expect(page.getByText('Vous pouvez aussi déposer votre dossier sur papier au greffe.')).toBeVisible()
  await expectNoDefect(page)
  await expectSameTree(page, 'avant')
  await page.getByRole('button', { name: 'Commencer' }).click()
  await stepTitle(page, 'Étape 1 sur 4 Déclarant').waitFor()
  await expect(page.getByText('Veuillez vérifier les informations pré-remplies et les compléter si nécessaire.')).toBeVisible()
  await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('Mittelbrucher')
  await fillDeclarant(page)
  await next(page)

  await stepTitle(page, 'Étape 2 sur 4 Dissolution').waitFor()
  await expect(nextButton(page)).toHaveAccessibleDescription(/Indiquez au moins un liquidateur ou expliquez pourquoi il n'y en a pas\./)
  await page.getByLabel(commentaire.label).fill('Personne')
  await expect(nextButton(page)).not.toHaveAttribute('aria-disabled')
  // « C'est moi » fills in the declarant of the first step, before anything is added.
  const me = page.getByRole('button', { name: /^C'est moi/ })
  await me.click()
  const mine = page.getByRole('dialog', { name: 'Ajouter un liquidateur' })
  await expect(mine.getByLabel('Nom', { exact: true })).toHaveValue('Mittelbrucher')
  await expect(mine.getByLabel('Prénom')).toHaveValue('Odile')
  await expect(mine.getByLabel('Adresse', { exact: true })).toHaveValue('12 rue des Tilleuls imaginaires')
  await expect(mine.getByRole('combobox', { name: 'Fonction' })).toHaveValue('')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Reprendre les membres de la direction comme liquidateurs' }).click()
  await expect(page.getByRole('heading', { name: 'Liquidateurs : 3' })).toBeVisible()
  await expect(me).toHaveAttribute('aria-disabled', 'true')
  await expect(me).toHaveAccessibleDescription('Odile Mittelbrucher figure déjà dans cette liste.')
  await expect(page.getByRole('button', { name: 'Reprendre les membres de la direction comme liquidateurs' })).toHaveAccessibleDescription(
    'Les membres de la direction sont parmi les liquidateurs.',
  )
  await page.getByRole('button', { name: 'Modifier Odile Mittelbrucher' }).click()
  const dialog = page.getByRole('dialog', { name: 'Modifier Odile Mittelbrucher' })
  await expect(dialog.getByRole('tab')).toHaveText(['Personne physique'])
  await expect(dialog.getByRole('checkbox', { name: /fondateurs/ })).toHaveCount(0)
  await dialog.getByRole('combobox', { name: 'Fonction' }).fill('Liquidateur')
  await dialog.getByRole('button', { name: 'Sauvegarder', exact: true }).click()
  const entity = 'Modifier Amis des orgues de Mittelbruch'
  await page.getByRole('button', { name: entity }).click()
  await expect(page.getByRole('dialog', { name: entity }).getByRole('tab')).toHaveText(['Personne morale'])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Ajouter un liquidateur' }).click()
  await expect(mine.getByRole('tab')).toHaveText(['Personne physique', 'Personne morale'])
  await page.keyboard.press('Escape')
  for (const liquidator of liquidators) await addWhole(page, 'Ajouter un liquidateur', liquidator)
  await expect(page.getByRole('heading', { name: 'Liquidateurs : 5' })).toBeVisible()
  await page.getByRole('button', { name: 'Descendre Odile Mittelbrucher' }).click()
  await expect(page.getByText('Odile Mittelbrucher est maintenant en position 2 sur 5.')).toBeAttached()
  await page.getByLabel(commentaire.label).fill(commentaire.value)
  await expectNoDefect(page)
  await expectSameTree(page, 'liquidation')
  await next(page)

  await stepTitle(page, 'Étape 3 sur 4 Annexes').waitFor()
  await expect(nextButton(page)).toHaveAccessibleDescription(/Joignez le procès-verbal de l'assemblée générale qui a décidé la dissolution/)
  const date = { label: "Date de l'assemblée générale", value: '2026-11-02' }
  await joinIn(page, 'Décision de dissolution', await aPdf(folder, 'proces-verbal.pdf', 'Procès-verbal'), date)
  await expectNoDefect(page)
  await expectSameTree(page, 'annexes')
  const publication = { date: '2026-11-10', journal: ['derni', 'Dernières Nouvelles'] } as const
  await addPublication(page, await aPdf(folder, 'publication.pdf', 'Publication'), publication)
  await next(page)

  await stepTitle(page, 'Étape 4 sur 4 Vérification et envoi').waitFor()
  const read = page.getByRole('region', { name: 'Dissolution', exact: true })
  await expect(beside(read, 'Commentaire sur la liquidation')).toHaveText(commentaire.value)
  await expect(read.getByRole('table', { name: 'Liquidateurs' }).getByRole('row')).toHaveCount(6)
  for (const { fonction, controls } of liquidators) {
    const row = read.getByRole('row').filter({ hasText: fonction }).last()
    for (const { check } of controls) await expect(cell(row, check.under)).toContainText(check.text)
  }
  await expect(page.getByText('Votre requête sera envoyée à : Tribunal judiciaire de Strasbourg.')).toBeVisible()
  await page.getByLabel('Observation pour le tribunal (facultatif)').fill('Merci.')
  await expectNoDefect(page)
  await expectSameTree(page, 'verifiez')
  await page.route('**/api/requete/dissolution/*', (route) => route.abort('connectionreset'), { times: 1 })
  await page.getByRole('button', { name: 'Envoyer la requête' }).click()
  const failed = page.getByRole('alert').filter({ hasText: 'Erreur durant la création de la requête' })
  await expect(failed).toContainText('Erreur de communication.')
  numero = await send(page)
  await expect(page.getByText('La requête a été créée')).toBeVisible()
  await expect(failed).toHaveCount(0)
  await expect(page.getByText('Il vous reste une chose à faire')).toHaveCount(0)
  await expectSameTree(page, 'transmise')
})

test('[ROUTE-32] before the court has decided, the address of each form says why nothing more may be filed, and opens no step; the server refuses it', async ({
  page,
}) => {
  await signIn(page, person, `/association/${association}`)
  const token = await tokenOf(person.email, testPassword)
  const why = new RegExp(`La requête n°\\s${numero} \\(Dissolution\\)`)
  for (const [path, title] of [
    ['modification?etape=association', 'Déclarer une modification'],
    ['dissolution?etape=liquidation', 'Déclarer la dissolution'],
    ['radiation', 'Demander la radiation'],
  ] as const) {
    await page.goto(`${process.env['E2E_URL'] ?? ''}/association/${association}/${path}`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    await expect(main).toContainText("Cette démarche n'est pas possible pour le moment")
    await expect(main).toContainText(why)
    await expect(main.getByRole('button', { name: /Commencer|Suivant|Envoyer/ })).toHaveCount(0)
    await expect(main.getByRole('textbox')).toHaveCount(0)
    await expectNoDefect(page)
  }
  const body = new FormData()
  body.append('association', JSON.stringify(await filedAs(numero)))
  body.append('fichier', new Blob([new Uint8Array(await readFile(await aPdf(folder, 'refuse.pdf', 'PV')))]), 'pv.pdf')
  const answer = await fetch(`${process.env['E2E_URL'] ?? ''}/api/requete/dissolution/${association}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() },
    body,
  })
  expect([answer.status, JSON.stringify(await answer.json())]).toEqual([412, expect.stringMatching(why)])
  await page.getByRole('main').getByRole('link', { name: 'Association chorale de Mittelbruch' }).click()
  await expect(page).toHaveURL(new RegExp(`/association/${association}$`))
})

test('[DISSO-02, X-04, X-33] the stored filing holds the typed values in screen order, and former directors keep the identity of the register', async () => {
  const depot = await filedAs(numero)
  const expected = [...liquidators.flatMap(({ controls }) => controls.map(({ filed }) => filed)), commentaire.filed]
  expect(expected.map(([path]) => [path, at(depot, path)])).toEqual(expected.map(([path, value]) => [path, value]))
  const { physiques, morales, indexMembres } = at(depot, 'liquidationAssociation.liquidateurs') as {
    physiques: { nom: string; uuid: string | null; fonction: string; estFondateur: boolean }[]
    morales: { uuid: string | null; estFondateur: boolean }[]
    indexMembres: { uuid: string | null }[]
  }
  expect(physiques.map(({ nom, uuid, fonction }) => [nom, uuid, fonction])).toEqual([
    ['Mittelbrucher', 'physiques-0', 'Liquidateur'],
    ['Obersand', 'physiques-1', 'Secrétaire'],
    ['Rappolt', null, 'Maître des cloches'],
  ])
  expect([...physiques, ...morales].map(({ estFondateur }) => estFondateur)).toEqual([false, false, false, false, false])
  expect(indexMembres.map(({ uuid }) => uuid)).toEqual(['morales-0', 'physiques-0', 'physiques-1', null, null])
  expect(at(depot, 'version')).toBe(1)
  expect(at(depot, 'commentaire')).toBe('Merci.')
  expect(at(depot, 'association')).toBeNull()
  expect(at(depot, 'documents')).toEqual([
    expect.objectContaining({ type: 'PV_AG', sousType: 'ORDINAIRE', date: '2026-11-02' }),
    expect.objectContaining({
      type: 'EXTRAIT_PUB_JAL',
      sousType: 'PUBDIS',
      date: '2026-11-10',
      journal: expect.objectContaining({ id: expect.any(Number), departement: '67' }),
    }),
  ])
})

test("[STAFF-02] the clerk's file shows the liquidators and the liquidation, and no field that a dissolution does not have", async ({
  page,
}) => {
  await signIn(page, strasbourg, `/greffe/requete/${numero}`, demonstration)
  const main = page.getByRole('main')
  await expect(beside(main, 'Dénomination').first()).toHaveText('Association chorale de Mittelbruch')
  await expect(main.getByRole('region', { name: 'Ce qui change' })).toContainText('Dissoute')
  await expect(beside(main, 'Commentaire')).toHaveText(commentaire.value)
  for (const { fonction, controls } of liquidators) {
    const row = main.getByRole('table', { name: 'Liquidateurs' }).getByRole('row').filter({ hasText: fonction }).last()
    for (const { clerk } of controls) await expect(cell(row, clerk.under)).toContainText(clerk.text)
  }
  await expect(main.getByRole('heading', { name: 'Identité et objet' })).toHaveCount(0)
  await expect(main.getByRole('table', { name: 'Membres de la direction' })).toHaveCount(0)
})
