import { expect, type Locator, type Page } from '@playwright/test'
import { aPdf } from './files.ts'
import { pointer, type Hands } from './hands.ts'

/** The title of the current step: « Étape 2 sur 5 Association », or on a phone the sentence « Étape 2 sur 5 : Association. ». */
export const stepTitle = (page: Page, name: string): Locator =>
  page.getByRole('heading', { level: 2, name: new RegExp(name.replace(/(sur \d) /, '$1(?:\\s:)? ')) })

/** Goes from the advice page to step 1. */
export const openCreation = async (page: Page, hands: Hands = pointer): Promise<void> => {
  await hands.press(page.getByRole('button', { name: 'Commencer' }))
  await stepTitle(page, 'Étape 1 sur 5 Déclarant').waitFor()
}

export const next = (page: Page, hands: Hands = pointer): Promise<void> => hands.press(page.getByRole('button', { name: 'Suivant' }))

/** Types the beginning of a combobox option and chooses it. */
export const chooseOption = (scope: Page | Locator, label: string, typed: string, option: string, hands: Hands = pointer): Promise<void> =>
  hands.choose(scope.getByRole('combobox', { name: label, exact: true }), typed, scope.getByRole('option', { name: option }).first())

/** Fills the declarant's fields that the account does not prefill. */
export const fillDeclarant = async (page: Page, hands: Hands = pointer): Promise<void> => {
  await hands.type(page.getByLabel('Adresse', { exact: true }), '12 rue des Tilleuls imaginaires')
  await hands.type(page.getByLabel('Code postal'), '67000')
  await chooseOption(page, 'Commune', 'stras', 'Strasbourg', hands)
}

/** Fills the required fields of the association, with its seat in Strasbourg. */
export const fillAssociation = async (page: Page, denomination: string, hands: Hands = pointer): Promise<void> => {
  await hands.type(page.getByLabel('Dénomination'), denomination)
  await hands.type(page.getByLabel('Objet'), 'Pratiquer et faire connaître le chant choral.')
  await hands.type(page.getByRole('combobox', { name: 'Représentant légal' }), 'Président')
  await hands.type(page.getByLabel('Adresse du siège'), '3 place du Lavoir imaginaire')
  await chooseOption(page, 'Commune', 'strasb', 'Strasbourg', hands)
  await expect(page.getByLabel('Code postal')).not.toHaveValue('')
}

/** Goes from the advice page to the members' step, filling the two steps before it. */
export const fillToMembres = async (page: Page, denomination: string): Promise<void> => {
  await openCreation(page)
  await fillDeclarant(page)
  await next(page)
  await fillAssociation(page, denomination)
  await next(page)
}

/** Adds a member of the direction, who is also a founder. */
export const addMember = async (page: Page, nom: string, hands: Hands = pointer, fonction = 'Assesseur(e)'): Promise<void> => {
  await hands.press(page.getByRole('button', { name: 'Ajouter un membre de la direction' }))
  const dialog = page.getByRole('dialog', { name: 'Ajouter un membre de la direction' })
  await hands.type(dialog.getByRole('combobox', { name: 'Fonction' }), fonction)
  await hands.type(dialog.getByLabel('Nom', { exact: true }), nom)
  await hands.type(dialog.getByLabel('Prénom'), 'Lucien')
  await hands.type(dialog.getByLabel('Adresse', { exact: true }), '8 rue du Moulin imaginaire')
  await hands.type(dialog.getByLabel('Code postal'), '67000')
  await chooseOption(dialog, 'Commune', 'stras', 'Strasbourg', hands)
  await hands.press(dialog.getByRole('button', { name: 'Sauvegarder', exact: true }))
  await expect(dialog).toBeHidden()
}

/** Adds a founder who is not in the direction. */
export const addFounder = async (page: Page, nom: string, hands: Hands = pointer): Promise<void> => {
  await hands.press(page.getByRole('button', { name: 'Ajouter un membre fondateur' }))
  const dialog = page.getByRole('dialog', { name: 'Ajouter un membre fondateur' })
  await hands.type(dialog.getByLabel('Nom', { exact: true }), nom)
  await hands.type(dialog.getByLabel('Prénom'), 'Irma')
  await hands.press(dialog.getByRole('button', { name: 'Sauvegarder', exact: true }))
  await expect(dialog).toBeHidden()
}

/** Fills every step before the documents. */
export const fillToAnnexes = async (page: Page, denomination: string): Promise<void> => {
  await fillToMembres(page, denomination)
  await addMember(page, 'Obersand')
  for (const nom of ['Kirchweiler', 'Rosenholz', 'Tannacker', 'Wiesenthaler', 'Amtmann', 'Mittelbrucher']) await addFounder(page, nom)
  await next(page)
}

/** The slot of a document in the step. */
export const slot = (page: Page, titre: string): Locator => page.getByRole('group', { name: titre, exact: true })

interface Dated {
  label: string
  value: string
}

/** Adds a document in its slot, with its date if needed. */
export const joinIn = async (page: Page, titre: string, path: string, date?: Dated, hands: Hands = pointer): Promise<void> => {
  const place = slot(page, titre)
  if (date) await hands.type(place.getByLabel(date.label), date.value)
  await hands.attach(place.getByRole('button', { name: /^Choisir un fichier/ }), path)
  await expect(place.getByText(/^Joint(e|s|es)?$/)).toBeVisible()
}

/** Adds a document through the dialog, with its date if its type needs one. */
export const addAnnexe = async (page: Page, type: string, path: string, date?: Dated, hands: Hands = pointer): Promise<void> => {
  await hands.press(page.getByRole('button', { name: 'Ajouter un autre document' }))
  const dialog = page.getByRole('dialog', { name: 'Ajouter une annexe' })
  await hands.select(dialog.getByLabel('Type de document'), type)
  if (date) await hands.type(dialog.getByLabel(date.label), date.value)
  await hands.attach(dialog.getByLabel('Fichier', { exact: true }), path)
  await hands.press(dialog.getByRole('button', { name: 'Ajouter une annexe' }))
  await expect(dialog).toBeHidden()
}

/** Adds the three documents of a creation, each in its slot. */
export const threeAnnexes = async (page: Page, folder: string, hands: Hands = pointer): Promise<void> => {
  await joinIn(page, "Déclaration d'inscription", await aPdf(folder, 'declaration.pdf', "Déclaration d'inscription"), undefined, hands)
  await joinIn(
    page,
    'Statuts signés',
    await aPdf(folder, 'statuts.pdf', 'Statuts'),
    { label: "Date d'adoption", value: '2026-10-10' },
    hands,
  )
  const date = { label: "Date de l'assemblée générale", value: '2026-10-10' }
  const titre = "Procès-verbal de l'assemblée générale constitutive"
  await joinIn(page, titre, await aPdf(folder, 'proces-verbal.pdf', 'Procès-verbal'), date, hands)
}
