import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { makeVersion } from 'domain/requetes/examples/filings'
import { fileRadiation, tokenOf } from '../support/api.ts'
import { demonstration, strasbourg } from '../support/clerks.ts'
import { fillDeclarant, next, slot, stepTitle } from '../support/creation.ts'
import { actOn, inDays, replyPath } from '../support/demands.ts'
import { ficheOf } from '../support/fiches.ts'
import { aPdf } from '../support/files.ts'
import { aPaperAssociation, button, courtPage } from '../support/greffe-association.ts'
import { anAssociation } from '../support/make-association.ts'
import { aDeclarant, testPassword, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'

let folder: string
let clerk: string
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'types-'))
  clerk = await tokenOf(strasbourg.email, demonstration)
})
test.afterAll(() => rm(folder, { recursive: true }))

const type = (page: Page) => page.getByLabel('Type de document')
const sousType = (page: Page) => page.getByLabel('Sous-type')
const shown = (page: Page) => sousType(page).locator('option:checked')
const journal = (page: Page) => page.getByRole('combobox', { name: "Journal d'annonces légales" })
const extrait = "Extrait de publication dans un journal d'annonces légales"

const open = async (page: Page, denomination: string): Promise<string> => {
  const numero = await aPaperAssociation(clerk, denomination)
  await signIn(page, strasbourg, courtPage(numero, 'documents'), demonstration)
  return numero
}
/** Submits the form, and returns the register's documents. */
const add = async (page: Page, numero: string, nom: string) => {
  await page.getByLabel('Fichier', { exact: true }).setInputFiles(await aPdf(folder, nom, nom))
  await button(page, 'Ajouter au registre').click()
  await expect(page.getByRole('listitem').filter({ hasText: nom })).toBeVisible()
  return (await ficheOf(clerk, numero)).association.documents
}

test('[ANNEX-15, ANNEX-16, ANNEX-17, ANNEX-18, ANNEX-21] the subtype shown is the one sent: the default of the type, whichever type was chosen before @proof', async ({
  page,
}) => {
  const numero = await open(page, 'Cercle des nuances')
  const defaults = [
    ["Procès-verbal d'assemblée générale", 'Ordinaire'],
    ['Décision judiciaire ou administrative', 'Administrative'],
    [extrait, 'Publication de la création'],
    ["Déclaration d'inscription", 'Création'],
  ] as const
  for (const [chosen, expected] of [...defaults, ...defaults.toReversed()]) {
    await type(page).selectOption({ label: chosen })
    await expect(shown(page)).toHaveText(expected)
  }
  await type(page).selectOption({ label: 'Statuts' })
  await expect(sousType(page)).toHaveCount(0)

  await type(page).selectOption({ label: "Procès-verbal d'assemblée générale" })
  await type(page).selectOption({ label: 'Décision judiciaire ou administrative' })
  expect(await add(page, numero, 'decision.pdf')).toMatchObject([{ type: 'DECISION_JUDICIAIRE', sousType: 'ADMIN' }])

  await type(page).selectOption({ label: extrait })
  await sousType(page).selectOption({ label: 'Choisir dans la liste' })
  await button(page, 'Ajouter au registre').click()
  await expect(sousType(page)).toHaveAccessibleDescription('le champ est obligatoire')
  // Changing the type and back resets the subtype, without the old error.
  await type(page).selectOption({ label: "Procès-verbal d'assemblée générale" })
  await expect(sousType(page)).not.toHaveAttribute('aria-invalid')
})

test('[ANNEX-30, ANNEX-31, ANNEX-32, ANNEX-33] the newspapers are those of the seat, except for a merger; the chosen row is the one sent @proof', async ({
  page,
}) => {
  const numero = await open(page, 'Cercle de la presse')
  const offered = page.getByRole('listbox').getByRole('option')
  await type(page).selectOption({ label: extrait })
  await journal(page).click()
  await expect(offered).toHaveCount(6)
  await expect(offered.filter({ hasText: 'La Semaine' })).toHaveCount(0)
  await journal(page).fill("L'Als")
  await expect(offered).toHaveText(["L'Alsace 67"])

  await sousType(page).selectOption({ label: 'Publication de la fusion' })
  await journal(page).fill("L'Als")
  await expect(offered).toHaveText(["L'Alsace 67", "L'Alsace 68"])
  await offered.filter({ hasText: "L'Alsace 68" }).click()
  await expect(journal(page)).toHaveValue("L'Alsace")
  // It is no longer a merger: the newspaper of another département is cleared.
  await sousType(page).selectOption({ label: 'Publication de la dissolution' })
  await expect(journal(page)).toHaveValue('')
  await sousType(page).selectOption({ label: 'Publication de la fusion' })
  await journal(page).fill("L'Als")
  await offered.filter({ hasText: "L'Alsace 68" }).click()
  await page.getByLabel('Date de publication').fill('2026-10-03')
  expect(await add(page, numero, 'fusion.pdf')).toMatchObject([
    { sousType: 'PUBFUS', journal: { id: 12, libelle: "L'Alsace", departement: '68' } },
  ])

  await type(page).selectOption({ label: 'Justificatif de paiement de la publication' })
  await journal(page).fill('La Gazette du quai')
  await page.getByLabel('Date de paiement').fill('2026-10-03')
  const [, libre] = await add(page, numero, 'paiement.pdf')
  expect(libre?.journal).toEqual({ id: -1, libelle: 'La Gazette du quai', departement: null })
})

test('[ANNEX-34] the postal code of the seat decides which newspapers are offered, in a filing and in the reply to a demande', async ({
  page,
}) => {
  const person = await aDeclarant(`presse.${crypto.randomUUID()}@exemple.fr`, 'Odile', 'Mittelbrucher')
  const { informations } = makeVersion()
  const association = await anAssociation(person.email, {
    etatAssociation: 'DISSOUTE',
    informations: { ...informations, dateDissolution: '2025-05-05', adresse: { ...informations.adresse, codePostal: '68000' } },
  })
  const offered = page.getByRole('listbox').getByRole('option')
  const ofTheSeat = Array.from({ length: 6 }, () => /68$/)
  await signIn(page, person, `/association/${association}/radiation`)
  await button(page, 'Commencer').click()
  await fillDeclarant(page)
  await next(page)
  await page.getByRole('checkbox', { name: /le quitus a été donné/ }).check({ force: true })
  await next(page)
  await stepTitle(page, 'Étape 3 sur 4 Annexes').waitFor()
  await slot(page, 'Publication de la dissolution').getByRole('combobox', { name: "Journal d'annonces légales" }).click()
  await expect(offered).toHaveText(ofTheSeat)

  const numero = await fileRadiation(await tokenOf(person.email, testPassword), association)
  await actOn(numero, 'prise-en-charge')
  const points = [{ type: 'EXTRAIT_PUB_JAL', precisions: null }]
  await actOn(numero, 'demande-pieces', { points, observation: null, dateRetour: inDays(20) })
  await page.goto(`${process.env['E2E_URL'] ?? ''}${await replyPath(person, numero)}?auth=true`)
  await page.getByRole('button', { name: /^Ajouter un document/ }).click()
  await journal(page).click()
  await expect(offered).toHaveText(ofTheSeat)
})
