import { expect } from '@playwright/test'
import { tokenOf } from '../support/api.ts'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { demonstration, strasbourg } from '../support/clerks.ts'
import { aStrasbourg, findFiche } from '../support/fiches.ts'
import { signIn } from '../support/people.ts'
import { test } from '../support/test.ts'

const camille = { email: 'camille.weber@exemple.fr' }

test('[MINE-03] [MINE-05] [MINE-07] [ATTACH-02] [ATTACH-03] [ATTACH-04] the list of my associations: the invitation first, in words, then those I am attached to, then pending ones', async ({
  page,
}) => {
  await signIn(page, camille, '/mes-associations', demonstration)
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(8)
  await expect(cards.first()).toContainText('Invitation en cours')
  await expect(cards.first()).toContainText(/vous invite à rejoindre l'association .+\. Droits proposés\s: déposer des requêtes\./)
  await expect(cards.first().getByRole('button')).toHaveText([/^Accepter l'invitation/, /^Refuser l'invitation/])
  // The state, the reader's tie, the number, the commune.
  await expect(cards.nth(1)).toContainText(/(Inscrite|Dissoute|Radiée|Non conforme)\s*Rattaché\s*N°\s\w{3}\d{6}\s*\d{5} \S/)
  await expect(cards.nth(1)).toContainText(/Vous pouvez\s: déposer des requêtes, gérer les utilisateurs/)
  await expect(cards.last()).toContainText('Rattachement en cours')
  await expect(
    cards.filter({ hasText: /Numérisation du dossier papier en cours|Dossier papier (numérisé|introuvable)/ }).first(),
  ).toBeVisible()
  await expectNoDefect(page)
  await expectSameTree(page, 'mes-associations')
  const name = await cards.first().getByRole('heading').innerText()
  await page.getByRole('link', { name: `Ouvrir la fiche de ${name}` }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
})

test('[REG-11] volume and folio find an association of the paper register, and stay in the address @proof', async ({ page }) => {
  const { association, reprise } = await findFiche(await tokenOf(strasbourg.email, demonstration), aStrasbourg, ({ reprise: read }) =>
    /[IVXLC]/.test(read?.numeroVolume ?? ''),
  )
  const { numeroVolume = '', numeroFolio = '' } = reprise ?? {}
  await signIn(page, camille, '/association', demonstration)
  const filters = page.getByRole('search', { name: 'Recherche dans le registre' })
  await filters.getByRole('textbox', { name: 'Volume' }).fill(` ${numeroVolume.toLowerCase()} `)
  await filters.getByRole('textbox', { name: 'Folio' }).fill(numeroFolio)
  await expect(page).toHaveURL(/folio=/)
  await expect(page.getByRole('row').filter({ hasText: association.numero })).toBeVisible()
  await expectNoDefect(page)
  await page.reload()
  await expect(filters.getByRole('textbox', { name: 'Folio' })).toHaveValue(numeroFolio)
  await expect(page.getByRole('row').filter({ hasText: association.numero })).toBeVisible()
})
