import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { addJours, formatJour, jourDeParis } from 'domain/core/jour'
import { delaiFin } from 'domain/requetes/delais/delais'
import { makeVersion } from 'domain/requetes/examples/filings'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { aClerk } from '../support/clerks.ts'
import { fillDeclarant, joinIn, next, stepTitle } from '../support/creation.ts'
import { aPdf } from '../support/files.ts'
import { filedAs } from '../support/filing.ts'
import { courtPage, tab } from '../support/greffe-association.ts'
import { anAssociation } from '../support/make-association.ts'
import { aDeclarant, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'

const aujourdhui = jourDeParis(new Date())
let folder: string
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'papier-'))
})
test.afterAll(() => rm(folder, { recursive: true }))

test('[STAFF-15] [REQ-17] a clerk records a modification filed on paper, and finds it in the queue with its receipt due from the day of reception @proof', async ({
  page,
}) => {
  const person = await aDeclarant(`papier.${Date.now()}@exemple.fr`)
  const numero = await anAssociation(person.email)
  const greffier = await aClerk('TJ-STRASBOURG', 'Agathe', 'Guichet')
  await page.setViewportSize({ width: 1366, height: 620 })
  await signIn(page, greffier, courtPage(numero, 'guichet'))
  await expect(tab(page, 'Dépôt papier')).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText(/La radiation ne peut être demandée qu'après la dissolution/)).toBeVisible()
  await expectNoDefect(page)
  await expectSameTree(page, 'guichet', page.getByRole('tabpanel'))
  await page.getByRole('link', { name: 'Modification reçue sur papier' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dépôt papier : modification, avant de commencer' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'La dénomination' }).check({ force: true })
  await expectNoDefect(page)
  await expectSameTree(page, 'avant')
  await page.getByRole('button', { name: 'Commencer' }).click()

  await stepTitle(page, 'Étape 1 sur 5 Déclarant').waitFor()
  const recueLe = page.getByLabel('Dossier reçu au greffe le')
  // The declarant's fields are not prefilled from the clerk's account.
  await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('')
  await recueLe.fill(addJours(aujourdhui, 1))
  await page.getByRole('button', { name: 'Suivant' }).click()
  await expect(recueLe).toHaveAccessibleDescription(/La date ne peut être postérieure à la date du jour/)
  const jour = addJours(aujourdhui, -2)
  await recueLe.fill(jour)
  await page.getByLabel('Nom', { exact: true }).fill('Schmitt')
  await page.getByLabel('Prénom').fill('Odile')
  await fillDeclarant(page)
  await expectNoDefect(page)
  await expectSameTree(page, 'declarant')
  await next(page)

  const nom = `Chorale du papier ${Date.now()}`
  await stepTitle(page, 'Étape 2 sur 5 Association').waitFor()
  await page.getByLabel('Dénomination').fill(nom)
  await next(page)
  await stepTitle(page, 'Étape 3 sur 5 Membres').waitFor()
  await next(page)
  await stepTitle(page, 'Étape 4 sur 5 Annexes').waitFor()
  await joinIn(page, 'Copie de la décision', await aPdf(folder, 'decision.pdf', 'Décision numérisée'), {
    label: "Date de l'assemblée générale",
    value: jour,
  })
  await joinIn(page, 'Statuts modifiés', await aPdf(folder, 'statuts.pdf', 'Statuts numérisés'), { label: "Date d'adoption", value: jour })
  await next(page)
  await stepTitle(page, 'Étape 5 sur 5 Vérification et enregistrement').waitFor()
  await expect(page.getByRole('region', { name: 'Déclarant' })).toContainText(formatJour(jour))
  await expect(page.getByText('Cette requête sera enregistrée au greffe : Tribunal judiciaire de Strasbourg.')).toBeVisible()
  await expectNoDefect(page)
  await page.getByRole('button', { name: 'Enregistrer le dépôt' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Le dépôt papier est enregistré' })).toBeVisible()
  const requete = /R\d{8}/.exec((await page.getByText(/^Requête n°/).textContent()) ?? '')?.[0] ?? ''
  await expectNoDefect(page)
  await expectSameTree(page, 'enregistre')
  await page.getByRole('link', { name: 'Ouvrir le dossier de la requête' }).click()
  await expect(page.getByText('Dépôt papier', { exact: true })).toBeVisible()
  await expect(page.getByText('Dépôt papier, enregistré par le greffe').first()).toBeAttached()
  await signIn(page, greffier, `/greffe?recherche=${requete}`)
  const ligne = page.getByRole('row').filter({ hasText: requete })
  await expect(ligne).toContainText(formatJour(delaiFin('RECEPISSE', jour).le))
  await expect(page.getByRole('link', { name: 'Enregistrer un dépôt papier' })).toBeVisible()

  // An attached person follows it, without the icon of an online filing.
  await signIn(page, person, '/requete/toutes')
  await expect(ligne).toContainText('Déposée au greffe')
  await expect(ligne.locator('svg[data-icon="web"]')).toHaveCount(0)
})

test('[STAFF-15] a clerk records a dissolution, then a radiation, filed on paper, on the same forms @proof', async ({ page }) => {
  const person = await aDeclarant(`papier.${Date.now()}@exemple.fr`)
  const greffier = await aClerk('TJ-STRASBOURG', 'Agathe', 'Guichet')
  const jour = addJours(aujourdhui, -2)
  const begin = async (numero: string, entry: string, title: string) => {
    await signIn(page, greffier, courtPage(numero, 'guichet'))
    await page.getByRole('link', { name: entry }).click()
    await expect(page.getByRole('heading', { level: 1, name: `${title}, avant de commencer` })).toBeVisible()
    await expectNoDefect(page)
    await page.getByRole('button', { name: 'Commencer' }).click()
    await stepTitle(page, 'Étape 1 sur 4 Déclarant').waitFor()
    await page.getByLabel('Dossier reçu au greffe le').fill(jour)
    await page.getByLabel('Nom', { exact: true }).fill('Schmitt')
    await page.getByLabel('Prénom').fill('Odile')
    await fillDeclarant(page)
    await next(page)
  }
  const record = async () => {
    await stepTitle(page, 'Étape 4 sur 4 Vérification et enregistrement').waitFor()
    await page.getByRole('button', { name: 'Enregistrer le dépôt' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Le dépôt papier est enregistré' })).toBeVisible()
    return /R\d{8}/.exec((await page.getByText(/^Requête n°/).textContent()) ?? '')?.[0] ?? ''
  }

  const vivante = await anAssociation(person.email)
  await begin(vivante, 'Dissolution reçue sur papier', 'Dépôt papier : dissolution')
  await stepTitle(page, 'Étape 2 sur 4 Dissolution').waitFor()
  // The clerk has no « C'est moi » button among the liquidators.
  await expect(page.getByRole('button', { name: /^C'est moi/ })).toHaveCount(0)
  await page.getByLabel('Commentaire sur la liquidation').fill('Aucun bien.')
  await next(page)
  await stepTitle(page, 'Étape 3 sur 4 Annexes').waitFor()
  const assembly = { label: "Date de l'assemblée générale", value: jour }
  await joinIn(page, 'Décision de dissolution', await aPdf(folder, 'dissolution.pdf', 'Décision'), assembly)
  await next(page)
  expect(await filedAs(await record())).toMatchObject({
    declarant: { nom: 'Schmitt' },
    liquidationAssociation: { commentaireLiquidation: 'Aucun bien.' },
  })

  const informations = { ...makeVersion().informations, dateDissolution: '2025-05-05' }
  const dissoute = await anAssociation(person.email, { etatAssociation: 'DISSOUTE', informations })
  await begin(dissoute, 'Radiation reçue sur papier', 'Dépôt papier : radiation')
  await stepTitle(page, 'Étape 2 sur 4 Radiation').waitFor()
  await page.getByRole('checkbox', { name: /quitus/ }).check({ force: true })
  await next(page)
  await stepTitle(page, 'Étape 3 sur 4 Annexes').waitFor()
  await next(page)
  expect(await filedAs(await record())).toMatchObject({ declarant: { nom: 'Schmitt' }, radiationAssociation: {} })

  // An association of another court is unknown here.
  await signIn(page, await aClerk('TJ-COLMAR', 'Yvon', 'Voisin'), `/greffe/association/${vivante}/dissolution`)
  await expect(page.getByText(vivante)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Commencer' })).toHaveCount(0)
})
