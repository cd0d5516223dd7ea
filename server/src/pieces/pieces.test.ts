import { createHash } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import type { Answer } from 'contract/core/call'
import type { listerDemandes } from 'contract/greffe/demandes'
import type { DemandeDePieces } from 'contract/pieces/pieces'
import { anAnnexe } from 'domain/core/exemples'
import { makePdf } from '../../test/corpus/corpus.ts'
import { jobsDone, testOffice } from '../../test/office.ts'
import { clerk, someone } from '../../test/people.ts'
import { auTribunal, aDemandeDueOn } from '../../test/pieces.ts'
import { submitDepot } from '../../test/filings.ts'
import { readPdf } from '../../test/read-pdf.ts'
import { aSignataire } from '../../test/signatories.ts'
import { markAllConforming } from '../../test/verdicts.ts'
import { findBrokenLigne } from '../core/actes.ts'
import { remindOfDemandes } from './remind.ts'

const office = await testOffice()
const { app, db, clock } = office
const filer = await someone(office, { prenom: 'Odile', nom: 'Mittelbrucher' })
const ours = await clerk(office, 'TJ-STRASBOURG')
const { acte, lienDe, makeDemande, read, add, transmit, transmitWithCompte } = auTribunal(office, ours, filer)

const stade = async (numero: string) =>
  (await db.selectFrom('requete').select('etape').where('numero', '=', numero).executeTakeFirstOrThrow()).etape
const contents = async (numero: string): Promise<Answer<typeof listerDemandes>> =>
  (await app.inject({ url: `/api/greffe/requete/${numero}/demande`, headers: ours.bearer })).json()
const message = (answer: { json: () => { message: string } }) => answer.json().message

beforeEach(() => {
  clock.at = new Date('2026-11-20T10:00:00Z')
})

test('[SRV-31] the holder of the right code reads the demande without personal data; any other code gets the sentence of an unknown demande', async () => {
  const { numero, lien } = await makeDemande()
  const lue = (await read(lien)).json<DemandeDePieces>()
  expect(lue).toMatchObject({
    numero,
    type: 'DEMANDE_PIECES',
    etat: 'EN_ATTENTE',
    dateRetour: '2026-12-10',
    enRetard: false,
    observation: 'Écrivez lisiblement.',
    transmission: null,
    demandes: [
      { type: 'STATUTS', precisions: "L'article 3 manque.", valide: false, pieces: [] },
      { type: null, precisions: 'Qui préside ?', valide: false, pieces: [] },
    ],
    avecCompte: false,
  })
  expect(JSON.stringify(lue)).not.toMatch(/Mittelbrucher|odile/i)
  expect((await read(lien, filer)).json()).toMatchObject({ avecCompte: true })
  const autre = await makeDemande()
  for (const faux of [
    `${numero}/${autre.lien.split('/')[1]}`,
    `${numero}/AAAA`,
    `${lien}A`,
    `R26999999/${lien.split('/')[1]}`,
    `auth/${numero}`,
  ]) {
    const answer = await read(faux)
    expect([faux, answer.statusCode, message(answer)]).toEqual([
      faux,
      404,
      'Aucune demande de pièces en attente ne correspond à cette URL.',
    ])
  }
})

test('[STAFF-03] [SRV-34] [SRV-35] [STAFF-06] [PIECES-20] [PIECES-26] a demande is answered in part without an account, validated and asked again under a new code, until it is satisfied', async () => {
  const { numero, lien } = await makeDemande()
  expect(await stade(numero)).toBe('ATTENTE_PIECES')
  const bytes = await makePdf({ texte: numero })
  const ajoutee = await add(lien, 0, bytes)
  expect([ajoutee.statusCode, ajoutee.json()]).toMatchObject([
    201,
    { index: 0, type: 'STATUTS', lien: expect.stringContaining(`/api/pieces/${lien}/document/`) },
  ])
  const retiree = (await add(lien, 1, await makePdf({ texte: 'autre' }))).json<{ lien: string }>()
  expect((await app.inject({ method: 'DELETE', url: retiree.lien })).statusCode).toBe(204)
  const kept = await makePdf({ texte: 'précision' })
  const reopened = (await add(lien, 1, kept, anAnnexe({ nom: 'identite.pdf', type: 'PIECE_JOINTE', sousType: null, date: null }))).json<{
    lien: string
  }>()
  expect((await app.inject({ url: ajoutee.json<{ lien: string }>().lien })).rawPayload.equals(bytes)).toBe(true)
  expect((await read(lien)).json()).toMatchObject({
    demandes: [{ pieces: [{ nom: 'declaration.pdf', transmiseLe: null }] }, { pieces: [{ nom: 'identite.pdf' }] }],
  })
  // The court does not see a reply being prepared.
  expect((await contents(numero))[0]?.tours[0]?.reponse).toBeNull()

  expect((await transmit(lien, 'Voici.', 'FAUX42')).statusCode).toBe(400)
  const transmise = await transmit(lien, 'Voici.')
  expect([transmise.statusCode, transmise.json()]).toEqual([
    200,
    { transmiseLe: '2026-11-20T10:00:00.000Z', documents: 2, observation: true },
  ])
  expect(await stade(numero)).toBe('PIECES_RECUES')
  expect((await read(lien)).json()).toMatchObject({ etat: 'TRANSMISE', demandes: [], transmission: { documents: 2, observation: true } })
  expect((await add(lien, 1, bytes)).statusCode).toBe(409)
  expect((await app.inject({ method: 'DELETE', url: ajoutee.json<{ lien: string }>().lien })).statusCode).toBe(409)

  const [demande] = await contents(numero)
  expect(demande?.tours[0]?.reponse).toMatchObject({
    par: null,
    observation: 'Voici.',
    pieces: [
      { index: 0, type: 'STATUTS' },
      { index: 1, type: 'PIECE_JOINTE' },
    ],
  })
  const recue = demande?.tours[0]?.reponse?.pieces[0]?.lien ?? ''
  expect((await app.inject({ url: recue, headers: ours.bearer })).rawPayload.equals(bytes)).toBe(true)

  const encore = { points: [{ index: 1, precisions: 'Donnez le nom.' }], observation: null, dateRetour: '2026-12-20' }
  expect((await acte(numero, 'reouverture', encore)).status).toBe(204)
  const nouveau = await lienDe(numero)
  expect(nouveau).not.toBe(lien)
  expect((await read(nouveau)).json()).toMatchObject({
    etat: 'EN_ATTENTE',
    demandes: [
      {
        type: 'STATUTS',
        valide: true,
        precisions: null,
        pieces: [
          { nom: 'declaration.pdf', transmiseLe: '2026-11-20T10:00:00.000Z', lien: expect.stringContaining(`/${nouveau}/document/`) },
        ],
      },
      { type: null, valide: false, precisions: 'Donnez le nom.', pieces: [] },
    ],
  })
  expect((await read(lien)).json()).toMatchObject({ etat: 'TRANSMISE' })
  expect((await add(nouveau, 0, bytes)).statusCode).toBe(412)
  // Neither code can remove a file of a point validated since.
  const validee = ajoutee.json<{ lien: string }>().lien
  // It is readable with the code of the pending round. A file of a point asked again is not shown as an answer.
  const under = async (code: string, { lien: url }: { lien: string }) => (await app.inject(url.replace(lien, code))).statusCode
  expect([await under(nouveau, ajoutee.json()), await under(lien, ajoutee.json()), await under(nouveau, reopened)]).toEqual([200, 404, 404])
  const autre = await makeDemande()
  await add(autre.lien, 0, bytes)
  await transmit(autre.lien)
  await acte(autre.numero, 'reouverture', encore)
  expect(await under(await lienDe(autre.numero), ajoutee.json())).toBe(404)
  for (const url of [validee, validee.replace(lien, nouveau)]) {
    expect((await app.inject({ method: 'DELETE', url })).statusCode).toBeOneOf([404, 409])
  }
  expect((await app.inject({ url: recue, headers: ours.bearer })).rawPayload.equals(bytes)).toBe(true)
  expect((await transmitWithCompte(nouveau, filer, 'Odile.')).statusCode).toBe(200)
  expect((await acte(numero, 'validation')).status).toBe(204)
  expect(await stade(numero)).toBe('EXAMEN')
  expect((await read(nouveau)).json()).toMatchObject({ etat: 'VALIDEE' })
  expect(await under(nouveau, ajoutee.json())).toBe(404)
  expect(await findBrokenLigne(db, 'requete', numero)).toBeNull()
})

test('[PIECES-27] a reply takes at most twenty documents, however small', async () => {
  const { lien } = await makeDemande()
  const codes = []
  for (let fois = 0; fois < 21; fois += 1) codes.push((await add(lien, fois % 2, await makePdf({ texte: `Page ${fois}` }))).statusCode)
  expect(codes).toEqual([...Array<number>(20).fill(201), 412])
})

test('[PIECES-25] a reply needs an observation or a document', async () => {
  const { lien } = await makeDemande()
  const vide = await transmit(lien)
  expect([vide.statusCode, vide.json().globalErrors]).toEqual([
    412,
    [{ defaultMessage: 'Ajoutez au moins un document ou une observation avant de transmettre.' }],
  ])
  expect((await transmit(lien, 'Sans document.')).statusCode).toBe(200)
})

test('the same reply sent twice succeeds twice and is recorded once; another reply reads that the link was used', async () => {
  const { numero, lien } = await makeDemande()
  const [un, deux] = await Promise.all([transmit(lien, 'Voici.'), transmit(lien, 'Voici.')])
  expect([un.statusCode, deux.statusCode]).toEqual([200, 200])
  const autre = await transmit(lien, 'Autre chose.')
  expect([autre.statusCode, message(autre)]).toEqual([
    409,
    "Une réponse a déjà été transmise le 20/11/2026 à 11\u00a0h\u00a000. Vous n'avez rien d'autre à faire. Si le tribunal souhaite un complément, vous recevrez un nouveau lien.",
  ])
  const lignes = await db.selectFrom('acte').select('type').where('sujet_id', '=', numero).where('type', '=', 'REPONSE').execute()
  expect(lignes).toHaveLength(1)
})

test('[PIECES-24] a late demande is not expired: only its withdrawal or the age of the code closes it', async () => {
  const { numero, lien } = await makeDemande()
  clock.at = new Date('2026-12-20T10:00:00Z')
  expect((await read(lien)).json()).toMatchObject({ etat: 'EN_ATTENTE', enRetard: true })
  expect((await add(lien, 0, await makePdf({ texte: 'tard' }))).statusCode).toBe(201)
  clock.at = new Date('2027-05-21T10:00:00Z')
  expect((await read(lien)).json()).toMatchObject({ etat: 'EXPIREE', closeLe: '2027-05-20', demandes: [] })
  expect((await transmit(lien, 'Trop tard.')).statusCode).toBe(409)

  clock.at = new Date('2026-12-21T10:00:00Z')
  expect((await acte(numero, 'retrait-demande', { motif: 'Reçu par courrier.' })).status).toBe(204)
  expect(await stade(numero)).toBe('EXAMEN')
  expect((await read(lien)).json()).toMatchObject({ etat: 'RETIREE', closeLe: '2026-12-21' })
  expect(message(await transmit(lien, 'Voici.'))).toBe("Le tribunal a retiré cette demande le 21/12/2026. Vous n'avez rien à faire.")
})

test('[STAFF-03] the letter is previewed, stored with the documents of the request, and readable with its code', async () => {
  const { numero, lien } = await makeDemande()
  const lettre = await app.inject(`/api/pieces/${lien}/lettre`)
  expect([lettre.statusCode, lettre.headers['content-type']]).toEqual([200, 'application/pdf'])
  const { nom } = (await read(lien)).json<DemandeDePieces>().lettre
  expect(nom).toBe(`Demande de pièces n°\u00a01 ${numero}.pdf`)
  expect(await app.inject(`/api/pieces/${lien}/accuse`)).toMatchObject({ statusCode: 404 })
  await transmit(lien, 'Voici.')
  expect((await app.inject(`/api/pieces/${lien}/accuse`)).rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const { version: _, ...dit } = { version: 1, ...aDemandeDueOn() }
  const apercu = (n: string) =>
    app.inject({ method: 'POST', url: `/api/greffe/requete/${n}/demande-pieces/apercu`, headers: ours.bearer, payload: dit })
  expect((await apercu(numero)).statusCode).toBe(412)
  await acte(numero, 'validation')
  expect((await apercu(numero)).rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})

test('the acknowledgement of a reply lists its documents with their SHA-256, or says that it has an observation only', async () => {
  const accuse = async (lien: string) => (await readPdf((await app.inject(`/api/pieces/${lien}/accuse`)).rawPayload)).text
  const avec = await makeDemande()
  const statuts = await makePdf({ texte: 'statuts' })
  const identite = await makePdf({ texte: 'identité' })
  const asNamed = (nom: string) => anAnnexe({ nom, type: 'STATUTS', sousType: null, date: '2026-10-03' })
  await add(avec.lien, 0, statuts, asNamed('Statuts signés.pdf'))
  await add(avec.lien, 1, identite, asNamed('Présidente.pdf'))
  await transmit(avec.lien)
  const joints = await accuse(avec.lien)
  expect(joints).toContain(avec.numero)
  // The hash may wrap at the end of its cell.
  const serre = joints.replaceAll(' ', '')
  for (const [nom, bytes] of [
    ['Statuts signés.pdf', statuts],
    ['Présidente.pdf', identite],
  ] as const)
    expect(serre).toContain(`${nom.replaceAll(' ', '')}${createHash('sha256').update(bytes).digest('hex')}`)
  expect(joints).not.toMatch(/Aucun document joint|Une observation a été transmise/)

  const sans = await makeDemande()
  await transmit(sans.lien, 'Odile préside.')
  const seule = await accuse(sans.lien)
  expect(seule).toContain('Une observation a été transmise.')
  expect(seule).toContain('Aucun document joint.')
  expect(seule).not.toMatch(/Empreinte SHA-256|[0-9a-f]{32}/)
})

test('a person who has not replied gets one reminder five days before the due day, however many runs there are', async () => {
  const { numero, lien } = await makeDemande()
  const rappels = async () =>
    await db.selectFrom('courriel').select(['sujet', 'texte']).where('evenement', 'like', `requete/${numero}/rappel/%`).execute()
  const after = async (jour: string) => {
    clock.at = new Date(`${jour}T04:00:00Z`)
    await Promise.all([remindOfDemandes(office, clock.at), remindOfDemandes(office, clock.at)])
    return (await rappels()).length
  }
  expect(await after('2026-12-04')).toBe(0)
  // One mail to the filer, one to the declarant at another address.
  expect(await after('2026-12-05')).toBe(2)
  expect((await rappels())[0]?.sujet).toBe('Rappel\u00a0: réponse attendue au plus tard le 10/12/2026')
  expect((await rappels())[0]?.texte).toContain(`/pieces/${lien.replace('/', '-')}`)
  expect((await rappels())[0]?.texte).toContain('Ce que le tribunal demande\u00a0:\n- Statuts\n- Demande de précisions\n\n')
  expect(await after('2026-12-06')).toBe(2)
  const autre = await makeDemande(aDemandeDueOn('2027-01-10'))
  await transmit(autre.lien, 'Voici.')
  clock.at = new Date('2027-01-08T04:00:00Z')
  await remindOfDemandes(office, clock.at)
  const envoyes = await db.selectFrom('courriel').select('id').where('evenement', 'like', `requete/${autre.numero}/rappel/%`).execute()
  expect(envoyes).toEqual([])
})

test('a reminder not sent before goes out until the due day, and never the day after', async () => {
  const remindedOn = async (jour: string) => {
    clock.at = new Date('2026-11-20T10:00:00Z')
    const { numero } = await makeDemande()
    clock.at = new Date(`${jour}T22:30:00Z`)
    await remindOfDemandes(office, clock.at)
    return (await db.selectFrom('courriel').select('id').where('evenement', 'like', `requete/${numero}/rappel/%`).execute()).length
  }
  expect([await remindedOn('2026-12-09'), await remindedOn('2026-12-10')]).toEqual([2, 2])
  // The due day is over: it is already the 11th in Paris.
  clock.at = new Date('2026-11-20T10:00:00Z')
  const { numero } = await makeDemande()
  clock.at = new Date('2026-12-10T23:30:00Z')
  await remindOfDemandes(office, clock.at)
  expect(await db.selectFrom('courriel').select('id').where('evenement', 'like', `requete/${numero}/rappel/%`).execute()).toEqual([])
})

test('[STAFF-04] for a registered creation, the draft of its notice is sent with a month to pay, and a validated proof leads to the newspaper', async () => {
  const signataire = await aSignataire(db)
  const { numero } = (await submitDepot(office, filer)).json<{ numero: string }>()
  await acte(numero, 'prise-en-charge')
  await acte(numero, 'communication-prefet', { le: '2026-11-20' })
  await acte(numero, 'reponse-prefet', { le: '2026-11-20', reponse: 'PAS_D_OPPOSITION' })
  await markAllConforming(office, ours, numero)
  await acte(numero, 'inscription', { le: '2026-11-20', signataire })
  expect((await acte(numero, 'avis-fins-paiement')).status).toBe(204)
  const lien = await lienDe(numero)
  expect((await read(lien)).json()).toMatchObject({
    type: 'AVIS_FINS_PAIEMENT',
    dateRetour: '2026-12-21',
    demandes: [{ type: 'JUSTIFICATIF_PAIEMENT', valide: false }],
  })
  const { sujet } = await db
    .selectFrom('courriel')
    .select('sujet')
    .where('evenement', '=', `requete/${numero}/demande/1/1`)
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(sujet).toBe('Publication à payer au plus tard le 21/12/2026')
  expect((await transmit(lien, 'Payé.')).statusCode).toBe(200)
  expect((await acte(numero, 'validation')).status).toBe(204)
  expect(await stade(numero)).toBe('AVIS_AU_JOURNAL')
})

test('the clerk sees the refused mail of a demande apart from the others, since that demande must then go by post', async () => {
  const { numero } = await makeDemande()
  const told = async () => (await app.inject({ url: `/api/greffe/requete/${numero}`, headers: ours.bearer })).json().courrielsRefuses
  expect(await told()).toEqual([])
  await jobsDone(db, 'courriel')
  await db
    .updateTable('courriel')
    .set({ refus: '550 no such user', envoye_le: null })
    .where('evenement', 'like', `requete/${numero}/%`)
    .execute()
  const refused: { sujet: string; demande: boolean }[] = await told()
  expect(refused.map(({ demande }) => demande).toSorted()).toEqual([false, true, true])
  expect(refused.find(({ demande }) => demande)?.sujet).toContain('Le tribunal vous demande 1 document et des précisions')
})
