import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { formatJour } from 'domain/core/jour'
import { anAnnexe } from 'domain/core/exemples'
import { demarches } from 'domain/requetes/demarches/demarches'
import { makePdf } from '../../server/test/corpus/corpus.ts'
import { makeImage } from '../../server/test/corpus/images.ts'
import { anEnvoi } from '../../server/test/numerisation.ts'
import { callAs, tokenOf } from '../support/api.ts'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { copyCode } from '../support/captcha.ts'
import { actOn, aDemand, demandsOf, inDays, replyPath } from '../support/demands.ts'
import { demonstration, strasbourg } from '../support/clerks.ts'
import { aPdf } from '../support/files.ts'
import { aPaperAssociation } from '../support/greffe-association.ts'
import { keyboard } from '../support/hands.ts'
import { linkOf, mailTo } from '../support/mail.ts'
import { openedBy } from '../support/opened.ts'
import { aDeclarant, signIn } from '../support/people.ts'
import { test } from '../support/test.ts'

const site = () => process.env['E2E_URL'] ?? ''
const nbsp = '\u00A0'
const title = 'Aucune demande de pièces en attente ne correspond à cette URL.'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const point = (page: Page, name: string) => page.getByRole('article').filter({ has: page.getByRole('heading', { name }) })
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })
const add = (page: Page, rank: number) => page.getByRole('button', { name: new RegExp(`^Ajouter un document\\s: Demande ${rank} sur 2`) })
test('[ROUTE-26, PIECES-02, PIECES-05, PIECES-09, PIECES-10, PIECES-11, PIECES-12, PIECES-13, PIECES-15, PIECES-16, PIECES-18, PIECES-25, CAPTCHA-04, FORM-25, ERR-12] a person replies from a phone with the mailed link and no account, and an error, a cut or a reload loses nothing', async ({
  page,
}, { outputDir }) => {
  const { person, numero } = await aDemand('Chorale du Ried')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(linkOf(await mailTo(person.email, 'Ce que le tribunal demande')))
  await expect(page.getByRole('heading', { level: 1, name: 'Répondre au tribunal' })).toBeVisible()
  const main = page.getByRole('main')
  for (const said of [
    'Tribunal judiciaire de Strasbourg',
    `Association${nbsp}: Chorale du Ried`,
    `Requête n°${nbsp}${numero}`,
    `À transmettre au plus tard le ${formatJour(inDays(20))}`,
    'Écrivez lisiblement.',
    '0 demande sur 2 a une réponse.',
  ])
    await expect(main).toContainText(said)
  await expect(main).not.toContainText(/Mittelbrucher|@exemple/)
  const statutes = point(page, `Demande 1 sur 2${nbsp}: Statuts`)
  await expect(statutes).toContainText(`Ce que le tribunal précise${nbsp}:L'article 3 manque.`)
  await expect(point(page, `Demande 2 sur 2${nbsp}: Demande de précisions`)).toContainText('Sans réponse')
  const [letter] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Lire la lettre du tribunal (PDF)' }).click(),
  ])
  expect((await readFile(await letter.path())).subarray(0, 5).toString()).toBe('%PDF-')

  // The button is visible from the first screen, and says why it is blocked.
  const transmit = button(page, 'Transmettre la réponse')
  await expect(transmit).toBeInViewport()
  await expect(transmit).toHaveAccessibleDescription('Ajoutez au moins un document ou une observation avant de transmettre.')
  await expectNoDefect(page)
  await expectSameTree(page, 'reponse')

  await add(page, 1).click()
  const adding = dialogOf(page, 'Ajouter un document')
  await expect(adding.getByLabel('Type de document').locator('option:checked')).toHaveText('Statuts')
  await adding.getByLabel("Date d'adoption").fill('2026-10-10')
  const file = adding.getByLabel('Fichier', { exact: true })
  await file.setInputFiles({ name: 'statuts.txt', mimeType: 'text/plain', buffer: Buffer.from('Statuts') })
  await button(page, 'Ajouter le document').click()
  await expect(adding.locator('.fr-error-text')).toHaveText("le type de fichier n'est pas acceptable")
  await file.setInputFiles(await aPdf(outputDir.replace(/[^/]*$/, ''), 'statuts-du-ried.pdf', 'Statuts'))
  await page.route('**/api/pieces/*/*/0', (route) => route.abort(), { times: 1 })
  await button(page, 'Ajouter le document').click()
  await expect(adding.getByRole('alert')).toContainText('Erreur de communication.')
  await expectNoDefect(page)
  await expectSameTree(page, 'document')
  await button(page, 'Ajouter le document').click()
  await expect(adding).toBeHidden()
  await expect(statutes).toContainText('Ajouté, pas encore transmis')
  await expect(main).toContainText('1 demande sur 2 a une réponse.')
  expect(await openedBy(page, () => statutes.getByRole('button', { name: /^Consulter / }).click())).toMatch(/^blob:/)

  // The phone unloads the page while its camera is open.
  await page.getByLabel('Observation (facultatif)').fill('Odile préside.')
  await expect(main).toContainText('2 demandes sur 2 ont une réponse.')
  await add(page, 2).click()
  const camera = page.waitForEvent('filechooser')
  await adding.getByRole('button', { name: /^Photographier/ }).click()
  await (await camera).setFiles({ name: 'pv.jpg', mimeType: 'image/jpeg', buffer: await makeImage({ largeur: 600, hauteur: 800 }) })
  await expect(adding.getByRole('img', { name: 'Page 1' })).toBeVisible()
  await page.reload()
  await expect(adding.getByRole('img', { name: 'Page 1' })).toBeVisible()
  await adding.getByLabel('Nom du document').fill('Procès-verbal photographié')
  await button(page, 'Ajouter le document').click()
  await expect(adding).toBeHidden()
  await expect(point(page, 'Demande 2 sur 2')).toContainText('Procès-verbal photographié')
  await expect(page.getByLabel('Observation (facultatif)')).toHaveValue('Odile préside.')

  await transmit.click()
  const sending = dialogOf(page, 'Transmettre la réponse')
  await expect(sending).toContainText('Une fois transmise, votre réponse ne pourra plus être modifiée.')
  await expect(sending).toContainText('Voulez-vous continuer la transmission?')
  await expectNoDefect(page)
  await expectSameTree(page, 'transmettre')
  // The other slots are tested with the filings.
  const steps = Object.values(demarches).flatMap(({ etapes }) => etapes.map(({ nom }) => nom))
  expect(new Set(steps)).toEqual(new Set(['declarant', 'association', 'membres', 'documents', 'liquidation', 'radiation', 'final']))
  await sending.getByLabel(/^Recopiez les caractères/).fill('ZZZZZZ')
  await button(page, 'Transmettre').click()
  await expect(sending.getByLabel(/^Recopiez les caractères/)).toHaveAttribute('aria-invalid', 'true')
  await copyCode(sending)
  await expect(sending.getByRole('img')).toBeVisible()
  let lost = false
  await page.route('**/api/pieces/*/*', async (route) => {
    if (lost || route.request().method() !== 'POST') return route.fallback()
    lost = true
    return route.abort()
  })
  await button(page, 'Transmettre').click()
  await expect(sending.getByRole('alert')).toContainText('Erreur durant la transmission de la réponse')
  await copyCode(sending)
  await button(page, 'Transmettre').click()
  await expect(main).toContainText('Votre réponse a bien été transmise.')
  await expect(main).toContainText(
    /Transmise le \d\d\/\d\d\/\d{4} à \d+\sh\s\d\d\s: 2 documents et une observation. Vous pouvez fermer cette page./,
  )
  await expect(page.locator('.told')).toBeFocused()
  await expect(page.locator('.notices')).toContainText('La réponse a été transmise')
  await expectNoDefect(page)
  await expectSameTree(page, 'transmise')
  const [receipt] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: "Télécharger l'accusé de réception (PDF)" }).click(),
  ])
  expect((await readFile(await receipt.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await page.reload()
  await expect(main).toContainText(title)
  await expect(main).toContainText('Une réponse a déjà été transmise le')
  await expect(button(page, 'Transmettre la réponse')).toBeHidden()

  const [demand] = await demandsOf(numero)
  expect(demand?.tours).toHaveLength(1)
  expect(demand?.tours[0]?.reponse).toMatchObject({
    par: null,
    observation: 'Odile préside.',
    pieces: [
      { index: 0, nom: 'statuts-du-ried.pdf', type: 'STATUTS', date: '2026-10-10' },
      { index: 1, nom: expect.stringContaining('Procès-verbal photographié'), type: 'PIECE_JOINTE', mime: 'image/jpeg' },
    ],
  })
})

test('[ROUTE-27, ROUTE-28, ROUTE-30, REQ-14, REQ-18, REQ-24, HOME-03, HOME-06, PIECES-06, PIECES-08, PIECES-14, PIECES-19, PIECES-20, PIECES-26] a reopened demande comes first on each page of the person, who answers it signed in, by keyboard and without captcha', async ({
  page,
}, { outputDir }) => {
  const { person, numero, path } = await aDemand('Cercle du second tour')
  const joined = await fetch(`${site()}/api${path.replace('-', '/')}/0`, {
    method: 'POST',
    body: anEnvoi(
      'document',
      anAnnexe({ nom: 'statuts-du-cercle.pdf', type: 'STATUTS', sousType: null, date: '2026-10-10' }),
      await makePdf(),
    ),
  })
  expect(joined.status).toBe(201)
  const first = await callAs(
    await tokenOf(person.email, 'Un mot de passe 1'),
    'POST',
    `/api/pieces/auth/${path.slice(8).replace('-', '/')}`,
    {
      observation: 'Voici.',
    },
  )
  expect(first.status).toBe(200)
  await actOn(numero, 'reouverture', { points: [{ index: 1, precisions: 'Et depuis quand ?' }], observation: null, dateRetour: inDays(15) })

  const told = `Fournir des précisions au plus tard le ${formatJour(inDays(15))}${nbsp}: Cercle du second tour`
  await signIn(page, person, '/accueil')
  await expect(page.getByText('Une action est requise de votre part.')).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: 'Suivre mes requêtes' })).toContainText('1 à traiter')
  await expect(page.getByRole('link', { name: told })).toBeVisible()
  await expectNoDefect(page)
  await expectSameTree(page, 'accueil')
  await page.goto(`${site()}/requete`)
  await expect(page.getByRole('region', { name: 'À faire' }).getByRole('link', { name: told })).toBeVisible()
  await page.goto(`${site()}/requete/toutes`)
  const action = page.getByRole('link', { name: `Traiter la demande de pièces, requête n°${nbsp}${numero}` })
  await expect(action).toHaveAttribute('title', 'Traiter la demande de pièces')
  await expect(action.locator('svg[data-icon="alert"]')).toBeVisible()
  const again = await replyPath(person, numero)
  expect(again).not.toBe(path)
  await expect(action).toHaveAttribute('href', `${again}?auth=true`)
  await page.goto(`${site()}/requete/detail/${numero}`)
  await expect(page.getByRole('main')).toContainText(
    `Le tribunal vous demande des précisions, à fournir au plus tard le ${formatJour(inDays(15))}.`,
  )
  await expect(page.getByRole('link', { name: 'Répondre à la demande de pièces' })).toHaveCount(1)
  const letters = page.getByRole('region', { name: 'Documents communiqués par le tribunal' }).getByRole('article')
  await expect(letters.getByRole('link', { name: 'Répondre à la demande de pièces' })).toHaveCount(1)

  const hands = keyboard(page)
  await hands.press(page.getByRole('link', { name: 'Répondre à la demande de pièces' }))
  await expect(page).toHaveURL(`${site()}${again}?auth=true`)
  const statutes = point(page, `Demande 1 sur 2${nbsp}: Statuts`)
  await expect(statutes).toContainText(/Validée par le tribunal le \d\d\/\d\d\/\d{4}/)
  // A sent document can be opened, but not removed.
  await expect(statutes).toContainText(/statuts-du-cercle\.pdf.*Transmis au tribunal le \d\d\/\d\d\/\d{4}/s)
  await expect(statutes.getByRole('button')).toHaveCount(1)
  expect(await openedBy(page, () => statutes.getByRole('button', { name: /^Consulter statuts-du-cercle\.pdf/ }).click())).toMatch(/^blob:/)
  await page.bringToFront()
  await expectNoDefect(page)
  await hands.press(add(page, 2))
  await hands.select(page.getByLabel('Type de document'), 'Pièce jointe')
  await hands.attach(page.getByLabel('Fichier', { exact: true }), await aPdf(outputDir.replace(/[^/]*$/, ''), 'depuis.pdf', 'Depuis mai'))
  await hands.press(button(page, 'Ajouter le document'))
  await expect(dialogOf(page, 'Ajouter un document')).toBeHidden()
  await expect(add(page, 2)).toBeFocused()
  const linked = page.getByRole('button', { name: /^Consulter depuis\.pdf/ })
  expect(await openedBy(page, () => hands.press(linked))).toMatch(/^blob:/)
  await page.bringToFront()
  const remove = button(page, 'Supprimer depuis.pdf')
  await hands.press(remove)
  await hands.press(dialogOf(page, "Suppression de l'annexe").getByRole('button', { name: 'Oui', exact: true }))
  await expect(remove).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Ce que le tribunal demande' })).toBeFocused()

  await hands.type(page.getByLabel('Observation (facultatif)'), 'Depuis mai.')
  await page
    .getByRole('link', { name: /^Accueil/ })
    .first()
    .click()
  const leaving = dialogOf(page, 'Annuler les modifications\u00A0?')
  await expect(leaving).toContainText("rien n'est transmis au tribunal")
  await leaving.getByRole('button', { name: 'Non' }).click()
  await hands.press(button(page, 'Transmettre la réponse'))
  const sending = dialogOf(page, 'Transmettre la réponse')
  await expect(sending).toContainText('Voulez-vous continuer la transmission?')
  await expect(sending.getByRole('textbox')).toHaveCount(0)
  await hands.press(button(page, 'Transmettre'))
  await expect(page.getByRole('main')).toContainText('Votre réponse a bien été transmise.')
  expect((await demandsOf(numero))[0]?.tours[1]?.reponse).toMatchObject({
    par: 'Odile Mittelbrucher',
    observation: 'Depuis mai.',
    pieces: [],
  })
  await page.goto(`${site()}/requete`)
  await expect(page.getByRole('link', { name: told })).toBeHidden()

  // A document that only this browser holds can be opened too, before anything is sent.
  const association = await aPaperAssociation(await tokenOf(strasbourg.email, demonstration), 'Cercle du fichier local')
  await page.goto(`${site()}/association/${association}`)
  await button(page, 'Demander mon rattachement').click()
  await dialogOf(page, 'Demander mon rattachement')
    .locator('input[type="file"]')
    .first()
    .setInputFiles(await aPdf(outputDir.replace(/[^/]*$/, ''), 'local.pdf', 'Local'))
  expect(await openedBy(page, () => page.getByRole('button', { name: /^Consulter local\.pdf/ }).click())).toMatch(/^blob:/)
})

test('[PIECES-01, PIECES-03, PIECES-04, PERM-03] a withdrawn demande, an unknown code and an account without the right each get their own explanation', async ({
  page,
}, { outputDir }) => {
  const { numero, path } = await aDemand('Cercle retiré')
  const stranger = await aDeclarant(`pieces-${crypto.randomUUID()}@exemple.fr`)
  await page.goto(`${site()}${path}`)
  await page.getByRole('link', { name: 'Connectez-vous' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Se connecter' })).toBeVisible()
  await signIn(page, stranger, `${path}?auth=true`)
  await expect(page.getByRole('main')).toContainText('Seules la personne qui a déposé cette requête')
  await page.getByLabel('Observation (facultatif)').fill('Trop tard.')
  await button(page, 'Transmettre la réponse').click()
  await expect(dialogOf(page, 'Transmettre la réponse').getByLabel(/^Recopiez les caractères/)).toBeVisible()
  await button(page, 'Continuer ma réponse').click()
  await actOn(numero, 'retrait-demande', { motif: 'Reçu par courrier.' })
  await add(page, 1).click()
  await page.getByLabel("Date d'adoption").fill('2026-10-10')
  await page.getByLabel('Fichier', { exact: true }).setInputFiles(await aPdf(outputDir.replace(/[^/]*$/, ''), 'tard.pdf', 'Statuts'))
  await button(page, 'Ajouter le document').click()
  await expect(page.getByRole('main')).toContainText(/Le tribunal a retiré cette demande le \d\d\/\d\d\/\d{4}. Vous n'avez rien à faire./)
  await expect(button(page, 'Transmettre la réponse')).toBeHidden()
  await expectNoDefect(page)
  await expectSameTree(page, 'retiree')

  await page.context().clearCookies()
  await page.goto(`${site()}${path}A`)
  await expect(page.getByRole('main')).toContainText(title)
  await expect(page.getByRole('main')).toContainText("Vérifiez que l'adresse est complète")
  await expectNoDefect(page)
  await expectSameTree(page, 'inconnue')
})
