import { aCreationDepot } from 'domain/requetes/examples/filings'
import { beforeEach, expect, test } from 'vitest'
import { testPassword, withPassword } from '../../../test/accounts.ts'
import { auTribunal } from '../../../test/pieces.ts'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone } from '../../../test/people.ts'
import { readPdf } from '../../../test/read-pdf.ts'
import { aSignataire } from '../../../test/signatories.ts'
import { actesDe, findBrokenLigne } from '../../core/actes.ts'
import { findVersion } from '../../association/sql.ts'
import { inspect } from '../../app/verifier/inspect.ts'

const office = await testOffice()
const { app, db, clock } = office
const filer = await someone(office, { prenom: 'Odile', nom: 'Mittelbrucher' })
const ours = await clerk(office, 'TJ-STRASBOURG')
const elsewhere = await clerk(office, 'TJ-COLMAR')
const signataire = await aSignataire(db)
const { acte, paidPublication } = auTribunal(office, ours, filer)

const journal = { id: -1, libelle: "L'Écho de Mittelbruch", departement: null }
const dit = { journal, adresse: '4 rue des Presses imaginaires\n67000 Strasbourg' }

const association = async (numero: string): Promise<string> =>
  (await db.selectFrom('requete').select('association').where('numero', '=', numero).executeTakeFirstOrThrow()).association ?? ''
const issuedDocuments = (numero: string) =>
  db.selectFrom('document_requete').selectAll().where('requete', '=', numero).where('type', '=', 'AVIS_FIN_PUBLICATION').execute()
const apercu = (numero: string, who = ours, payload: object = dit) =>
  app.inject({ method: 'POST', url: `/api/greffe/requete/${numero}/avis-fin-publication/apercu`, headers: who.bearer, payload })
const texte = async (bytes: Buffer) => (await readPdf(bytes)).text.replaceAll(/\s+/g, ' ')
const readout = async (numero: string, uuid: string) =>
  texte((await app.inject({ url: `/api/requete/${numero}/document/${uuid}`, headers: filer.bearer })).rawPayload)

beforeEach(() => {
  clock.at = new Date('2026-11-20T10:00:00Z')
})

test('the notice of a creation whose publication is paid goes to the newspaper: a document of the request and of the register, its delay ended', async () => {
  const numero = await paidPublication(signataire)
  clock.at = new Date('2026-11-24T10:00:00Z')
  expect((await acte(numero, 'avis-fin-publication', dit)).status).toBe(204)
  const [document] = await issuedDocuments(numero)
  const inscrite = await association(numero)
  expect(document).toMatchObject({ nom: `Avis aux fins de publication ${numero}.pdf`, compte: ours.uuid })
  expect((await actesDe(db, 'requete', numero)).at(-1)?.contenu).toEqual({
    type: 'AVIS_FIN_PUBLICATION',
    le: '2026-11-24',
    journal: journal.libelle,
    code: document?.code,
    sha256: document?.sha256,
  })
  expect(await findBrokenLigne(db, 'requete', numero)).toBeNull()
  expect(await db.selectFrom('requete').select(['etape', 'etat', 'echeance_le']).where('numero', '=', numero).execute()).toEqual([
    { etape: 'AVIS_ENVOYE', etat: 'INSCRITE', echeance_le: '2026-12-09' },
  ])
  const registre = await db
    .selectFrom('document')
    .select(['uuid', 'requete', 'reserve', 'sha256'])
    .where('association', '=', inscrite)
    .where('type', '=', 'AVIS_FIN_PUBLICATION')
    .execute()
  expect(registre).toEqual([{ uuid: registre[0]?.uuid, requete: numero, reserve: false, sha256: document?.sha256 }])
  expect((await findVersion(db, inscrite))?.contenu.documents.at(-1)).toEqual({ uuid: registre[0]?.uuid, actif: true })
  // Listed once on the page of the request, although the register holds it too.
  const { documents } = (await app.inject({ url: `/api/requete/${numero}`, headers: filer.bearer })).json()
  expect(documents.filter(({ type }: { type: string }) => type === 'AVIS_FIN_PUBLICATION')).toHaveLength(1)
  const ecarts: string[] = []
  await inspect(db, office.store, (ecart) => ecarts.push(ecart))
  expect(ecarts).toEqual([])
})

test('it says what the law asks and no home address, to the newspaper, by registered letter, and names clerk and judge', async () => {
  const numero = await paidPublication(signataire)
  expect((await acte(numero, 'avis-fin-publication', dit)).status).toBe(204)
  const [document] = await issuedDocuments(numero)
  const bytes = (await app.inject({ url: `/api/requete/${numero}/document/${document?.uuid}`, headers: filer.bearer })).rawPayload
  const { text: brut, roles, marked, info } = await readPdf(bytes)
  expect([marked, info.Language?.slice(0, 2)]).toEqual([true, 'fr'])
  expect(roles).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TH', 'TD']))
  const text = brut.replaceAll(/\s+/g, ' ')
  for (const part of [
    'Avis aux fins de publication',
    'L’Écho de Mittelbruch',
    '4 rue des Presses imaginaires',
    'Lettre recommandée avec avis de réception',
    await association(numero),
    '20 novembre 2026',
    'Association chorale de Mittelbruch',
    '3 place du Lavoir imaginaire',
    'Pratiquer et faire connaître le chant choral.',
    '3 octobre 2026',
    'Mittelbrucher Odile',
    'Dominique GREFFE',
    'Ordonnance rendue par',
    document?.code ?? '?',
  ])
    expect(text).toContain(part)
  expect(text).not.toMatch(/12 rue des Tilleuls|03 88|@exemple|FRANÇAISE/)
})

test('the preview is the same as the sent notice but for its code, and keeps nothing', async () => {
  const numero = await paidPublication(signataire)
  const before = await apercu(numero)
  expect(before.statusCode).toBe(200)
  expect(await issuedDocuments(numero)).toEqual([])
  await acte(numero, 'avis-fin-publication', dit)
  const [document] = await issuedDocuments(numero)
  const withoutCode = (text: string) => text.replaceAll(document?.code ?? '?', 'SPECIMEN')
  expect(await texte(before.rawPayload)).toBe(withoutCode(await readout(numero, document?.uuid ?? '')))
})

test('a notice is not sent before the payment is validated, nor twice, nor without a newspaper, nor by another court', async () => {
  const numero = await paidPublication(signataire)
  const stade = async () => (await db.selectFrom('requete').select('etape').where('numero', '=', numero).executeTakeFirstOrThrow()).etape
  expect((await acte(numero, 'avis-fin-publication', { ...dit, journal: { ...journal, libelle: ' ' } })).status).toBe(400)
  expect((await acte(numero, 'avis-fin-publication', dit, elsewhere)).status).toBe(404)
  expect((await apercu(numero, elsewhere)).statusCode).toBe(404)
  expect(await stade()).toBe('AVIS_AU_JOURNAL')
  expect((await acte(numero, 'avis-fin-publication', dit)).status).toBe(204)
  const encore = await acte(numero, 'avis-fin-publication', dit)
  expect([encore.status, encore.body.globalErrors]).toEqual([
    412,
    [{ defaultMessage: "la requête est inscrite, l'avis étant envoyé au journal" }],
  ])
  expect((await apercu(numero)).statusCode).toBe(412)
  expect(await issuedDocuments(numero)).toHaveLength(1)
})

test('the filer and the declarant get a mail, its code is verified under its own title, and the steps say where it went', async () => {
  const numero = await paidPublication(signataire)
  await acte(numero, 'avis-fin-publication', dit)
  const [document] = await issuedDocuments(numero)
  const mails = await db.selectFrom('courriel').select(['sujet', 'texte']).where('evenement', '=', `requete/${numero}/avis`).execute()
  expect(mails).toHaveLength(2)
  for (const { sujet, texte: corps } of mails) {
    expect(sujet).toBe(`Nouveau document du tribunal, requête n°\u00a0${numero}\u00a0: avis au journal`)
    expect(corps).toContain("au journal L'Écho de Mittelbruch, qui le publie")
    expect(corps).toContain(`/requete/detail/${numero}`)
  }
  expect((await app.inject({ url: `/api/verification/${document?.code}` })).json()).toMatchObject({
    type: 'AVIS_FIN_PUBLICATION',
    titre: 'Avis aux fins de publication',
    numero,
    aJour: true,
  })
  const { etapes } = (await app.inject({ url: `/api/requete/${numero}`, headers: filer.bearer })).json()
  expect(etapes.at(-1)).toMatchObject({
    etat: 'EN_COURS',
    phrase: "Le greffe a envoyé l'avis au journal L'Écho de Mittelbruch le 20/11/2026. Sa parution est attendue.",
  })
})

test('the filer and the declarant get mails about a request; a filer who closed their account meanwhile does not', async () => {
  const partie = await withPassword(office)
  const tribunal = auTribunal(office, ours, partie)
  const numero = await tribunal.paidPublication(signataire)
  const warnedPersonnes = async (quoi: string) =>
    (await db.selectFrom('courriel').select('destinataire').where('evenement', '=', `requete/${numero}/${quoi}`).execute())
      .map(({ destinataire }) => destinataire)
      .toSorted()
  const declarant = aCreationDepot().declarant.email
  // The demand for the payment was sent while they had their account.
  expect(await warnedPersonnes('demande/1/1')).toEqual([declarant, partie.email].toSorted())
  const fermeture = {
    method: 'POST',
    url: '/api/utilisateur/fermeture',
    headers: partie.bearer,
    payload: { motPasse: testPassword },
  } as const
  expect((await app.inject(fermeture)).statusCode).toBe(204)
  expect((await acte(numero, 'avis-fin-publication', dit)).status).toBe(204)
  expect(await warnedPersonnes('avis')).toEqual([declarant])
})
