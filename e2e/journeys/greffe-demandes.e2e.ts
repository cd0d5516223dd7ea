import { expect, type Locator, type Page } from '@playwright/test'
import { addJours, formatJour, jourDeParis } from 'domain/core/jour'
import { makePdf } from '../../server/test/corpus/corpus.ts'
import { expectSameTree, expectNoDefect } from '../support/axe.ts'
import { inHand, registerInHand } from '../support/in-hand.ts'
import { openedBy } from '../support/opened.ts'
import { signIn } from '../support/people.ts'
import { addPiece, replyLink, transmit } from '../support/replies.ts'
import { test } from '../support/test.ts'

const site = () => process.env['E2E_URL'] ?? ''
const today = () => jourDeParis(new Date())
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })

const firstField = (dialog: Locator): Locator => dialog.locator('input, select, textarea').first()

test('[STAFF-03, STAFF-06] a clerk asks for two things in one letter, reads the reply, validates one and asks for the other again @proof', async ({
  page,
}) => {
  const { filer, clerk, numero, act } = await inHand('Cercle des deux demandes')
  await signIn(page, clerk, `/greffe/requete/${numero}`)
  await button(page, 'Demander des pièces').click()
  const composer = page.getByRole('dialog', { name: 'Demander des pièces' })
  await expect(firstField(composer)).toBeFocused()
  await composer.getByRole('button', { name: 'Envoyer la demande' }).click()
  await expect(composer.getByLabel('Document demandé')).toBeFocused()
  await composer.getByLabel('Document demandé').selectOption({ label: 'Statuts' })
  await composer.getByText('Motifs usuels').click()
  await composer.getByRole('button', { name: /^Les statuts ne portent pas leur date/ }).click()
  await expect(composer.getByLabel(/^Précisions pour le déclarant/)).toHaveValue(/^Les statuts ne portent pas leur date/)
  await button(page, 'Ajouter une demande').click()
  const second = composer.getByRole('group', { name: 'Demande 2' })
  await second.getByLabel('Document demandé').selectOption({ label: 'Demande de précisions' })
  await second.getByLabel('Précisions pour le déclarant').fill('Qui préside ?')
  await expect(composer.getByLabel('À fournir au plus tard le')).not.toHaveValue('')
  await composer.getByLabel('À fournir au plus tard le').fill(formatJour(today()))
  await composer.getByRole('button', { name: 'Aperçu de la lettre' }).click()
  await expect(composer.getByLabel('À fournir au plus tard le')).toHaveAccessibleDescription(
    /Laissez au déclarant au moins un jour pour répondre\./,
  )
  const until = addJours(today(), 10)
  await composer.getByLabel('À fournir au plus tard le').fill(formatJour(until))
  await expectNoDefect(page)
  await expectSameTree(page, 'demander')
  expect(await openedBy(page, () => composer.getByRole('button', { name: 'Aperçu de la lettre' }).click())).toMatch(/^blob:/)

  // Somebody acts meanwhile: the typed values stay.
  await act('recepisse')
  await composer.getByRole('button', { name: 'Envoyer la demande' }).click()
  await expect(composer.getByText(/^Vous\savez\sdéjà\sagi\ssur\scette\srequête/)).toBeInViewport()
  await page.keyboard.press('Escape')
  await button(page, 'Voir le dossier à jour').click()
  await expect(page.getByText('Récépissé à délivrer')).toHaveCount(0)
  await button(page, 'Demander des pièces').click()
  await expect(second.getByLabel('Précisions pour le déclarant')).toHaveValue('Qui préside ?')
  await composer.getByRole('button', { name: 'Envoyer la demande' }).click()
  await expect(page.getByText('La demande est envoyée au déclarant.')).toBeVisible()
  await expect(button(page, 'Inscrire')).toHaveAccessibleDescription(
    new RegExp(String.raw`^Décision\simpossible\s:\sune\sdemande\sde\spièces\sest\sen\sattente\sdepuis\sle\s${formatJour(today())}`),
  )
  const asked = page.getByRole('article').filter({ hasText: 'Demande de pièces n°\u00A01' })
  await expect(asked).toContainText(`Réponse attendue au plus tard le ${formatJour(until)}.`)
  await page.goto(`${site()}/greffe?file=EN_ATTENTE_DE_PIECES`)
  await expect(page.getByRole('link', { name: /^En attente de pièces \([1-9]\d*\)$/ })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('row').filter({ hasText: numero })).toBeVisible()

  const link = await replyLink(filer.email, numero)
  await addPiece(link, 0, { nom: 'statuts-dates.pdf', type: 'STATUTS', date: '2026-10-03' }, await makePdf({ javascript: 'app.alert(1)' }))
  await transmit(link, 'Voici les statuts.')
  await page.goto(`${site()}/greffe?file=PIECES_RECUES`)
  await page.getByRole('row').filter({ hasText: numero }).getByRole('link').click()
  await expect(asked).toContainText('Voici les statuts.')
  await asked.getByRole('button', { name: 'Statuts, 03/10/2026' }).click()
  await expect(page.getByText(/^Contenu actif\s: un script\./)).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(button(page, 'Inscrire')).toHaveAccessibleDescription(
    /la\sréponse\sdu\sdéclarant,\sreçue\sle\s\S+,\sn'a\spas\sété\sexaminée/,
  )
  const statutes = asked.getByRole('group', { name: 'Examen\u00A0: Statuts' })
  const precisions = asked.getByRole('group', { name: 'Examen\u00A0: Demande de précisions' })
  await statutes.getByText('Valider').click()
  await precisions.getByText('Rouvrir').click()
  await button(page, 'Envoyer la nouvelle demande').click()
  const missing = asked.getByLabel('Ce qui manque, pour le déclarant')
  await expect(missing).toBeFocused()
  await missing.fill("Vous n'avez pas dit qui préside.")
  await expectNoDefect(page)
  await expectSameTree(page, 'examiner')
  expect(await openedBy(page, () => button(page, 'Aperçu de la lettre').click())).toMatch(/^blob:/)
  await button(page, 'Envoyer la nouvelle demande').click()
  await expect(page.getByText('La demande est envoyée de nouveau au déclarant.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Demandes au déclarant' })).toBeFocused()
  await expect(asked.getByText(`Validé le ${formatJour(today())}`)).toHaveCount(1)
  await expect(button(page, 'Inscrire')).toHaveAccessibleDescription(/une\sdemande\sde\spièces\sest\sen\sattente/)

  const again = await replyLink(filer.email, numero, link)
  await transmit(again, 'Odile Mittelbrucher préside.')
  await page.reload()
  await expect(asked).toContainText('Odile Mittelbrucher préside.')
  await precisions.getByText('Valider').click()
  await button(page, 'Valider la réponse').click()
  await expect(page.getByText('La réponse est validée.')).toBeVisible()
  await expect(button(page, 'Inscrire')).not.toHaveAccessibleDescription(/demande\sde\spièces|réponse\sdu\sdéclarant/)
  await expect(page.getByText('1 demande terminée')).toBeVisible()
})

test('[STAFF-09] [STAFF-10] a rejection: its draft and grounds are sent, the observations read, the order signed, and the declarant told @proof', async ({
  page,
  browser,
}) => {
  const { filer, clerk, numero, act } = await inHand('Cercle du rejet')
  await signIn(page, clerk, `/greffe/requete/${numero}`)
  await page.getByText('Autres actes').click()
  await button(page, 'Proposer le rejet').click()
  const project = page.getByRole('dialog', { name: 'Proposer le rejet' })
  await expect(firstField(project)).toBeFocused()
  await project.getByText('Motifs usuels').click()
  await project.getByRole('button', { name: /moins de sept membres/ }).click()
  await expect(project.getByLabel('Article')).toHaveValue('Code civil local, art.\u00A056')
  await expectNoDefect(page)
  await expectSameTree(page, 'projet-rejet')
  expect(await openedBy(page, () => project.getByRole('button', { name: 'Aperçu de la lettre' }).click())).toMatch(/^blob:/)
  await project.getByRole('button', { name: 'Envoyer le projet de rejet' }).click()
  await expect(page.getByText('Le projet de rejet est envoyé au déclarant.')).toBeVisible()
  await expect(button(page, 'Inscrire')).toHaveAccessibleDescription(/le\sdéclarant\speut\sprésenter\sses\sobservations/)

  // The draft is abandoned: a half-typed reason is restored, the examination resumes, and the draft may be sent again.
  await button(page, 'Abandonner le projet de rejet').click()
  await page.getByLabel("Motifs de l'abandon").fill('Un membre de plus.')
  await page.keyboard.press('Escape')
  await button(page, 'Abandonner le projet de rejet').click()
  await expect(page.getByLabel("Motifs de l'abandon")).toHaveValue('Un membre de plus.')
  await page.getByRole('dialog').getByRole('button', { name: 'Abandonner le projet de rejet' }).click()
  await expect(page.getByText("Le projet de rejet est abandonné, l'examen reprend.")).toBeVisible()
  await expect(button(page, 'Demander des pièces')).toBeEnabled()
  const given = await replyLink(filer.email, numero)
  await act('projet-rejet', {
    motifs: [{ article: 'Code civil local, art.\u00A056', motif: 'Six membres.' }],
    dateRetour: addJours(today(), 8),
  })

  await transmit(await replyLink(filer.email, numero, given), 'Nous sommes huit.')
  await page.reload()
  await expect(page.getByRole('article').filter({ hasText: 'Projet de rejet n°\u00A02' })).toContainText('Nous sommes huit.')
  await expect(button(page, 'Abandonner le projet de rejet')).toBeEnabled()
  await button(page, 'Rejeter').click()
  const order = page.getByRole('dialog', { name: 'Rejeter la requête\u00A0: Cercle du rejet' })
  await expect(firstField(order)).toBeFocused()
  await expect(order.getByLabel('Article')).toHaveValue('Code civil local, art.\u00A056')
  // The legal appeal is preselected. An impossible choice is refused under its field.
  const appeal = order.getByLabel('Voie de recours')
  await expect(appeal).toHaveValue('POURVOI_IMMEDIAT')
  await appeal.selectOption('Sans recours')
  await order.getByLabel('Décision rendue par').selectOption({ index: 1 })
  await expectNoDefect(page)
  await expectSameTree(page, 'ordonnance-rejet')
  await order.getByRole('button', { name: 'Rejeter la requête' }).click()
  await expect(appeal).toHaveAccessibleDescription(/Un rejet peut toujours faire l'objet d'un pourvoi/)
  await appeal.selectOption('Pourvoi immédiat')
  await order.getByLabel('Lettre recommandée avec avis de réception').check({ force: true })
  await order.getByRole('button', { name: 'Rejeter la requête' }).click()
  await expect(page.getByText('La requête est rejetée.')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Ordonnance de rejet/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Décision' }).getByRole('button', { name: 'Inscrire' })).toHaveCount(0)

  const theirs = await (await browser.newContext()).newPage()
  await signIn(theirs, filer, `/requete/detail/${numero}`)
  await expect(theirs.getByText(/rejetée/).first()).toBeVisible()
  const told = theirs.getByText(/Lettre recommandée avec avis de réception. Voie de recours\s: Pourvoi immédiat, /)
  await expect(told).toContainText('dans les quinze jours à compter de la notification.')

  await expect(page.getByText(/^À enregistrer au retour de l'avis de réception\./)).toBeVisible()
  await page.bringToFront()
  await button(page, 'Enregistrer la notification').click()
  const notification = page.getByRole('dialog', { name: 'Notification de la décision' })
  await expect(notification.getByLabel('Mode de notification')).toBeFocused()
  await expectNoDefect(page)
  await notification.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(notification.getByLabel('Date de la notification')).toBeFocused()
  await notification.getByLabel('Date de la notification').fill(today())
  await notification.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('La notification est enregistrée.')).toBeVisible()
  await expect(page.getByText(/^La décision a été notifiée le .* est possible au plus tard le /)).toBeVisible()
  await expect(button(page, 'Enregistrer la notification')).toHaveCount(0)
  await theirs.reload()
  await expect(told).toContainText(/, au plus tard le \d{2}\/\d{2}\/\d{4}\./)
  await expect(theirs.getByText(/^La décision a été notifiée le .* est possible au plus tard le /)).toBeVisible()
  await theirs.context().close()
})

test('[STAFF-04, HOME-06, REQ-01, REQ-24] after a registration, the notice is sent for payment, the proof of payment validated, and the notice sent to the newspaper @proof', async ({
  page,
  browser,
}) => {
  const file = await inHand('Cercle de la publication')
  const { filer, clerk, numero } = file
  await registerInHand(file)
  // The creation is in the queue « À publier » until the court has published it.
  const toPublish = page.getByRole('row').filter({ hasText: numero })
  await signIn(page, clerk, '/greffe?file=A_PUBLIER')
  await expect(page.getByRole('link', { name: /^À publier \([1-9]\d*\)$/ })).toHaveAttribute('aria-current', 'page')
  await expect(toPublish).toContainText('Avis à communiquer')
  await expectNoDefect(page)
  await expectSameTree(page, 'a-publier')
  await toPublish.getByRole('link').click()
  await button(page, "Envoyer le projet d'avis à payer").click()
  const notice = page.getByRole('dialog', { name: "Envoyer le projet d'avis à payer" })
  await expectNoDefect(page)
  await expectSameTree(page, 'projet-avis')
  expect(await openedBy(page, () => notice.getByRole('button', { name: 'Aperçu de la lettre' }).click())).toMatch(/^blob:/)
  await notice.getByRole('button', { name: "Envoyer le projet d'avis" }).click()
  await expect(page.getByText("Le projet d'avis est envoyé au déclarant.")).toBeVisible()
  const link = await replyLink(filer.email, numero)
  const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage()
  await phone.goto(`${site()}/pieces/${link.replace('/', '-')}`)
  await expect(phone.getByText("Le projet d'avis est joint ci-dessous.")).toBeVisible()
  const [letter] = await Promise.all([
    phone.waitForEvent('download'),
    phone.getByRole('link', { name: "Lire le projet d'avis, dans la lettre du tribunal (PDF)" }).click(),
  ])
  expect(letter.suggestedFilename()).toMatch(/^Avis aux fins de paiement/)
  await expectNoDefect(phone)
  const due = /^Payer la publication et envoyer le justificatif au plus tard le \d\d\/\d\d\/\d{4}\s: Cercle de la publication$/
  await signIn(phone, filer, '/accueil')
  await expect(phone.getByRole('link', { name: due })).toBeVisible()
  await phone.goto(`${site()}/requete`)
  await expect(phone.getByRole('region', { name: 'À faire' }).getByRole('link', { name: due })).toBeVisible()
  await phone.goto(`${site()}/requete/detail/${numero}`)
  await expect(phone.getByRole('article').getByRole('link', { name: 'Répondre à la demande de pièces' })).toHaveCount(1)
  await phone.context().close()
  const journal = { id: -1, libelle: 'Gazette imaginaire', departement: null }
  await addPiece(link, 0, { nom: 'facture.pdf', type: 'JUSTIFICATIF_PAIEMENT', date: today(), journal })
  await page.goto(`${site()}/greffe?file=A_PUBLIER`)
  await expect(page.getByRole('link', { name: /^À publier \(\d+\)$/ })).toBeVisible()
  await expect(toPublish).toHaveCount(0)
  await transmit(link)
  await page.reload()
  await expect(toPublish).toContainText('Paiement à vérifier')
  await toPublish.getByRole('link').click()
  await page
    .getByRole('group', { name: /^Examen/ })
    .getByText('Valider')
    .click()
  await button(page, 'Valider la réponse').click()
  await expect(page.getByText('La réponse est validée.')).toBeVisible()
  await expect(page.getByText('Avis à envoyer au journal')).toBeVisible()
  // The notice must be sent within fifteen days. It is in the same queue, and the proof names its newspaper.
  await page.goto(`${site()}/greffe?file=A_PUBLIER`)
  await expect(toPublish).toContainText('Avis à envoyer')
  // The dialog opens before the demands are read: its first field gets the focus once it comes.
  const opened = Promise.withResolvers<void>()
  await page.route(`**/api/greffe/requete/${numero}/demande`, async (route) => {
    await opened.promise
    await route.continue()
  })
  await toPublish.getByRole('link').click()
  await button(page, "Envoyer l'avis au journal").click()
  const sending = page.getByRole('dialog', { name: "Envoyer l'avis au journal" })
  await expect(sending.getByRole('heading')).toBeVisible()
  opened.resolve()
  await expect(firstField(sending)).toBeFocused()
  const newspaper = sending.getByRole('combobox')
  await expect(newspaper).toHaveValue('Gazette imaginaire')
  await expectNoDefect(page)
  await expectSameTree(page, 'avis-journal')
  await newspaper.fill('')
  await sending.getByRole('button', { name: "Enregistrer l'avis" }).click()
  await expect(newspaper).toBeFocused()
  await expect(newspaper).toHaveAttribute('aria-invalid', 'true')
  await newspaper.fill("L'Écho de Mittelbruch")
  await newspaper.press('Tab')
  await sending.getByLabel(/^Adresse postale du journal/).fill('4 rue des Presses imaginaires\n67000 Strasbourg')
  expect(await openedBy(page, () => sending.getByRole('button', { name: 'Aperçu de la lettre' }).click())).toMatch(/^blob:/)
  // After a cut connection the typed values stay, and the same button sends the notice.
  await page.route('**/avis-fin-publication', (route) => route.abort(), { times: 1 })
  await sending.getByRole('button', { name: "Enregistrer l'avis" }).click()
  await expect(sending.getByRole('alert').first()).toBeVisible()
  await expect(newspaper).toHaveValue("L'Écho de Mittelbruch")
  await sending.getByRole('button', { name: "Enregistrer l'avis" }).click()
  await expect(page.getByText("L'avis au journal est enregistré, parmi les documents du tribunal.")).toBeVisible()
  await expect(page.getByText(/^Avis aux fins de publication/).first()).toBeVisible()
  // greffe-publication.e2e.ts covers what follows.
  await page.goto(`${site()}/greffe?file=A_PUBLIER`)
  await expect(toPublish).toContainText('Parution à constater')
})
