import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { makePdf } from '../../../test/corpus/corpus.ts'
import { knownCommune, submitDepot, aCreationIn } from '../../../test/filings.ts'
import { falsify } from '../../../test/falsify.ts'
import { auGreffe } from '../../../test/greffe-association.ts'
import { digitise } from '../../../test/numerisation.ts'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone } from '../../../test/people.ts'
import { auTribunal, aDemandeDueOn } from '../../../test/pieces.ts'
import { rattachementCalls, identite, procesVerbal } from '../../../test/rattachements.ts'
import { aRegisteredAssociation } from '../../../test/register.ts'
import { anEarlierRequete } from '../../../test/requests.ts'
import { inspect } from './inspect.ts'
import { aSignataire } from '../../../test/signatories.ts'
import { markAllConforming } from '../../../test/verdicts.ts'

const specimens = new URL('../../../../domain/src/requetes/specimens/depot-1.json', import.meta.url)
const office = await testOffice()
const { app, db, clock, settings, store } = office
const filer = await someone(office)
const greffier = await clerk(office, 'TJ-STRASBOURG')
const { add, instantane, raise } = auGreffe(office, greffier)
const depot = aCreationIn(await knownCommune(db))

let requete = ''
let association = ''
let inscrite = ''
let lettre = ''
let delivree = ''

beforeAll(async () => {
  const signataire = await aSignataire(db)
  requete = (await submitDepot(office, filer, { depot })).json<{ numero: string }>().numero
  association = (await aRegisteredAssociation(office, { documents: [{ type: 'STATUTS', nom: 'Statuts 1980.pdf' }] })).numero
  lettre = (await aRegisteredAssociation(office)).numero
  await add(association, 1)
  await instantane(association, 2, 'Avant la fusion')
  await raise(lettre, 1, 'les statuts déposés ne sont pas datés')
  await digitise(office, { numero: association, agent: greffier, nom: 'dossier.pdf' })

  const autre = (await submitDepot(office, filer, { depot })).json<{ numero: string }>().numero
  const act = (path: string, payload: object) =>
    app.inject({ method: 'POST', url: `/api/greffe/requete/${autre}/${path}`, headers: greffier.bearer, payload })
  await act('recepisse', { version: 1 })
  delivree = autre
  await act('prise-en-charge', { version: 2 })
  await act('communication-prefet', { version: 3, le: '2026-11-20' })
  clock.at = new Date('2027-01-06T09:00:00Z')
  const version = await markAllConforming(office, greffier, autre)
  inscrite = (await act('inscription', { version, le: '2027-01-06', signataire })).json().numeroAssociation
  await app.inject({ method: 'POST', url: `/api/association/${inscrite}/extrait`, headers: filer.bearer })
  // Filed before migration 0021: no head office stored beside, no hash.
  const ancien = { numero: 'R26000900', depot: { ...(JSON.parse(await readFile(specimens, 'utf8')) as object[])[0], documents: [] } }
  await anEarlierRequete(office, { association, compte: filer.uuid, ...ancien })
})

const inspectNow = async () => {
  const ecarts: string[] = []
  const bilan = await inspect(db, store, (ecart) => ecarts.push(ecart.replaceAll('\u00a0', ' ')))
  expect(bilan.ecarts).toBe(ecarts.length)
  return { ecarts, bilan }
}

test('untouched data pass, and deposits older than the hash are reported as not covered', async () => {
  expect(inscrite).toMatch(/^STR/)
  const { ecarts, bilan } = await inspectNow()
  expect(ecarts).toEqual([])
  expect(bilan).toMatchObject({ depots: 3, nonCouverts: 1, versions: 5, ecarts: 0 })
  expect(bilan.lignes).toBeGreaterThan(12)
  expect(bilan.fichiers).toBeGreaterThan(8)
})

/** Tampers with rows, returns what is reported, then restores the rows. */
const tamper = async (table: string, where: string, statement: string): Promise<string[]> => {
  await falsify(db, `create schema a_cote; create table a_cote.sauvegarde as select * from ${table} where ${where}`)
  const generated = table === 'acte' ? 'overriding system value' : ''
  const colonnes =
    table === 'association'
      ? 'numero, tribunal, etat, version, nom, code_postal, commune, adresse, cree_le, volume, folio, dossier_papier, tribunal_rang'
      : ''
  try {
    await falsify(db, statement)
    return (await inspectNow()).ecarts
  } finally {
    await falsify(db, `delete from ${table} where ${where}`)
    await falsify(db, `insert into ${table} ${colonnes && `(${colonnes})`} ${generated} select ${colonnes || '*'} from a_cote.sauvegarde`)
    await falsify(db, 'drop schema a_cote cascade')
    expect((await inspectNow()).ecarts).toEqual([])
  }
}
const de = (sujet: string) => `sujet_id = '${sujet}'`

test.each([
  [
    'a word of its content',
    `depot = jsonb_set(depot, '{declarant,nom}', '"Autre"')`,
    ["le contenu enregistré n'est plus celui qui a été déposé."],
  ],
  [
    'the head office beside it',
    `siege = jsonb_set(siege, '{libelle}', '"Colmar"')`,
    ["le contenu enregistré n'est plus celui qui a été déposé."],
  ],
  [
    'its very shape',
    `depot = depot - 'comite'`,
    ["le contenu enregistré n'est plus celui qui a été déposé.", "le contenu enregistré n'a aucune des formes connues."],
  ],
  ['its instant', `date_pre_enregistrement = '2020-01-01'`, ["le déposant ou l'instant du dépôt ne sont plus ceux de l'acte de dépôt."]],
  ['who filed it', `compte = '@'`, ["le déposant ou l'instant du dépôt ne sont plus ceux de l'acte de dépôt."]],
])('a deposit: %s', async (_, set, phrases) => {
  const where = `numero = '${requete}'`
  const ecarts = await tamper('requete', where, `update requete set ${set.replace('@', greffier.uuid)} where ${where}`)
  expect(ecarts).toEqual(phrases.map((phrase) => `Requête ${requete} : ${phrase}`))
})

test('a deleted deposit', async () => {
  const where = `numero = '${requete}'`
  expect(await tamper('requete', where, `delete from requete where ${where}`)).toEqual([
    `Journal de la requête ${requete} : ce dont il parle n'existe plus.`,
  ])
})

test('an old deposit without hash is still read', async () => {
  const where = `numero = 'R26000900'`
  expect(await tamper('requete', where, `update requete set depot = '{}' where ${where}`)).toEqual([
    "Requête R26000900 : le contenu enregistré n'a aucune des formes connues.",
  ])
})

test.each([
  ['another file', `sha256 = (select sha256 from annexe where requete = '@' and rang = 0)`],
  ['another name', `nom = 'autre.pdf'`],
  ['another type', `type = 'PIECE_JOINTE'`],
  ['another subtype', `sous_type = 'EXTRA'`],
  ['another date', `date = '2020-01-01'`],
  ['another date of effect', `date_effet = '2020-01-01'`],
  ['a newspaper', `journal = '{"id": 1, "libelle": "DNA", "departement": "67"}'`],
  ['another rank', `rang = 7`],
])('an annexe: %s', async (_, set) => {
  const where = `requete = '${requete}'`
  const ecarts = await tamper('annexe', where, `update annexe set ${set.replace('@', requete)} where ${where} and rang = 2`)
  expect(ecarts).toEqual([expect.stringMatching(`Requête ${requete} : l'annexe 3, « .*\\.pdf », n'est plus celle qui a été déposée.`)])
})

test('a deleted annexe', async () => {
  const where = `requete = '${requete}'`
  expect(await tamper('annexe', where, `delete from annexe where ${where} and rang = 1`)).toEqual([
    `Requête ${requete} : 2 annexes sont enregistrées au lieu de 3.`,
  ])
})

test.each([
  ['its content', `contenu = jsonb_set(contenu, '{informations,objet}', '"Autre"')`, "n'est plus celle qui a été enregistrée."],
  ['what its event changed', `details = '{}'`, "n'est plus celle qui a été enregistrée."],
  ['its state', `etat = 'RADIEE'`, "n'est plus celle qui a été enregistrée."],
  ['its event', `evenement = 'FUSION_ABSORPTION'`, "n'est plus celle qui a été enregistrée."],
  ['its request', `requete = 'R26000900'`, "n'est plus celle qui a été enregistrée."],
])('a version: %s', async (_, set, phrase) => {
  const where = `association = '${association}'`
  expect(await tamper('version', where, `update version set ${set} where ${where} and ordre = 2`)).toEqual([
    `Association ${association} : la version 2 ${phrase}`,
  ])
})

test('a version: its schema, then its content', async () => {
  const where = `association = '${association}'`
  expect(await tamper('version', where, `update version set contenu = contenu - 'members' where ${where} and ordre = 2`)).toEqual([
    `Association ${association} : la version 2 n'est plus celle qui a été enregistrée.`,
    `Association ${association} : la version 2 n'a aucune des formes connues.`,
  ])
  expect(await tamper('version', where, `delete from version where ${where} and ordre = 2`)).toEqual([
    `Association ${association} : la version 2 manque.`,
  ])
})

test.each(['nom', 'etat', 'code_postal', 'commune', 'adresse'])(
  'what the register shows of an association, when it is not its latest version: %s',
  async (colonne) => {
    const where = `numero = '${association}'`
    expect(await tamper('association', where, `update association set ${colonne} = 'RADIEE' where ${where}`)).toEqual([
      `Association ${association} : ce que le registre affiche n'est pas ce que dit sa dernière version.`,
    ])
  },
)

test('a deleted document that versions list, and an issued document without an act', async () => {
  const where = `association = '${association}' and nom = 'Statuts 1980.pdf'`
  expect(await tamper('document', where, `delete from document where ${where}`)).toEqual(
    [1, 2, 3].map((ordre) =>
      expect.stringMatching(`Association ${association} : la version ${ordre} cite un document, [0-9a-f-]+, qui n'existe pas.`),
    ),
  )
  const ecarts = await tamper(
    'extrait',
    `association = '${inscrite}'`,
    `update extrait set sha256 = repeat('0', 64) where association = '${inscrite}'`,
  )
  expect(ecarts.length).toBeGreaterThanOrEqual(3)
  for (const ecart of ecarts) expect(ecart).toMatch(`Association ${inscrite} : rien n'atteste la délivrance du document `)
})

test.each([
  ['its code', `code = '0000-0000-0000-0000'`],
  ['its file', `sha256 = (select sha256 from annexe where requete = '@' and rang = 0)`],
  ['its type', `type = 'AUTRE'`],
  ['its request', `requete = '@'`],
])('a document issued on a request: %s', async (_, set) => {
  const where = `requete in ('${delivree}', '${requete}')`
  const ecarts = await tamper('document_requete', where, `update document_requete set ${set.replace('@', requete)} where ${where}`)
  expect(ecarts).toHaveLength(2)
  expect(ecarts.join()).toMatch(/Requête R\d+ : rien n'atteste la délivrance du document [0-9A-Z-]{19}\./)
  expect(ecarts.join()).toMatch(`Requête ${delivree} : le document délivré `)
})

test('a deleted document issued on a request', async () => {
  const where = `requete = '${delivree}'`
  expect(await tamper('document_requete', where, `delete from document_requete where ${where}`)).toEqual([
    expect.stringMatching(`^Requête ${delivree} : le document délivré [0-9A-Z-]{19} manque.$`),
  ])
})

test.each([
  ['its type', `type = 'AUTRE'`, 'la ligne 2'],
  ['its instant', `instant = instant - interval '1 day'`, 'la ligne 2'],
  ['its author', `auteur = null`, 'la ligne 2'],
  ['its content', `contenu = contenu || '{"ordre": 9}'`, 'la ligne 2'],
  ['its link', `chaine = repeat('0', 64)`, 'la ligne 2'],
])('a line of the journal: %s', async (_, set, ligne) => {
  const where = de(association)
  const ecarts = await tamper('acte', where, `update acte set ${set} where ${where} and rang = 2`)
  expect(ecarts).toContain(`Journal de l'association ${association} : ${ligne} n'est plus celle qui a été écrite.`)
})

test('a deleted line of the journal, and the deposit or the version it covered', async () => {
  const where = de(association)
  expect(await tamper('acte', where, `delete from acte where ${where} and rang = 4`)).toEqual([
    `Journal de l'association ${association} : la ligne 4 manque.`,
    `Association ${association} : l'acte de la version 2 manque au journal.`,
  ])
  expect(await tamper('acte', de(requete), `delete from acte where ${de(requete)}`)).toEqual([
    `Requête ${requete} : l'acte de dépôt manque au journal.`,
  ])
})

test('a changed erasable text is reported, an erased one is not', async () => {
  const where = de(association)
  const lui = `${where} and texte = 'Avant la fusion'`
  expect(await tamper('acte', where, `update acte set texte = 'Autre' where ${lui}`)).toEqual([
    expect.stringMatching(`^Journal de l'association ${association} : le texte de la ligne \\d n'est plus celui qui a été écrit.$`),
  ])
  expect(await tamper('acte', where, `update acte set texte = null where ${lui}`)).toEqual([])
})

const objet = (sha256: string) => join(settings.dataDir, 'fichiers', 'objets', sha256.slice(0, 2), sha256.slice(2, 4), sha256)

test('a file: a changed byte, a missing end, a missing object, a missing row', async () => {
  const { sha256 } = await db
    .selectFrom('document')
    .select('sha256')
    .where('association', '=', association)
    .where('nom', '=', 'Statuts 1980.pdf')
    .executeTakeFirstOrThrow()
  const ou = `Fichier ${sha256} (document « Statuts 1980.pdf » de l'association ${association})`
  const { stream } = await store.read(sha256)
  const octets = Buffer.concat(await stream.toArray())
  const alteres = Buffer.from(octets)
  alteres[octets.length >> 1] = (alteres[octets.length >> 1] ?? 0) ^ 1
  for (const contenu of [alteres, octets.subarray(0, -1)]) {
    await writeFile(objet(sha256), contenu)
    expect((await inspectNow()).ecarts).toEqual([`${ou} : son contenu n'est plus celui qui a été reçu.`])
  }
  await writeFile(objet(sha256), octets)
  await rename(objet(sha256), `${objet(sha256)}-`)
  expect((await inspectNow()).ecarts).toEqual([`${ou} : il manque au dossier des fichiers.`])
  await rename(`${objet(sha256)}-`, objet(sha256))
  const where = `sha256 = '${sha256}'`
  expect(await tamper('fichier', where, `update fichier set taille = 1 where ${where}`)).toEqual([
    `${ou} : sa taille n'est pas celle qui est enregistrée.`,
  ])
  expect(await tamper('fichier', where, `delete from fichier where ${where}`)).toEqual([`${ou} : la base de données ne le connaît pas.`])
})

test('a file of an annexe and a digitised paper file are reported with what names them', async () => {
  const annexe = await db
    .selectFrom('annexe')
    .select('sha256')
    .where('requete', '=', requete)
    .where('rang', '=', 0)
    .executeTakeFirstOrThrow()
  const numerisation = await db.selectFrom('numerisation').select('sha256').executeTakeFirstOrThrow()
  const recepisse = await db.selectFrom('document_requete').select(['sha256', 'nom']).executeTakeFirstOrThrow()
  for (const [sha256, dit] of [
    [recepisse.sha256, `document « ${recepisse.nom} » de la requête ${delivree}`],
    [annexe.sha256, `annexe 1 de la requête ${requete}`],
    [numerisation.sha256 ?? '', `dossier papier de l'association ${association}`],
  ] as const) {
    await rename(objet(sha256), `${objet(sha256)}-`)
    const { ecarts } = await inspectNow()
    expect(ecarts).toHaveLength(1)
    expect(ecarts[0]).toContain(dit)
    await rename(`${objet(sha256)}-`, objet(sha256))
  }
})

test('documents of a reply that differ from the act that transmitted them', async () => {
  const { makeDemande, add: joindre, transmit } = auTribunal(office, greffier, filer)
  const { numero, lien } = await makeDemande({ ...aDemandeDueOn('2027-02-01') })
  const { uuid } = (await joindre(lien, 0, await makePdf({ texte: 'Statuts rendus' }))).json<{ uuid: string }>()
  expect((await transmit(lien)).statusCode).toBe(200)
  expect((await inspectNow()).ecarts).toEqual([])
  const where = `uuid = '${uuid}'`
  const manque = `Requête ${numero} : la pièce transmise ${uuid} manque.`
  expect(await tamper('piece', where, `update piece set point = 1 where ${where}`)).toEqual([
    `Requête ${numero} : rien n'atteste la transmission de la pièce ${uuid}.`,
    manque,
  ])
  expect(await tamper('piece', where, `delete from piece where ${where}`)).toEqual([manque])
  const { sha256, nom } = await db.selectFrom('piece').select(['sha256', 'nom']).where('uuid', '=', uuid).executeTakeFirstOrThrow()
  await rename(objet(sha256), `${objet(sha256)}-`)
  expect((await inspectNow()).ecarts).toEqual([
    `Fichier ${sha256} (pièce « ${nom} » d'une réponse sur la requête ${numero}) : il manque au dossier des fichiers.`,
  ])
  await rename(`${objet(sha256)}-`, objet(sha256))
})

test('annexes of a request for attachment that differ from the act that received them', async () => {
  const qui = await someone(office)
  const { body } = await rattachementCalls(office).ask(qui, association, { documents: [identite, procesVerbal] })
  const demande = body.tacheRattachement
  expect((await inspectNow()).ecarts).toEqual([])
  const where = `demande = '${demande}' and rang = 1`
  expect(await tamper('annexe_rattachement', where, `delete from annexe_rattachement where ${where}`)).toEqual([
    `Demande de rattachement ${demande} : 1 annexe est enregistrée au lieu de 2.`,
  ])
  const { sha256 } = await db
    .selectFrom('annexe_rattachement')
    .select('sha256')
    .where('demande', '=', demande)
    .where('rang', '=', 1)
    .executeTakeFirstOrThrow()
  await rename(objet(sha256 ?? ''), `${objet(sha256 ?? '')}-`)
  const { ecarts } = await inspectNow()
  expect(ecarts).toEqual([expect.stringContaining(`annexe 2 de la demande de rattachement ${demande}`)])
  await rename(`${objet(sha256 ?? '')}-`, objet(sha256 ?? ''))
})
