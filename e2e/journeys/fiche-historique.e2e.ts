import { expect, type Locator, type Page } from '@playwright/test'
import { tokenOf } from '../support/api.ts'
import { sansDefautPartout } from '../support/axe.ts'
import { demonstration } from '../support/clerks.ts'
import { aMulhouse, aStrasbourg, findFiche, type Fiche } from '../support/fiches.ts'
import { signIn } from '../support/people.ts'
import { test } from '../support/test.ts'

const site = () => process.env['E2E_URL'] ?? ''
const camille = { email: 'camille.weber@exemple.fr' }
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Historique' })
const lines = (page: Page) =>
  drawer(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) })

/** Opens the history of the first sheet that is as wanted for Camille Weber. */
const openHistory = async (page: Page, search: string, wanted: (fiche: Fiche) => boolean): Promise<Fiche> => {
  const fiche = await findFiche(await tokenOf(camille.email, demonstration), search, wanted)
  await signIn(page, camille, `/association/${fiche.association.numero}`, demonstration)
  await page.getByRole('button', { name: 'Historique' }).click()
  await expect(drawer(page)).toBeVisible()
  return fiche
}

/** Which of red, green and blue is the strongest in the text of a badge. */
const dominant = (badge: Locator): Promise<string> =>
  badge.evaluate((element) => {
    const channels = (/rgb\((\d+), (\d+), (\d+)/.exec(getComputedStyle(element).color) ?? []).slice(1).map(Number)
    return ['red', 'green', 'blue'][channels.indexOf(Math.max(...channels))] ?? ''
  })

const hasVersions = (count: number) => (fiche: Fiche) =>
  fiche.associationRehydrateVisibles.filter(({ association }) => association !== null).length === count

test('[SHEET-14] [SHEET-15] [SHEET-21] [SHEET-30] every version in words, the one on screen in green, and what each changed', async ({
  page,
}) => {
  await openHistory(page, aStrasbourg, hasVersions(4))
  await expect(lines(page)).toHaveCount(4)
  await expect(lines(page).getByRole('heading', { level: 3 })).toHaveText([
    /^Version\sn°\s4, \d\d\/\d\d\/\d{4}\s: Inscription$/,
    /^Version\sn°\s3, /,
    /^Version\sn°\s2, /,
    /^Version\sn°\s1, .+\s: Reprise du registre papier$/,
  ])
  const shown = lines(page).first()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await dominant(shown.getByText('Version affichée'))).toBe('green')
  }
  await page.emulateMedia({ colorScheme: null })
  await expect(drawer(page).getByText('Version affichée')).toHaveCount(1)
  await expect(shown.getByText(/^Modification \(Dénomination, Statuts\), requête\sn°\s\w+ déposée le /)).toBeVisible()
  await shown.getByRole('button', { name: 'Ce qui a changé' }).click()
  await expect(shown.getByRole('heading', { level: 4 })).toHaveText(['Dénomination', 'Statuts', 'Documents'])
  await expect(shown.getByText(/^Remplacé\s: .+ par .+/).first()).toBeVisible()
  await lines(page).nth(2).getByRole('button', { name: 'Ce qui a changé' }).click()
  await expect(lines(page).nth(2).getByRole('heading', { level: 4 })).toHaveText(['Direction'])
  await expect(
    lines(page)
      .nth(2)
      .getByText(/^Ajouté\s: /),
  ).toBeVisible()
  await expect(lines(page).nth(3).getByRole('button')).toHaveCount(0)
  await sansDefautPartout(page)
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await drawer(page).evaluate((element) => element.getBoundingClientRect().width)).toBe(360)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Historique' })).toBeFocused()
})

test('[SHEET-35] [SHEET-31] a past version is read from its address; its documents are its own, actions stay those of today', async ({
  page,
}) => {
  const { association } = await openHistory(page, aStrasbourg, hasVersions(4))
  const { numero, informations } = association
  await drawer(page).getByRole('link', { name: 'Consulter cette version n° 1' }).click()
  await expect(page).toHaveURL(`${site()}/association/${numero}?version=1`)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(informations.denomination)
  const banner = page.getByText(/Vous consultez la version\sn°\s1, en vigueur du .+ au .+\. Ce n'est pas la situation actuelle\.$/)
  await expect(banner).toBeVisible()
  await sansDefautPartout(page)
  await page.getByRole('tab', { name: 'Documents' }).click()
  await expect(page).toHaveURL(/\?version=1&onglet=documents$/)
  const document = page.getByRole('tabpanel').getByRole('button', { name: /\(PDF, .+, nouvel onglet\)$/ })
  const [asked] = await Promise.all([page.waitForRequest(`**/api/association/${numero}/1/document/**`), document.first().click()])
  expect(asked.method()).toBe('GET')
  const extract = page.waitForRequest(`**/api/association/${numero}/extrait?**`)
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('button', { name: 'Générer un extrait' }).click()
  expect((await extract).url()).not.toContain('version')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(informations.denomination)
  await page.goForward()
  await page.getByRole('link', { name: 'Revenir à la version actuelle' }).click()
  await expect(banner).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goto(`${site()}/association/${numero}?version=99`)
  await expect(page.getByText(/^Cette association n'a pas de version\sn°\s99\.$/)).toBeVisible()
})

test('[SHEET-28] [SHEET-29] a rejected request is red, one in progress blue, in both themes, and in words', async ({ page }) => {
  const rejected = ({ associationRehydrateVisibles }: Fiche) =>
    associationRehydrateVisibles.some(({ requete }) => requete?.resultat === 'REJETEE')
  await openHistory(page, aStrasbourg, rejected)
  await expect(
    lines(page)
      .filter({ hasText: 'Requête rejetée' })
      .getByText(/^Décision du /),
  ).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await dominant(drawer(page).getByText('Requête rejetée'))).toBe('red')
  }
  await sansDefautPartout(page)
  const token = await tokenOf(camille.email, demonstration)
  const pending = (attached: boolean) => (fiche: Fiche) =>
    fiche.requeteEnCours !== null && (fiche.rattachement.etat === 'RATTACHE') === attached
  for (const attached of [true, false]) {
    const { association } = await findFiche(token, aMulhouse, pending(attached))
    await page.goto(`${site()}/association/${association.numero}`)
    await expect(page.getByText(/^Une requête est en cours d'instruction depuis le .+\.$|Une requête est en cours/).first()).toBeVisible()
    await page.getByRole('button', { name: 'Historique' }).click()
    const line = lines(page).filter({ hasText: 'Requête en cours' })
    await expect(line.getByRole('heading')).toHaveText(attached ? /^Requête\sn°\s\w+, .+\s: Modification \(Direction\)$/ : /^Requête du /)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await dominant(line.getByText('Requête en cours'))).toBe('blue')
    }
  }
})

test('[SHEET-27] dissolved, struck off and non-conforming have each their colour, in the history and on the sheet', async ({ page }) => {
  await openHistory(page, 'tribunal=TJ-STRASBOURG&etats=RADIEE', hasVersions(4))
  const colour = (badge: Locator) => badge.evaluate((element) => getComputedStyle(element).color)
  const states = ['Inscrite', 'Dissoute', 'Radiée']
  const told = new Set(await Promise.all(states.map((state) => colour(drawer(page).getByText(state, { exact: true }).first()))))
  expect(told.size).toBe(3)
  await page.keyboard.press('Escape')
  expect(told).toContain(await colour(page.locator('.fiche-head').getByText('Radiée', { exact: true })))
  await page.goto(`${site()}/association?etats=NONCONFORME`)
  told.add(await colour(page.getByRole('cell').getByText('Non conforme', { exact: true }).first()))
  expect(told.size).toBe(4)
})
