import { expect, type Page } from '@playwright/test'
import { tokenOf } from '../support/api.ts'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { demonstration } from '../support/clerks.ts'
import { aMulhouse, aStrasbourg, findFiche, type Fiche } from '../support/fiches.ts'
import { signIn } from '../support/people.ts'
import { test } from '../support/test.ts'

const camille = { email: 'camille.weber@exemple.fr' }
const jean = { email: 'jean.muller@exemple.fr' }
const help = (page: Page) => page.getByRole('dialog', { name: 'Actions indisponibles' })

/** Opens the help of the first sheet that matches, for this person. */
const openHelp = async (page: Page, who: { email: string }, search: string, wanted: (fiche: Fiche) => boolean): Promise<void> => {
  const fiche = await findFiche(await tokenOf(who.email, demonstration), search, wanted)
  await signIn(page, who, `/association/${fiche.association.numero}`, demonstration)
  await page.getByRole('button', { name: 'Actions', exact: true }).click()
  await page.getByRole('button', { name: 'Pourquoi certaines actions sont-elles indisponibles ?' }).click()
  await expect(help(page)).toBeVisible()
}

/** The sentences under the heading of an action. */
const under = (page: Page, action: string) =>
  help(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: action }) })
const filings = ['Déclarer une modification', 'Déclarer la dissolution', 'Demander la radiation']

test('[SHEET-11] [SHEET-12] [SHEET-13] for a person who is not attached, the help lists each action and why it is blocked, and Escape returns the focus @proof', async ({
  page,
}) => {
  await openHelp(page, jean, aStrasbourg, ({ numerisation }) => numerisation.etat === 'NON_TROUVEE')
  await expect(help(page).getByRole('heading', { level: 3 })).toHaveText([...filings, 'Demander la numérisation du dossier papier'])
  for (const action of filings)
    await expect(under(page, action)).toContainText("Cette action est réservée aux personnes rattachées à l'association.")
  await expect(under(page, 'Demander la radiation')).toContainText("La radiation ne peut être demandée qu'après la dissolution.")
  await expect(under(page, 'Demander la numérisation')).toContainText("Le tribunal a cherché ce dossier papier et ne l'a pas trouvé.")
  await expectNoDefect(page)
  await expectSameTree(page, 'aide-des-actions')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Actions', exact: true })).toBeFocused()
})

test('[SHEET-10] the menu lists the three filings between the extract and the digitisation, each with its reason while blocked @proof', async ({
  page,
}) => {
  await openHelp(page, jean, aStrasbourg, ({ numerisation }) => numerisation.etat === 'NON_TROUVEE')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Actions', exact: true }).click()
  const entries = page.locator('.actions-menu__list').getByRole('button')
  await expect(entries).toHaveText([
    'Générer un extrait',
    ...filings,
    'Demander la numérisation du dossier papier',
    'Pourquoi certaines actions sont-elles indisponibles ?',
  ])
  for (const filing of filings) {
    const entry = page.getByRole('button', { name: filing })
    await expect(entry).toHaveAttribute('aria-disabled', 'true')
    await expect(entry).toHaveAccessibleDescription(/^Cette action est réservée aux personnes rattachées à l'association\./)
  }
  await expectNoDefect(page)
  await expectSameTree(page, 'menu-des-actions', page.getByRole('main').getByRole('list').first())
  // The menu stayed open during the checks at every width.
  await expect(entries.first()).toBeVisible()
})

test('the menu of actions stays on screen at every width, gives a shared reason once, and closes when the focus leaves it', async ({
  page,
}) => {
  await openHelp(page, jean, aStrasbourg, ({ numerisation }) => numerisation.etat === 'NON_TROUVEE')
  await page.keyboard.press('Escape')
  const button = page.getByRole('button', { name: 'Actions', exact: true })
  const list = page.locator('.actions-menu__list')
  for (const width of [320, 360, 641, 768, 800, 1366]) {
    await page.setViewportSize({ width, height: 768 })
    await button.click()
    const box = (await list.boundingBox())!
    expect(box.x, `${width}`).toBeGreaterThanOrEqual(0)
    expect(box.x + box.width, `${width}`).toBeLessThanOrEqual(width)
    await expect(list.getByText("Cette action est réservée aux personnes rattachées à l'association.")).toHaveCount(1)
    await expect(list).toContainText(/Pour ces 3\sactions\s: Cette action est réservée/)
    // With the keyboard, Tab leaves it.
    await (process.env['HANDS'] === 'keyboard' ? page.keyboard.press('Shift+Tab') : page.getByRole('heading', { level: 1 }).click())
    await expect(list).toBeHidden()
  }
})

test('[ACTION-05] [SHEET-13] a pending request for rattachement says since when', async ({ page }) => {
  await openHelp(page, camille, aStrasbourg, ({ rattachement }) => rattachement.etat === 'EN_COURS')
  for (const action of filings)
    await expect(under(page, action)).toContainText(
      /Votre demande de rattachement du \d\d\/\d\d\/\d{4} n'a pas encore été traitée par le tribunal\./,
    )
})

test('[ACTION-04] [ACTION-11] a request in progress stops the three filings: its number for the attached, only that it exists for others @proof', async ({
  page,
}) => {
  await openHelp(
    page,
    camille,
    aMulhouse,
    ({ requeteEnCours, rattachement }) => requeteEnCours !== null && rattachement.etat === 'RATTACHE',
  )
  for (const action of filings)
    await expect(under(page, action)).toContainText(/La requête\sn°\s\w+ \(Modification\), déposée le .+, est en cours d'instruction\./)
  await page.keyboard.press('Escape')
  const { association } = await findFiche(
    await tokenOf(camille.email, demonstration),
    aMulhouse,
    ({ requeteEnCours, rattachement }) => requeteEnCours !== null && rattachement.etat !== 'RATTACHE',
  )
  await page.goto(`${process.env['E2E_URL'] ?? ''}/association/${association.numero}`)
  await page.getByRole('button', { name: 'Actions', exact: true }).click()
  await page.getByRole('button', { name: 'Pourquoi certaines actions sont-elles indisponibles ?' }).click()
  for (const action of filings)
    await expect(under(page, action)).toContainText("Une requête concernant cette association est en cours d'instruction.")
})

test('[ACTION-06] [ACTION-08] what the court found lacking stops filings and extract; the menu says it too @proof', async ({ page }) => {
  await openHelp(
    page,
    camille,
    aStrasbourg,
    ({ nonConformites, rattachement }) => nonConformites.length > 0 && rattachement.etat === 'RATTACHE',
  )
  for (const action of ['Générer un extrait', ...filings])
    await expect(under(page, action)).toContainText('la liste des membres de la direction est sans date')
  const sentence = (await under(page, 'Générer un extrait').getByRole('paragraph').innerText()).trim()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Actions', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Générer un extrait' })).toHaveAccessibleDescription(sentence)
})
