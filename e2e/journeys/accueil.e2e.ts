import { expect } from '@playwright/test'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { test } from '../support/kept-context.ts'
import { aDeclarant, signIn } from '../support/people.ts'

const site = () => process.env['E2E_URL'] ?? ''
const demonstration = 'Demonstration-2026'
const unique = () => `visiteur-${crypto.randomUUID()}@exemple.fr`

const cards = [
  ['Consulter le Registre', 'Rechercher une association inscrite et ouvrir sa fiche.', '/association'],
  [
    'Créer une association',
    "Demander son inscription au registre. Il faut au moins 7 membres fondateurs, les statuts signés et le procès-verbal de l'assemblée constitutive.",
    '/creation',
  ],
  ['Suivre mes requêtes', 'Savoir où en sont vos requêtes, répondre au tribunal et lire ses décisions.', '/requete'],
  ['Gérer mes associations', "Déclarer un changement, obtenir un extrait, inviter d'autres personnes.", '/mes-associations'],
  [
    'Me rattacher à une association',
    "Retrouver votre association dans le registre et demander le droit d'agir pour elle.",
    '/association?rattachement=true',
  ],
] as const

test('[HOME-01] [HOME-02] five cards have an icon, a title and a text, and each leads to its page', async ({ page }) => {
  const person = await aDeclarant(unique(), 'Élise', "d'Exemple")
  await signIn(page, person)
  await expect(page.getByRole('heading', { level: 1, name: "Bonjour Élise d'Exemple" })).toBeVisible()
  const main = page.getByRole('main')
  // A new person has no task: one line says so, then come the cards.
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(['À faire', ...cards.map(([title]) => title)])
  await expect(main.getByRole('region', { name: 'À faire' }).getByRole('paragraph')).toHaveText(
    "Aucune de vos démarches n'attend de réponse de votre part.",
  )
  await expect(main.getByRole('article').getByRole('paragraph')).toHaveText(cards.map(([, text]) => text))
  const icons = main.getByRole('article').locator('svg[aria-hidden="true"] path')
  await expect(icons).toHaveCount(5)
  expect(new Set(await icons.evaluateAll((paths) => paths.map((path) => path.getAttribute('d')))).size).toBe(5)
  for (const icon of await main.getByRole('article').locator('svg').all()) await expect(icon).toBeVisible()
  await expect(page.getByText('Une action est requise de votre part.')).toHaveCount(0)
  await expectNoDefect(page)
  await expectSameTree(page, 'accueil')
  for (const [name, , path] of cards) {
    await page.goto(`${site()}/accueil`)
    await main.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name: /^Bonjour/ })).toHaveCount(0)
    // The address may also hold the list's filters, all empty.
    expect(page.url().replace(site(), '')).toBe(path)
  }
})

for (const width of [1366, 360])
  test(`[HOME-01] at ${width} pixels the cards do not move while the two calls of the home page answer one after the other`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    const person = await aDeclarant(unique())
    const held: Record<string, () => void> = {}
    for (const call of ['dashboard-association', 'dashboard-requete']) {
      const answered = new Promise<void>((resolve) => (held[call] = resolve))
      await page.route(`**/api/utilisateur/${call}`, (route) => answered.then(() => route.continue()))
    }
    await signIn(page, person)
    const tasks = page.getByRole('main').getByRole('region', { name: 'À faire' })
    const place = async () => (await page.getByRole('main').getByRole('article').first().boundingBox())?.y
    await expect(page.getByRole('heading', { level: 1, name: /^Bonjour/ })).toBeVisible()
    await expect(tasks.getByRole('status')).toBeVisible()
    const before = await place()
    expect(before).toBeGreaterThan(0)
    const first = page.waitForResponse('**/api/utilisateur/dashboard-association')
    held['dashboard-association']?.()
    await (await first).finished()
    // The answer is drawn within a few frames.
    for (let frame = 0; frame < 30; frame += 1) {
      await page.evaluate(() => new Promise(requestAnimationFrame))
      expect(await place()).toBe(before)
    }
    held['dashboard-requete']?.()
    await expect(tasks.getByRole('paragraph')).toHaveText("Aucune de vos démarches n'attend de réponse de votre part.")
    expect(await place()).toBe(before)
  })

test('a person who comes for a rattachement sees its steps while they search', async ({ page }) => {
  await signIn(page, await aDeclarant(unique()), '/association')
  const steps = page.getByText(
    /Étape 1\s: recherchez votre association\. Étape 2\s: ouvrez sa fiche\. Étape 3\s: choisissez «\sDemander mon rattachement\s»/,
  )
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await expect(steps).toHaveCount(0)
  await page.goto(`${site()}/accueil`)
  await page.getByRole('main').getByRole('link', { name: 'Me rattacher à une association' }).click()
  await expect(steps).toBeVisible()
  await expectNoDefect(page)
  await page.getByRole('search').getByRole('textbox', { name: 'Dénomination' }).fill('chorale')
  await expect(page).toHaveURL(/nom=chorale/)
  await expect(steps).toBeVisible()
})

test('[HOME-03] [HOME-06] the home page says what is asked of one and since when, what is under way and until when, and the associations one acts for, before the cards @proof', async ({
  page,
}) => {
  await signIn(page, { email: 'camille.weber@exemple.fr' }, '/accueil', demonstration)
  const main = page.getByRole('main')
  const asked = main.getByRole('region', { name: /^À faire \(\d+\)$/ })
  await expect(asked.getByText('Une action est requise de votre part.')).toBeVisible()
  await expect(
    asked.getByRole('link', { name: /^Fournir 1 document \(Statuts\) et des précisions au plus tard le \d\d\/\d\d\/\d{4}\s: .+/ }),
  ).toHaveAttribute('href', /^\/pieces\/R\d{8}-\w{32}\?auth=true$/)
  const statutes = asked.getByRole('listitem').filter({ hasText: 'Envoyer par courrier les statuts signés' }).first()
  await expect(statutes.getByRole('link')).toHaveAttribute('href', /^\/requete\/detail\/R\d{8}$/)
  await expect(statutes.getByRole('button', { name: /^Télécharger le bordereau d'envoi/ })).toBeVisible()
  const item = asked.getByRole('link', { name: /^Répondre à une invitation\s: .+/ })
  await expect(asked.getByText(/^reçue le \d\d\/\d\d\/\d{4}$/)).toBeVisible()
  // Requests and invitations come from two calls: wait for both.
  const asks = await asked.getByRole('listitem').count()
  await expect(asked.getByRole('heading')).toHaveText(`À faire (${asks})`)
  await expect(page.getByRole('article').filter({ hasText: 'Gérer mes associations' })).toContainText('1 à traiter')

  const underWay = main.getByRole('region', { name: 'Requêtes en cours' }).getByRole('listitem')
  await expect(underWay.first()).toHaveText(/^(Création|Modification|Dissolution|Radiation)\s: .+\.$/)
  await expect(underWay.filter({ hasText: /au plus tard le|jusqu'au/ }).first()).toHaveText(/ \d\d\/\d\d\/\d{4}( \(délai dépassé\))?\.$/)
  await expect(underWay.first().getByRole('link')).toHaveAttribute('href', /^\/requete\/detail\/R\d{8}$/)
  const own = main.getByRole('region', { name: 'Mes associations' })
  await expect(own.getByRole('listitem')).toHaveCount(5)
  await expect(own.getByRole('listitem').first()).toContainText(/Inscrite|Dissoute|Radiée|Non conforme/)
  await expect(own.getByRole('link', { name: /^Voir mes \d+ associations$/ })).toHaveAttribute('href', '/mes-associations')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    `À faire (${asks})`,
    'Requêtes en cours',
    'Mes associations',
    ...cards.map(([title]) => title),
  ])
  await expectNoDefect(page)
  await expectSameTree(page, 'accueil-suivi')

  const denomination = (await item.innerText()).split('\u00a0: ')[1] ?? '-'
  await expect(own).not.toContainText(denomination)
  await item.click()
  await expect(page.getByRole('heading', { level: 1, name: denomination })).toBeVisible()
  await expect(page.getByText(new RegExp(`vous invite à rejoindre l'association`))).toBeVisible()
})

test('[HOME-03] what one call does not answer leaves the rest of the home page: it is said where it would have stood, and asked again @proof', async ({
  page,
}) => {
  const failing = (call: string) => page.route(`**/api/utilisateur/${call}`, (route) => route.fulfill({ status: 500, body: '' }))
  await failing('dashboard-association')
  await signIn(page, { email: 'camille.weber@exemple.fr' }, '/accueil', demonstration)
  const main = page.getByRole('main')
  const asked = main.getByRole('region', { name: /^À faire/ })
  await expect(asked.getByText("Erreur d'accès au serveur")).toBeVisible()
  await expect(asked).not.toContainText('Aucune de vos démarches')
  await expect(main.getByRole('region', { name: 'Requêtes en cours' }).getByRole('listitem').first()).toBeVisible()
  await expect(main.getByRole('article')).toHaveCount(5)
  await page.unroute('**/api/utilisateur/dashboard-association')
  await failing('dashboard-requete')
  await asked.getByRole('button', { name: 'Réessayer' }).click()
  await expect(asked.getByText('Une action est requise de votre part.')).toBeVisible()
  await page.reload()
  await expect(main.getByText("Erreur d'accès au serveur")).toBeVisible()
  const invitation = main.getByRole('region', { name: 'À faire (1)' })
  await expect(invitation.getByText('Répondre à une invitation')).toBeVisible()
  // An invitation alone shows this sentence, as does a demande de pièces (pieces.e2e.ts).
  await expect(invitation.getByText('Une action est requise de votre part.')).toBeVisible()
  await expect(main.getByRole('region', { name: 'Mes associations' })).toBeVisible()
})

test('[HOME-05] the home page shows the requests and associations that its two calls answer', async ({ page }) => {
  const person = { email: 'camille.weber@exemple.fr' }
  const asked: string[] = []
  for (const call of ['dashboard-association', 'dashboard-requete'])
    await page.route(`**/api/utilisateur/${call}`, async (route) => {
      asked.push(`${route.request().method()} ${call}`)
      const rows = (await (await route.fetch()).json()) as Record<string, unknown>[]
      await route.fulfill({ json: rows.map((row) => ({ ...row, nom: `Nom dit par ${call}` })) })
    })
  await signIn(page, person, '/accueil', demonstration)
  const main = page.getByRole('main')
  for (const call of ['dashboard-association', 'dashboard-requete']) await expect(main).toContainText(`Nom dit par ${call}`)
  expect(asked.toSorted()).toEqual(['POST dashboard-association', 'POST dashboard-requete'])
})
