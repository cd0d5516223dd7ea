import { mkdtemp, rm, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { callAs, tokenOf } from '../support/api.ts'
import { addAnnexe, addFounder, addMember, fillToMembres, next, stepTitle, threeAnnexes } from '../support/creation.ts'
import { openCopy, readDraft, type WholeDraft } from '../support/drafts.ts'
import { aPdf } from '../support/files.ts'
import { noticeCoversNothing } from '../support/geometry.ts'
import { test } from '../support/kept-context.ts'
import { aDeclarant, testPassword, signIn, type Declarant } from '../support/people.ts'

const call = '**/api/requete/creation'
const numero = /^Requête n°\sR\d{8}, reçue le/
let folder: string
let declarant: Declarant
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'annexes-'))
  declarant = await aDeclarant(`envoi.${Date.now()}@exemple.fr`, 'Basile', 'Rosenholz')
})
test.afterAll(() => rm(folder, { recursive: true }))

const send = (page: Page) => page.getByRole('button', { name: 'Envoyer la requête' })
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Erreur durant la demande de création' })

let typed: WholeDraft | undefined
/** Goes to the last step: typed once, then from a copy of the draft. */
const toFinal = async (page: Page, denomination: string) => {
  if (typed) await openCopy(page, declarant, typed, denomination)
  else await typeToFinal(page, denomination)
  await expect(page.getByText('Rien ne manque.')).toBeVisible()
}
const typeToFinal = async (page: Page, denomination: string) => {
  await signIn(page, declarant, '/creation')
  await fillToMembres(page, denomination)
  await addMember(page, 'Obersand')
  for (const nom of ['Kirchweiler', 'Tannacker', 'Wiesenthaler', 'Mittelbrucher', 'Amtmann', 'Greffenbach']) await addFounder(page, nom)
  await next(page)
  await threeAnnexes(page, folder)
  await next(page)
  typed = await readDraft(page, declarant, 3)
}

/** The server files the first sending, but its answer never reaches the page. Returns the lost number. */
const loseFirstAnswer = async (page: Page): Promise<string> => {
  const session = await page.context().newCDPSession(page)
  await session.send('Fetch.enable', { patterns: [{ urlPattern: call.replace('**', '*'), requestStage: 'Response' }] })
  const { requestId } = await new Promise<{ requestId: string }>((paused) => session.once('Fetch.requestPaused', paused))
  const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId })
  await session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' })
  await session.send('Fetch.disable')
  return (JSON.parse(base64Encoded ? Buffer.from(body, 'base64').toString() : body) as { numero: string }).numero
}

/** The number of these requests in the person's list. */
const filed = async (page: Page, denomination: string): Promise<number> => {
  await page.goto(`${process.env['E2E_URL']}/requete/toutes`)
  const rows = page.getByRole('row').filter({ hasText: denomination })
  await expect(rows.first()).toBeVisible()
  return rows.count()
}

test('[ERR-07] when the answer is lost and the form sent again, there is one filing and nothing typed is lost @proof', async ({ page }) => {
  await toFinal(page, 'Association coupée')
  const keys: (string | undefined)[] = []
  page.on('request', (request) => request.url().endsWith('/api/requete/creation') && keys.push(request.headers()['idempotency-key']))
  const received = loseFirstAnswer(page)
  await send(page).click()
  await expect(notice(page)).toContainText('Erreur de communication.')
  await expect(notice(page)).toContainText("Rien n'a été perdu")
  await expect(send(page)).toBeEnabled()
  await send(page).click()
  await expect(page.getByText(numero)).toContainText(await received)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
  expect(await filed(page, 'Association coupée')).toBe(1)
  // Its draft has become a request, and says so.
  await page.goto(`${process.env['E2E_URL']}/creation?brouillon=${keys[0]}`)
  await expect(page.getByText(/^Ce brouillon a été déposé\s: requête n°\sR\d{8}\.$/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Mon suivi' })).toHaveAttribute('href', '/requete')
})

test('when the answer is lost and the form changed before a retry, the person learns of the first filing, and makes no second', async ({
  page,
}) => {
  await toFinal(page, 'Association changée')
  const received = loseFirstAnswer(page)
  await send(page).click()
  await expect(notice(page)).toContainText('Erreur de communication.')
  await received
  await page.getByLabel('Observation pour le tribunal (facultatif)').fill('Ajoutée ensuite.')
  await send(page).click()
  await expect(page.getByText('Un premier envoi, de contenu différent, est déjà arrivé au tribunal')).toBeVisible()
  await expect(send(page)).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: /Ce brouillon a été déposé\s: requête n°\sR\d{8}\./ })).toBeVisible()
})

test('[X-73] after a network cut, the next success removes its own error from the screen @proof', async ({ page, context }) => {
  await toFinal(page, 'Association reconnectée')
  await context.setOffline(true)
  await send(page).click()
  await expect(notice(page)).toContainText('Erreur de communication.')
  await context.setOffline(false)
  await send(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Votre requête a été transmise' })).toBeVisible()
  await expect(page.getByText('La demande de création a été transmise')).toBeVisible()
  await expect(page.getByText('Erreur durant la demande de création')).toHaveCount(0)
})

test('[ANNEX-29] [FINAL-03] an annexe is deleted, or says why not: what is on its way to the court can no longer change; a court without address is said to have none', async ({
  page,
}) => {
  await toFinal(page, 'Association pressée')
  const gate = Promise.withResolvers<void>()
  await page.route(call, async (route) => {
    await gate.promise
    const answer = await route.fetch()
    const accuse = (await answer.json()) as { tribunal: object }
    await route.fulfill({ response: answer, json: { ...accuse, tribunal: { ...accuse.tribunal, adresse: null } } })
  })
  const remove = async () => {
    await page.getByRole('button', { name: 'Supprimer statuts.pdf' }).click()
    await page.getByRole('dialog', { name: "Suppression de l'annexe" }).getByRole('button', { name: 'Oui' }).click()
  }
  const steps = page.getByRole('navigation', { name: 'Étapes' })
  await steps.getByRole('button', { name: 'Annexes' }).click()
  await addAnnexe(page, 'Pièce jointe', await aPdf(folder, 'bail.pdf', 'Bail'))
  await page.getByRole('button', { name: 'Supprimer bail.pdf' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Oui' }).click()
  // The confirmation is beside the list and covers nothing, and is among the past messages.
  const joined = page.getByRole('region', { name: 'Autres documents' })
  await expect(joined.getByText("L'annexe a été supprimée.")).toBeVisible()
  await expect(joined.getByText('Le document a été ajouté.')).toHaveCount(0)
  await expect(page.locator('.notices .fr-alert')).toHaveCount(0)
  await page.getByRole('button', { name: /^Messages \(\d+\)$/ }).click()
  await expect(page.getByRole('dialog', { name: 'Messages de cette session' }).getByText('Le document a été ajouté.').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Supprimer bail.pdf' })).toHaveCount(0)
  await next(page)
  await send(page).click()
  await steps.getByRole('button', { name: 'Annexes' }).click()
  await remove()
  await page.setViewportSize({ width: 360, height: 740 })
  const refused = page.getByRole('alert').filter({ hasText: "Erreur durant la suppression de l'annexe." })
  await expect(refused).toContainText('La requête est en cours d')
  await noticeCoversNothing(page)
  await expect(page.getByRole('button', { name: 'Supprimer statuts.pdf' })).toBeVisible()
  gate.resolve()
  await expect(page.getByText(numero)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Tribunal compétent' })).toHaveText(
    /^Tribunal compétentTribunal judiciaire de StrasbourgL'adresse postale de ce greffe n'est pas encore renseignée\. Demandez-la au support\s: 03 00 00 00 00\.$/,
  )
})

test('a double click sends once', async ({ page }) => {
  await toFinal(page, 'Association cliquée')
  let sendings = 0
  await page.route(call, (route) => {
    sendings += 1
    return route.continue()
  })
  await send(page).dblclick()
  await expect(page.getByText(numero)).toBeVisible()
  expect(sendings).toBe(1)
})

test('[FORM-03] [FORM-04] [FORM-06] [ERR-04] [ERR-06] the errors of the server mark their steps and fields until these change @proof', async ({
  page,
}) => {
  await toFinal(page, 'Association refusée')
  // The request is altered on its way, so that the real server refuses it.
  await page.route(
    call,
    (route) => {
      const body = route.request().postDataBuffer()?.toString('latin1') ?? ''
      const spoilt = body
        .replace('"nom":"Obersand"', '"nom":"        "')
        .replace('"gouvernance":"Pr', '"gouvernance":"  ')
        .replace(/"gouvernance":"  [^"]*"/, (text) => `"gouvernance":"${' '.repeat(text.length - 16)}"`)
      return route.continue({ postData: Buffer.from(spoilt, 'latin1') })
    },
    { times: 1 },
  )
  await send(page).click()
  await expect(notice(page)).toContainText('Veuillez vérifier votre saisie. Les erreurs sont indiquées en rouge.')
  await expect(stepTitle(page, 'Étape 2 sur 5 Association')).toBeVisible()
  const field = page.getByRole('combobox', { name: 'Représentant légal' })
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription('le champ est obligatoire')
  const steps = page.getByRole('navigation', { name: 'Étapes' }).getByRole('listitem')
  await expect(steps.filter({ hasText: 'Association' })).toContainText('à corriger')
  await expect(steps.filter({ hasText: 'Membres' })).toContainText('à corriger')
  await field.fill('Comité')
  await expect(field).not.toHaveAttribute('aria-invalid')
  await expect(steps.filter({ hasText: 'Association' })).not.toContainText('à corriger')
  await next(page)
  const direction = page.getByRole('region', { name: 'Membres de la direction' })
  await expect(direction.getByRole('listitem')).toContainText('le champ est obligatoire')
  await direction.getByRole('button', { name: 'Modifier Lucien Obersand' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Nom', { exact: true })).toHaveAccessibleDescription('le champ est obligatoire')
  await dialog.getByLabel('Nom', { exact: true }).fill('Obersander')
  await dialog.getByRole('button', { name: 'Sauvegarder' }).click()
  await next(page)
  await next(page)
  await send(page).click()
  await expect(page.getByText(numero)).toBeVisible()
})

test('[FORM-29] [FORM-30] a file missing from the draft is named and can be replaced, and a file missing from the disk is not added', async ({
  page,
}) => {
  await toFinal(page, 'Association égarée')
  const { searchParams } = new URL(page.url())
  const sha256 = typed?.contenu.saisie.annexes[1]?.fichier.sha256
  const off = `/api/brouillon/${searchParams.get('brouillon')}/document/${sha256}`
  expect((await callAs(await tokenOf(declarant.email, testPassword), 'DELETE', off)).status).toBe(204)
  await send(page).click()
  await expect(notice(page)).toContainText('Fichier inaccessible ou endommagé. Les erreurs sont indiquées en rouge.')
  await expect(stepTitle(page, 'Étape 4 sur 5 Annexes')).toBeVisible()
  const statuts = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: 'Supprimer statuts.pdf' }) })
  await expect(statuts).toContainText('Fichier inaccessible ou endommagé')
  await page.getByRole('button', { name: 'Supprimer statuts.pdf' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Oui' }).click()
  const bis = await aPdf(folder, 'statuts-bis.pdf', 'Statuts')
  const dialog = page.getByRole('dialog', { name: 'Ajouter une annexe' })
  await page.getByRole('button', { name: 'Ajouter un autre document' }).click()
  await dialog.getByLabel('Type de document').selectOption('Statuts')
  await dialog.getByLabel("Date d'adoption").fill('2026-10-03')
  await dialog.getByLabel('Fichier', { exact: true }).setInputFiles(bis)
  await unlink(bis)
  await dialog.getByRole('button', { name: 'Ajouter une annexe' }).click()
  await expect(dialog.getByRole('alert').first()).toContainText('Fichier inaccessible ou endommagé. Les erreurs sont indiquées en rouge.')
  await expect(dialog.getByLabel('Fichier', { exact: true })).toHaveAccessibleDescription(/Fichier inaccessible ou endommagé/)
  await dialog.getByLabel('Fichier', { exact: true }).setInputFiles(await aPdf(folder, 'statuts-ter.pdf', 'Statuts'))
  await dialog.getByRole('button', { name: 'Ajouter une annexe' }).click()
  await expect(dialog).toBeHidden()
  await next(page)
  await send(page).click()
  await expect(page.getByText(numero)).toBeVisible()
})

test('[ERR-05] too much for the server is said in its words, over nothing that can be pressed, and the filing is still there @proof', async ({
  page,
}) => {
  await toFinal(page, 'Association lourde')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.evaluate(() => scrollTo(0, 900))
  await page.route(call, (route) => route.fulfill({ status: 413, contentType: 'text/html', body: 'Request Entity Too Large' }), {
    times: 1,
  })
  await send(page).click()
  await expect(notice(page)).toContainText('Tailles des annexes trop élevée.')
  await noticeCoversNothing(page)
  // Once the notice is closed, the page returns to its position.
  const line = page.getByText("Date de l'assemblée générale constitutive").first()
  const { y } = (await line.boundingBox())!
  await notice(page).getByRole('button', { name: 'Fermer ce message' }).click()
  await expect(notice(page)).toBeHidden()
  expect(Math.abs((await line.boundingBox())!.y - y)).toBeLessThan(130)
  await send(page).click()
  await expect(page.getByText(numero)).toBeVisible()
})

test('[STATE-14] a creation taken back is filed again without retyping, with its files @proof', async ({ page }) => {
  await toFinal(page, 'Association reprise')
  await send(page).click()
  const said = await page.getByText(numero).textContent()
  const [premier = ''] = /R\d{8}/.exec(said ?? '') ?? []
  await page.goto(`${process.env['E2E_URL']}/consultation/depot/${premier}`)
  const again = page.getByRole('button', { name: `Reprendre le contenu dans une nouvelle requête (n°\u00A0${premier})` })
  await page.getByRole('button', { name: 'Retirer ma requête' }).click()
  await expect(again).toHaveCount(0)
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer la requête', exact: true }).click()
  await again.click()
  await expect(stepTitle(page, 'Étape 5 sur 5 Vérification et envoi')).toBeVisible()
  await expect(page.getByText('Rien ne manque.')).toBeVisible()
  await send(page).click()
  await expect(page.getByText(numero)).toBeVisible()
  await expect(page.getByText(numero)).not.toContainText(premier)
})
