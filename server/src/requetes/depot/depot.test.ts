import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { AccuseReception } from 'contract/requetes/depot'
import { aFondateurPhysique, aMembrePhysique } from 'domain/association/exemples'
import { aDepotDeclarant } from 'domain/requetes/examples/filings'
import { readDepot } from 'domain/requetes/depot/read-depot'
import { expect, test } from 'vitest'
import { launchingPdf, makePdf, makeImage } from '../../../test/corpus/corpus.ts'
import { knownCommune, submitDepot, receptions, threePdfs, aCreationIn } from '../../../test/filings.ts'
import { eventually, testOffice } from '../../../test/office.ts'
import { clerk, someone } from '../../../test/people.ts'
import { actesDe, findBrokenLigne } from '../../core/actes.ts'
import { empreinteDe, depotEmpreinte } from './empreinte.ts'
import { journalDe } from '../procedure/journal.ts'

const office = await testOffice()
const { app, db, store, mails } = office
const declarant = await someone(office)
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

const filed = async (
  ...args: Parameters<typeof submitDepot> extends [unknown, unknown, ...infer Rest] ? Rest : never
): Promise<AccuseReception> => {
  const answer = await submitDepot(office, declarant, ...args)
  expect(answer.json()).not.toHaveProperty('errors')
  expect(answer.statusCode).toBe(201)
  return answer.json()
}
const getRequete = (numero: string) => db.selectFrom('requete').selectAll().where('numero', '=', numero).executeTakeFirstOrThrow()

test('[API-31, API-35, SRV-26, FINAL-05] a creation is kept as filed and acknowledged with its number, the instant and the court', async () => {
  const depot = aCreationIn(await knownCommune(db))
  const fichiers = await threePdfs()
  const accuse = await filed({ depot, fichiers })
  expect(accuse).toEqual({
    numero: expect.stringMatching(/^R26\d{6}$/),
    dateReception: '2026-11-20T10:00:00.000Z',
    tribunal: {
      libelle: 'Tribunal judiciaire de Strasbourg',
      adresse: 'Quai Finkmatt',
      complementAdresse: null,
      codePostal: '67070',
      commune: 'Strasbourg Cedex',
    },
    documents: depot.documents.map(({ nom }, i) => ({ nom, sha256: sha256(fichiers[i]!) })),
  })
  expect(await getRequete(accuse.numero)).toMatchObject({
    type: 'CREATION',
    tribunal: 'TJ-STRASBOURG',
    association: null,
    compte: declarant.uuid,
    issu_teleservice: true,
    depot,
    etape: 'PRE_ENREGISTREE',
    etat: 'EN_COURS',
    version: 1,
    denomination: 'Association chorale de Mittelbruch',
    commune: 'Strasbourg',
    date_pre_enregistrement: office.clock.at,
  })
})

test('[MEMB-15] father and son of the same name count as two, and a founder declared to be another person is filed with that answer', async () => {
  const creation = aCreationIn(await knownCommune(db))
  const { comite, fondateurs } = creation
  const fils = aMembrePhysique({ localUuid: 'fils', fonction: 'Membre' })
  const homonyme = aFondateurPhysique({ homonyme: true })
  const depot = {
    ...creation,
    comite: { ...comite, physiques: [...comite.physiques, fils] },
    // Four of the direction and three others: merging one silently would leave too few.
    fondateurs: { physiques: [...fondateurs.physiques.slice(0, 2), homonyme], morales: [] },
  }
  const { numero } = await filed({ depot, fichiers: await threePdfs() })
  expect(readDepot(await getRequete(numero))).toEqual(depot)
})

test('[MEMB-20] two presidents are filed with the answer of the declarant, or without, and the court reads which', async () => {
  const creation = aCreationIn(await knownCommune(db))
  const greffier = await clerk(office, 'TJ-STRASBOURG')
  for (const [prenom, reponse] of [
    ['Ondine', { fonctionConfirmee: true }],
    ['Faustine', {}],
  ] as const) {
    const seconde = { ...aMembrePhysique({ localUuid: 'seconde', prenom, fonction: 'Présidente' }), ...reponse }
    const { comite } = creation
    const depot = { ...creation, comite: { ...comite, physiques: [...comite.physiques, seconde] } }
    const { numero } = await filed({ depot, fichiers: await threePdfs() })
    expect(readDepot(await getRequete(numero))).toEqual(depot)
    const read = await app.inject({ url: `/api/greffe/requete/${numero}`, headers: greffier.bearer })
    const { physiques } = read.json<{ depot: { comite: { physiques: { prenom: string; fonctionConfirmee?: boolean }[] } } }>().depot.comite
    expect(physiques.at(-1)).toMatchObject({ prenom, ...reponse })
    expect(physiques.at(-1)?.fonctionConfirmee).toBe('fonctionConfirmee' in reponse ? true : undefined)
  }
})

test('[X-76] [X-88] founders of close names are filed without an answer: the clerk decides', async () => {
  const creation = aCreationIn(await knownCommune(db))
  const [premier] = creation.fondateurs.physiques
  const proches = ["D'Arc", 'D’Arc', 'd arc'].map((nom) => ({ ...premier!, localUuid: null, nom }))
  const depot = { ...creation, fondateurs: { ...creation.fondateurs, physiques: [...creation.fondateurs.physiques, ...proches] } }
  const { numero } = await filed({ depot, fichiers: await threePdfs() })
  expect(readDepot(await getRequete(numero))).toEqual(depot)
})

test('[API-37] the i-th document without link is the i-th file, whatever the files are named, and the store keeps their very bytes', async () => {
  const fichiers = [await makeImage({ format: 'png' }), await makeImage(), await makePdf({ texte: 'Un autre procès-verbal' })]
  const { numero } = await filed({ fichiers })
  const annexes = await db
    .selectFrom('annexe')
    .innerJoin('fichier', 'fichier.sha256', 'annexe.sha256')
    .selectAll()
    .where('requete', '=', numero)
    .orderBy('rang')
    .execute()
  expect(annexes.map(({ type, sous_type, date, mime, taille }) => ({ type, sous_type, date, mime, taille }))).toEqual([
    { type: 'DECLARATION_INSCR', sous_type: 'CREATION', date: null, mime: 'image/png', taille: fichiers[0]!.length },
    { type: 'STATUTS', sous_type: null, date: '2026-10-03', mime: 'image/jpeg', taille: fichiers[1]!.length },
    { type: 'PV_AG', sous_type: 'CONSTITUTIVE', date: '2026-10-03', mime: 'application/pdf', taille: fichiers[2]!.length },
  ])
  for (const [i, annexe] of annexes.entries()) expect(await buffer((await store.read(annexe.sha256)).stream)).toEqual(fichiers[i])
  expect(await receptions(office)).toEqual([])
})

test('one content sent twice in a filing is one object, and each annexe names it', async () => {
  const [pdf = Buffer.alloc(0)] = await threePdfs()
  const { documents } = await filed({ fichiers: [pdf, pdf, pdf] })
  expect(new Set(documents.map((document) => document.sha256))).toEqual(new Set([sha256(pdf)]))
})

test('a PDF with active content is accepted and marked for the clerk (threat T5)', async () => {
  const actif = launchingPdf()
  await filed({ fichiers: [actif, ...(await threePdfs()).slice(1)] })
  expect(await db.selectFrom('fichier').select('contenus_actifs').where('sha256', '=', sha256(actif)).executeTakeFirst()).toEqual({
    contenus_actifs: ['PROGRAMME'],
  })
})

test('the deposit is the first act of the request, recorded for its filer, and starts an unbroken chain', async () => {
  const { numero } = await filed()
  const actes = await db.selectFrom('acte').selectAll().where('sujet', '=', 'requete').where('sujet_id', '=', numero).execute()
  expect(actes).toMatchObject([
    { rang: 1, type: 'DEPOT', auteur: declarant.uuid, instant: office.clock.at, contenu: { type: 'DEPOT', le: '2026-11-20' } },
  ])
  expect(await findBrokenLigne(db, 'requete', numero)).toBeNull()
})

test('[FINAL-03, FINAL-04, SRV-26] the declarant who gave an e-mail gets the acknowledgement by mail: court, reminder of the signed statutes, fingerprints', async () => {
  const { numero, documents } = await filed({
    depot: aCreationIn(await knownCommune(db), { declarant: aDepotDeclarant({ email: 'accuse@exemple.fr' }) }),
  })
  const outbox = db.selectFrom('courriel').select('destinataire').where('evenement', '=', `requete/${numero}/depot`)
  expect(await outbox.execute()).toEqual([{ destinataire: 'accuse@exemple.fr' }])
  const mail = await eventually(() => mails.find(({ destinataire }) => destinataire === 'accuse@exemple.fr'))
  expect(mail.sujet).toBe(`Requête n°\u00A0${numero} reçue le 20/11/2026 à 11\u00A0h\u00A000`)
  expect(mail.texte).toContain('Tribunal compétent\u00A0: Tribunal judiciaire de Strasbourg\nAdresse du greffe\u00A0: ')
  expect(mail.texte).toContain(
    `un exemplaire papier signé des statuts, accompagné du bordereau à télécharger dans «\u00A0Mon suivi\u00A0». Sans bordereau, inscrivez le n°\u00A0${numero}`,
  )
  for (const { nom, sha256: empreinte } of documents) expect(mail.texte).toContain(`${nom}\u00A0: ${empreinte}`)
  expect(mail.texte).toMatch(/Pour toute question sur votre dossier\u00A0: Tribunal judiciaire de Strasbourg\..*$/)
})

test('without an e-mail, nothing is sent', async () => {
  const { numero } = await filed({ depot: aCreationIn(await knownCommune(db), { declarant: aDepotDeclarant({ email: null }) }) })
  expect(await db.selectFrom('courriel').select('id').where('evenement', '=', `requete/${numero}/depot`).execute()).toEqual([])
})

test('[FINAL-03, SRV-26] a head office goes to the proximity court of its commune when it has one, even one without a known address', async () => {
  const thann = await knownCommune(db, '68334')
  const { numero, tribunal } = await filed({ depot: aCreationIn(thann) })
  expect(tribunal).toEqual({
    libelle: 'Tribunal de proximité de Thann',
    adresse: null,
    complementAdresse: null,
    codePostal: '68800',
    commune: 'Thann',
  })
  expect((await getRequete(numero)).tribunal).toBe('TPRX-THANN')
})

test('the commune of the head office takes the name that our list gives to its id, whatever the sender called it, and is kept beside the declaration', async () => {
  const strasbourg = await knownCommune(db)
  const depot = aCreationIn({ ...strasbourg, libelle: 'Paris', codeInsee: '75056' })
  const requete = await getRequete((await filed({ depot })).numero)
  expect(requete).toMatchObject({ commune: 'Strasbourg', depot: { schema: 4, ...depot }, siege: strasbourg })
  expect(readDepot(requete).association?.informations.adresse.commune).toEqual(strasbourg)
})

test('the act of deposit covers the JSON and each annexe, recomputed from stored data only, and the journal still reads it', async () => {
  const depot = aCreationIn({ ...(await knownCommune(db)), libelle: 'Nom déclaré' })
  const { numero } = await filed({ depot })
  const [acte] = await actesDe(db, 'requete', numero)
  const annexes = await db
    .selectFrom('annexe')
    .innerJoin('fichier', 'fichier.sha256', 'annexe.sha256')
    .select(['annexe.sha256', 'taille'])
    .where('requete', '=', numero)
    .orderBy('rang')
    .execute()
  const requete = await getRequete(numero)
  expect(acte?.contenu).toEqual({ type: 'DEPOT', le: '2026-11-20', empreinte: depotEmpreinte(requete, annexes) })
  expect(depotEmpreinte({ ...requete, siege: { ...(requete.siege as object), libelle: 'Paris' } }, annexes).depot).not.toBe(
    depotEmpreinte(requete, annexes).depot,
  )
  // The fingerprint of the intention covers the declaration: it can be recomputed too.
  expect(requete.empreinte).toBe(empreinteDe(depot, annexes))
  expect((await journalDe(db, numero))[0]?.acte).toEqual({ type: 'DEPOT', le: '2026-11-20' })
})

test('numbers of a year grow by one and begin again with the next year, counted in Paris', async () => {
  const rank = async () => Number((await filed()).numero.slice(1))
  const first = await rank()
  expect(await rank()).toBe(first + 1)
  const here = office.clock.at
  // Already 2027 in Paris.
  office.clock.at = new Date('2026-12-31T23:30:00Z')
  const annuelle = (await filed()).numero
  office.clock.at = here
  expect(annuelle).toBe('R27000001')
})
