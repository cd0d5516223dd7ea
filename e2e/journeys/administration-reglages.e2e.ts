import { expect, type Page } from '@playwright/test'
import { readPdf } from '../../server/test/read-pdf.ts'
import { administer, button } from '../support/administration.ts'
import { callAs, fileCreation, tokenOf } from '../support/api.ts'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { aClerk, aJudge, demonstration, strasbourg } from '../support/clerks.ts'
import { aPaperAssociation } from '../support/greffe-association.ts'
import { aDeclarant, testPassword, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'
import { conformByCalls } from '../support/verdicts.ts'

const site = () => process.env['E2E_URL'] ?? ''
const readConstants = async () => (await fetch(`${site()}/api/constantes`)).json() as Promise<{ tailleRattachementMax: number }>

test('[ATTACH-07] an administrator changes a setting: what the server cannot hold is refused with words, the rest holds at once and is in the journal @proof', async ({
  page,
  browser,
}) => {
  await administer(page, '/administration')
  await page.getByRole('main').getByRole('link', { name: 'Réglages du site' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Réglages du site' })).toBeFocused()
  await expect(button(page, 'Enregistrer les réglages')).toHaveAccessibleDescription('Aucune modification à enregistrer.')
  const total = page.getByLabel("Taille maximale des fichiers d'une requête, en Mo")
  const attachment = page.getByLabel("Taille maximale des fichiers d'une demande de rattachement, en Mo")
  await total.fill('500')
  await attachment.fill('beaucoup')
  await button(page, 'Enregistrer les réglages').click()
  await expect(attachment).toBeFocused()
  await expect(attachment).toHaveAccessibleDescription(/Indiquez une taille en Mo/)
  await attachment.fill('4,5')
  await button(page, 'Enregistrer les réglages').click()
  await expect(total).toHaveAccessibleDescription(/Ce serveur reçoit au plus 30,00\sMo en un envoi\./)
  await expectNoDefect(page)
  await total.fill('30')
  await button(page, 'Enregistrer les réglages').click()
  await expect(page.getByText('Les réglages sont enregistrés.')).toBeVisible()
  const journal = page.getByRole('region', { name: 'Journal des modifications' })
  await expect(journal.getByRole('listitem').first()).toContainText(/en Mo\s: \d+,\d\d\sMo, puis 4,50\sMo/)
  expect(await readConstants()).toMatchObject({ tailleRattachementMax: 4.5 * 1_048_576 })
  const numero = await aPaperAssociation(await tokenOf(strasbourg.email, demonstration), 'Cercle de la limite')
  const theirs = await browser.newContext()
  const declarant = await theirs.newPage()
  await signIn(declarant, await aDeclarant(`${crypto.randomUUID()}@exemple.fr`), `/association/${numero}`, testPassword)
  await button(declarant, 'Demander mon rattachement').click()
  await expect(declarant.getByRole('dialog')).toContainText(/Total\s: 0,00\so sur 4,50\sMo/)
  await theirs.close()
  await expectNoDefect(page)
  await expectSameTree(page, 'reglages')
  await attachment.fill('3')
  await button(page, 'Enregistrer les réglages').click()
  await expect(journal.getByRole('listitem').first()).toContainText(/puis 3,00\sMo/)
})

/** Three creations of Thann ready to be decided, held by its clerk. */
const toDecide = async (clerk: string): Promise<string[]> => {
  const filer = await tokenOf((await aDeclarant(`${crypto.randomUUID()}@exemple.fr`, 'Odile', 'Mittelbrucher')).email, testPassword)
  const le = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(new Date())
  const numeros: string[] = []
  for (const name of ['du moulin', 'des orgues', 'de la forge']) {
    const numero = await fileCreation(filer, { denomination: `Cercle ${name}`, commune: 'Thann' })
    const act = async (path: string, body: object) =>
      expect((await callAs(clerk, 'POST', `/api/greffe/requete/${numero}/${path}`, body)).status).toBe(204)
    await act('prise-en-charge', { version: 1 })
    await act('communication-prefet', { version: 2, le })
    await act('reponse-prefet', { version: 3, le, reponse: 'PAS_D_OPPOSITION' })
    await conformByCalls(clerk, numero)
    numeros.push(numero)
  }
  return numeros
}

const court = 'Tribunal de proximité de Thann'

const signing = (page: Page) => page.getByRole('group', { name: /^Circuit de signature/ })

/** An administrator links a signatory to an account, then makes the judge of the court sign. */
const judgesSign = async (page: Page, judge: string) => {
  await administer(page, '/administration/reglages')
  await signing(page).getByText(court, { exact: true }).click()
  await button(page, 'Enregistrer les réglages').click()
  await expect(signing(page)).toContainText("Aucun juge en fonction n'a de compte relié à un signataire")
  await page.goto(`${site()}/administration/signataires`)
  const row = page.getByRole('row').filter({ hasText: court }).filter({ hasText: 'Sans fin prévue' }).first()
  await row.getByRole('button', { name: /^Relier un compte à / }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Compte du juge').selectOption(judge)
  await expectNoDefect(page)
  await expectSameTree(page, 'relier-compte')
  await button(dialog, 'Relier un compte').click()
  await expect(row).toContainText(judge)
  await page.goto(`${site()}/administration/reglages`)
  await signing(page).getByText(court, { exact: true }).click()
  await expectNoDefect(page)
  await button(page, 'Enregistrer les réglages').click()
  await expect(page.getByText('Les réglages sont enregistrés.')).toBeVisible()
}

test('where the judge signs, the clerk prepares three decisions; the judge reads them, returns one, signs two at once, then the third once corrected', async ({
  page,
  browser,
}) => {
  const clerk = await aClerk('TPRX-THANN', 'Alix', 'Obergreff')
  const token = await tokenOf(clerk.email, testPassword)
  const [one = '', two = '', three = ''] = await toDecide(token)
  const { email: judgeEmail } = await aJudge('TPRX-THANN', 'Berthe', 'Richtermatt')
  await judgesSign(page, 'Berthe RICHTERMATT')
  await page.context().clearCookies()

  await page.setViewportSize({ width: 1366, height: 620 })
  await signIn(page, clerk, `/greffe/requete/${one}`)
  await expect(button(page, 'Inscrire')).toHaveCount(0)
  await button(page, 'Préparer la décision').click()
  const dialog = page.getByRole('dialog', { name: "Préparer l'inscription\u00A0: Cercle du moulin" })
  await expect(dialog).toContainText('Le juge du tribunal lit le dossier et signe la décision')
  await expectNoDefect(page)
  await expectSameTree(page, 'preparer')
  await button(dialog, 'Envoyer à la signature').click()
  await expect(page.getByText('La décision est envoyée à la signature du juge.')).toBeVisible()
  await expect(button(page, 'Reprendre la décision')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Décision préparée' })).toContainText('Alix Obergreff')
  await expectNoDefect(page)
  for (const numero of [two, three])
    expect((await callAs(token, 'POST', `/api/greffe/requete/${numero}/projet-ordonnance`, { version: 5 })).status).toBe(204)

  const theirs = await browser.newContext({ viewport: { width: 1366, height: 620 } })
  const judge = await theirs.newPage()
  await signIn(judge, { email: judgeEmail }, '/juge')
  await expect(judge.getByRole('heading', { level: 1, name: 'À la signature' })).toBeVisible()
  await expect(judge.getByRole('row')).toHaveCount(4)
  await expectNoDefect(judge)
  await expectSameTree(judge, 'a-la-signature')
  await judge.route('**/assets/PdfViewer-*.js', (route) => route.abort())
  await judge.getByRole('link', { name: one }).click()
  // When the viewer fails to load, the error replaces the document, and the rest of the file stays.
  const unread = judge.getByRole('region', { name: 'Annexes' }).getByRole('alert')
  await expect(unread).toBeVisible()
  await expect(judge.getByRole('region', { name: 'Décision préparée' })).toContainText('Inscription')
  await judge.unrouteAll()
  await button(judge, 'Réessayer').click()
  await expect(judge.getByRole('img', { name: /, page 1 sur/ })).toBeVisible()
  await expect(judge.getByRole('region', { name: 'Décision préparée' })).toContainText('Inscription')
  await expect(judge.getByRole('region', { name: 'Annexes' })).toBeVisible()
  // The judge reads the order before signing. When the connection is cut, a message says so, and the same button retries.
  const order = button(judge, "Lire l'ordonnance")
  await theirs.setOffline(true)
  await order.click()
  await expect(judge.getByRole('alert').filter({ hasText: /connexion|document/i })).toBeVisible()
  await theirs.setOffline(false)
  const received = Promise.withResolvers<Buffer>()
  await judge.route(/\/ordonnance$/, async (route) => {
    const response = await route.fetch()
    received.resolve(await response.body())
    await route.fulfill({ response })
  })
  await order.click()
  expect((await readPdf(await received.promise)).text).toMatch(
    /Ordonnance d’inscription .* Le tribunal ordonne l’inscription de l’association .* Numéro d’inscription Attribué à la signature .* Décision rendue par .* Visa du juge/,
  )
  await expectNoDefect(judge)
  await expectSameTree(judge, 'dossier-du-juge')
  await button(judge, 'Rendre au greffe').click()
  const back = judge.getByRole('dialog', { name: 'Rendre le dossier au greffe' })
  await button(back, 'Rendre au greffe').click()
  await expect(back.getByLabel(/^Pourquoi rendre le dossier/)).toBeFocused()
  await back.getByLabel(/^Pourquoi rendre le dossier/).fill('Le siège est à vérifier.')
  await expectNoDefect(judge)
  await expectSameTree(judge, 'rendre')
  await button(back, 'Rendre au greffe').click()
  await expect(judge.getByText('Le dossier est rendu au greffe.')).toBeVisible()
  await expect(button(judge, 'Signer')).toHaveCount(0)
  await judge.getByRole('link', { name: 'Revenir aux décisions à signer' }).click()
  await judge.getByText('Choisir les 2 décisions affichées').click()
  // Meanwhile a colleague adds a note to one request: the judge may not sign what they have not read.
  const { status } = await callAs(token, 'POST', `/api/greffe/requete/${three}/note`, { version: 6, note: 'Le président a téléphoné.' })
  expect(status).toBe(204)
  await button(judge, 'Signer (2)').click()
  const sign = judge.getByRole('dialog', { name: 'Signer ces 2 décisions' })
  await expect(sign).toContainText("ce n'est pas une signature électronique au sens du règlement eIDAS")
  await expectNoDefect(judge)
  await expectSameTree(judge, 'signer')
  await button(sign, 'Signer 2 décisions').click()
  await expect(judge.getByText('La décision est signée.')).toBeVisible()
  await expect(judge.getByRole('main')).toContainText(new RegExp(`Requête n°\\s${three}\\s: Alix Obergreff a déjà agi sur cette requête`))
  await expectNoDefect(judge)
  await judge.getByRole('link', { name: three }).click()
  await button(judge, 'Signer').click()
  await button(judge.getByRole('dialog'), 'Signer la décision').click()
  await expect(judge.getByText('La décision est signée.')).toBeVisible()

  await page.reload()
  await expect(page.getByRole('main')).toContainText('Rendue au greffe par Berthe Richtermatt')
  await expect(page.getByRole('main')).toContainText('Le siège est à vérifier.')
  await expectNoDefect(page)
  await button(page, 'Préparer la décision').click()
  await button(page.getByRole('dialog'), 'Envoyer à la signature').click()
  await expect(button(page, 'Reprendre la décision')).toBeVisible()
  await page.goto(`${site()}/greffe`)
  await page.getByRole('link', { name: 'À la signature (1)', exact: true }).click()
  await expect(page.getByRole('link', { name: `Requête n°\u00A0${one}` })).toBeVisible()
  await judge.goto(`${site()}/juge/requete/${one}`)
  await button(judge, 'Signer').click()
  await button(judge.getByRole('dialog'), 'Signer la décision').click()
  await expect(judge.getByRole('main')).toContainText("L'association est inscrite")
  await theirs.close()
})
