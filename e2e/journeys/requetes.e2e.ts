import { expect, type Page } from '@playwright/test'
import { formatJour, jourDeParis } from 'domain/core/jour'
import { fileCreation, tokenOf } from '../support/api.ts'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { aDeclarant, testPassword, signIn } from '../support/people.ts'
import { openedBy } from '../support/opened.ts'
import { register } from '../support/register-by-calls.ts'
import { test } from '../support/test.ts'

const site = () => process.env['E2E_URL'] ?? ''
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') })

test('[ROUTE-24, REQ-06, HOME-04, HOME-06, REQ-15, REQ-16, REQ-17, REQ-18, REQ-21, REQ-22, REQ-27] new documents are announced until their request is opened, whose page shows its steps and gives them', async ({
  page,
}) => {
  const person = await aDeclarant(`${crypto.randomUUID()}@exemple.fr`, 'Odile', 'Mittelbrucher')
  const token = await tokenOf(person.email, testPassword)
  const numero = await fileCreation(token, { denomination: 'Cercle des nouvelles', commune: 'Colmar' })
  const other = await fileCreation(token, { denomination: 'Cercle sans nouvelles', commune: 'Colmar' })
  const card = page.getByRole('article').filter({ hasText: 'Suivre mes requêtes' })

  await page.goto(`${site()}/requete/detail/${other}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Se connecter' })).toBeVisible()
  await signIn(page, person, `/requete/detail/${other}`)
  await expect(page.getByRole('heading', { level: 1, name: `Requête n°\u00A0${other}\u00A0: Création` })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Où en est votre requête',
    'Étapes',
    'Documents communiqués par le tribunal',
    'Ce qui a été déposé',
  ])
  const documents = page.getByRole('region', { name: 'Documents communiqués par le tribunal' })
  await expect(documents).toContainText('Aucun document pour le moment.')
  const steps = page.getByRole('region', { name: 'Étapes' }).getByRole('listitem')
  await expect(steps.nth(1)).toContainText(/^RécépisséEn coursUn récépissé doit vous être délivré au plus tard le .+art\. 30-1\)$/)
  await expect(steps.last()).toContainText('PublicationÀ venir')
  await expectNoDefect(page)
  await expectSameTree(page, 'requete')
  await page.goto(`${site()}/accueil`)
  await expect(card).toBeVisible()
  await expect(card).not.toContainText('Nouveaux documents')

  await register(numero)
  await page.reload()
  await expect(card).toContainText('3 à lire')
  await expect(card).toContainText('Nouveaux documents disponibles.')
  await expectNoDefect(page)
  await expectSameTree(page, 'accueil-a-lire')

  // Each row of the list names its documents and leads to them.
  await page.goto(`${site()}/requete`)
  const decided = page.getByRole('region', { name: 'Dernières activités' }).getByRole('article').filter({ hasText: numero })
  for (const said of [
    'Création\u00A0: Cercle des nouvelles',
    'Inscrite',
    '3 à lire',
    'déposée le',
    'Odile Mittelbrucher',
    'Déposée en ligne',
    '68000 Colmar',
  ])
    await expect(decided).toContainText(said)
  await page.getByRole('link', { name: 'Toutes mes requêtes' }).click()
  const row = rows(page).filter({ hasText: numero })
  await expect(row).toContainText('Déposée en ligne')
  await expect(row.locator('svg[data-icon="web"]')).toBeVisible()
  await expect(row.getByRole('link', { name: `Consulter la requête, requête n°\u00A0${numero}` })).toHaveAttribute(
    'href',
    `/consultation/depot/${numero}`,
  )
  await expect(row.getByTitle('Consulter la requête').locator('svg[data-icon="eye"]')).toBeVisible()
  const news = row.getByRole('link', { name: `Consulter les nouveaux documents, requête n°\u00A0${numero}` })
  await expect(news).toHaveAttribute('title', 'Consulter les nouveaux documents')
  await expect(news).toHaveAttribute('href', new RegExp(`^/requete/detail/${numero}(\\?|$)`))
  await expect(news.locator('svg[data-icon="file"]')).toBeVisible()
  await expect(rows(page).filter({ hasText: other }).getByTitle('Consulter les nouveaux documents')).toHaveCount(0)
  await expect(page.getByTitle('Traiter la demande de pièces')).toHaveCount(0)

  await page.goto(`${site()}/accueil`)
  await card.getByRole('link', { name: `Lire les documents du tribunal\u00A0: Cercle des nouvelles, requête n°\u00A0${numero}` }).click()
  await expect(page).toHaveURL(`${site()}/requete/detail/${numero}`)
  await expect(documents.getByRole('heading', { level: 3 })).toHaveText([
    'Notification de décision',
    'Ordonnance',
    "Certificat d'inscription",
  ])
  await expect(documents.getByText('Nouveau', { exact: true })).toHaveCount(3)
  await expectNoDefect(page)
  await expectSameTree(page, 'requete-decidee')
  const letter = documents.getByRole('article').first().getByRole('button')
  expect(await openedBy(page, () => letter.click())).toMatch(/^blob:/)
  // The documents keep their badge while the page is open. Elsewhere nothing is new any more.
  await expect(documents.getByText('Nouveau', { exact: true })).toHaveCount(3)
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Accueil' }).click()
  await expect(card).toBeVisible()
  await expect(card).not.toContainText('à lire')
  await page.goBack()
  await expect(documents.getByRole('article')).toHaveCount(3)
  await expect(documents.getByText('Nouveau', { exact: true })).toHaveCount(0)
  await page.goto(`${site()}/requete/detail/R26999999`)
  await expect(page.getByText('Aucune requête ne correspond à cette URL.')).toBeVisible()
  await expectNoDefect(page)
  await expectSameTree(page, 'requete-inconnue')
})

test('[ROUTE-23, REQ-02, REQ-07, REQ-08, REQ-09, REQ-10, REQ-11, REQ-12] a table lists every request, with five filters, and its address holds its state', async ({
  page,
}) => {
  const person = await aDeclarant(`${crypto.randomUUID()}@exemple.fr`, 'Odile', 'Mittelbrucher')
  await page.goto(`${site()}/requete/toutes`)
  await expect(page.getByRole('heading', { level: 1, name: 'Se connecter' })).toBeVisible()
  await signIn(page, person, '/requete/toutes')
  await expect(page.getByText("Vous n'avez encore aucune requête.")).toBeVisible()
  await expectNoDefect(page)
  await expectSameTree(page, 'toutes-aucune')
  const token = await tokenOf(person.email, testPassword)
  const first = await fileCreation(token, { denomination: 'Amis du rucher', commune: 'Colmar' })
  const second = await fileCreation(token, { denomination: 'Ébénistes réunis', commune: 'Colmar' })
  await page.goto(`${site()}/requete`)
  await page.getByRole('link', { name: 'Toutes mes requêtes' }).click()
  await expect(page.getByRole('columnheader')).toHaveText(['N°', 'Dénomination', 'Type', 'État', 'Date dépôt', 'Actions'])
  const found = async (...numeros: string[]) => {
    await expect(rows(page)).toHaveCount(numeros.length)
    await expect(rows(page).getByRole('link', { name: /^R\d{8}$/ })).toHaveText(numeros)
  }
  await found(second, first)
  await expectNoDefect(page)
  await expectSameTree(page, 'toutes')
  const filters = page.getByRole('search')
  const empty = page.getByText('Aucune requête ne correspond à votre recherche.')
  await filters.getByLabel('Numéro').fill(first)
  await found(first)
  await filters.getByLabel('Dénomination').fill('ebenistes')
  await expect(empty).toBeVisible()
  await expectNoDefect(page)
  await page.getByRole('button', { name: 'Effacer les filtres' }).click()
  await found(second, first)
  await expect(filters.getByLabel('Numéro')).toHaveValue('')
  await filters.getByLabel('Dénomination').fill('ebenistes')
  await found(second)
  await expect(page).toHaveURL(/denomination=ebenistes/)
  await page.reload()
  await found(second)
  await rows(page).getByRole('link', { name: second, exact: true }).click()
  await page.getByRole('link', { name: 'Toutes mes requêtes' }).click()
  await found(second)
  await filters.getByLabel('Dénomination').fill('')
  await found(second, first)
  const type = filters.getByRole('group', { name: 'Type' })
  await type.getByText('Dissolution', { exact: true }).click()
  await expect(empty).toBeVisible()
  await type.getByText('Création', { exact: true }).click()
  await found(second, first)
  const state = filters.getByRole('group', { name: 'État' })
  await state.getByText('Inscrite', { exact: true }).click()
  await expect(empty).toBeVisible()
  await state.getByText('En cours', { exact: true }).click()
  await found(second, first)
  const day = filters.getByLabel('Date préenregistrement')
  await day.fill('01/01/2020')
  await expect(empty).toBeVisible()
  await day.fill('31/02/2020')
  await day.blur()
  await expect(day).toHaveAccessibleDescription(/Indiquez une date qui existe/)
  await expect(day).toHaveValue('31/02/2020')
  await expect(page).toHaveURL(/2020-01-01/)
  await day.fill(formatJour(jourDeParis(new Date())))
  await expect(day).toHaveAccessibleDescription('')
  await found(second, first)
  await page.getByRole('button', { name: 'Trier par Dénomination' }).click()
  await found(first, second)
  await expect(page).toHaveURL(/sort=denomination%2Casc$/)
  for (const [title, key] of [
    ['N°', 'numero'],
    ['Type', 'type'],
    ['État', 'etat'],
  ] as const) {
    await page.getByRole('button', { name: `Trier par ${title}`, exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`sort=${key}%2Casc$`))
  }
})
