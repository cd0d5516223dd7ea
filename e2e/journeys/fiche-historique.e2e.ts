import { expect, type Locator, type Page } from '@playwright/test'
import { tokenOf } from '../support/api.ts'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
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

/** Opens the history of the first sheet that matches, as Camille Weber. */
const openHistory = async (page: Page, search: string, wanted: (fiche: Fiche) => boolean): Promise<Fiche> => {
  const fiche = await findFiche(await tokenOf(camille.email, demonstration), search, wanted)
  await signIn(page, camille, `/association/${fiche.association.numero}`, demonstration)
  await page.getByRole('button', { name: 'Historique' }).click()
  await expect(drawer(page)).toBeVisible()
  return fiche
}

/** The strongest of red, green and blue in the text of a badge. */
const dominant = (badge: Locator): Promise<string> =>
  badge.evaluate((element) => {
    const channels = (/rgb\((\d+), (\d+), (\d+)/.exec(getComputedStyle(element).color) ?? []).slice(1).map(Number)
    return ['red', 'green', 'blue'][channels.indexOf(Math.max(...channels))] ?? ''
  })

const hasVersions = (count: number) => (fiche: Fiche) =>
  fiche.associationRehydrateVisibles.filter(({ association }) => association !== null).length === count

test('[SHEET-14] [SHEET-15] [SHEET-30] every version in words, the displayed one in green, and the changes of each', async ({ page }) => {
  await openHistory(page, aStrasbourg, hasVersions(4))
  await expect(lines(page)).toHaveCount(4)
  await expect(lines(page).getByRole('heading', { level: 3 })).toHaveText([
    /^Version\sn°\s4, \d\d\/\d\d\/\d{4}\s: Modification$/,
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
  await expect(shown.getByText(/^Modification \(Statuts, Dénomination\), requête\sn°\s\w+ déposée le /)).toBeVisible()
  await shown.getByRole('button', { name: 'Ce qui a changé' }).click()
  await expect(shown.getByRole('heading', { level: 4 })).toHaveText(['Dénomination', 'Statuts', 'Documents'])
  // The old and the new value are side by side, or one above the other on a phone.
  const replaced = shown.getByRole('definition')
  await expect(shown.getByRole('term').first()).toHaveText('Avant')
  await expect(shown.getByRole('term').nth(1)).toHaveText('Après')
  expect(await replaced.first().innerText()).not.toBe(await replaced.nth(1).innerText())
  await lines(page).nth(2).getByRole('button', { name: 'Ce qui a changé' }).click()
  await expect(lines(page).nth(2).getByRole('heading', { level: 4 })).toHaveText(['Direction', 'Documents'])
  await expect(
    lines(page)
      .nth(2)
      .getByText(/^Ajouté\s: /),
  ).toHaveText([/^Ajouté\s: (Madame|Monsieur) /, /^Ajouté\s: Procès-verbal d'assemblée générale, Ordinaire, /])
  await expect(lines(page).nth(3).getByRole('button')).toHaveCount(0)
  await expectNoDefect(page)
  await expectSameTree(page, 'historique')
  const sides = [(await replaced.first().boundingBox())!, (await replaced.nth(1).boundingBox())!]
  expect([sides[1]!.y, sides[1]!.x > sides[0]!.x]).toEqual([sides[0]!.y, true])
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await drawer(page).evaluate((element) => element.getBoundingClientRect().width)).toBe(360)
  const [before, after] = [(await replaced.first().boundingBox())!, (await replaced.nth(1).boundingBox())!]
  expect([after.x, after.y > before.y]).toEqual([before.x, true])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Historique' })).toBeFocused()
})

test('[SHEET-21] the sheet shows its history, one line per version or request, newest first, marked, with a link to each version', async ({
  page,
}) => {
  const fiche = await openHistory(page, aStrasbourg, hasVersions(4))
  const told = await lines(page).getByRole('heading', { level: 3 }).allInnerTexts()
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  const timeline = page.getByRole('tabpanel').getByRole('region', { name: 'Historique' })
  const items = timeline.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) })
  await expect(items.getByRole('heading', { level: 3 })).toHaveText(told)
  expect(told).toHaveLength(fiche.associationRehydrateVisibles.length)
  const instants = fiche.associationRehydrateVisibles.map(({ dateCreation }) => dateCreation)
  expect(instants).toEqual(instants.toSorted().toReversed())
  await expect(items.first().getByText('Version affichée')).toBeVisible()
  await items.nth(1).getByRole('button', { name: 'Ce qui a changé' }).click()
  await expect(items.nth(1).getByRole('heading', { level: 4 }).first()).toBeVisible()
  await expectNoDefect(page)
  await items.nth(1).getByRole('link', { name: 'Consulter cette version n° 3' }).click()
  await expect(page).toHaveURL(`${site()}/association/${fiche.association.numero}?version=3`)
  await expect(items.nth(1).getByText('Version affichée')).toBeVisible()
})

test('[SHEET-35] a past version has its own address and documents, and its actions are those of today @proof', async ({ page }) => {
  const { association } = await openHistory(page, aStrasbourg, hasVersions(4))
  const { numero, informations } = association
  await drawer(page).getByRole('link', { name: 'Consulter cette version n° 1' }).click()
  await expect(page).toHaveURL(`${site()}/association/${numero}?version=1`)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(informations.denomination)
  const banner = page.getByText(/Vous consultez la version\sn°\s1, en vigueur du .+ au .+\. Ce n'est pas la situation actuelle\.$/)
  await expect(banner).toBeVisible()
  // The signatory of that time is not the current one.
  await expect(page.getByRole('region', { name: 'Qui peut signer' })).toHaveCount(0)
  await expectNoDefect(page)
  await expectSameTree(page, 'version-passee')
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
  // Wait until the page has scrolled back and focused its title, or the click would miss a moving link.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('link', { name: 'Revenir à la version actuelle' }).click()
  await expect(banner).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Qui peut signer' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goto(`${site()}/association/${numero}?version=99`)
  await expect(page.getByText(/^Cette association n'a pas de version\sn°\s99\.$/)).toBeVisible()
})

test('[SHEET-28] [SHEET-29] a rejected request is red, an open one blue, in both themes, and in words @proof', async ({ page }) => {
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
  await expectNoDefect(page)
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

/** Background and text colours (SHEET-31, docs/decisions/0018). */
const decided = {
  light: {
    inscrite: ['rgb(238, 238, 238)', 'rgb(58, 58, 58)'],
    dissoute: ['rgb(254, 236, 194)', 'rgb(113, 96, 67)'],
    radiée: ['rgb(254, 231, 252)', 'rgb(110, 68, 90)'],
    'non conforme': ['rgb(255, 233, 230)', 'rgb(179, 64, 0)'],
    'version affichée': ['rgb(184, 254, 201)', 'rgb(24, 117, 60)'],
    'requête en cours': ['rgb(232, 237, 255)', 'rgb(0, 99, 203)'],
    'requête rejetée': ['rgb(255, 233, 233)', 'rgb(206, 5, 0)'],
  },
  dark: {
    inscrite: ['rgb(36, 36, 36)', 'rgb(206, 206, 206)'],
    dissoute: ['rgb(41, 36, 22)', 'rgb(255, 229, 82)'],
    radiée: ['rgb(44, 32, 43)', 'rgb(206, 112, 204)'],
    'non conforme': ['rgb(54, 30, 25)', 'rgb(252, 93, 0)'],
    'version affichée': ['rgb(25, 39, 29)', 'rgb(39, 166, 88)'],
    'requête en cours': ['rgb(29, 36, 55)', 'rgb(81, 143, 255)'],
    'requête rejetée': ['rgb(57, 28, 28)', 'rgb(255, 86, 85)'],
  },
}

/** Red, green and blue of a colour, as the browser computes it. */
const channels = (colour: string): number[] => (colour.match(/\d+/g) ?? []).slice(0, 3).map(Number)
const luminance = (colour: string): number =>
  channels(colour)
    .map((channel) => channel / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, place) => sum + part * ([0.2126, 0.7152, 0.0722][place] ?? 0), 0)
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
const apart = (one: string, other: string): number =>
  Math.hypot(...channels(one).map((channel, place) => channel - (channels(other)[place] ?? 0)))

test('[SHEET-27] [SHEET-31] each state and each mark of the history has its decided colours, distinct and readable in both themes', async ({
  page,
}) => {
  const seen: Record<string, Record<string, string[]>> = { light: {}, dark: {} }
  const read = async (badge: Locator) => {
    const name = await badge.innerText()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html')).toHaveAttribute('data-fr-theme', colorScheme)
      seen[colorScheme]![name.toLowerCase()] = await badge.evaluate((element) => {
        const { backgroundColor, color } = getComputedStyle(element)
        return [backgroundColor, color]
      })
    }
  }
  const shown = (words: string) => drawer(page).getByText(words, { exact: true }).first()
  await openHistory(page, 'tribunal=TJ-STRASBOURG&etats=RADIEE', hasVersions(4))
  for (const words of ['Inscrite', 'Dissoute', 'Radiée', 'Version affichée']) await read(shown(words))
  await page.keyboard.press('Escape')
  const inHead = page.locator('.fiche-head').getByText('Radiée', { exact: true }).first()
  expect(await inHead.evaluate((element) => getComputedStyle(element).color)).toBe(seen['dark']!['radiée']?.[1])
  const token = await tokenOf(camille.email, demonstration)
  for (const [search, words, wanted] of [
    [aMulhouse, 'Requête en cours', (fiche: Fiche) => fiche.requeteEnCours !== null],
    [
      aStrasbourg,
      'Requête rejetée',
      (fiche: Fiche) => fiche.associationRehydrateVisibles.some(({ requete }) => requete?.resultat === 'REJETEE'),
    ],
  ] as const) {
    const { association } = await findFiche(token, search, wanted)
    await page.goto(`${site()}/association/${association.numero}`)
    await page.getByRole('button', { name: 'Historique' }).click()
    await read(shown(words))
  }
  await page.goto(`${site()}/association?etats=NONCONFORME`)
  await read(page.getByRole('cell').getByText('Non conforme', { exact: true }).first())
  expect(seen).toEqual(decided)
  for (const theme of Object.values(seen)) {
    const colours = Object.entries(theme)
    expect(colours).toHaveLength(7)
    for (const [name, [ground = '', text = '']] of colours) {
      expect(contrast(ground, text), name).toBeGreaterThanOrEqual(4.5)
      for (const [other, [otherGround = '', otherText = '']] of colours)
        if (other !== name) expect(apart(ground, otherGround) + apart(text, otherText), `${name}, ${other}`).toBeGreaterThan(40)
    }
  }
})
