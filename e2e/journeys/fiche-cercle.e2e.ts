import { expect, type Page } from '@playwright/test'
import { formatJour, jourDeParis } from 'domain/core/jour'
import { tokenOf } from '../support/api.ts'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { demonstration, strasbourg } from '../support/clerks.ts'
import { aStrasbourg, findFiche, type Fiche } from '../support/fiches.ts'
import { signIn } from '../support/people.ts'
import { test } from '../support/test.ts'

const site = () => process.env['E2E_URL'] ?? ''
const camille = { email: 'camille.weber@exemple.fr' }
const jean = { email: 'jean.muller@exemple.fr' }
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const titles = (page: Page, table: string) => page.getByRole('table', { name: table }).getByRole('columnheader')

const open = async (page: Page, who: { email: string }, wanted: (fiche: Fiche) => boolean): Promise<Fiche> => {
  const fiche = await findFiche(await tokenOf(who.email, demonstration), aStrasbourg, wanted)
  await signIn(page, who, `/association/${fiche.association.numero}`, demonstration)
  await expect(tab(page, 'Informations')).toBeVisible()
  return fiche
}

test('[SHEET-05] [SHEET-22] [SHEET-25] [SHEET-32] an attached person reads the users by email, the invitations and the requests', async ({
  page,
}) => {
  // Add two users out of order: the table must sort them.
  const more = ['zoe@exemple.fr', 'abel@exemple.fr']
  await page.route('**/api/association/*', async (route) => {
    const answer = await route.fetch()
    const fiche = (await answer.json()) as Fiche
    const added = more.map((email) => ({ ...fiche.usagers![0]!, uuid: email, email }))
    await route.fulfill({ json: { ...fiche, usagers: [...added.slice(0, 1), ...fiche.usagers!, ...added.slice(1)] } })
  })
  const { usagers, invitations, rattachementsDemandes } = await open(
    page,
    camille,
    ({ invitations: sent, rattachementsDemandes: asked }) => (sent?.length ?? 0) > 0 && (asked?.length ?? 0) > 0,
  )
  await tab(page, 'Utilisateurs').click()
  await expect(titles(page, 'Personnes rattachées')).toHaveText([
    'Nom',
    'Prénom',
    'Adresse courriel',
    'Fonction',
    'Gère les utilisateurs',
    'Dépose des requêtes',
    'Droits accordés',
    'Actions',
  ])
  const shown = await page.getByRole('table', { name: 'Personnes rattachées' }).locator('td[data-title="Adresse courriel"]').allInnerTexts()
  expect(shown).toEqual([...more, ...(usagers ?? []).map(({ email }) => email)].toSorted())
  const byEmail = page.getByRole('table', { name: 'Personnes rattachées' }).getByRole('columnheader', { name: 'Adresse courriel' })
  await expect(byEmail).toHaveAttribute('aria-sort', 'ascending')
  await byEmail.getByRole('button').click()
  await expect(byEmail).toHaveAttribute('aria-sort', 'descending')
  await expect(page.getByRole('table', { name: 'Personnes rattachées' }).locator('td[data-title="Adresse courriel"]')).toHaveText(
    shown.toReversed(),
  )
  await expect(page.getByText('Trié par Adresse courriel, ordre décroissant')).toBeAttached()
  const invited = page.getByRole('table', { name: 'Invitations en attente' })
  await expect(titles(page, 'Invitations en attente')).toHaveText([
    'Adresse courriel',
    'Fonction',
    'Droits proposés',
    'Envoyée le',
    'État',
    'Actions',
  ])
  await expect(invited).toContainText(invitations?.[0]?.email ?? '-')
  await expect(invited).toContainText('déposer des requêtes')
  await expect(titles(page, 'Demandes de rattachement')).toHaveText([
    'Nom',
    'Prénom',
    'Adresse courriel',
    'Fonction',
    'Demandée le',
    'État',
  ])
  const asking = rattachementsDemandes?.[0]
  if (!asking) throw new Error('nobody asks')
  const { nom, prenom, email, fonction, demandeeLe } = asking
  await expect(
    page.getByRole('table', { name: 'Demandes de rattachement' }).getByRole('row').filter({ hasText: email }).getByRole('cell'),
  ).toHaveText([nom, prenom, email, fonction, formatJour(jourDeParis(new Date(demandeeLe))), 'En cours'])
  await expectNoDefect(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await page.reload()
  // Scroll only to the tab bar: the test checks what the bar scrolls by itself.
  await page.getByRole('tablist').evaluate((bar) => bar.scrollIntoView())
  await expect(tab(page, 'Utilisateurs')).toBeInViewport({ ratio: 0.5 })
})

test('[SHEET-32] without invitation nor request each says so @proof', async ({ page }) => {
  await open(page, camille, ({ invitations, rattachementsDemandes }) => invitations?.length === 0 && rattachementsDemandes?.length === 0)
  await tab(page, 'Utilisateurs').click()
  await expect(page.getByText('Aucune invitation en attente.')).toBeVisible()
  await expect(page.getByText('Aucune demande de rattachement en attente.')).toBeVisible()
})

test('[SHEET-04] [SHEET-20] [SHEET-24] [SHEET-34] [PROD-05] attached users and the court read the paper register, latest event first', async ({
  page,
}) => {
  const { association, reprise } = await open(page, strasbourg, ({ reprise: read }) => (read?.registre.length ?? 0) > 1)
  await expect(page.getByRole('tab')).toHaveText(['Informations', 'Membres', 'Documents', 'Registre papier', 'Utilisateurs'])
  await tab(page, 'Registre papier').click()
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByText(reprise?.numeroVolume ?? '-', { exact: true })).toBeVisible()
  await expect(panel.getByText(reprise?.numeroFolio ?? '-', { exact: true })).toBeVisible()
  await expect(titles(page, 'Événements du registre papier')).toHaveText([
    'Date',
    'Événement',
    'Type',
    "Date de l'assemblée générale",
    'Texte',
  ])
  const days = (await panel.locator('td[data-title="Date"]').allInnerTexts()).map((day) => day.split('/').toReversed().join('-'))
  expect(days.length).toBe(reprise?.registre.length)
  expect(days).toEqual(days.toSorted().toReversed())
  const byDate = page.getByRole('columnheader', { name: 'Date', exact: true })
  await expect(byDate).toHaveAttribute('aria-sort', 'descending')
  await byDate.getByRole('button').click()
  await expect(byDate).toHaveAttribute('aria-sort', 'ascending')
  const turned = (await panel.locator('td[data-title="Date"]').allInnerTexts()).map((day) => day.split('/').toReversed().join('-'))
  expect(turned).toEqual(days.toSorted())
  for (const [name, content] of [
    ['Membres', panel.getByRole('table', { name: 'Membres de la direction' })],
    ['Documents', panel.getByRole('listitem').getByRole('button').first()],
    ['Utilisateurs', panel.getByRole('table', { name: 'Personnes rattachées' })],
    ['Informations', panel.getByRole('heading', { name: 'Identité et objet' })],
  ] as const) {
    await tab(page, name).click()
    await expect(content, name).toBeVisible()
  }
  await page.getByRole('button', { name: 'Historique' }).click()
  await expect(page.getByRole('dialog', { name: 'Historique' })).toContainText('Version')
  await page.keyboard.press('Escape')
  await tab(page, 'Registre papier').click()
  await expectNoDefect(page)
  await expectSameTree(page, 'registre-papier', page.getByRole('tabpanel'))

  await page.context().clearCookies()
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('about:blank')
  await signIn(page, jean, `/association/${association.numero}?onglet=registre-papier`, demonstration)
  await expect(page.getByRole('tab')).toHaveText(['Informations', 'Membres', 'Documents'])
  await expect(tab(page, 'Informations')).toHaveAttribute('aria-selected', 'true')
})

test('anybody reads directors and founders, and only the court reads their contacts', async ({ page }) => {
  const { association } = await open(page, strasbourg, ({ association: { members } }) =>
    members.physiques.some(({ email }) => email !== null),
  )
  const { members, fondateurs } = association
  await tab(page, 'Membres').click()
  const table = page.getByRole('table', { name: 'Membres de la direction' })
  for (const { nom, fonction, email } of members.physiques) {
    await expect(table.getByRole('row').filter({ hasText: nom }).filter({ hasText: fonction }).first()).toContainText(email ?? nom)
  }
  for (const { nom } of fondateurs.physiques) await expect(page.getByRole('tabpanel')).toContainText(nom)
  await expectNoDefect(page)
})

test('[ATTACH-03] [SHEET-33] the banner shows an invitation or a non-conformité in words; the information has its labels in order, and the commune with its court', async ({
  page,
}) => {
  await open(page, camille, ({ rattachement }) => rattachement.etat === 'INVITATION_EN_COURS')
  await expect(page.getByText(/.+ vous invite à rejoindre l'association .+\. Droits proposés\s: déposer des requêtes\.$/)).toBeVisible()
  await expect(page.getByText('Invitation en cours', { exact: true })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText(['Informations', 'Membres', 'Documents'])
  // On a phone the tabs show without scrolling, even below the notice of an invitation.
  const desk = page.viewportSize()!
  await page.setViewportSize({ width: 360, height: 740 })
  await page.evaluate(() => scrollTo(0, 0))
  await expect(page.getByRole('tab', { name: 'Informations' })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize(desk)
  await expectNoDefect(page)
  await expectSameTree(page, 'fiche-invitation')
  const lacking = await findFiche(
    await tokenOf(camille.email, demonstration),
    aStrasbourg,
    ({ nonConformites }) => nonConformites.length > 0,
  )
  await page.goto(`${site()}/association/${lacking.association.numero}`)
  await expect(
    page.getByText(
      /Le tribunal a relevé 1 non-conformité\s: la liste des membres de la direction est sans date\. Pour les régulariser, adressez-vous au greffe\s: Tribunal judiciaire de Strasbourg\./,
    ),
  ).toBeVisible()
  const { codePostal, commune } = lacking.association.informations.adresse
  await expect(page.getByText(`${codePostal} ${commune.libelle} (Tribunal judiciaire de Strasbourg)`, { exact: true })).toBeVisible()
  const panel = page.getByRole('tabpanel')
  const inOrder = (shown: string[], order: string[]) => expect(shown).toEqual(order.filter((each) => shown.includes(each)))
  const headings = await panel.getByRole('heading', { level: 2 }).allInnerTexts()
  inOrder(headings, ['Identité et objet', 'Siège et contact', 'Durées', 'Pouvoirs de la direction', 'Dates du registre', 'Historique'])
  for (const always of ['Identité et objet', 'Siège et contact', 'Historique']) expect(headings).toContain(always)
  const labels = [
    'Dénomination',
    'Objet',
    "Domaines d'activité",
    'Thèmes',
    'Représentant légal',
    'But',
    "Type d'association",
    'Numéro SIREN ou SIRET',
    'Numéro RNA',
    "Reconnue d'utilité publique",
    'Domiciliation (chez)',
    'Adresse du siège',
    "Complément d'adresse",
    'Code postal',
    'Commune',
    'Pays',
    "Adresse courriel de l'association",
    'Site internet',
    'Durée de validité',
    'Durée de renouvellement',
    'Fin de validité',
    'Limites aux pouvoirs de la direction',
    'Date de constitution',
    'Date des statuts',
    "Publication de l'inscription",
  ]
  // Empty fields are folded at the end, with their number.
  const told = await panel.getByRole('term').allInnerTexts()
  inOrder(told, labels)
  const folded = labels.filter((label) => !told.includes(label))
  await panel.getByText(`${folded.length} informations non renseignées`, { exact: true }).click()
  await expect(panel.getByRole('term')).toHaveText([...told, ...folded])
  await expect(panel.getByText('Non renseigné', { exact: true })).toHaveCount(folded.length)
  await expectNoDefect(page)
})
