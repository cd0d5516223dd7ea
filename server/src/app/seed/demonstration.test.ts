import { sql } from 'kysely'
import { differences } from 'domain/association/differences'
import { etatsAssociation } from 'domain/association/etats'
import { readVersion } from 'domain/association/read-version'
import { addJours, jourDeParis } from 'domain/core/jour'
import { obstacles } from 'domain/requetes/procedure/obstacles'
import { evenementDe } from 'domain/requetes/etat/evenement-de'
import { expect, test } from 'vitest'
import { testOffice } from '../../../test/office.ts'
import { matchesEmpreinte } from '../../compte/mot-passe.ts'
import { documentsDe, findVersion } from '../../association/sql.ts'
import { findBrokenLigne } from '../../core/actes.ts'
import { undecidedDemandes } from '../../rattachements/demande/sql.ts'
import { receivedInvitations } from '../../rattachements/invitation/sql.ts'
import { associationsDe } from '../../rattachements/sql.ts'
import { readDossier } from '../../requetes/procedure/dossier.ts'
import { inspect } from '../verifier/inspect.ts'
import { seedAssociations } from './associations.ts'
import { seedDemonstration } from './demonstration.ts'

const office = await testOffice()
const { db, store } = office

const count = async (table: string): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(db)).rows[0]?.n ?? 0
const accounts = [
  'administration@exemple.fr',
  'camille.weber@exemple.fr',
  'greffe.colmar@exemple.fr',
  'greffe.strasbourg@exemple.fr',
  'jean.muller@exemple.fr',
  'juge.strasbourg@exemple.fr',
]

// Imitates a seed interrupted after some batches.
await seedAssociations(office, 150)
const said: string[] = []
const made = await seedDemonstration(office, (sentence) => said.push(sentence))

const tables = [
  'association',
  'version',
  'document',
  'requete',
  'compte',
  'acte',
  'signataire',
  'rattachement',
  'invitation',
  'demande_rattachement',
  'reprise',
  'non_conformite',
  'numerisation',
  'numerisation_demandeur',
  'transfert',
  'courriel',
]
const counts = async () => Object.fromEntries(await Promise.all(tables.map(async (table) => [table, await count(table)] as const)))

test('the demonstration register is whole, even after an interrupted first attempt, and is made only once', async () => {
  expect(made).toBe(true)
  const before = await counts()
  expect(await seedDemonstration(office)).toBe(false)
  expect(await counts()).toEqual(before)
  expect(before.association).toBeGreaterThanOrEqual(1990)
  expect(before.association).toBeLessThanOrEqual(2010)
})

test('interrupted at its very end, it starts again and makes nothing twice', async () => {
  const before = await counts()
  await db.deleteFrom('compteur').where('cle', '=', 'semence/terminee').execute()
  const saidAgain: string[] = []
  expect(await seedDemonstration(office, (sentence) => saidAgain.push(sentence))).toBe(true)
  expect(await counts()).toEqual(before)
  expect(saidAgain[0]).toBe('Le remplissage de la démonstration avait été interrompu : il reprend.')
})

test('the first start says what it fills, and its progress', () => {
  expect(said[0]).toBe('Remplissage de la démonstration, une seule fois :')
  expect(said.filter((sentence) => /^ {2}associations : \d+ sur 2000$/.test(sentence)).length).toBeGreaterThan(10)
  expect(said.slice(-3)).toEqual(['  rattachements, historiques et demandes…', '  requêtes et actes…', '  transferts…'])
})

test('the sixteen courts keep associations in every state, numbered without a gap', async () => {
  const { rows } = await sql<{
    tribunal: string
    n: number
    last: number
  }>`select tribunal, count(*)::int as n, max(right(numero, 6))::int as last from association group by tribunal`.execute(db)
  expect(rows).toHaveLength(16)
  for (const { tribunal, n, last } of rows) expect(last, tribunal).toBe(n)
  const etats = await db.selectFrom('association').select('etat').distinct().execute()
  expect(etats.map(({ etat }) => etat).toSorted()).toEqual([...etatsAssociation].toSorted())
})

test('no invented association bears the name of a real commune', async () => {
  const communes = new Set((await db.selectFrom('commune').select('libelle').execute()).map(({ libelle }) => libelle))
  const noms = await db.selectFrom('association').select('nom').execute()
  expect(noms.filter(({ nom }) => nom.split(/ |(?<=\bd)'/).some((mot) => communes.has(mot)))).toEqual([])
})

test('the six accounts of the README sign in with the same password', async () => {
  const rows = await db.selectFrom('compte').select(['email', 'mot_passe', 'etat']).where('email', 'in', accounts).execute()
  expect(rows.map(({ email }) => email).toSorted()).toEqual(accounts)
  for (const { email, mot_passe: empreinte, etat } of rows) {
    expect(etat, email).toBe('ACTIF')
    expect(await matchesEmpreinte('Demonstration-2026', empreinte), email).toBe(true)
  }
})

const camille = async () =>
  db
    .selectFrom('compte')
    .select(['uuid', 'email', sql<string>`current_date::text`.as('aujourdhui')])
    .where('email', '=', 'camille.weber@exemple.fr')
    .executeTakeFirstOrThrow()

test('Camille Weber acts for several associations, is invited to one and waits for another; Jean Muller has none', async () => {
  const me = await camille()
  const mine = await associationsDe(db, me)
  expect(mine).toHaveLength(6)
  expect(mine.every(({ gestion, depot }) => gestion && depot)).toBe(true)
  expect(mine.map(({ etat }) => etat)).toContain('DISSOUTE')
  expect(await receivedInvitations(db, me)).toMatchObject([{ gestion: false, depot: true, identite: expect.stringMatching(/^\S+ \S+/) }])
  expect(await undecidedDemandes(db, me)).toHaveLength(1)
  const { uuid } = await db.selectFrom('compte').select('uuid').where('email', '=', 'jean.muller@exemple.fr').executeTakeFirstOrThrow()
  expect(await associationsDe(db, { ...me, uuid })).toEqual([])
})

test('associations have up to four versions, each made by a registered request or an event, journals unbroken', async () => {
  const versions = await db
    .selectFrom('version')
    .leftJoin('requete', 'requete.numero', 'version.requete')
    .select([
      'version.association',
      'ordre',
      'evenement',
      'version.cree_le as creeLe',
      'requete.type',
      'requete.etat',
      'requete.association as sur',
    ])
    .orderBy('version.association')
    .orderBy('ordre')
    .execute()
  const later = versions.filter(({ ordre }) => ordre > 1)
  expect(Math.max(...later.map(({ ordre }) => ordre))).toBe(4)
  expect(new Set(later.map(({ type }) => type))).toEqual(new Set(['MODIFICATION', 'DISSOLUTION', 'RADIATION', null]))
  // Events of the court alone: a snapshot, a notice among the documents, the mention of its publication.
  const duTribunal = ['INSTANTANE', 'DOCUMENTS', 'RECTIFICATION', evenementDe('RADIATION')]
  for (const { association, type, etat, sur, evenement } of later) {
    if (type) expect([etat, sur, evenement]).toEqual(['INSCRITE', association, 'INSCRIPTION'])
    else expect(duTribunal).toContain(evenement)
  }
  for (const [i, { association, creeLe }] of versions.entries()) {
    const before = versions[i - 1]
    if (before?.association === association) expect(creeLe > before.creeLe, association).toBe(true)
  }
  for (const numero of new Set(later.map(({ association }) => association)))
    expect(await findBrokenLigne(db, 'association', numero), numero).toBeNull()
})

test('every change between two seeded versions can be described', async () => {
  const siennes = (await associationsDe(db, await camille())).map((each) => each.numero).toSorted()
  const numero = siennes.find((each) => each.startsWith('STR'))
  if (!numero) throw new Error('nothing')
  const contenus = await db.selectFrom('version').select('contenu').where('association', '=', numero).orderBy('ordre').execute()
  expect(contenus).toHaveLength(4)
  const documents = new Map((await documentsDe(db, numero)).map((document) => [document.uuid, document]))
  const comparees = contenus
    .map(({ contenu: stocke }) => readVersion(stocke))
    .map((contenu) => ({
      ...contenu,
      motifEtat: null,
      documents: contenu.documents.flatMap((liste) => {
        const document = documents.get(liste.uuid)
        return document ? [{ ...document, ...liste }] : []
      }),
    }))
  const titres = comparees.slice(1).map((apres, i) => {
    const avant = comparees[i]
    return avant ? differences(avant, apres).map(({ titre }) => titre) : []
  })
  expect(titres).toEqual([
    ['Direction', 'Documents'],
    ['Siège', 'Statuts', 'Documents'],
    ['Dénomination', 'Statuts', 'Documents'],
  ])
})

test('each state of a digitisation exists, for paper files only, and the requester got a mail at its end', async () => {
  const rows = await db
    .selectFrom('numerisation')
    .innerJoin('association', 'association.numero', 'numerisation.association')
    .select(['numerisation.etat', 'dossier_papier as papier'])
    .execute()
  expect(rows.map(({ etat }) => etat).toSorted()).toEqual(['DISPONIBLE', 'DISPONIBLE', 'EN_COURS', 'EN_COURS', 'NON_TROUVEE'])
  expect(rows.every(({ papier }) => papier)).toBe(true)
  const mails = await db.selectFrom('courriel').select('sujet').where('sujet', 'like', 'Dossier papier%').execute()
  expect(mails.map(({ sujet }) => sujet).toSorted()).toEqual([
    'Dossier papier disponible',
    'Dossier papier disponible',
    'Dossier papier introuvable',
  ])
  const sans = await db.selectFrom('association').select('numero').where('dossier_papier', '=', false).execute()
  expect(sans.length).toBeGreaterThan(20)
})

test('half the paper registers were taken over, their volumes in figures or letters, and each missing value is marked', async () => {
  const volumes = await db
    .selectFrom('association')
    .select(['volume', 'folio', 'dossier_papier as papier'])
    .where('volume', 'is not', null)
    .execute()
  expect(volumes.length).toBeGreaterThan(600)
  expect(volumes.every(({ volume, papier }) => papier && /^(\d{1,3}|[CLXVI]+)$/.test(volume ?? ''))).toBe(true)
  expect(volumes.some(({ volume }) => /^\d+$/.test(volume ?? ''))).toBe(true)
  expect(volumes.some(({ volume }) => /^[CLXVI]+$/.test(volume ?? ''))).toBe(true)
  const muettes = await db
    .selectFrom('association')
    .leftJoin('non_conformite', 'non_conformite.association', 'association.numero')
    .select('association.numero')
    .where('etat', '=', 'NONCONFORME')
    .where('non_conformite.id', 'is', null)
    .execute()
  expect(muettes).toEqual([])
})

test('requests on associations are under instruction, rejected or registered; the clerks of the demonstration see none waiting', async () => {
  const rows = await db
    .selectFrom('requete')
    .select(['etat', 'tribunal'])
    .where('association', 'is not', null)
    .where('type', '<>', 'CREATION')
    .execute()
  expect(new Set(rows.map(({ etat }) => etat))).toEqual(new Set(['EN_COURS', 'REJETEE', 'INSCRITE']))
  expect(new Set(rows.filter(({ etat }) => etat === 'EN_COURS').map(({ tribunal }) => tribunal))).toEqual(new Set(['TJ-MULHOUSE']))
})

test('one request was taken back by its declarant, who got a mail, and one creation has its signed paper statutes', async () => {
  const rows = await db.selectFrom('requete').select(['numero', 'compte', 'retiree_le', 'etat']).where('etape', '=', 'RETIREE').execute()
  expect(rows).toEqual([{ numero: rows[0]?.numero, compte: (await camille()).uuid, retiree_le: expect.any(String), etat: 'REJETEE' }])
  expect(await findBrokenLigne(db, 'requete', rows[0]?.numero ?? '')).toBeNull()
  const mails = await db
    .selectFrom('courriel')
    .select('destinataire')
    .where('evenement', '=', `requete/${rows[0]?.numero}/retrait`)
    .execute()
  expect(mails).toEqual([{ destinataire: 'camille.weber@exemple.fr' }])
  const papers = await db.selectFrom('acte').select('sujet_id').where('type', '=', 'RECEPTION_STATUTS').execute()
  expect(papers).toHaveLength(1)
})

test('creations wait at Strasbourg and Colmar, at several steps, their journals unbroken', async () => {
  const rows = await db.selectFrom('requete').select(['numero', 'tribunal', 'etape']).where('type', '=', 'CREATION').execute()
  expect(new Set(rows.map(({ tribunal }) => tribunal))).toEqual(new Set(['TJ-STRASBOURG', 'TJ-COLMAR']))
  expect(new Set(rows.map(({ etape }) => etape))).toEqual(
    new Set(['PRE_ENREGISTREE', 'EXAMEN', 'COMMUNIQUEE_PREFET', 'ATTENTE_PIECES', 'PIECES_RECUES', 'AVIS_ENVOYE', 'PUBLIEE']),
  )
  for (const { numero } of rows) expect(await findBrokenLigne(db, 'requete', numero), numero).toBeNull()
  const sample = await db.selectFrom('association').select('numero').limit(20).execute()
  for (const { numero } of sample) expect(await findBrokenLigne(db, 'association', numero), numero).toBeNull()
})

test('Camille has a demand to reply to, another declarant has replied, and a rejection has its order and its notification', async () => {
  const awaited = await db.selectFrom('requete').select('compte').where('etape', '=', 'ATTENTE_PIECES').execute()
  expect(awaited).toEqual([{ compte: (await camille()).uuid }])
  const replied = await db.selectFrom('piece').select(['type', 'transmise_le']).where('type', '<>', 'JUSTIFICATIF_PAIEMENT').execute()
  expect(replied).toEqual([{ type: 'STATUTS', transmise_le: expect.any(Date) }])
  const rejected = await db
    .selectFrom('document_requete')
    .innerJoin('requete', 'requete.numero', 'document_requete.requete')
    .select('document_requete.type')
    .where('requete.etape', '=', 'REJETEE')
    .orderBy('document_requete.type')
    .execute()
  expect(rejected.map(({ type }) => type)).toEqual(['NOTIFICATION_DECISION', 'ORDONNANCE', 'PROJET_REJET'])
})

test('creations were registered and their notices sent: one newspaper is awaited, one is late, one has published, as the register shows', async () => {
  const rows = await db
    .selectFrom('requete')
    .innerJoin('association', 'association.numero', 'requete.association')
    .select(['requete.tribunal', 'etape', 'echeance_le as due', 'association.numero'])
    .where('etape', 'in', ['AVIS_ENVOYE', 'PUBLIEE'])
    .orderBy('requete.numero')
    .execute()
  const aujourdhui = jourDeParis(office.now())
  expect(rows.map(({ tribunal, etape, due }) => [tribunal, etape, due && due < aujourdhui])).toEqual([
    ['TJ-STRASBOURG', 'AVIS_ENVOYE', false],
    ['TJ-COLMAR', 'AVIS_ENVOYE', true],
    ['TJ-COLMAR', 'PUBLIEE', null],
  ])
  const publiees = await Promise.all(
    rows.map(async ({ numero }) => (await findVersion(db, numero))?.contenu.informations.dateInscriptionJAL),
  )
  expect(publiees).toEqual([null, null, addJours(aujourdhui, -35)])
})

test('files are verified at each situation: begun, one check to put right, all conforming and ready to decide', async () => {
  const greffiers = await db
    .selectFrom('compte')
    .innerJoin('agent_tribunal', 'agent_tribunal.compte', 'compte.uuid')
    .select(['compte.uuid', 'prenom', 'nom', 'civilite', 'tribunal'])
    .where(sql<boolean>`'GREFFE' = any(authorities)`)
    .execute()
  const seen: [string, number, number, boolean][] = []
  for (const { tribunal, ...infos } of greffiers) {
    const session = { email: '', session: '', authorities: ['GREFFE' as const], aujourdhui: jourDeParis(office.now()) }
    const agent = { ...infos, ...session, tribunaux: [tribunal] }
    const rows = await db.selectFrom('requete').select('numero').where('tribunal', '=', tribunal).where('etat', '=', 'EN_COURS').execute()
    for (const { numero } of rows) {
      const { situation } = await readDossier(db, agent, numero, office.now())
      const dits = Object.values(situation.verdicts).map(({ verdict }) => verdict)
      const conformes = dits.filter((each) => each === 'CONFORME').length
      seen.push([situation.etape, conformes, dits.length - conformes, obstacles('INSCRIPTION', situation).length === 0])
    }
  }
  expect(seen.filter(([, conformes, autres]) => conformes + autres > 0).toSorted()).toEqual([
    ['ATTENTE_PIECES', 10, 1, false],
    ['A_ORDONNER', 11, 0, true],
    ['COMMUNIQUEE_PREFET', 11, 0, false],
    ['EXAMEN', 3, 0, false],
    ['PIECES_RECUES', expect.any(Number), expect.any(Number), false],
  ])
})

test('one association waits at its new court, another is entered there under a new number, and its old sheet links to it', async () => {
  const rows = await db.selectFrom('transfert').select(['origine', 'destination', 'statut', 'association', 'nouvelle']).execute()
  expect(rows.map(({ origine, destination, statut }) => [origine, destination, statut]).toSorted()).toEqual([
    ['TJ-COLMAR', 'TJ-STRASBOURG', 'INSCRIT'],
    ['TJ-STRASBOURG', 'TJ-COLMAR', 'EN_COURS'],
  ])
  const etatDe = async (numero: string | null | undefined) =>
    (
      await db
        .selectFrom('association')
        .select(['etat', 'tribunal'])
        .where('numero', '=', numero ?? '')
        .execute()
    )[0]
  const entered = rows.find(({ nouvelle }) => nouvelle !== null)
  expect(await etatDe(entered?.association)).toEqual({ etat: 'RADIEE', tribunal: 'TJ-COLMAR' })
  expect(await etatDe(entered?.nouvelle)).toEqual({ etat: 'INSCRITE', tribunal: 'TJ-STRASBOURG' })
  expect(await findBrokenLigne(db, 'association', entered?.nouvelle ?? '')).toBeNull()
})

test('every document listed is a PDF kept by the store', async () => {
  const files = await db
    .selectFrom('document')
    .innerJoin('fichier', 'fichier.sha256', 'document.sha256')
    .select(['fichier.sha256', 'fichier.taille'])
    .distinct()
    .execute()
  expect(files.length).toBeGreaterThan(50)
  for (const { sha256, taille } of files) {
    const object = await store.read(sha256)
    object.stream.destroy()
    expect(object.taille).toBe(taille)
  }
})

test('every proof of the demonstration register is valid, and each of its deposits is covered', async () => {
  const ecarts: string[] = []
  const bilan = await inspect(db, store, (ecart) => ecarts.push(ecart))
  expect(ecarts).toEqual([])
  expect(bilan.nonCouverts).toBe(0)
  expect([bilan.depots > 100, bilan.versions > 2000, bilan.fichiers > 60]).toEqual([true, true, true])
})
