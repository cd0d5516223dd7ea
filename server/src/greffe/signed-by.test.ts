import { buffer } from 'node:stream/consumers'
import { registeredSince } from 'domain/association/registered-since'
import { textesAttestation } from 'domain/requetes/textes/attestation'
import { aDepotDeclarant } from 'domain/requetes/examples/filings'
import { type CourtDocument, signedBy, type SignedByClerk } from 'domain/requetes/decision/signed-by'
import { beforeAll, describe, expect, test } from 'vitest'
import { knownCommune, submitDepot, aCreationIn } from '../../test/filings.ts'
import { judge, whereJudgesSign } from '../../test/judges.ts'
import { testOffice } from '../../test/office.ts'
import { clerk, someone, type Someone } from '../../test/people.ts'
import { auTribunal, aDemandeDueOn } from '../../test/pieces.ts'
import { anAct, aPrinted } from '../../test/printed.ts'
import { readPdf } from '../../test/read-pdf.ts'
import { aSignataire } from '../../test/signatories.ts'
import { markAllConforming } from '../../test/verdicts.ts'
import { findVersion } from '../association/sql.ts'
import type { DocumentPdf } from '../core/pdf/document.ts'
import { extrait } from '../extrait/extrait-pdf.ts'
import { lettre } from './demandes/lettre-pdf.ts'
import { attestation } from './attestation/attestation-pdf.ts'
import type { Preparation } from './signatures.ts'
import { certificatInscription, notificationDecision } from './inscription/actes-pdf.ts'
import { ordonnance } from './inscription/ordonnance-pdf.ts'
import { lettrePrefet } from './prefet/lettre-prefet-pdf.ts'
import { avisFinPublication } from './publication/avis-pdf.ts'
import { recepisse } from './recepisse/recepisse-pdf.ts'
import { rejetNotification, ordonnanceDeRejet } from './rejet/rejet-pdf.ts'

const day = '20 novembre 2026'
const byJudge = (labelled: string) =>
  `Décision rendue par: Clotaire AMTMANN | Qualité: Juge du registre | Date de l'ordonnance: ${day} | ${labelled}`
const delivered = byJudge(`Délivrée par le greffe: Aloïse GREFFENACKER, Greffière, le ${day}`)
const visa = byJudge(
  `Préparée par le greffe: Norbert GREFFENMATT, Greffier, le 18 novembre 2026 | Visa du juge: Apposé dans le registre le ${day} à 14 h 02 et consigné au journal des actes. Ce visa n'est pas une signature électronique (règlement (UE) n° 910/2014, eIDAS).`,
)
const byClerk = (date: string) => `La greffière: Aloïse GREFFENACKER | ${date}: ${day}`
const author = (label = 'Ordonnance rendue par') => ` | ${label}: Clotaire AMTMANN, Juge du registre, le ${day}`

const drawing = (preparee: Preparation | null) => {
  const act = { ...anAct(), preparee }
  const version = aPrinted()
  const sent = {
    destinataire: aDepotDeclarant(),
    lrar: false,
    recours: { type: 'POURVOI_IMMEDIAT', villeCourAppel: 'Colmar', enLigne: false },
  } as const
  const refused = {
    ...act,
    ...sent,
    denomination: 'Association chorale de Mittelbruch',
    motifs: [{ article: 'art. 57', motif: 'Le nom est pris.' }],
    procedure: { observationsLe: null, observationsJusquau: '2026-11-10', opposeeLe: null, leveeLe: null },
  }
  const letter = (nature: 'DEMANDE_PIECES' | 'AVIS_FINS_PAIEMENT' | 'PROJET_REJET') =>
    lettre({
      ...act,
      ...sent,
      denomination: refused.denomination,
      redaction: {
        nature,
        numero: 1,
        tour: 1,
        points: [],
        precisions: [''],
        lignes: [['Statuts', '']],
        observation: null,
        dateRetour: '2026-12-20',
      },
      lien: 'https://registre.exemple.fr/pieces',
      avis: null,
    })
  const newspaper = { numero: 'STR001234', inscriteLe: '2026-11-20', ...version }
  const { numero } = act.association
  return {
    ORDONNANCE: [ordonnance({ ...act, prefet: null, notifieeA: 'DECLARANT', changements: null }), ordonnanceDeRejet(refused)],
    NOTIFICATION_DECISION: [notificationDecision({ ...act, ...sent }), rejetNotification(refused)],
    CERTIFICAT_INSCRIPTION: [certificatInscription(act)],
    ATTESTATION_INSCRIPTION: [
      attestation({
        ...act,
        numero,
        version,
        inscriteLe: '2026-11-20',
        inscritsLe: registeredSince([]),
        ordonnance: { juge: act.signataire, le: '2026-11-20' },
        delivreeLe: act.editeLe,
      }),
    ],
    RECEPISSE: [
      recepisse({ ...act, deposeeA: act.editeLe, issuTeleservice: true, denomination: 'A', declarant: 'B', annexes: [], auPrefet: true }),
    ],
    DEMANDE_PIECES: [letter('DEMANDE_PIECES')],
    AVIS_FINS_PAIEMENT: [letter('AVIS_FINS_PAIEMENT')],
    PROJET_REJET: [letter('PROJET_REJET')],
    AVIS_FIN_PUBLICATION: [avisFinPublication({ ...act, avis: newspaper, journal: 'L’Écho', adresse: null })],
    LETTRE_PREFET: [
      lettrePrefet({
        ...act,
        tribunal: { ...act.tribunal, departement: '67' },
        denomination: 'A',
        association: null,
        annexes: [],
        communiqueeLe: '2026-11-20',
        oppositionJusquau: '2027-01-01',
      }),
    ],
    EXTRAIT: [
      extrait({
        ...act,
        numero,
        dateInscription: '2026-11-20',
        version,
        ordre: 1,
        enVigueurDepuis: '2026-11-20',
        evenement: 'INSCRIPTION',
        delivreLe: act.editeLe,
      }),
    ],
  } satisfies Record<CourtDocument, DocumentPdf[]>
}

/** The whole text of the signature, in each document that a clerk signs. */
const clerkSigns: Record<SignedByClerk, string> = {
  NOTIFICATION_DECISION: `${byClerk('Date de la notification')}${author()}`,
  CERTIFICAT_INSCRIPTION: `${byClerk('Date du certificat')}${author()}`,
  ATTESTATION_INSCRIPTION: `${byClerk("Date de l'attestation")}${author(textesAttestation.derniereOrdonnance)}`,
  RECEPISSE: byClerk('Date du récépissé'),
  DEMANDE_PIECES: byClerk('Date de la lettre'),
  AVIS_FINS_PAIEMENT: byClerk('Date de la lettre'),
  PROJET_REJET: byClerk('Date de la lettre'),
  AVIS_FIN_PUBLICATION: `${byClerk("Date de l'avis")}${author()}`,
  LETTRE_PREFET: byClerk('Date de la communication'),
}
const prepared: Preparation = { le: '2026-11-18', par: { nom: 'Norbert GREFFENMATT', qualite: 'Greffier' } }
const kinds = Object.keys(signedBy) as CourtDocument[]

describe.each([
  ['where the clerk names who decided', null, delivered],
  ['where the judge signs on this site', prepared, visa],
] as const)('%s', (_, preparee, order) => {
  const drawn = drawing(preparee)
  test.each(kinds)('[X-79] %s bears one signature, that of who must sign it, and names the judge otherwise as an author only', (kind) => {
    const who = signedBy[kind]
    const expected = who === null ? [] : [who === 'JUGE' ? order : clerkSigns[kind as SignedByClerk]]
    for (const { blocks } of drawn[kind])
      expect(
        blocks.flatMap((block) =>
          block.kind === 'signature'
            ? [block.fields.map(({ term, value }) => `${term}: ${value}`.replaceAll('\u00a0', ' ')).join(' | ')]
            : [],
        ),
      ).toEqual(expected)
  })
})

describe('documents that only a clerk issues', () => {
  let acts: ReturnType<typeof auTribunal>
  let ours: Someone
  let juge: Someone
  let signataire = 0
  const setUp = testOffice()

  beforeAll(async () => {
    const office = await setUp
    office.clock.at = new Date('2026-11-20T10:00:00Z')
    ours = await clerk(office, 'TJ-STRASBOURG', { prenom: 'Aloïse', nom: 'Greffenacker' })
    juge = await judge(office, 'TJ-STRASBOURG')
    signataire = await aSignataire(office.db, { nom: 'Richterberg' })
    acts = auTribunal(office, ours, await someone(office, { prenom: 'Odile', nom: 'Mittelbrucher' }))
  })

  test.each([false, true])('[X-79] with the circuit of the judge %s, everything but the orders', async (circuit) => {
    const office = await setUp
    const { app, db, store } = office
    const { acte, lienDe, transmit } = acts
    await whereJudgesSign(office, ours.uuid, circuit ? ['TJ-STRASBOURG'] : [])
    const filer = await someone(office, { prenom: 'Odile', nom: 'Mittelbrucher' })
    const filed = async () =>
      (await submitDepot(office, filer, { depot: aCreationIn(await knownCommune(db)) })).json<{ numero: string }>().numero
    const signed = async (numero: string) => {
      const { version } = await db.selectFrom('requete').select('version').where('numero', '=', numero).executeTakeFirstOrThrow()
      const url = `/api/juge/requete/${numero}/signature`
      return (await app.inject({ method: 'POST', url, headers: juge.bearer, payload: { version } })).statusCode
    }
    /** The clerk decides. Where the judge signs, the clerk is refused, and prepares what the judge signs. */
    const decided = async (numero: string, act: 'inscription' | 'rejet', dit: object) => {
      const alone = await acte(numero, act, { le: '2026-11-20', signataire, ...dit })
      expect(alone.status).toBe(circuit ? 412 : act === 'inscription' ? 200 : 204)
      if (!circuit) return
      expect((await acte(numero, 'projet-ordonnance', dit)).status).toBe(204)
      expect(await signed(numero)).toBe(204)
    }

    const created = await filed()
    await acte(created, 'recepisse')
    await acte(created, 'prise-en-charge')
    await acte(created, 'demande-pieces', aDemandeDueOn())
    await acte(created, 'retrait-demande', { motif: 'Trouvé.' })
    await acte(created, 'communication-prefet', { le: '2026-11-20' })
    await acte(created, 'reponse-prefet', { le: '2026-11-20', reponse: 'PAS_D_OPPOSITION' })
    await markAllConforming(office, ours, created)
    await decided(created, 'inscription', {})
    await acte(created, 'avis-fins-paiement')
    await transmit(await lienDe(created), 'Payé.')
    await acte(created, 'validation')
    const journal = { id: -1, libelle: "L'Écho de Mittelbruch", departement: null }
    await acte(created, 'avis-fin-publication', { journal, adresse: null })
    const refused = await filed()
    await acte(refused, 'prise-en-charge')
    const motifs = [{ article: 'art. 57', motif: 'Le nom est pris.' }]
    await acte(refused, 'projet-rejet', { motifs, dateRetour: '2026-11-30' })
    await transmit(await lienDe(refused), 'Nous contestons.')
    await decided(refused, 'rejet', { motifs })
    const { association } = await db.selectFrom('requete').select('association').where('numero', '=', created).executeTakeFirstOrThrow()
    const version = (await findVersion(db, association ?? ''))?.ordre
    const attested = { method: 'POST', url: `/api/greffe/association/${association}/attestation`, payload: { version } } as const
    expect((await app.inject({ ...attested, headers: ours.bearer })).statusCode).toBe(201)
    const extract = await app.inject({ url: `/api/association/${association}/extrait`, headers: ours.bearer })

    const issued = [
      ...(await db.selectFrom('document_requete').select(['type', 'sha256']).where('requete', 'in', [created, refused]).execute()),
      ...(await db
        .selectFrom('extrait')
        .select(['type', 'sha256'])
        .where('association', '=', association)
        .where('type', '<>', 'EXTRAIT')
        .execute()),
    ]
    const letters = await app.inject({ url: `/api/greffe/lettres-prefet?requete=${created}`, headers: ours.bearer })
    const read = async (bytes: Buffer) => (await readPdf(bytes)).text.replaceAll(/\s+/g, ' ')
    const texts: [CourtDocument, string][] = [
      ['LETTRE_PREFET', await read(letters.rawPayload)],
      ['EXTRAIT', await read(extract.rawPayload)],
    ]
    for (const { type, sha256 } of issued) texts.push([type, await read(await buffer((await store.read(sha256)).stream))])
    expect(new Set(texts.map(([type]) => type))).toEqual(new Set(kinds))
    for (const [type, text] of texts) {
      const who = signedBy[type]
      expect([type, text.includes('La greffière Aloïse GREFFENACKER')]).toEqual([type, who === 'GREFFIER'])
      expect([type, text.includes('Décision rendue par')]).toEqual([type, who === 'JUGE'])
      expect([type, text.includes('Visa du juge')]).toEqual([type, who === 'JUGE' && circuit])
    }
  })
})
