import { expect } from '@playwright/test'
import { aCommune, callAs, tokenOf } from '../support/api.ts'
import { demonstration, strasbourg } from '../support/clerks.ts'
import { signIn } from '../support/people.ts'
import { test } from '../support/test.ts'

test('[SHEET-02] the tab « Membres » is there only once the register holds members', async ({ page }) => {
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
