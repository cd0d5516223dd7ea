import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { makeVersion } from 'domain/requetes/examples/filings'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { demonstration, strasbourg } from '../support/clerks.ts'
import { association as controlsOf, declarant } from '../support/controls-creation.ts'
import { physique } from '../support/controls-membres.ts'
import { added, changed } from '../support/controls-modification.ts'
import { at, beside, cell } from '../support/controls.ts'
import { addAnnexe, fillDeclarant, joinIn, next, slot, stepTitle } from '../support/creation.ts'
import { forgetDrafts } from '../support/drafts.ts'
import { aPdf } from '../support/files.ts'
import { losesNothing } from '../support/geometry.ts'
import { filedAs, openFromSheet, send } from '../support/filing.ts'
import { anAssociation, changeAssociation } from '../support/make-association.ts'
import { addWhole, fillAll } from '../support/members.ts'
import { aDeclarant, signIn, type Declarant } from '../support/people.ts'
import { test } from '../support/test.ts'

// A modification with every control, from a sheet whose direction includes a text of the paper register.
test.describe.configure({ mode: 'serial' })
let folder: string
let person: Declarant
let association = ''
let autre = ''
let voisine = ''
let numero = ''
const une = makeVersion()
const comite = 'Le comité élu en 1912, selon le registre papier.'
const direction = {
  members: { ...une.members, reprises: [{ uuid: 'reprises-0', description: comite }] },
  indexMembres: [...une.indexMembres, { uuid: 'reprises-0', collection: 'reprises' as const, index: 3 }],
}
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'modification-'))
  person = await aDeclarant(`modification.${Date.now()}@exemple.fr`, 'Odile', 'Mittelbrucher')
  association = await anAssociation(person.email, direction)
  autre = await anAssociation(person.email, direction)
  voisine = await anAssociation(person.email, { informations: { ...une.informations, denomination: `Amicale des ${sonneurs}` } })
})
test.afterAll(() => rm(folder, { recursive: true }))

const sonneurs = `sonneurs renommés ${Date.now()}`
const denomination = `Les ${sonneurs}`
const controls = changed(controlsOf(denomination))
const nextButton = (page: Page) => page.getByRole('button', { name: 'Suivant' })
/** Goes to the association's step, with the declarant filled in. */
const beginOn = async (page: Page, target: string, ...changes: readonly string[]) => {
  await forgetDrafts(person)
  await signIn(page, person, `/association/${target}/modification`)
  for (const name of changes) await page.getByRole('checkbox', { name }).check({ force: true })
  await page.getByRole('button', { name: 'Commencer' }).click()
  await fillDeclarant(page)
  await next(page)
}
const begin = (page: Page, ...changes: readonly string[]) => beginOn(page, autre, ...changes)
/** A part of a step that does not change, folded or not. */
const part = (page: Page, title: string) =>
  page.locator('details').filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) })
const folded = (page: Page) => page.locator('details.folded:not([open])')
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

test('[ROUTE-19, SHEET-07, ASSO-15, FOUND-01, MEMB-06, MEMB-07, MEMB-08, MEMB-12, MEMB-31, MEMB-32, ANNEX-10, ERR-08] the whole modification, from the sheet to the closing screen', async ({
  page,
}) => {
  await openFromSheet(page, person, association, 'Déclarer une modification')
  await expect(page.getByRole('heading', { level: 1, name: 'Déclarer une modification : avant de commencer' })).toBeVisible()
  const question = page.getByRole('group', { name: "Qu'est-ce qui change ?" })
  await expect(question.getByRole('checkbox')).toHaveCount(5)
  await expect(question.getByRole('checkbox', { name: 'Le siège' })).toHaveAccessibleName(/Le dossier est communiqué au préfet\./)
  await question.getByRole('checkbox', { name: 'La direction' }).check({ force: true })
  await question.getByRole('checkbox', { name: 'La dénomination' }).check({ force: true })
  await expectNoDefect(page)
  await expectSameTree(page, 'avant')
  await page.getByRole('button', { name: 'Commencer' }).click()
  await stepTitle(page, 'Étape 1 sur 5 Déclarant').waitFor()
  await fillAll(page, declarant)
  await next(page)

  await stepTitle(page, 'Étape 2 sur 5 Association').waitFor()
  await expect(page.getByLabel('Dénomination')).toHaveValue('Association chorale de Mittelbruch')
  await expect(folded(page)).toHaveCount(7)
  for (const one of (await folded(page).all()).toReversed()) await one.locator('> summary').first().click()
  const type = page.getByRole('group', { name: /^Type d'association/ })
  for (const choice of await type.getByRole('radio').all()) await expect(choice).toBeDisabled()
  await expect(type).toContainText("Le type d'association ne change pas par une modification.")
  const proches = page.getByRole('status').filter({ hasText: 'Des associations voisines portent un nom proche.' })
  await expect(proches).toHaveCount(0)
  await fillAll(page, controls)
  await expect(proches).toContainText(new RegExp(`Strasbourg, n°\\s${voisine}, Inscrite`))
  await expect(proches).toContainText(/\(Code civil local, art\.\s57\)/)
  await expectNoDefect(page)
  await expectSameTree(page, 'association')
  await next(page)

  await stepTitle(page, 'Étape 3 sur 5 Membres').waitFor()
  await expect(page.getByRole('heading', { name: /Membres fondateurs/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Supprimer Lucien Obersand' }).click()
  const undo = page.getByRole('button', { name: 'Annuler la suppression de Lucien Obersand' })
  await expect(undo).toBeFocused()
  await expect(row(page, 'Lucien Obersand')).toContainText('Supprimé')
  await expect(row(page, 'Lucien Obersand').getByRole('button', { name: 'Modifier' })).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Membres de la direction : 3' })).toBeVisible()
  await undo.click()
  await expect(row(page, 'Lucien Obersand')).not.toContainText('Supprimé')
  await page.getByRole('button', { name: 'Supprimer Lucien Obersand' }).click()

  await expect(row(page, comite)).toContainText('Repris du registre papier')
  await expect(row(page, comite).getByRole('button', { name: 'Modifier' })).toHaveCount(0)
  await page.getByRole('button', { name: `Supprimer ${comite}` }).click()
  await expect(row(page, comite)).toContainText('Supprimé')

  await page.getByRole('button', { name: 'Modifier Odile Mittelbrucher' }).click()
  const dialog = page.getByRole('dialog', { name: 'Modifier Odile Mittelbrucher' })
  await expect(dialog.getByRole('tab')).toHaveText(['Personne physique'])
  await expect(dialog).toContainText("Le téléphone et l'adresse courriel connus du tribunal ne sont pas affichés")
  await dialog.getByRole('combobox', { name: 'Fonction' }).fill('Secrétaire')
  await dialog.getByRole('checkbox', { name: "Effacer l'adresse courriel connue du tribunal" }).check({ force: true })
  await expectNoDefect(page)
  await expectSameTree(page, 'membre')
  await dialog.getByRole('button', { name: 'Sauvegarder', exact: true }).click()
  await expect(row(page, 'Odile Mittelbrucher')).toContainText('Modifié')
  // The declarant of the first step.
  await page.getByRole('button', { name: /^C'est moi/ }).click()
  const moi = page.getByRole('dialog', { name: 'Ajouter un membre de la direction' })
  await expect(moi.getByLabel('Prénom')).toHaveValue('Théophile')
  await expect(moi.getByLabel('Adresse', { exact: true })).not.toHaveValue('')
  await expect(moi.getByRole('combobox', { name: 'Commune' })).not.toHaveValue('')
  await page.keyboard.press('Escape')
  await addWhole(page, 'Ajouter un membre de la direction', added)
  await expect(row(page, 'Ludivine Rappolt')).toContainText('Ajouté')
  await page.getByRole('button', { name: 'Descendre Odile Mittelbrucher' }).click()
  await expect(page.getByText('Odile Mittelbrucher est maintenant en position 2 sur 5.')).toBeAttached()
  const renewed = page.getByRole('checkbox', { name: 'La direction est renouvelée sans changement de personnes' })
  await renewed.check({ force: true })
  await expect(nextButton(page)).toHaveAccessibleDescription(/Des membres entrent dans la direction ou la quittent/)
  await expect(nextButton(page)).toHaveAttribute('aria-disabled', 'true')
  await renewed.uncheck({ force: true })
  await expectNoDefect(page)
  await expectSameTree(page, 'membres')
  await next(page)

  await stepTitle(page, 'Étape 4 sur 5 Annexes').waitFor()
  await expect(slot(page, 'Copie de la décision')).toContainText('À joindre')
  await expect(slot(page, 'Statuts modifiés')).toContainText('À joindre')
  await expect(nextButton(page)).toHaveAccessibleDescription(/Joignez la décision qui motive le changement/)
  await joinIn(page, 'Copie de la décision', await aPdf(folder, 'pv.pdf', 'PV'), {
    label: "Date de l'assemblée générale",
    value: '2026-11-02',
  })
  await joinIn(page, 'Statuts modifiés', await aPdf(folder, 'statuts.pdf', 'Statuts'), { label: "Date d'adoption", value: '2026-11-02' })
  await next(page)

  await stepTitle(page, 'Étape 5 sur 5 Vérification et envoi').waitFor()
  const changes = page.getByRole('region', { name: 'Ce qui change' })
  await expect(changes).toContainText(denomination)
  await expect(changes).toContainText('Supprimé : Monsieur Lucien Obersand (Secrétaire)')
  await expect(changes).toContainText('Ajouté : Madame Ludivine Rappolt (Maître des cloches)')
  const step = (name: string) => page.getByRole('region', { name, exact: true })
  for (const { check, rows } of controls) await expect(beside(step('Association'), check.under), rows).toContainText(check.text)
  await expect(step('Membres')).not.toContainText('La direction est renouvelée sans changement de personnes.')
  await expectNoDefect(page)
  await expectSameTree(page, 'verifiez')
  numero = await send(page)
  await expect(page.locator('.notices')).toContainText('La requête a été créée')
  await expectSameTree(page, 'transmise')
})

test('[MEMB-03, MEMB-04, MEMB-05, X-04, X-07] the stored filing holds the typed values; staying members keep their uuid, leaving ones are absent', async ({
  page,
}) => {
  const depot = await filedAs(numero)
  const expected = [...declarant, ...controls, ...added.controls].map(({ filed }) => filed)
  expect(expected.map(([path]) => [path, at(depot, path)])).toEqual(expected.map(([path, value]) => [path, value]))
  expect(at(depot, 'comite.physiques')).toMatchObject([
    // Only the court knows her contacts, and keeps those that are not to be erased.
    { uuid: 'physiques-0', fonction: 'Secrétaire', email: null, telephone: null, coordonneesEffacees: ['email'] },
    { uuid: null, nom: 'Rappolt', estFondateur: false },
  ])
  expect(at(depot, 'comite.reprises')).toEqual([])
  const { indexMembres } = at(depot, 'comite') as { indexMembres: { uuid: string | null }[] }
  expect(indexMembres.map(({ uuid }) => uuid)).toEqual(['morales-0', 'physiques-0', null])
  expect(at(depot, 'fondateurs')).toEqual({ physiques: [], morales: [] })
  expect(at(depot, 'renouvellementComite')).toBe(false)
  expect([at(depot, 'version'), at(depot, 'association.dateStatuts'), at(depot, 'association.dateConstitutive')]).toEqual([
    1,
    '2026-11-02',
    '2026-10-03',
  ])

  await signIn(page, strasbourg, `/greffe/requete/${numero}`, demonstration)
  const main = page.getByRole('main')
  const change = main.getByRole('region', { name: 'Ce qui change' })
  for (const { clerk, rows } of controls) await expect(change, rows).toContainText(clerk.text)
  await expect(change).toContainText('Association chorale de Mittelbruch')
  await expect(change).toContainText('Supprimé : Monsieur Lucien Obersand (Secrétaire)')
  await expect(change).toContainText(`Supprimé : ${comite}`)
  // The clerk sees the email being erased, which the declarant does not see.
  await expect(change).toContainText('odile.mittelbrucher@exemple.fr')
  await expect(change).toContainText('Ordre des membres')
  await expect(change).toContainText('Ajouté : pv.pdf')
  const line = change.getByRole('table', { name: 'Membres ajoutés' }).getByRole('row').filter({ hasText: physique.fonction })
  for (const { clerk } of added.controls) await expect(cell(line, clerk.under)).toContainText(clerk.text)
  await expect(change).not.toContainText('La direction est renouvelée sans changement de personnes.')
  const rest = change.locator('details').filter({ hasText: 'Ce qui ne change pas' })
  await expect(beside(rest, "Type d'association")).toBeHidden()
  await rest.locator('> summary').click()
  await expect(beside(rest, "Type d'association")).toHaveText('Loi 1908')
  await main.getByRole('button', { name: /^Dénomination distincte/ }).click()
  await expect(main.getByRole('region', { name: /^Vérifications/ })).toContainText(voisine)
  await expectNoDefect(page)
  await change.getByRole('link', { name: "Relire la requête telle qu'elle a été déposée" }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Dépôt de la requête n° ${numero}` })).toBeVisible()
})

test('[MEMB-16, MEMB-37] each refusal is shown on its step: no member left, a seat of another court, no change @proof', async ({
  page,
}) => {
  await begin(page)
  await stepTitle(page, 'Étape 2 sur 5 Association').waitFor()
  await page.getByLabel('Code postal').fill('68000')
  const commune = page.getByRole('combobox', { name: 'Commune', exact: true })
  await commune.fill('Colmar')
  await page.getByRole('option', { name: 'Colmar' }).first().click()
  await next(page)
  await expect(commune).toHaveAccessibleDescription(
    /le transfert d'une association vers un autre tribunal se demande sur papier, au greffe/,
  )
  await page.getByLabel('Code postal').fill('67000')
  await commune.fill('Strasbourg')
  await page.getByRole('option', { name: 'Strasbourg' }).first().click()
  await next(page)
  await stepTitle(page, 'Étape 3 sur 5 Membres').waitFor()
  for (const name of ['Odile Mittelbrucher', 'Amis des orgues de Mittelbruch', 'Lucien Obersand', comite])
    await page.getByRole('button', { name: `Supprimer ${name}` }).click()
  await expect(nextButton(page)).toHaveAccessibleDescription(/Indiquez au moins un membre de la direction\./)
  for (const name of ['Odile Mittelbrucher', 'Amis des orgues de Mittelbruch', 'Lucien Obersand', comite])
    await page.getByRole('button', { name: `Annuler la suppression de ${name}` }).click()
  await next(page)
  await addAnnexe(page, 'Pièce jointe', await aPdf(folder, 'autre.pdf', 'Autre'))
  await next(page)
  await stepTitle(page, 'Étape 5 sur 5 Vérification et envoi').waitFor()
  await expect(page.getByRole('main')).toContainText(
    /Rien ne change\s: modifiez une information .* \(Code civil local, art\.\s67 et 71\)\./,
  )
  const present = page.getByRole('region', { name: 'Présent dans votre dossier' })
  await expect(present).toContainText(/Document qui justifie le changement \(Code civil local, art\.\s67 et 71\)/)
  await expect(present).not.toContainText('Changement à inscrire')
  await expect(page.getByRole('region', { name: 'Ce qui change' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Envoyer la requête' })).toHaveAttribute('aria-disabled', 'true')
})

test('a new name may be sent without its statutes: the last step warns that the court may ask for them, and leads to their step', async ({
  page,
}) => {
  await begin(page)
  await page.getByLabel('Dénomination').fill('Les choristes sans statuts')
  await next(page)
  await next(page)
  await addAnnexe(page, 'Pièce jointe', await aPdf(folder, 'decision.pdf', 'Décision'))
  await next(page)
  await stepTitle(page, 'Étape 5 sur 5 Vérification et envoi').waitFor()
  await expect(page.getByText('Rien ne manque.')).toHaveCount(0)
  await expect(page.getByText(/^La requête peut être envoyée/)).toBeVisible()
  await expect(page.getByText(/À compléter si vous le pouvez\s: le tribunal pourra vous le demander$/)).toBeVisible()
  await expect(page.getByText(/^Statuts modifiés\s: à joindre \(Code civil local, art\.\s71\)\.$/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Présent dans votre dossier' })).toContainText('Changement à inscrire')
  const court = page.getByRole('region', { name: 'Ce que le tribunal examinera' })
  await expect(court).toContainText(/se distingue nettement .* \(Code civil local, art\.\s57 et 71\)/)
  await expectNoDefect(page)
  await page
    .getByRole('button', { name: /^Corriger\s: Annexes$/ })
    .first()
    .click()
  await expect(stepTitle(page, 'Étape 4 sur 5 Annexes')).toBeFocused()
})

test('[MEMB-20, MEMB-37] a second president asks a question, is kept once confirmed and named again before sending; the unchanged direction is then renewed @proof', async ({
  page,
}) => {
  await beginOn(page, await anAssociation(person.email, direction), 'La direction')
  await next(page)
  await stepTitle(page, 'Étape 3 sur 5 Membres').waitFor()
  await page.getByRole('button', { name: 'Modifier Lucien Obersand' }).click()
  const dialog = page.getByRole('dialog', { name: 'Modifier Lucien Obersand' })
  await dialog.getByRole('combobox', { name: 'Fonction' }).fill('Président')
  await dialog.getByRole('button', { name: 'Sauvegarder', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Deux fois la même fonction' })
  await expect(question).toContainText(/^.*Odile Mittelbrucher a déjà la fonction «\s*Président\s*»\. .* Lucien Obersand/s)
  await expectNoDefect(page)
  await question.getByRole('button', { name: 'Non, revenir à la saisie' }).click()
  await expect(question).toBeHidden()
  await expect(dialog.getByRole('combobox', { name: 'Fonction' })).toHaveValue('Président')
  await dialog.getByRole('button', { name: 'Sauvegarder', exact: true }).click()
  await question.getByRole('button', { name: 'Oui, les deux ont cette fonction' }).click()
  await expect(dialog).toBeHidden()
  await expect(row(page, 'Lucien Obersand')).toContainText('Président')
  await page.getByRole('checkbox', { name: 'La direction est renouvelée sans changement de personnes' }).check({ force: true })
  await next(page)
  await addAnnexe(page, 'Pièce jointe', await aPdf(folder, 'renouvellement.pdf', 'Renouvellement'))
  await next(page)
  const members = page.getByRole('region', { name: 'Membres', exact: true })
  await expect(members).toContainText('La direction est renouvelée sans changement de personnes.')
  await expect(members).toContainText(
    /2 membres ont la fonction «\s*Président\(e\)\s*»\s: Odile Mittelbrucher, Lucien Obersand\. Vérifiez que c'est exact\./,
  )
  await send(page)
})

test('sections without a declared change are folded with a summary, and open on request, on an error or on a change', async ({ page }) => {
  await begin(page, 'Le siège')
  await stepTitle(page, 'Étape 2 sur 5 Association').waitFor()
  await expect(page.getByText('Seul ce que vous avez annoncé changer est déplié.')).toBeVisible()
  await expect(page.getByLabel('Adresse du siège')).toBeVisible()
  await expect(folded(page)).toHaveCount(7)
  const identite = part(page, 'Identité')
  await expect(identite.locator('> summary')).toContainText('Association chorale de Mittelbruch')
  await expect(page.getByLabel('Dénomination')).toBeHidden()
  await expectNoDefect(page)
  await losesNothing(page)
  await identite.locator('> summary').focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Dénomination')).toBeFocused()
  await page.getByLabel('Dénomination').fill('')
  await identite.locator('> summary').click()
  await expect(page.getByLabel('Dénomination')).toBeHidden()
  await page.getByRole('button', { name: 'Suivant' }).click()
  await expect(page.getByLabel('Dénomination')).toBeFocused()
  await expect(page.getByLabel('Dénomination')).toHaveAccessibleDescription('le champ est obligatoire')
  await identite.locator('> summary').click()
  await page.getByRole('link', { name: /^Dénomination/ }).click()
  await expect(page.getByLabel('Dénomination')).toBeFocused()
  await page.getByLabel('Dénomination').fill('Les choristes du Ried')
  await expectNoDefect(page)
  await next(page)

  await stepTitle(page, 'Étape 3 sur 5 Membres').waitFor()
  const members = part(page, 'Direction')
  await expect(members.locator('> summary')).toContainText(/4 membres\s: .*Odile Mittelbrucher/)
  await expect(page.getByRole('button', { name: 'Ajouter un membre de la direction' })).toBeHidden()
  await expectNoDefect(page)
  await losesNothing(page)
  await members.locator('> summary').click()
  await page.getByRole('button', { name: 'Supprimer Lucien Obersand' }).click()
  await page.getByRole('button', { name: 'Précédent' }).click()
  // A changed section is not folded again.
  await expect(page.getByLabel('Dénomination')).toHaveValue('Les choristes du Ried')
  await expect(folded(page)).toHaveCount(6)
  await next(page)
  await expect(row(page, 'Lucien Obersand')).toContainText('Supprimé')
})

test('[MEMB-09, MEMB-11, SRV-28] when the register changes while the form is open, nothing typed is lost, double changes are asked, and the rest follows @proof', async ({
  page,
}) => {
  await begin(page)
  await page.getByLabel('Dénomination').fill('Les choristes du Ried')
  await next(page)
  await page.getByRole('button', { name: 'Supprimer Lucien Obersand' }).click()
  await page.getByRole('button', { name: 'Descendre Odile Mittelbrucher' }).click()
  await next(page)
  await addAnnexe(page, 'Pièce jointe', await aPdf(folder, 'conflit.pdf', 'Conflit'))
  await next(page)
  await changeAssociation(autre, (version) => ({
    ...version,
    informations: { ...version.informations, denomination: 'Chorale rectifiée', objet: 'Chanter, et danser.' },
    indexMembres: version.indexMembres.toReversed().map((rang, index) => ({ ...rang, index })),
    members: {
      ...version.members,
      physiques: version.members.physiques.map((membre) => (membre.nom === 'Obersand' ? { ...membre, fonction: 'Assesseur(e)' } : membre)),
    },
  }))
  await page.getByRole('button', { name: 'Envoyer la requête' }).click()
  await expect(page.getByRole('main')).toContainText("L'association a changé au registre depuis l'ouverture de ce formulaire.")
  await page.getByRole('button', { name: 'Reprendre la version à jour' }).click()
  await expect(page.getByRole('main')).toContainText(
    /Cette information a changé au registre le \d\d\/\d\d\/\d{4}, après l'ouverture de votre formulaire\./,
  )
  // The step of the first choice to make is shown.
  await stepTitle(page, 'Étape 2 sur 5 Association').waitFor()
  await expect(page.getByLabel('Objet')).toHaveValue('Chanter, et danser.')
  await expect(page.getByLabel('Dénomination')).toHaveValue('Les choristes du Ried')
  await expect(page.getByRole('button', { name: 'Garder ma valeur : Les choristes du Ried' })).toBeVisible()
  await expectNoDefect(page)
  await page.getByRole('button', { name: 'Reprendre celle du registre : Chorale rectifiée' }).click()
  await expect(page.getByLabel('Dénomination')).toHaveValue('Chorale rectifiée')
  await expect(page.getByRole('heading', { name: 'Toutes les informations changées des deux côtés sont choisies.' })).toBeFocused()
  await next(page)
  await stepTitle(page, 'Étape 3 sur 5 Membres').waitFor()
  await expect(row(page, 'Lucien Obersand')).toContainText('En conflit')
  await expect(nextButton(page)).toHaveAttribute('aria-disabled', 'true')
  await expectNoDefect(page)
  const ordre = page.getByRole('region', { name: 'Ordre des membres changé des deux côtés' })
  await expect(ordre).toContainText(
    /L'ordre des membres a changé au registre le \d\d\/\d\d\/\d{4}, après l'ouverture de votre formulaire\./,
  )
  await expect(ordre.getByRole('button', { name: /^Garder ma valeur\s: 1\. .+, 2\. Odile Mittelbrucher/ })).toBeVisible()
  await ordre.getByRole('button', { name: `Reprendre celle du registre : 1. ${comite}, 2. ` }).click()
  await expect(page.getByRole('heading', { name: "L'ordre des membres est choisi." })).toBeFocused()
  await expect(
    page
      .getByRole('region', { name: /^Membres de la direction/ })
      .getByRole('listitem')
      .first(),
  ).toContainText(comite)
  await expect(nextButton(page)).toHaveAttribute('aria-disabled', 'true')
  await row(page, 'Lucien Obersand').getByRole('button', { name: 'Garder ma valeur : quitte la direction' }).click()
  await expect(row(page, 'Lucien Obersand')).toContainText('Supprimé')
  await next(page)
  await next(page)
  const changes = page.getByRole('region', { name: 'Ce qui change' })
  await expect(changes).toContainText('Supprimé : Monsieur Lucien Obersand (Assesseur(e))')
  await expect(changes).not.toContainText('Chorale rectifiée')
  await expect(changes).not.toContainText('Ordre des membres')
  await send(page)
})
