import { expect } from '@playwright/test'
import { aCommune, callAs, tokenOf } from '../support/api.ts'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { demonstration, strasbourg } from '../support/clerks.ts'
import { findFiche } from '../support/fiches.ts'
import { anAssociation, changeAssociation } from '../support/make-association.ts'
import { aDeclarant, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'

test('[SHEET-02, SHEET-20] without members the sheet has no tab « Membres », and without events it says so', async ({ page }) => {
  const clerk = await tokenOf(strasbourg.email, demonstration)
  const reprise = { numeroVolume: 'XXI', numeroFolio: String(Date.now() % 100_000), registre: [] }
  const brought = await callAs(clerk, 'POST', '/api/greffe/association', {
    tribunal: 'TJ-STRASBOURG',
    denomination: `Cercle sans membres ${crypto.randomUUID()}`,
    objet: 'Se réunir.',
    adresse: '4 rue du Puits imaginaire',
    complementAdresse: null,
    codePostal: '67000',
    commune: await aCommune('Strasbourg'),
    dateConstitutive: null,
    dateStatuts: null,
    reprise,
    membres: [],
  })
  expect(brought.status, JSON.stringify(brought.json)).toBe(201)
  const { numero } = brought.json as { numero: string }
  await signIn(page, strasbourg, `/association/${numero}`, demonstration)
  const tab = (name: string) => page.getByRole('tab', { name })
  await expect(tab('Documents')).toBeVisible()
  await expect(tab('Membres')).toHaveCount(0)
  await tab('Registre papier').click()
  await expect(page.getByRole('tabpanel').getByText("Aucun événement n'a été repris du registre papier.")).toBeVisible()
  await expect(page.getByRole('tabpanel').getByRole('table')).toHaveCount(0)

  const taken = await callAs(clerk, 'PUT', `/api/greffe/association/${numero}/reprise`, {
    version: 1,
    reprise,
    membres: ['Auguste, président'],
  })
  expect(taken.status, JSON.stringify(taken.json)).toBe(200)
  await page.reload()
  await tab('Membres').click()
  await expect(page.getByRole('tabpanel').getByText('Auguste, président')).toBeVisible()
})

test('[SHEET-18] the tab « Membres » of a dissolved association shows its directors, founders and liquidators', async ({ page }) => {
  const clerk = await tokenOf(strasbourg.email, demonstration)
  const { association } = await findFiche(clerk, 'etats=DISSOUTE', ({ association: { liquidationAssociation, fondateurs } }) =>
    Boolean(liquidationAssociation && fondateurs.physiques.length > 0),
  )
  const { numero, members, fondateurs, liquidationAssociation } = association
  await signIn(page, { email: 'camille.weber@exemple.fr' }, `/association/${numero}?onglet=membres`, demonstration)
  const panel = page.getByRole('tabpanel', { name: 'Membres' })
  const directeurs = panel.getByRole('table', { name: "Dernière direction inscrite, qui ne représente plus l'association" })
  for (const { nom } of members.physiques) await expect(directeurs).toContainText(nom)
  const fondation = panel.getByRole('list').filter({ hasText: fondateurs.physiques[0]?.nom ?? '-' })
  for (const { nom } of fondateurs.physiques) await expect(fondation).toContainText(nom)
  await expect(panel.getByRole('heading', { level: 2, name: 'Liquidation', exact: true })).toBeVisible()
  const liquidateurs = panel.getByRole('table', { name: 'Liquidateurs' })
  const liquident = liquidationAssociation?.liquidateurs.members.physiques ?? []
  expect(liquident.length).toBeGreaterThan(0)
  for (const { nom, fonction } of liquident)
    await expect(liquidateurs.getByRole('row').filter({ hasText: nom }).first()).toContainText(fonction)
  await expectNoDefect(page)
  await expectSameTree(page, 'membres-dissoute', page.getByRole('tabpanel'))
})

test('[ENT-02, ENT-09, RADIA-02] the sheet of a struck-off association gives the days of its end, the discharge of its liquidators and the comment', async ({
  page,
}) => {
  const person = await aDeclarant(`${crypto.randomUUID()}@exemple.fr`, 'Odile', 'Mittelbrucher')
  const numero = await anAssociation(person.email)
  const dates = { dateDissolution: '2025-03-04', dateDissolutionJAL: '2025-04-15', dateRadiation: '2026-05-26' }
  await changeAssociation(numero, (version) => ({
    ...version,
    etatAssociation: 'RADIEE',
    informations: { ...version.informations, ...dates },
    radiationAssociation: { dateDissolution: '2025-03-04', quitus: true, commentaireRadiation: 'Les comptes sont clos.' },
  }))
  await signIn(page, person, `/association/${numero}`)
  const panel = page.getByRole('tabpanel', { name: 'Informations' })
  const said = (label: string) => panel.locator('dt', { hasText: new RegExp(`^${label}$`) }).locator('+ dd')
  await expect(panel.getByRole('heading', { level: 2, name: 'Radiation', exact: true })).toBeVisible()
  await expect(said('Quitus aux liquidateurs')).toHaveText('Donné')
  await expect(said('Commentaire')).toHaveText('Les comptes sont clos.')
  await expect(said('Date de la dissolution')).toHaveText('04/03/2025')
  await expect(said('Publication de la dissolution')).toHaveText('15/04/2025')
  await expect(said('Date de la radiation')).toHaveText('26/05/2026')
})
