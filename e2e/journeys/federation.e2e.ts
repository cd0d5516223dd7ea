import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { callAs, tokenOf } from '../support/api.ts'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { demonstration, strasbourg } from '../support/clerks.ts'
import { anAssociation } from '../support/make-association.ts'
import { aDeclarant, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'
import { makeVersion } from 'domain/requetes/examples/filings'

test('a person who acts for several associations reads all their tasks on one page, downloads the list, and invites one person to several', async ({
  page,
}) => {
  const odile = await aDeclarant(`${randomUUID()}@exemple.fr`, 'Odile', 'Mittelbrucher')
  const suffix = randomUUID().slice(0, 6)
  const greffe = await tokenOf(strasbourg.email, demonstration)
  const named = async (
    nom: string,
    droits: { gestion: boolean; depot: boolean },
    etatAssociation: 'INSCRITE' | 'NONCONFORME' = 'INSCRITE',
  ) => {
    const informations = { ...makeVersion().informations, denomination: `${nom} ${suffix}` }
    const numero = await anAssociation(odile.email, { etatAssociation, informations })
    await callAs(greffe, 'PUT', `/api/association/${numero}/rattachement`, { email: odile.email, fonction: 'Présidente', ...droits })
    return numero
  }
  const boxe = await named('École de boxe', { gestion: true, depot: true }, 'NONCONFORME')
  await named('Judo-club', { gestion: true, depot: true })
  const lecture = await named('Cercle de lecture', { gestion: false, depot: false })

  await signIn(page, odile, '/mes-associations')
  await page.getByRole('link', { name: 'Mes associations en tableau' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mes associations en tableau' })).toBeFocused()
  const rows = page.getByRole('row')
  await expect(rows).toHaveCount(4)
  await expect(rows.filter({ hasText: boxe })).toContainText('Non conforme')
  await expect(rows.filter({ hasText: lecture })).toContainText('consulter')
  await expectNoDefect(page)
  await expectSameTree(page, 'tableau')
  await page.getByRole('textbox', { name: 'Nom, numéro ou commune' }).fill('ecole')
  await expect(rows).toHaveCount(2)
  await expect(page).toHaveURL(/recherche=ecole/)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Télécharger cette liste (CSV)' }).click(),
  ])
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`"École de boxe ${suffix}"`)

  // One association has already invited this person: the other invitation is sent, and each result is shown.
  const adresse = `${randomUUID()}@exemple.fr`
  const dialog = page.getByRole('dialog')
  const inviting = page.getByRole('button', { name: 'Inviter une personne' })
  const invite = async (...names: string[]) => {
    await inviting.click()
    for (const name of names) await dialog.getByRole('checkbox', { name }).check({ force: true })
    await dialog.getByRole('textbox', { name: 'Adresse courriel' }).fill(adresse)
    await dialog.getByRole('combobox', { name: 'Fonction' }).fill('Trésorière')
    await dialog.getByRole('button', { name: "Envoyer l'invitation" }).click()
  }
  await inviting.click()
  await expect(dialog.getByRole('checkbox', { name: 'Cercle de lecture' })).toHaveCount(0)
  await expect(dialog.getByText('1 association dont vous ne gérez pas les utilisateurs')).toBeVisible()
  await expectNoDefect(page)
  await expectSameTree(page, 'inviter-plusieurs')
  await page.keyboard.press('Escape')
  await invite('Judo-club')
  await expect(page.getByText(`1 invitation envoyée à ${adresse}.`)).toBeVisible()
  await invite('Judo-club')
  // None was sent: the typed values stay.
  await expect(dialog.getByText(`Judo-club ${suffix} : Une invitation est déjà en attente pour ${adresse}.`)).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Adresse courriel' })).toHaveValue(adresse)
  await dialog.getByRole('checkbox', { name: 'École de boxe' }).check({ force: true })
  await dialog.getByRole('button', { name: "Envoyer l'invitation" }).click()
  await expect(page.getByText(`1 invitation envoyée à ${adresse}, 1 refusée.`)).toBeVisible()
  await expectNoDefect(page)
})
