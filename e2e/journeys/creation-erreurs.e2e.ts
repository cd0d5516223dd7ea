import { expect, type Page } from '@playwright/test'
import { addMember, chooseOption, fillAssociation, fillDeclarant, next, openCreation, stepTitle } from '../support/creation.ts'
import { apart, test } from '../support/kept-context.ts'
import { aDeclarant, signIn, type Declarant } from '../support/people.ts'

const obligatoire = 'le champ est obligatoire'
let declarant: Declarant
test.beforeAll(async () => {
  declarant = await aDeclarant(`anne.${Date.now()}@exemple.fr`, 'Anne', 'Weber')
})

test.beforeEach(async ({ page }) => {
  await signIn(page, declarant, '/creation')
})

const toAssociation = async (page: Page) => {
  await openCreation(page)
  await fillDeclarant(page)
  await next(page)
  await stepTitle(page, 'Étape 2 sur 5 Association').waitFor()
}
const toMembres = async (page: Page) => {
  await toAssociation(page)
  await fillAssociation(page, 'Association des essais')
  await next(page)
  await stepTitle(page, 'Étape 3 sur 5 Membres').waitFor()
}

test('the advice page gives what to prepare, the limits, what follows and the paper way', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Créer une association : avant de commencer' })).toBeVisible()
  const advice = page.getByRole('main')
  for (const text of [
    'au moins 7 membres',
    'Au plus 3,00 Mo par fichier et 30,00 Mo au total.',
    '6 semaines pour',
    'sur papier au greffe',
  ]) {
    await expect(advice).toContainText(text)
  }
})

test('[DECL-11] [DECL-12] [FORM-02] [ERR-04] [FORM-16] the account prefills the declarant, and an incomplete step cannot be left', async ({
  page,
}) => {
  await openCreation(page)
  await expect(page.getByText('Veuillez saisir les informations relatives au déclarant')).toBeVisible()
  await expect(page.getByLabel('Nom', { exact: true })).toHaveValue('Weber')
  await expect(page.getByLabel('Prénom')).toHaveValue('Anne')
  await expect(page.getByLabel('Madame')).toBeChecked()
  await expect(page.getByLabel('Adresse courriel (facultatif)')).toHaveValue(declarant.email)
  await expect(page).toHaveTitle('Étape 1 sur 5 : Déclarant – Créer une association – Registre des associations')
  await next(page)
  const adresse = page.getByLabel('Adresse', { exact: true })
  await expect(adresse).toBeFocused()
  await expect(adresse).toHaveAccessibleDescription(obligatoire)
  await expect(page.getByText('Veuillez vérifier votre saisie. Les erreurs sont indiquées en rouge.')).toBeVisible()
  await expect(page).toHaveTitle(/^Erreur – Étape 1 sur 5/)
  await page.getByRole('link', { name: `Commune : ${obligatoire}` }).click()
  await expect(page.getByRole('combobox', { name: 'Commune' })).toBeFocused()
  await adresse.fill('12 rue des Tilleuls')
  await expect(adresse).not.toHaveAttribute('aria-invalid')
})

test('[FORM-01] [FORM-02] a reached step opens again with its values, and going forward validates every step on the way @proof', async ({
  page,
}) => {
  await toMembres(page)
  const steps = page.getByRole('navigation', { name: 'Étapes' })
  await expect(steps.getByRole('button', { name: 'Annexes' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Précédent' }).click()
  await expect(stepTitle(page, 'Étape 2 sur 5 Association')).toBeFocused()
  await expect(page.getByLabel('Dénomination')).toHaveValue('Association des essais')
  await expect(page.getByRole('combobox', { name: 'Commune' })).toHaveValue('Strasbourg')
  await steps.getByRole('button', { name: 'Déclarant' }).click()
  await page.getByLabel('Prénom').fill('')
  await steps.getByRole('button', { name: 'Membres' }).click()
  await expect(stepTitle(page, 'Étape 1 sur 5 Déclarant')).toBeVisible()
  await expect(page.getByLabel('Prénom')).toBeFocused()
  await expect(steps.getByRole('listitem').first()).toContainText('à corriger')
  await page.getByLabel('Prénom').fill('Anne')
  await steps.getByRole('button', { name: 'Membres' }).click()
  await expect(stepTitle(page, 'Étape 3 sur 5 Membres')).toBeFocused()
})

test('[REF-01] [REF-02] commune and postal code filter and fill each other, and decide the court', async ({ page }) => {
  await toAssociation(page)
  const commune = page.getByRole('combobox', { name: 'Commune' })
  const code = page.getByLabel('Code postal')
  await code.fill('68800')
  await commune.click()
  await expect(page.getByRole('option', { name: /^Thann/ })).toBeVisible()
  await expect(page.getByRole('option', { name: 'Strasbourg' })).toHaveCount(0)
  await page.getByRole('option', { name: /^Thann/ }).click()
  await expect(page.getByText('Tribunal compétent : Tribunal de proximité de Thann')).toBeVisible()
  await code.fill('')
  await chooseOption(page, 'Commune', 'colm', 'Colmar')
  await expect(code).toHaveValue('68000')
  await expect(page.getByText('Tribunal compétent : Tribunal judiciaire de Colmar')).toBeVisible()
  // Choosing another commune changes the postal code. A delegated commune takes that of its current commune.
  await chooseOption(page, 'Commune', 'kientz', 'Kaysersberg Vignoble (Kientzheim)')
  await expect(code).toHaveValue('68240')
  await expect(commune).toHaveValue('Kaysersberg Vignoble (Kientzheim)')
  await chooseOption(page, 'Commune', 'geispolsheim-gare', 'Geispolsheim')
  await expect(code).toHaveValue('67118')
  await expect(page.getByText("Tribunal compétent : Tribunal de proximité d'Illkirch-Graffenstaden")).toBeVisible()
  await code.fill('67 070')
  await chooseOption(page, 'Commune', 'strasbourg ced', 'Strasbourg')
  await expect(code).toHaveValue('67 070')

  await page.getByLabel('Dénomination').fill('Association des essais')
  await page.getByLabel('Objet').fill('Essayer.')
  await page.getByRole('combobox', { name: 'Représentant légal' }).fill('Comité')
  await page.getByLabel('Adresse du siège').fill('1 rue imaginaire')
  await commune.fill('Kehl am Rhein')
  await next(page)
  await expect(commune).toHaveAccessibleDescription(/La commune du siège n'est pas dans la liste/)
})

test('[ASSO-27] a duration is a whole number above zero @proof', async ({ page }) => {
  await toAssociation(page)
  const duree = page.getByLabel('Durée de validité (facultatif)')
  for (const wrong of ['0', '-2', '1,5', 'dix']) {
    await duree.fill(wrong)
    await next(page)
    await expect(duree).toHaveAccessibleDescription('Indiquez un nombre entier supérieur à zéro.')
  }
  await duree.fill('12')
  await next(page)
  await expect(duree).not.toHaveAttribute('aria-invalid')
})

apart('[CONST-06] an autocomplete asks the server 250 ms after the last keystroke', async ({ page }) => {
  await toAssociation(page)
  let asked = 0
  page.on('request', (request) => void (request.url().includes('/api/commune/autocomplete') && (asked += 1)))
  const commune = page.getByRole('combobox', { name: 'Commune' })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await commune.fill('col')
  await page.clock.runFor(200)
  await commune.fill('colm')
  await page.clock.runFor(249)
  expect(asked).toBe(0)
  const question = page.waitForRequest(/autocomplete/)
  await page.clock.runFor(1)
  expect((await question).url()).toContain('nom=colm')
  await page.clock.resume()
  await expect(page.getByRole('option', { name: 'Colmar' }).first()).toBeVisible()
  expect(asked).toBe(1)
})

test('[ASSO-10] [ASSO-11] [ASSO-12] a domain cannot be removed while one of its themes is chosen', async ({ page }) => {
  await toAssociation(page)
  await chooseOption(page, "Ajouter un domaine d'activité (facultatif)", 'culture', 'Culture, pratiques')
  const domaines = page.getByRole('list', { name: "Domaines d'activité" })
  await expect(domaines.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('combobox', { name: 'Ajouter un thème (facultatif)' }).fill('foot')
  await expect(page.getByText('Aucune suggestion.')).toBeAttached()
  await chooseOption(page, 'Ajouter un thème (facultatif)', 'chant', 'Chant choral')
  const remove = domaines.getByRole('button', { name: /^Retirer Culture/ })
  await remove.click()
  const dialog = page.getByRole('dialog', { name: 'Impossible de supprimer ce domaine' })
  await expect(dialog).toContainText(
    'Un ou plusieurs thèmes actuellement sélectionnés sont liés à ce domaine. Veuillez les supprimer avant de supprimer ce domaine.',
  )
  await dialog.getByRole('button', { name: "J'ai compris" }).click()
  await expect(remove).toBeFocused()
  await page.getByRole('button', { name: 'Retirer Chant choral, musique' }).click()
  await remove.click()
  await expect(domaines).toHaveCount(0)
})

test('[MEMB-14] [MEMB-15] [MEMB-18] [FORM-23] [FOUND-05] [FOUND-06] [FOUND-08] [FOUND-09] seven founders are needed, directors included, each counted once', async ({
  page,
}) => {
  await toMembres(page)
  const suivant = page.getByRole('button', { name: 'Suivant' })
  await expect(suivant).toBeDisabled()
  await expect(suivant).toHaveAccessibleDescription(/Pour continuer\s:.*Indiquez au moins un membre de la direction.*Il en manque 7\./)
  await addMember(page, 'Obersand')
  await page.getByRole('button', { name: 'Ajouter un membre fondateur' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ajouter un membre fondateur' })
  const add = async (nom: string, prenom = 'Irma') => {
    await dialog.getByLabel('Nom', { exact: true }).fill(nom)
    await dialog.getByLabel('Prénom').fill(prenom)
    await dialog.getByRole('button', { name: 'Sauvegarder et en ajouter un autre' }).click()
  }
  for (const nom of ['Kirchweiler', 'Rosenholz', 'Tannacker', 'Wiesenthaler', 'Mittelbrucher']) {
    await add(nom)
    await expect(dialog.getByLabel('Nom', { exact: true })).toBeFocused()
    await expect(dialog.getByLabel('Nom', { exact: true })).toHaveValue('')
  }
  await expect(dialog).toContainText('Membres fondateurs : 6 sur 7 au minimum')
  await add('Obersand', 'Lucien')
  const question = page.getByRole('dialog', { name: 'Deux fois la même personne ?' })
  await question.getByRole('button', { name: "Oui, c'est la même personne" }).click()
  await expect(dialog).toContainText('Membres fondateurs : 6 sur 7 au minimum')
  await add('Amtmann')
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await expect(page.getByRole('button', { name: 'Ajouter un membre fondateur' })).toBeFocused()
  await expect(suivant).toBeEnabled()
  await next(page)
  await stepTitle(page, 'Étape 4 sur 5 Annexes').waitFor()
  await expect(suivant).toBeDisabled()
  await page.getByRole('button', { name: 'Précédent' }).click()

  const founders = page.getByRole('region', { name: 'Membres fondateurs' })
  await expect(founders.getByRole('button', { name: 'Modifier Lucien Obersand' })).toHaveCount(0)
  await founders.getByRole('button', { name: 'Retirer Lucien Obersand des membres fondateurs' }).click()
  await expect(founders.getByRole('heading')).toBeFocused()
  await expect(founders).toContainText('Membres fondateurs : 6 sur 7 au minimum')
  await expect(suivant).toHaveAccessibleDescription(/Il en manque 1\./)
  await founders.getByRole('button', { name: 'Supprimer Irma Amtmann' }).click()
  await expect(founders).toContainText('Membres fondateurs : 5 sur 7 au minimum')

  await founders.getByRole('button', { name: 'Modifier Irma Tannacker' }).click()
  const edited = page.getByRole('dialog', { name: 'Modifier Irma Tannacker' })
  await expect(edited.getByLabel('Nom', { exact: true })).toHaveValue('Tannacker')
  await edited.getByLabel('Prénom').fill('Ottilie')
  await edited.getByRole('button', { name: 'Sauvegarder', exact: true }).click()
  await expect(edited).toBeHidden()
  await expect(founders.getByText('Ottilie Tannacker')).toBeVisible()
  await expect(founders).not.toContainText('Irma Tannacker')
})

test('[MEMB-01] [MEMB-13] [MEMB-17] [MEMB-19] members are reordered by keyboard, edited in their own tab, and deleted without a question', async ({
  page,
}) => {
  await toMembres(page)
  for (const nom of ['Obersand', 'Kirchweiler', 'Rosenholz']) await addMember(page, nom)
  const direction = page.getByRole('region', { name: 'Membres de la direction' })
  const up = direction.getByRole('button', { name: 'Monter Lucien Rosenholz' })
  await up.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Lucien Rosenholz est maintenant en position 1 sur 3.')).toBeAttached()
  await expect(up).toBeFocused()
  await expect(direction.getByRole('listitem')).toContainText(['Rosenholz', 'Obersand', 'Kirchweiler'])

  await page.getByRole('button', { name: 'Ajouter un membre de la direction' }).click()
  await expect(page.getByRole('dialog').getByRole('tab')).toHaveText(['Personne physique', 'Personne morale'])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await direction.getByRole('button', { name: 'Modifier Lucien Obersand' }).click()
  const dialog = page.getByRole('dialog', { name: 'Modifier Lucien Obersand' })
  await expect(dialog.getByRole('tab')).toHaveText(['Personne physique'])
  await dialog.getByLabel('Prénom').fill('Lucie')
  await dialog.getByRole('button', { name: 'Sauvegarder' }).click()
  await expect(direction.getByRole('listitem')).toContainText(['Rosenholz', 'Lucie Obersand', 'Kirchweiler'])
  await direction.getByRole('button', { name: 'Supprimer Lucie Obersand' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Oui' }).click()
  await expect(direction.getByRole('listitem')).toContainText(['Rosenholz', 'Kirchweiler'])
  await expect(direction.getByRole('heading')).toBeFocused()
})

test('[FORM-19] [FORM-20] [FORM-21] leaving a form with typed values asks: Non stays, Oui leaves', async ({ page }) => {
  await openCreation(page)
  await page.getByLabel('Prénom').fill('Annette')
  const home = page.getByRole('link', { name: "Registre des associations d'Alsace-Moselle" })
  await home.click()
  const question = page.getByRole('dialog', { name: 'Annuler les modifications ?' })
  await expect(question).toContainText('ce que vous venez de saisir sera perdu')
  await question.getByRole('button', { name: 'Non' }).click()
  await expect(page.getByLabel('Prénom')).toHaveValue('Annette')
  await home.click()
  await question.getByRole('button', { name: 'Oui' }).click()
  await expect(page).not.toHaveURL(/creation/)
})

test('[FORM-20] leaving an untouched form asks nothing', async ({ page }) => {
  await openCreation(page)
  await page.getByRole('link', { name: "Registre des associations d'Alsace-Moselle" }).click()
  await expect(page).not.toHaveURL(/creation/)
})
