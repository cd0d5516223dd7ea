import { expect, type Locator, type Page } from '@playwright/test'
import { makePdf } from '../../server/test/corpus/corpus.ts'
import { threePdfs, aCreationIn } from '../../server/test/filings.ts'
import { aCommune, callAs, file, fileCreation, tokenOf } from '../support/api.ts'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { aClerk } from '../support/clerks.ts'
import { aDeclarant, testPassword, signIn } from '../support/people.ts'
import { addPiece, replyLink, transmit } from '../support/replies.ts'
import { test } from '../support/test.ts'

const site = () => process.env['E2E_URL'] ?? ''
const nbsp = '\u00A0'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const checks = (page: Page) => page.getByRole('region', { name: /^Vérifications/ })
const progress = (page: Page, said: string) => expect(checks(page).getByText(said, { exact: true })).toBeVisible()

const filed = async (denomination: string, commune: string) => {
  const filer = await aDeclarant(`${crypto.randomUUID()}@exemple.fr`, 'Odile', 'Mittelbrucher')
  const fichiers = [...(await threePdfs()).slice(0, 1), await makePdf({ pages: 4, texte: 'Statuts' }), ...(await threePdfs()).slice(2)]
  return { filer, numero: await fileCreation(await tokenOf(filer.email, testPassword), { denomination, commune, fichiers }) }
}

/** Presses keys and counts them. */
const hand = (page: Page) => {
  let keys = 0
  return {
    press: async (key: string) => {
      keys += 1
      await page.keyboard.press(key)
    },
    /** Counts each Tab pressed in the open dialog. */
    tabTo: async (field: Locator) => {
      await page.getByRole('dialog').waitFor()
      for (let tabs = 0; tabs < 12; tabs += 1) {
        if (await field.evaluate((element) => element === document.activeElement)) return
        keys += 1
        await page.keyboard.press('Tab')
      }
      throw new Error('no way to the field')
    },
    counted: () => {
      const pressed = keys
      keys = 0
      return pressed
    },
  }
}

test('a creation in order goes from the queue to the register by keyboard at 1366 × 620: one key per check and eight more at most per pass, no scrolling, and the next file has the focus', async ({
  page,
}, info) => {
  const { numero } = await filed('Cercle des huit touches', 'Saint-Avold')
  const { numero: next } = await filed('Cercle du suivant', 'Saint-Avold')
  await page.setViewportSize({ width: 1366, height: 620 })
  await signIn(page, await aClerk('TPRX-SAINT-AVOLD', 'Alix', 'Obergreff'), '/greffe')
  const { press, tabTo, counted } = hand(page)
  const still = async () => expect(await page.evaluate(() => scrollY)).toBe(0)

  await page.getByRole('row').filter({ hasText: numero }).getByRole('link').focus()
  await press('Enter')
  await expect(checks(page)).toContainText("le dossier n'est pas encore pris en charge")
  await press('d')
  await press('Enter')
  await expect(button(page, 'Enregistrer la communication au préfet')).toBeFocused()
  await expect(checks(page)).not.toContainText("n'est pas encore pris en charge")
  const all = await checks(page).locator('.check').count()
  for (let check = 0; check < all; check += 1) await press('c')
  await progress(page, '11/11')
  await still()
  await press('d')
  await expect(button(page, 'Enregistrer la communication au préfet')).not.toHaveAttribute('aria-disabled')
  await press('Enter')
  await tabTo(page.getByLabel('Date de la communication au préfet'))
  await press('Enter')
  await expect(page.getByText('La communication au préfet est enregistrée.')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await press('n')
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(next) })).toBeFocused()
  const first = counted() - all

  // The prefect has answered: the file is to be decided, with its checks as they were left.
  await page.goto(`${site()}/greffe?file=A_LA_PREFECTURE`)
  await page.getByRole('row').filter({ hasText: numero }).getByRole('link').focus()
  await press('Enter')
  await progress(page, '11/11')
  await press('d')
  await press('Enter')
  await tabTo(page.getByLabel('Date de la réponse du préfet'))
  await press('Enter')
  await expect(button(page, 'Inscrire')).not.toHaveAttribute('aria-disabled')
  const second = counted()

  await page.goto(`${site()}/greffe?file=A_DECIDER`)
  await page.getByRole('row').filter({ hasText: numero }).getByRole('link').focus()
  await press('Enter')
  await progress(page, '11/11')
  await press('d')
  await press('Enter')
  await tabTo(page.getByLabel('Décision rendue par'))
  await press('ArrowDown')
  await tabTo(page.getByLabel("Date de l'ordonnance"))
  await press('Enter')
  await expect(page.getByRole('link', { name: /^Ouvrir la fiche de/ })).toBeVisible()
  await still()
  const third = counted()
  const told = `${first}, ${second} and ${third} keys, besides ${all} checks`
  console.log(told)
  info.annotations.push({ type: 'keys', description: told })
  expect(Math.max(first, second, third)).toBeLessThanOrEqual(8)
})

test('a point to correct is asked with its reason, the reply reopens its check, and after the decision the next file has the focus', async ({
  page,
}) => {
  const { filer, numero } = await filed('Cercle à régulariser', 'Sélestat')
  const { numero: next } = await filed('Cercle à suivre', 'Sélestat')
  const clerk = await aClerk('TPRX-SELESTAT', 'Alix', 'Nebengreff')
  const token = await tokenOf(clerk.email, testPassword)
  const act = async (path: string, said: object) => {
    const { version } = (await callAs(token, 'GET', `/api/greffe/requete/${numero}`)).json as { version: number }
    expect((await callAs(token, 'POST', `/api/greffe/requete/${numero}/${path}`, { version, ...said })).status, path).toBeLessThan(300)
  }
  await act('prise-en-charge', {})
  await signIn(page, clerk, `/greffe/requete/${numero}?file=EN_INSTRUCTION`)
  const signed = checks(page).getByRole('button', { name: /^Statuts datés et signés/ })

  // Arrows move between the checks. The page shown as evidence is saved with the verdict.
  await progress(page, '0/11')
  await page.keyboard.press('v')
  await expect(checks(page).getByRole('button', { name: /^Dénomination distincte/ })).toBeFocused()
  for (let down = 0; down < 7; down += 1) await page.keyboard.press('ArrowDown')
  await expect(signed).toBeFocused()
  await expect(page.locator('.viewer__text')).toContainText('Statuts, page 1')
  for (let turned = 0; turned < 3; turned += 1) await button(page, 'Page suivante').click()
  await expect(page.getByText('Page 4 sur 4')).toBeVisible()
  await page.keyboard.press('r')
  const motive = page.getByRole('dialog').getByLabel('Motif (repris dans la demande de pièces ou le projet de rejet)')
  await expect(motive).toHaveValue('Les statuts ne sont pas datés et signés par sept membres au moins.')
  await motive.fill('Six signatures.')
  await expectNoDefect(page)
  await expectSameTree(page, 'a-regulariser')
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer' }).click()
  await expect(signed).toHaveAccessibleName(/à régulariser$/)
  await expect(checks(page).getByRole('button', { name: /^Sept membres au moins/ })).toBeFocused()
  await expectNoDefect(page)

  await button(page, `Demander des pièces (1)`).click()
  const composer = page.getByRole('dialog', { name: 'Demander des pièces' })
  await expect(composer.getByLabel('Document demandé')).toHaveValue('STATUTS')
  await expect(composer.getByLabel('Précisions pour le déclarant')).toHaveValue(`Six signatures (Code civil local, art.${nbsp}59).`)
  await composer.getByRole('button', { name: 'Envoyer la demande' }).click()
  await expect(page.getByText('La demande est envoyée au déclarant.')).toBeVisible()

  const link = await replyLink(filer.email, numero)
  await addPiece(link, 0, { nom: 'statuts-signes.pdf', type: 'STATUTS', date: '2026-10-05' }, await makePdf({ texte: 'Sept signatures' }))
  await transmit(link, null)
  await page.reload()
  await expect(signed).toHaveAccessibleName(/à revoir$/)
  await expect(page.getByRole('button', { name: 'Statuts, 05/10/2026' }).first()).toBeVisible()
  await signed.click()
  await expect(checks(page)).toContainText(/Le déclarant a répondu le .* à vérifier de nouveau\./)
  await expect(checks(page)).toContainText('Six signatures.')
  await expect(page.locator('.viewer__text')).toContainText('Sept signatures')
  await button(page, 'Conforme, Statuts datés et signés par sept membres').click()
  await expect(signed).toHaveAccessibleName(/conforme$/)

  // An internal note of the court.
  await page.getByText('Notes internes (0)').click()
  await button(page, 'Ajouter une note interne').click()
  await page.getByRole('dialog').getByLabel('Note').fill('Le président a téléphoné.')
  await expectNoDefect(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Ajouter une note interne' }).click()
  await expect(page.getByText('Notes internes (1)')).toBeVisible()

  await act('validation', {})
  const { controles } = (await callAs(token, 'GET', `/api/greffe/requete/${numero}`)).json as { controles: { code: string }[] }
  await act('conformite', { controles: controles.map(({ code }) => code), preuve: null })
  const le = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(new Date())
  await act('communication-prefet', { le })
  await act('reponse-prefet', { le, reponse: 'PAS_D_OPPOSITION' })
  const other = (path: string, version: number, said: object) =>
    callAs(token, 'POST', `/api/greffe/requete/${next}/${path}`, { version, ...said })
  await other('prise-en-charge', 1, {})
  await other('communication-prefet', 2, { le })
  await other('reponse-prefet', 3, { le, reponse: 'PAS_D_OPPOSITION' })
  await page.goto(`${site()}/greffe/requete/${numero}?file=A_DECIDER&sort=numero%2Casc`)
  await button(page, 'Inscrire').click()
  const signatory = page.getByLabel('Décision rendue par')
  if ((await signatory.inputValue()) === '') await signatory.selectOption({ index: 1 })
  await button(page, "Inscrire l'association").click()
  await expect(page.getByRole('link', { name: 'Dossier suivant' })).toBeFocused()
  await page.keyboard.press('n')
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(next) })).toBeVisible()
})

test('beside the check of the titles of the direction, the clerk sees who holds the same function', async ({ page }) => {
  const filer = await aDeclarant(`${crypto.randomUUID()}@exemple.fr`, 'Odile', 'Mittelbrucher')
  const creation = aCreationIn(await aCommune('Sélestat'))
  const [first, second, ...others] = creation.comite.physiques
  if (!first || !second) throw new Error('a direction of two at least')
  const both = [first, second].map((membre) => ({ ...membre, fonction: 'Secrétaire' }))
  const comite = { ...creation.comite, physiques: [...both, ...others] }
  const numero = await file(await tokenOf(filer.email, testPassword), 'creation', { ...creation, comite }, await threePdfs())
  await signIn(page, await aClerk('TPRX-SELESTAT', 'Alix', 'Doppelgreff'), `/greffe/requete/${numero}`)
  const check = checks(page).getByRole('button', { name: /^Direction constituée/ })
  await check.click()
  const noms = both.map(({ prenom, nom }) => `${prenom} ${nom}`).join(', ')
  await expect(
    checks(page).getByText(
      `2 membres ont la fonction «${nbsp}Secrétaire${nbsp}»${nbsp}: ${noms}. Le déclarant n'a pas répondu sur ce point.`,
    ),
  ).toBeVisible()
})
