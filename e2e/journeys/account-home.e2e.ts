import { expect } from '@playwright/test'
import { readPdf } from '../../server/test/read-pdf.ts'
import { fileCreation, tokenOf } from '../support/api.ts'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { test } from '../support/kept-context.ts'
import { aDeclarant, testPassword, signIn } from '../support/people.ts'
import { register } from '../support/register-by-calls.ts'

const site = () => process.env['E2E_URL'] ?? ''
const unique = () => `visiteur-${crypto.randomUUID()}@exemple.fr`

test('[ROUTE-22] [REQ-01] [REQ-05] the list of requests has its two parts, each with its own sentence when empty', async ({ page }) => {
  await signIn(page, await aDeclarant(unique()), '/requete')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'À faire',
    'Requêtes en cours',
    'Dernières activités',
    'Toutes mes requêtes',
    'Mes échéances dans mon agenda',
  ])
  await expect(page.getByText("Vous n'avez aucune requête en cours.")).toBeVisible()
  await expect(page.getByText('Aucune décision récente.')).toBeVisible()
  await expectNoDefect(page)
  await expectSameTree(page, 'requetes-aucune')
})

test('[ROUTE-03] [MINE-01] [MINE-02] [MINE-04] [MINE-08] a person without associations is told so, and what to do', async ({ page }) => {
  await signIn(page, await aDeclarant(unique()), '/mes-associations')
  await expect(page.getByRole('heading', { level: 1, name: "Ma liste d'associations" })).toBeVisible()
  await expect(page.getByText("Vous n'êtes rattaché à aucune association", { exact: true })).toBeVisible()
  await expectNoDefect(page)
  await expectSameTree(page, 'aucune-association')
  await page.getByRole('link', { name: 'Rechercher votre association dans le registre' }).click()
  await expect(page).toHaveURL(new RegExp('/association(\\?|$)'))
  await page.goBack()
  await page.getByRole('main').getByRole('link', { name: 'Créer une association' }).click()
  await expect(page).toHaveURL(`${site()}/creation`)
})

test("[REQ-03] [REQ-04] [MINE-03] [MINE-07] [ACTION-10] a filing is followed until its association is in the person's list and its extract is genuine @proof", async ({
  page,
}) => {
  const person = await aDeclarant(unique(), 'Camille', 'Essai')
  const token = await tokenOf(person.email, testPassword)
  const denomination = `Chorale ${crypto.randomUUID().slice(0, 8)}`
  const numero = await fileCreation(token, { denomination, commune: 'Colmar' })
  const today = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris' }).format(new Date())

  await signIn(page, person, '/requete')
  const part = (name: string) => page.getByRole('region', { name })
  const card = part('Requêtes en cours').getByRole('listitem')
  await expect(card.getByRole('heading', { level: 3 })).toHaveText(`Création\u00A0: ${denomination}`)
  for (const line of [
    'En cours',
    'Votre requête est arrivée au greffe le',
    `N°\u00A0${numero}, déposée le ${today} par`,
    'Déposée en ligne',
    'Colmar',
  ]) {
    await expect(card).toContainText(line)
  }
  await expect(part('Dernières activités')).toContainText('Aucune décision récente.')
  await expectNoDefect(page)

  const association = await register(numero)
  await page.reload()
  await expect(part('Requêtes en cours')).toContainText("Vous n'avez aucune requête en cours.")
  const decided = part('Dernières activités').getByRole('listitem')
  await expect(decided).toContainText('Inscrite')
  await expectNoDefect(page)
  await decided.getByRole('link').click()
  await expect(page.getByRole('link', { name: `Ouvrir la fiche de ${denomination}` })).toHaveAttribute(
    'href',
    `/association/${association}`,
  )
  await expectNoDefect(page)

  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Mes associations' }).click()
  const own = page.getByRole('main').getByRole('listitem')
  await expect(own.getByRole('heading', { level: 2 })).toHaveText(denomination)
  await expect(own.locator('..')).toHaveCSS('display', 'grid')
  for (const line of [
    `N°\u00A0${association}`,
    'Colmar',
    'Inscrite',
    'Rattaché',
    'Vous pouvez\u00A0: déposer des requêtes, gérer les utilisateurs',
  ]) {
    await expect(own).toContainText(line)
  }
  await expect(own.getByRole('link', { name: `Ouvrir la fiche de ${denomination}` })).toHaveAttribute('href', `/association/${association}`)
  await expectNoDefect(page)

  const extract = await fetch(`${site()}/api/association/${association}/extrait`, { headers: { authorization: `Bearer ${token}` } })
  const [, code = ''] = /\/verification\/([A-Z0-9-]+)/.exec((await readPdf(new Uint8Array(await extract.arrayBuffer()))).text) ?? []
  await page.goto(`${site()}/verification`)
  await page.getByLabel('Code de vérification').fill(` ${code.toLowerCase()} `)
  await page.getByRole('button', { name: 'Vérifier' }).click()
  await expect(page.getByText(/Document authentique et à jour$/)).toBeVisible()
  const facts = page.getByRole('definition')
  await expect(page.getByRole('term')).toHaveText(['Document', 'Association', 'Numéro au registre', 'Délivré par', 'Délivré le', 'Depuis'])
  await expect(facts.nth(1)).toHaveText(denomination)
  await expect(facts.nth(2)).toHaveText(`n°\u00A0${association}`)
  await expect(facts.nth(3)).toHaveText(/Colmar/)
  await expect(facts.nth(5)).toHaveText("La situation de l'association n'a pas changé.")
  await expectNoDefect(page)
})

test('a failed list says so, never that it is empty, and offers a retry', async ({ page }) => {
  await page.route('**/api/utilisateur/dashboard-requete', (route) => route.fulfill({ status: 500, body: '' }))
  await signIn(page, await aDeclarant(unique()), '/requete')
  await expect(page.getByText("Erreur d'accès au serveur")).toBeVisible()
  await expect(page.getByText('aucune requête')).toHaveCount(0)
  await page.unroute('**/api/utilisateur/dashboard-requete')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect(page.getByText("Vous n'avez aucune requête en cours.")).toBeVisible()
})

test('[HEAD-01] [HEAD-02] [HEAD-07] [HEAD-08] [HEAD-09] [HEAD-15] [ROUTE-25] header and footer of any page, for a visitor', async ({
  page,
}) => {
  await page.goto(`${site()}/nulle-part`)
  await expect(page.getByRole('heading', { level: 1, name: "Il n'y a rien ici." })).toBeVisible()
  await expect(page).toHaveTitle("Il n'y a rien ici. – Registre des associations d'Alsace-Moselle")
  await expect(page.getByRole('main').getByRole('link')).toHaveText(["Revenir à l'accueil", 'Rechercher une association'])
  const header = page.getByRole('banner')
  await expect(header).toContainText(/Versions\u00A0: site 2\.2\.0, serveur \d+\.\d+\.\d+, authentification \d+\.\d+\.\d+$/)
  await expect(header.getByText('demonstration')).toHaveText(/^Environnement\u00A0: demonstration$/)
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: 'support@registre-associations.example' })).toHaveAttribute('href', /^mailto:/)
  await expect(footer.getByRole('link', { name: '03 00 00 00 00' })).toHaveAttribute('href', 'tel:0300000000')
  await expect(footer).toContainText('Une question sur votre dossier\u00A0: le greffe du tribunal compétent.')
  await expectNoDefect(page)
  await expectSameTree(page, 'page-inconnue')
})

test('[ROUTE-25] the page of an unknown path shows the signed-in person', async ({ page }) => {
  const person = await aDeclarant(unique(), 'Élise', 'Perdue')
  await signIn(page, person)
  await page.goto(`${site()}/nulle-part/ici`)
  await expect(page.getByRole('heading', { level: 1, name: "Il n'y a rien ici." })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mon compte\u00A0: Élise Perdue' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Se connecter' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Créer un compte' })).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible()
})

test('[HEAD-03] [HEAD-04] the badge shows any value of the setting as is, and nothing in production', async ({ page }) => {
  let environnement = ''
  await page.route('**/api/constantes', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ json: { ...(await answer.json()), environnement } })
  })
  const header = page.getByRole('banner')
  for (environnement of ['recette', 'formation', 'demonstration', 'production']) {
    await page.goto(`${site()}/restricted`)
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Foire aux questions' })).toBeVisible()
    const badge = header.locator('.environment-badge')
    if (environnement === 'production') {
      await expect(badge).toHaveCount(0)
      await expect(header).not.toContainText('production')
    } else {
      await expect(badge).toHaveText(`Environnement\u00A0: ${environnement}`)
    }
  }
})

test('[HEAD-05] [HEAD-06] the badge and the two links follow the settings', async ({ page }) => {
  await page.route('**/api/constantes', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      json: {
        ...(await answer.json()),
        environnement: 'formation',
        demonstration: 'non',
        lienCGU: 'https://example.org/cgu',
        lienFAQ: 'https://example.org/faq',
      },
    })
  })
  await page.goto(`${site()}/restricted`)
  await expect(page.getByRole('banner').getByText('formation')).toHaveAttribute(
    'title',
    'Site de formation\u00A0: aucune requête déposée ici ne parvient à un tribunal.',
  )
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link', { name: "Conditions générales d'utilisation" })).toHaveAttribute('href', 'https://example.org/cgu')
  await expect(footer.getByRole('link', { name: 'Foire aux questions' })).toHaveAttribute('href', 'https://example.org/faq')
  await expect(footer.getByRole('link', { name: 'Courriels de démonstration' })).toHaveCount(0)
})

test('[ROUTE-08] [LOGIN-15] the page of a clerk leads a declarant to « Accès interdit » @proof', async ({ page }) => {
  await signIn(page, await aDeclarant(unique()))
  await page.goto(`${site()}/greffe`)
  await expect(page).toHaveURL(`${site()}/restricted`)
  await expect(page.getByRole('heading', { level: 1, name: 'Accès interdit' })).toBeVisible()
  await expect(page.getByText('contactez le support\u00A0: support@registre-associations.example.')).toBeVisible()
  await expectNoDefect(page)
  await expectSameTree(page, 'acces-interdit')
})

test('in demonstration mode a page of the site shows the mails, with their links', async ({ page }) => {
  const email = unique()
  await aDeclarant(email)
  await page.goto(`${site()}/restricted`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Courriels de démonstration' }).click()
  const mail = page.getByRole('listitem').filter({ hasText: email })
  await expect(mail.getByRole('heading', { level: 2, name: 'Activez votre compte' })).toBeVisible()
  await expect(mail.getByRole('link')).toHaveAttribute('href', new RegExp(`^${site()}/utilisateur/finalisation\\?code=`))
  await expectNoDefect(page)
})

test('[ACTION-10] anybody may check a code, and an unknown one gives a warning', async ({ page }) => {
  await page.goto(`${site()}/verification`)
  await expectNoDefect(page)
  await expectSameTree(page, 'verification')
  await page.getByLabel('Code de vérification').fill('abcd-efgh-jklm')
  await page.getByRole('button', { name: 'Vérifier' }).click()
  await expect(page).toHaveURL(`${site()}/verification/ABCD-EFGH-JKLM`)
  await expect(page.getByText(/Code inconnu$/)).toBeVisible()
  await expect(
    page.getByText('Aucun document ne correspond à ce code. Vérifiez les caractères, ou méfiez-vous du document présenté.'),
  ).toBeVisible()
  await expectNoDefect(page)
  await expectSameTree(page, 'code-inconnu')
})
