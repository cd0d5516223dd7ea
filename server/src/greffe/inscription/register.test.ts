import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { anAnnexe } from 'domain/core/exemples'
import { threeAnnexes, aDepotDeclarant } from 'domain/requetes/examples/filings'
import { makePdf } from '../../../test/corpus/corpus.ts'
import { knownCommune, submitDepot, threePdfs, aCreationIn } from '../../../test/filings.ts'
import { eventually, testOffice } from '../../../test/office.ts'
import { clerk, someone } from '../../../test/people.ts'
import { readPdf } from '../../../test/read-pdf.ts'
import { aSignataire } from '../../../test/signatories.ts'
import { markAllConforming } from '../../../test/verdicts.ts'
import { documentsDe, findAssociation, findVersion } from '../../association/sql.ts'
import { actesDe, findBrokenLigne } from '../../core/actes.ts'
import { nextCompteur } from '../../core/compteur.ts'
import { findRattachement } from '../../rattachements/sql.ts'

// Silent: one test makes the server fail on purpose.
const office = await testOffice({ JOURNAL: 'silent' })
const { app, db, clock, store, mails } = office
const filer = await someone(office)
const strasbourg = await clerk(office, 'TJ-STRASBOURG')
const commune = await knownCommune(db)
let signataire = 0

beforeAll(async () => {
  await aSignataire(db, { tribunal: 'TJ-COLMAR' })
  signataire = await aSignataire(db)
})
beforeEach(() => {
  clock.at = new Date('2026-11-20T10:00:00Z')
})

const act = async (numero: string, path: string, payload: Record<string, unknown>) => {
  const answer = await app.inject({ method: 'POST', url: `/api/greffe/requete/${numero}/${path}`, headers: strasbourg.bearer, payload })
  return { status: answer.statusCode, body: answer.statusCode === 204 ? null : answer.json() }
}

/** Makes a creation filed on 20/11/2026, communicated that day, and ready for decision on 06/01/2027 after six weeks of silence. */
const ready = async (autrement: Parameters<typeof aCreationIn>[1] = {}, fichiers?: Buffer[]): Promise<string> => {
  clock.at = new Date('2026-11-20T10:00:00Z')
  const { numero } = (
    await submitDepot(office, filer, { depot: aCreationIn(commune, autrement), ...(fichiers ? { fichiers } : {}) })
  ).json<{
    numero: string
  }>()
  await act(numero, 'prise-en-charge', { version: 1 })
  await act(numero, 'communication-prefet', { version: 2, le: '2026-11-20' })
  await markAllConforming(office, strasbourg, numero)
  clock.at = new Date('2027-01-06T09:00:00Z')
  return numero
}
const register = (numero: string, changes: Record<string, unknown> = {}) =>
  act(numero, 'inscription', { version: 4, le: '2027-01-06', signataire, ...changes })
const lastNumber = async () =>
  (await db.selectFrom('compteur').select('valeur').where('cle', '=', 'association/STR').executeTakeFirst())?.valeur ?? 0

test('an inscription gives the association its number and its first version, and the request its date', async () => {
  const requete = await ready()
  const registered = await register(requete)
  expect(registered).toEqual({ status: 200, body: { numeroAssociation: expect.stringMatching(/^STR\d{6}$/) } })
  const numero = registered.body.numeroAssociation
  expect(
    await db
      .selectFrom('requete')
      .select(['etape', 'etat', 'version', 'date_ordonnancement', 'association'])
      .where('numero', '=', requete)
      .executeTakeFirst(),
  ).toEqual({
    etape: 'INSCRITE',
    etat: 'INSCRITE',
    version: 5,
    date_ordonnancement: '2027-01-06',
    association: numero,
  })
  expect(await findAssociation(db, numero)).toMatchObject({
    tribunal: 'TJ-STRASBOURG',
    etat: 'INSCRITE',
    version: 1,
    nom: 'Association chorale de Mittelbruch',
  })
  const version = await findVersion(db, numero)
  expect(version).toMatchObject({ ordre: 1, evenement: 'CREATION', requete })
  const { members, indexMembres } = version!.contenu
  const uuids = [...members.physiques, ...members.morales].map(({ uuid }) => uuid)
  expect(new Set(uuids).size).toBe(3)
  expect(indexMembres.map(({ uuid }) => uuid).toSorted()).toEqual(uuids.toSorted())
  expect((await actesDe(db, 'requete', requete)).at(-1)).toMatchObject({
    type: 'INSCRIPTION',
    auteur: strasbourg.uuid,
    contenu: { le: '2027-01-06', numeroAssociation: numero, signataire: { nom: 'Clotaire AMTMANN', qualite: 'Juge du registre' } },
  })
  expect((await actesDe(db, 'association', numero)).map(({ type }) => type)).toEqual(['VERSION', 'RATTACHEMENT'])
  expect(await findBrokenLigne(db, 'requete', requete)).toBeNull()
  expect(await findBrokenLigne(db, 'association', numero)).toBeNull()
})

test('[REQ-23] [SHEET-34] the annexes and the acts of the court become documents of the register, personal ones reserved', async () => {
  const documents = [...threeAnnexes(), anAnnexe({ nom: 'identite.pdf', type: 'PIECE_ETAT_CIVIL', sousType: null })]
  const requete = await ready({ documents }, [...(await threePdfs()), await makePdf({ texte: 'Identité' })])
  const { numeroAssociation } = (await register(requete)).body
  const registered = await documentsDe(db, numeroAssociation)
  expect(registered.map(({ type, reserve }) => `${type}${reserve ? ' reserved' : ''}`).toSorted()).toEqual([
    'CERTIFICAT_INSCRIPTION reserved',
    'DECLARATION_INSCR reserved',
    'NOTIFICATION_DECISION reserved',
    'ORDONNANCE',
    'PIECE_ETAT_CIVIL reserved',
    'PV_AG',
    'STATUTS',
  ])
  expect((await findVersion(db, numeroAssociation))?.contenu.documents.map(({ uuid }) => uuid).toSorted()).toEqual(
    registered.map(({ uuid }) => uuid).toSorted(),
  )
  for (const { sha256, taille } of registered) {
    const bytes = await buffer((await store.read(sha256)).stream)
    expect([createHash('sha256').update(bytes).digest('hex'), bytes.length]).toEqual([sha256, taille])
  }

  const issued = await db.selectFrom('extrait').selectAll().where('association', '=', numeroAssociation).execute()
  const acts = registered.filter(({ type }) => ['ORDONNANCE', 'NOTIFICATION_DECISION', 'CERTIFICAT_INSCRIPTION'].includes(type))
  expect(issued.map(({ sha256 }) => sha256).toSorted()).toEqual(acts.map(({ sha256 }) => sha256).toSorted())
  for (const { sha256 } of acts) {
    const { text } = await readPdf(await buffer((await store.read(sha256)).stream))
    expect(text).toContain(numeroAssociation)
    expect(text).toContain(issued.find((each) => each.sha256 === sha256)?.code)
  }
  expect(acts.map(({ nom }) => nom).toSorted()).toEqual([
    `Certificat numérique d'inscription ${requete}.pdf`,
    `Notification de décision ${requete}.pdf`,
    "Ordonnance d'inscription, 6 janvier 2027.pdf",
  ])
})

test('[ATTACH-21] the filer is attached with gestion and depot, under the function declared', async () => {
  const declared = (await register(await ready())).body.numeroAssociation
  expect(await findRattachement(db, declared, { ...filer, aujourdhui: '2026-11-20' })).toMatchObject({
    fonction: 'Présidente',
    gestion: true,
    depot: true,
  })
  const silent = (await register(await ready({ declarant: aDepotDeclarant({ lien: null }) }))).body.numeroAssociation
  expect(await findRattachement(db, silent, { ...filer, aujourdhui: '2026-11-20' })).toMatchObject({
    fonction: 'Déclarant(e)',
    gestion: true,
    depot: true,
  })
})

test.each([
  ['a declarant of another address', 'autre@exemple.fr', 2],
  ['a declarant of the same address in capitals', filer.email.toUpperCase(), 1],
  ['a declarant without address', null, 1],
])('the decision is mailed to the account that filed and to the declarant: %s', async (_, email, count) => {
  const requete = await ready({ declarant: aDepotDeclarant({ email, notificationElectronique: email !== null }) })
  const { numeroAssociation } = (await register(requete)).body
  const sent = await eventually(() => {
    const decisions = mails.filter(({ sujet }) => sujet === `Décision du tribunal, requête n°\u00a0${requete}`)
    return decisions.length >= count ? decisions : null
  })
  expect(sent.map(({ destinataire }) => destinataire).toSorted()).toEqual((count === 2 ? [filer.email, email] : [filer.email]).toSorted())
  expect(sent[0]?.texte).toContain(numeroAssociation)
})

test('a decision sent several times at once registers one association, under one number; another clerk gets the name of the one who decided', async () => {
  const requete = await ready()
  const before = await lastNumber()
  const answers = await Promise.all([1, 2, 3, 4].map(() => register(requete)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(new Set(answers.map(({ body }) => body.numeroAssociation)).size).toBe(1)
  clock.at = new Date('2027-01-07T09:00:00Z')
  expect(await register(requete, { le: '2027-01-07' })).toMatchObject({
    status: 409,
    body: {
      message:
        "Vous avez déjà décidé de cette requête le 06/01/2027 à 10\u00a0h\u00a000 (Inscription au registre). Votre décision n'a pas été enregistrée.",
    },
  })
  expect(await db.selectFrom('version').select('association').where('requete', '=', requete).execute()).toHaveLength(1)
  expect(await lastNumber()).toBe(before + 1)
})

test('of eight inscriptions at once, those recorded have numbers in a row; the others are refused with 409, and may be sent again', async () => {
  const before = await lastNumber()
  const requetes: string[] = []
  for (let i = 0; i < 8; i += 1) requetes.push(await ready())
  const numbers: number[] = []
  let waiting = requetes
  while (waiting.length > 0) {
    const answers = await Promise.all(waiting.map(async (requete) => ({ requete, ...(await register(requete)) })))
    const recorded = answers.filter(({ status }) => status === 200)
    expect(recorded.length).toBeGreaterThan(0)
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
    numbers.push(...recorded.map(({ body }) => Number(body.numeroAssociation.slice(3))))
    waiting = answers.filter(({ status }) => status === 409).map(({ requete }) => requete)
  }
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 8 }, (_, i) => before + 1 + i))
})

describe('while the acts are drawn', () => {
  const takeNumber = () => db.transaction().execute((trx) => nextCompteur(trx, 'association/STR'))
  /** Does something before each drawing of an order, then draws it. */
  const beforeOrders = (meanwhile: () => Promise<unknown>) => {
    const { of } = office.pdf
    return vi.spyOn(office.pdf, 'of').mockImplementation((person) => {
      const engine = of(person)
      const renderPdf: typeof engine.renderPdf = async (document) => {
        if (document.title.startsWith('Ordonnance')) await meanwhile()
        return engine.renderPdf(document)
      }
      return { ...engine, renderPdf }
    })
  }

  test('no row is locked: the number of another association is taken, and the acts are drawn again with the next one', async () => {
    const requete = await ready()
    const before = await lastNumber()
    let taken = 0
    const spy = beforeOrders(async () => {
      if (taken === 0) taken = await takeNumber()
    })
    const { body } = await register(requete)
    spy.mockRestore()
    expect(taken).toBe(before + 1)
    const numero = `STR${String(before + 2).padStart(6, '0')}`
    expect(body.numeroAssociation).toBe(numero)
    const acts = (await documentsDe(db, numero)).filter(({ type }) => type === 'ORDONNANCE' || type === 'CERTIFICAT_INSCRIPTION')
    expect(acts).toHaveLength(2)
    for (const { sha256 } of acts) {
      const { text } = await readPdf(await buffer((await store.read(sha256)).stream))
      expect(text).toContain(numero)
      expect(text).not.toContain(`STR${String(taken).padStart(6, '0')}`)
    }
  })

  test('a register that changes three times refuses with 409, and leaves no hole in the numbers', async () => {
    const requete = await ready()
    const before = await lastNumber()
    const spy = beforeOrders(takeNumber)
    expect(await register(requete)).toMatchObject({
      status: 409,
      body: {
        message:
          "Le registre a changé plusieurs fois pendant l'établissement des actes. Rien n'a été enregistré\u00a0; recommencez dans quelques secondes.",
      },
    })
    spy.mockRestore()
    expect(await lastNumber()).toBe(before + 3)
    expect((await register(requete)).body.numeroAssociation).toBe(`STR${String(before + 4).padStart(6, '0')}`)
  })
})

describe('an inscription that fails', () => {
  test('at its last write leaves nothing behind, no hole in the numbers, and may be tried again', async () => {
    const requete = await ready()
    const before = await lastNumber()
    await sql`alter table rattachement add constraint panne check (gestion is null) not valid`.execute(db)
    expect((await register(requete)).status).toBe(500)
    await db.schema.alterTable('rattachement').dropConstraint('panne').execute()
    expect(await lastNumber()).toBe(before)
    expect(
      await db.selectFrom('requete').select(['etape', 'version', 'association']).where('numero', '=', requete).executeTakeFirst(),
    ).toEqual({ etape: 'COMMUNIQUEE_PREFET', version: 4, association: null })
    expect(await db.selectFrom('version').select('ordre').where('requete', '=', requete).execute()).toEqual([])
    expect(await db.selectFrom('document').select('uuid').where('requete', '=', requete).execute()).toEqual([])
    expect(await actesDe(db, 'requete', requete)).toHaveLength(4)
    expect(await db.selectFrom('courriel').select('id').where('evenement', '=', `requete/${requete}/inscription`).execute()).toEqual([])
    expect((await register(requete)).body.numeroAssociation).toBe(`STR${String(before + 1).padStart(6, '0')}`)
  })

  test.each([
    ['a signatory of another court', { signataire: 1 }, 400, 'signataire'],
    ['a date within the prefect’s six weeks', { le: '2027-01-04' }, 400, 'le'],
    ['a date to come', { le: '2027-01-07' }, 400, 'le'],
  ])('because of %s names its field', async (_, changes, status, field) => {
    const requete = await ready()
    expect(await register(requete, changes)).toMatchObject({ status, body: { errors: [{ field }] } })
    expect(await actesDe(db, 'requete', requete)).toHaveLength(4)
  })

  test('because the prefect may still oppose is refused with its reason', async () => {
    const requete = await ready()
    clock.at = new Date('2026-12-31T10:00:00Z')
    expect(await register(requete, { le: '2026-12-31' })).toMatchObject({
      status: 412,
      body: { globalErrors: [{ defaultMessage: "le préfet peut s'opposer au plus tard le 04/01/2027" }] },
    })
  })
})

test("the prefect's answer allows the inscription before the six weeks have passed, and the order says so", async () => {
  const requete = await ready()
  clock.at = new Date('2026-12-10T10:00:00Z')
  await act(requete, 'reponse-prefet', { version: 4, le: '2026-12-09', reponse: 'PAS_D_OPPOSITION' })
  const { numeroAssociation } = (await register(requete, { version: 5, le: '2026-12-10' })).body
  const order = (await documentsDe(db, numeroAssociation)).find(({ type }) => type === 'ORDONNANCE')
  const { text } = await readPdf(await buffer((await store.read(order?.sha256 ?? '')).stream))
  expect(text).toContain('Le préfet a fait savoir le 9 décembre 2026')
})
