import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { tokenOf } from '../support/api.ts'
import { demonstration, strasbourg } from '../support/clerks.ts'
import { ficheOf } from '../support/fiches.ts'
import { aPdf } from '../support/files.ts'
import { aPaperAssociation, button, courtPage } from '../support/greffe-association.ts'
import { signIn } from '../support/people.ts'
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
/** Adds what is in the form; answers the documents of the register. */
const add = async (page: Page, numero: string, nom: string) => {
  await page.getByLabel('Fichier', { exact: true }).setInputFiles(await aPdf(folder, nom, nom))
  await button(page, 'Ajouter au registre').click()
  await expect(page.getByRole('listitem').filter({ hasText: nom })).toBeVisible()
  return (await ficheOf(clerk, numero)).association.documents
}

test('[ANNEX-15, ANNEX-16, ANNEX-17, ANNEX-18, ANNEX-21] the subtype shown is the one sent: the default of the type, whichever type was chosen before', async ({
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
  // Another type, then this one again: its choice begins anew, without the old refusal.
  await type(page).selectOption({ label: "Procès-verbal d'assemblée générale" })
  await expect(sousType(page)).not.toHaveAttribute('aria-invalid')
})

test('[ANNEX-30, ANNEX-31, ANNEX-32, ANNEX-33] the newspapers are those of the seat, except for a merger; the chosen row is the one sent', async ({
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
  // No longer a merger: the newspaper of another département leaves.
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
