import { expect } from '@playwright/test'
import { readPdf } from '../../server/test/read-pdf.ts'
import { callAs, tokenOf } from '../support/api.ts'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { demonstration, strasbourg } from '../support/clerks.ts'
import { ficheOf, findFiche } from '../support/fiches.ts'
import { test } from '../support/test.ts'

const site = () => process.env['E2E_URL'] ?? ''

test('[ACTION-10] once the register has changed, the page of an extract tells anybody which headings changed', async ({ page }) => {
  const clerk = await tokenOf(strasbourg.email, demonstration)
  // An association whose history no other journey reads.
  const { association } = await findFiche(
    clerk,
    'tribunal=TJ-STRASBOURG&etats=DISSOUTE',
    ({ rattachement, conforme, usagers }) => rattachement.etat === 'NON_RATTACHE' && conforme && usagers?.length === 0,
  )
  const { numero } = association
  const extract = await fetch(`${site()}/api/association/${numero}/extrait?conforme=true&winlogas=false`, {
    headers: { authorization: `Bearer ${clerk}` },
  })
  const [, code = ''] = /\/verification\/([A-Z0-9-]+)/.exec((await readPdf(new Uint8Array(await extract.arrayBuffer()))).text) ?? []
  const { status } = await callAs(clerk, 'POST', `/api/greffe/association/${numero}/non-conformite`, {
    version: (await ficheOf(clerk, numero)).derniere.ordre,
    texte: 'les statuts ne sont pas datés',
    declarer: true,
  })
  expect(status).toBe(200)
  await page.goto(`${site()}/verification/${code}`)
  await expect(page.getByText(/Document authentique, plus à jour$/)).toBeVisible()
  await expect(page.getByRole('definition').nth(4)).toHaveText(/^\d\d\/\d\d\/\d{4} à \d\d?\sh\s\d\d$/)
  await expect(page.getByRole('definition').last()).toHaveText(/^Le registre a changé\s: État\.$/)
  await expectNoDefect(page)
  await expectSameTree(page, 'plus-a-jour')
})
