import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { sansDefautPartout } from '../support/axe.ts'
import { counted } from '../support/counted.ts'
import { chooseOption, fillDeclarant, next, openCreation, stepTitle, threeAnnexes } from '../support/creation.ts'
import { losesNothing } from '../support/geometry.ts'
import { pointer } from '../support/hands.ts'
import { aDeclarant, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'

let folder: string
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aides-'))
})
test.afterAll(() => rm(folder, { recursive: true }))

const direction = (page: Page) => page.getByRole('region', { name: 'Membres de la direction' })
const founders = (page: Page) => page.getByRole('region', { name: 'Membres fondateurs' })
const addMember = (page: Page) => page.getByRole('dialog', { name: 'Ajouter un membre de la direction' })
const pasted = (page: Page) => page.getByRole('dialog', { name: 'Coller une liste de noms' })
const atHome = (page: Page) => page.getByRole('button', { name: 'Siège à mon domicile' })
const address = (page: Page) => page.getByLabel('Adresse du siège')
const commune = (page: Page) => page.getByRole('combobox', { name: 'Commune', exact: true })

test('a creation of seven founders, two of them directing it, takes 25 entries at most', async ({ page }) => {
  test.setTimeout(180_000)
  const { hands, chosen, entries } = counted(pointer)
  await signIn(page, await aDeclarant(`compte.${Date.now()}@exemple.fr`, 'Camille', 'Weber'), '/creation')
  await openCreation(page, hands)
  await fillDeclarant(page, hands)
  await next(page, hands)

  await hands.type(page.getByLabel('Dénomination'), 'Chorale des vingt-cinq gestes')
  await hands.type(page.getByLabel('Objet'), 'Pratiquer et faire connaître le chant choral.')
  await hands.type(page.getByRole('combobox', { name: 'Représentant légal' }), 'Président')
  await chosen(atHome(page))
  await expect(address(page)).toHaveValue('12 rue des Tilleuls imaginaires')
  await expect(commune(page)).toHaveValue('Strasbourg')
  await expect(page.getByText('Tribunal compétent\u00A0: Tribunal judiciaire de Strasbourg')).toBeVisible()
  await next(page, hands)

  await chosen(direction(page).getByRole('button', { name: "C'est moi" }))
  await hands.type(addMember(page).getByRole('combobox', { name: 'Fonction' }), 'Trésorier(ère)')
  await hands.press(addMember(page).getByRole('button', { name: 'Sauvegarder', exact: true }))
  await hands.press(page.getByRole('button', { name: 'Ajouter un membre de la direction' }))
  await hands.type(addMember(page).getByRole('combobox', { name: 'Fonction' }), 'Président(e)')
  await hands.type(addMember(page).getByLabel('Nom', { exact: true }), 'Obersand')
  await hands.type(addMember(page).getByLabel('Prénom'), 'Lucien')
  await hands.type(addMember(page).getByLabel('Adresse', { exact: true }), '8 rue du Moulin imaginaire')
  await hands.type(addMember(page).getByLabel('Code postal'), '67000')
  await chooseOption(addMember(page), 'Commune', 'stras', 'Strasbourg', hands)
  await hands.press(addMember(page).getByRole('button', { name: 'Sauvegarder', exact: true }))
  await hands.press(founders(page).getByRole('button', { name: 'Coller une liste de noms' }))
  await hands.type(
    pasted(page).getByLabel('Liste de noms'),
    '1. Mme TANNACKER Irma\n2. M. AMTMANN Basile\n3. Mme KIRCHWEILER Zoé\n4. M. ROSENHOLZ Jean-Marc\n5. M. WIESENTHALER Gaspard\n6. Mme WEBER Camille',
  )
  await hands.press(pasted(page).getByRole('button', { name: 'Lire la liste' }))
  await hands.press(pasted(page).getByRole('button', { name: 'Ajouter 5 fondateurs' }))
  await expect(page.getByText('5 membres fondateurs ajoutés.')).toBeVisible()
  await expect(founders(page)).toContainText('Membres fondateurs\u00A0: 7 sur 7 au minimum')
  await next(page, hands)

  await threeAnnexes(page, folder, hands)
  await next(page, hands)
  await expect(page.getByText('Rien ne manque.')).toBeVisible()
  for (const read of ['Madame Irma TANNACKER', 'Monsieur Jean-Marc ROSENHOLZ', 'Madame Camille Weber'])
    await expect(page.getByText(read).first()).toBeVisible()
  expect(entries()).toBeLessThanOrEqual(25)
})

test('who files is offered once in each list; a seat already typed is not lost; a list pasted is confirmed, corrected or left out', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await signIn(page, await aDeclarant(`aides.${Date.now()}@exemple.fr`, 'Camille', 'Weber'), '/creation')
  await openCreation(page)
  await fillDeclarant(page)
  await next(page)

  await address(page).fill('3 place du Lavoir imaginaire')
  await atHome(page).click()
  const ask = page.getByRole('dialog', { name: "Remplacer l'adresse du siège" })
  await expect(ask).toBeVisible()
  await sansDefautPartout(page)
  await ask.getByRole('button', { name: 'Non' }).click()
  await expect(address(page)).toHaveValue('3 place du Lavoir imaginaire')
  await expect(atHome(page)).toBeFocused()
  await atHome(page).click()
  await ask.getByRole('button', { name: 'Oui' }).click()
  await expect(address(page)).toHaveValue('12 rue des Tilleuls imaginaires')
  await expect(commune(page)).toHaveValue('Strasbourg')
  await expect(page.getByText("L'adresse du siège est maintenant celle du déclarant.")).toBeVisible()
  await sansDefautPartout(page)
  await losesNothing(page)
  await page.getByLabel('Dénomination').fill('Chorale des aides')
  await page.getByLabel('Objet').fill('Chanter.')
  await page.getByRole('combobox', { name: 'Représentant légal' }).fill('Président')
  await next(page)
  await stepTitle(page, 'Étape 3 sur 5 Membres').waitFor()

  const me = direction(page).getByRole('button', { name: "C'est moi" })
  await me.click()
  const dialog = addMember(page)
  await expect(dialog.getByRole('radio', { name: 'Madame' })).toBeChecked()
  await expect(dialog.getByLabel('Nom', { exact: true })).toHaveValue('Weber')
  await expect(dialog.getByLabel('Adresse', { exact: true })).toHaveValue('12 rue des Tilleuls imaginaires')
  await expect(dialog.getByRole('combobox', { name: 'Commune' })).toHaveValue('Strasbourg')
  await expect(dialog.getByRole('combobox', { name: 'Fonction' })).toHaveValue('')
  await sansDefautPartout(page)
  await page.keyboard.press('Escape')
  await expect(direction(page)).toContainText("La direction ne compte aucun membre pour l'instant.")
  await me.click()
  await dialog.getByRole('combobox', { name: 'Fonction' }).fill('Trésorier(ère)')
  await dialog.getByRole('button', { name: 'Sauvegarder et en ajouter un autre' }).click()
  await expect(dialog.getByLabel('Nom', { exact: true })).toHaveValue('')
  await page.keyboard.press('Escape')
  for (const list of [direction(page), founders(page)]) {
    await expect(list.getByText('Camille Weber figure déjà dans cette liste.')).toBeVisible()
    await expect(list.getByRole('button', { name: "C'est moi" })).toHaveAttribute('aria-disabled', 'true')
  }

  const paste = founders(page).getByRole('button', { name: 'Coller une liste de noms' })
  await paste.click()
  const read = pasted(page).getByRole('button', { name: 'Lire la liste' })
  await read.click()
  await expect(pasted(page).getByText('Collez ou tapez au moins un nom.').first()).toBeVisible()
  await sansDefautPartout(page)
  await pasted(page).getByLabel('Liste de noms').fill('Weber Camille\nTannacker Irma\nObersand\nM. Jean AMTMANN\nMme Zoé AMTMANN\n67000\n')
  await read.click()
  await expect(pasted(page).getByRole('heading', { name: 'Noms à ajouter\u00A0: 4' })).toBeFocused()
  await expect(pasted(page)).toContainText(/laissés de côté\s: Weber Camille\./)
  await expect(pasted(page)).toContainText(/laissées de côté\s: «\s67000\s»\./)
  const row = (rang: number) => pasted(page).getByRole('group', { name: `Personne ${rang}`, exact: true })
  await row(1).getByRole('button', { name: 'Inverser' }).click()
  await expect(row(1).getByLabel('Prénom')).toHaveValue('Irma')
  await expect(row(1).getByLabel('Nom', { exact: true })).toHaveValue('Tannacker')
  await row(1).getByLabel('Civilité').selectOption('Madame')
  await pasted(page).getByRole('button', { name: 'Ajouter 4 fondateurs' }).click()
  await expect(row(2).getByText('le champ est obligatoire')).toBeVisible()
  await sansDefautPartout(page)
  await losesNothing(page)
  await row(2).getByRole('button', { name: 'Retirer' }).click()
  await expect(pasted(page).getByRole('heading', { name: 'Noms à ajouter\u00A0: 3' })).toBeFocused()
  await expect(row(2).getByLabel('Prénom')).toHaveValue('Jean')
  await pasted(page).getByRole('button', { name: 'Ajouter 3 fondateurs' }).click()
  await expect(pasted(page)).toBeHidden()
  await expect(paste).toBeFocused()
  await expect(founders(page)).toContainText('Membres fondateurs\u00A0: 4 sur 7 au minimum')
  await expect(founders(page).getByRole('listitem')).toContainText(['Camille Weber', 'Irma Tannacker', 'Jean AMTMANN', 'Zoé AMTMANN'])
  await sansDefautPartout(page)
  await losesNothing(page)

  await paste.click()
  await pasted(page).getByLabel('Liste de noms').fill('Zoé Amtmann')
  await read.click()
  await expect(pasted(page).getByText('Aucun nom à ajouter.')).toBeVisible()
  await sansDefautPartout(page)
  await pasted(page).getByRole('button', { name: 'Revenir à la liste collée' }).click()
  await expect(pasted(page).getByLabel('Liste de noms')).toHaveValue('Zoé Amtmann')
  await expect(pasted(page).getByLabel('Liste de noms')).toBeFocused()
})
