import { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { Answer } from 'contract/core/call'
import type { Numerisation } from 'contract/numerisation/numerisation'
import type { getAssociation } from 'contract/registre/fiche'
import { beforeEach, describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { encryptedPdf, truncatedPdf, makePdf, makeImage } from '../../test/corpus/corpus.ts'
import { receptions } from '../../test/filings.ts'
import { anEnvoi } from '../../test/numerisation.ts'
import { eventually, testOffice } from '../../test/office.ts'
import { clerk, someone, type Someone } from '../../test/people.ts'
import { type AssociationOptions, aRegisteredAssociation } from '../../test/register.ts'
import { actesDe, findBrokenLigne } from '../core/actes.ts'
import { tie } from '../rattachements/attach.ts'

// Silent log: some tests make the server fail on purpose.
const office = await testOffice({ JOURNAL: 'silent', TAILLE_FICHIER_MAX: '20000', TAILLE_MAX: '200000', APPELS_PAR_MINUTE: '100000' })
const { app, db, clock, mails } = office
const strasbourg = await clerk(office, 'TJ-STRASBOURG')
const colmar = await clerk(office, 'TJ-COLMAR')
const un = await someone(office)
const deux = await someone(office)

beforeEach(() => {
  clock.at = new Date('2026-11-20T10:00:00Z')
})

const anAssociation = async (options: AssociationOptions = {}): Promise<string> =>
  (await aRegisteredAssociation(office, { dossierPapier: true, ...options })).numero

type Etat = z.output<typeof Numerisation>
const call = async (method: 'GET' | 'POST' | 'PUT', url: string, who: Someone, payload?: object) => {
  const answer = await app.inject({ method, url, headers: who.bearer, ...(payload ? { payload } : {}) })
  return { status: answer.statusCode, body: answer.body ? answer.json() : null }
}
const ask = (numero: string, who: Someone) => call('POST', `/api/association/${numero}/numerisation`, who)
const introuvable = (numero: string, who = strasbourg) => call('POST', `/api/greffe/association/${numero}/numerisation/introuvable`, who)
const dossier = (numero: string, existe: boolean, who = strasbourg) =>
  call('PUT', `/api/greffe/association/${numero}/dossier-papier`, who, { existe })
const submitDepot = async (numero: string, bytes?: Buffer, { nom = 'Dossier papier.pdf', who = strasbourg } = {}) =>
  call(
    'POST',
    `/api/greffe/association/${numero}/numerisation`,
    who,
    anEnvoi('numerisation', { nom }, bytes ?? (await makePdf({ texte: nom }))),
  )
const overview = async (numero: string, who: Someone): Promise<Answer<typeof getAssociation>['numerisation']> =>
  (await call('GET', `/api/association/${numero}`, who)).body.numerisation
const actes = async (numero: string) =>
  (await actesDe(db, 'association', numero)).map(({ type }) => type).filter((type) => !['VERSION', 'RATTACHEMENT'].includes(type))
const courriels = (numero: string) =>
  db
    .selectFrom('courriel')
    .select(['destinataire', 'sujet', 'texte'])
    .where('evenement', 'like', `association/${numero}/numerisation/%`)
    .orderBy('destinataire')
    .execute()
const rien = { demandeeLe: null, traiteeLe: null, doc: null, autre: null }
const raisons = (body: { globalErrors: { defaultMessage: string }[] }) => body.globalErrors.map(({ defaultMessage }) => defaultMessage)

describe('asking for the paper file', () => {
  test('[API-52] [SRV-43] [DIGIT-02] [DIGIT-03] makes one task for the court, which another person joins', async () => {
    const numero = await anAssociation()
    expect(await overview(numero, un)).toEqual({ etat: 'POSSIBLE', ...rien })
    const asked = await ask(numero, un)
    expect(asked).toEqual({
      status: 200,
      body: { etat: 'EN_COURS_ATTACHE', demandeeLe: '2026-11-20T10:00:00.000Z', traiteeLe: null, doc: null } satisfies Etat,
    })
    expect(await overview(numero, deux)).toEqual({ etat: 'EN_COURS', ...rien })

    clock.at = new Date('2026-11-21T10:00:00Z')
    expect((await ask(numero, deux)).body).toMatchObject({ etat: 'EN_COURS_ATTACHE', demandeeLe: '2026-11-21T10:00:00.000Z' })
    expect(await overview(numero, un)).toMatchObject({ etat: 'EN_COURS_ATTACHE', demandeeLe: '2026-11-20T10:00:00.000Z' })
    expect(await actes(numero)).toEqual(['NUMERISATION_DEMANDEE', 'NUMERISATION_DEMANDEE'])
    expect(await findBrokenLigne(db, 'association', numero)).toBeNull()
    await introuvable(numero)
  })

  test('[DIGIT-01] [SHEET-13] [SRV-43] is refused in any other state with its reason, and changes nothing', async () => {
    const [sans, perdue, numerisee, demandee] = await Promise.all([
      anAssociation({ dossierPapier: false }),
      ...[1, 2, 3].map(() => anAssociation()),
    ])
    if (!sans || !perdue || !numerisee || !demandee) throw new Error('an association is missing')
    await ask(perdue, un)
    await introuvable(perdue)
    await submitDepot(numerisee)
    await ask(demandee, un)
    const refused = async (numero: string) => {
      const { status, body } = await ask(numero, un)
      return [status, ...raisons(body)]
    }
    expect(await refused(sans)).toEqual([412, "Cette association n'a pas de dossier papier\u00a0: tous ses documents sont déjà en ligne."])
    expect(await refused(perdue)).toEqual([412, "Le tribunal a cherché ce dossier papier et ne l'a pas trouvé."])
    expect(await refused(numerisee)).toEqual([
      412,
      "Le dossier papier est déjà numérisé. Il est réservé aux personnes rattachées à l'association et à celles qui en ont demandé la numérisation. Vous pouvez en demander la consultation au greffe.",
    ])
    // The clerk of the court can read it there.
    const { body } = await ask(numerisee, strasbourg)
    expect(raisons(body)).toEqual(["Le dossier papier est déjà numérisé\u00a0: consultez-le dans l'onglet Documents."])
    expect(await refused(demandee)).toEqual([
      412,
      'Vous avez déjà demandé la numérisation de ce dossier le 20/11/2026. Vous recevrez un courriel.',
    ])
    expect(await actes(sans)).toEqual([])
    expect(await actes(demandee)).toEqual(['NUMERISATION_DEMANDEE'])
    expect((await ask('STR999999', un)).status).toBe(404)
    await introuvable(demandee)
  })

  test('[DIGIT-07] [DIGIT-08] [SRV-43] one at a time for people not attached, and the refusal names it; their own association does not count', async () => {
    const person = await someone(office)
    const first = await anAssociation({ informations: { denomination: 'Chorale de Mittelbruch' } })
    const second = await anAssociation()
    const own = await anAssociation({ rattaches: [{ personne: person }] })
    const ownToo = await anAssociation({ rattaches: [{ personne: person }] })
    for (const numero of [first, own, ownToo]) expect((await ask(numero, person)).status).toBe(200)
    const refused = await ask(second, person)
    expect([refused.status, ...raisons(refused.body)]).toEqual([
      412,
      "Vous avez déjà une demande en cours pour l'association Chorale de Mittelbruch, sans y avoir de rattachement. Une seule demande à la fois est possible dans ce cas.",
    ])
    expect(await overview(second, person)).toMatchObject({ etat: 'POSSIBLE', autre: 'Chorale de Mittelbruch' })
    expect((await overview(own, person)).autre).toBeNull()

    await introuvable(first)
    expect((await ask(second, person)).status).toBe(200)
  })

  test('[DIGIT-08] a person attached to the awaited association may ask for another', async () => {
    const person = await someone(office)
    const [first, second] = [await anAssociation(), await anAssociation()]
    await ask(first, person)
    expect((await ask(second, person)).status).toBe(412)
    const droits = { fonction: 'Membre', gestion: false, depot: false, now: clock.at, auteur: null }
    await db.transaction().execute((trx) => tie(trx, { association: first, compte: person.uuid, ...droits }))
    expect((await ask(second, person)).status).toBe(200)
  })

  test('[DIGIT-07] a person who asks for two associations at once gets one', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await someone(office)
      const numeros = await Promise.all([1, 2, 3].map(() => anAssociation()))
      const statuses = (await Promise.all(numeros.map((numero) => ask(numero, person)))).map(({ status }) => status)
      expect(statuses.toSorted()).toEqual([200, 412, 412])
    }
  })

  test('[SRV-43] [MAIL-06] eight people asking at once make one task, and each is mailed once', async () => {
    const numero = await anAssociation()
    const people = await Promise.all(Array.from({ length: 8 }, () => someone(office)))
    const answers = await Promise.all(people.map((person) => ask(numero, person)))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    expect(await db.selectFrom('numerisation').select('etat').where('association', '=', numero).execute()).toEqual([{ etat: 'EN_COURS' }])
    await submitDepot(numero)
    expect((await courriels(numero)).map(({ destinataire }) => destinataire)).toEqual(people.map(({ email }) => email).toSorted())
  })

  test('[SRV-43] the same person asking eight times at once waits once', async () => {
    const numero = await anAssociation()
    const person = await someone(office)
    const statuses = (await Promise.all(Array.from({ length: 8 }, () => ask(numero, person)))).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 412)])
    expect(await actes(numero)).toEqual(['NUMERISATION_DEMANDEE'])
  })
})

describe('the court', () => {
  test('[STAFF-19] [DIGIT-04] [DIGIT-14] [MAIL-06] gives the file: the state changes, and each demandeur gets one mail with a link to it', async () => {
    const attached = await someone(office)
    const [waiting, stranger] = [await someone(office), await someone(office)]
    const numero = await anAssociation({ informations: { denomination: 'Fanfare' }, rattaches: [{ personne: attached }] })
    await ask(numero, waiting)
    clock.at = new Date('2026-11-25T09:00:00Z')
    const given = await submitDepot(numero, undefined, { nom: 'Dossier n° 12.pdf' })
    const lien = `/api/association/${numero}/document/numerisation/Dossier%20n%C2%B0%2012.pdf`
    expect(given).toMatchObject({
      status: 200,
      body: { etat: 'DISPONIBLE', traiteeLe: '2026-11-25T09:00:00.000Z', doc: { nom: 'Dossier n° 12.pdf', lien } },
    })
    expect(await overview(numero, waiting)).toEqual({ ...given.body, demandeeLe: '2026-11-20T10:00:00.000Z', autre: null })
    expect((await overview(numero, attached)).doc).toEqual(given.body.doc)
    expect(await overview(numero, stranger)).toEqual({ etat: 'DISPONIBLE', ...rien, traiteeLe: '2026-11-25T09:00:00.000Z' })

    const [mail, ...others] = await courriels(numero)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ destinataire: waiting.email, sujet: 'Dossier papier disponible' })
    for (const part of ['Fanfare', numero, `${office.settings.baseUrl}/association/${numero}`, 'Tribunal judiciaire de Strasbourg'])
      expect(mail?.texte).toContain(part)
    expect((await eventually(() => mails.find(({ destinataire }) => destinataire === waiting.email)))?.sujet).toBe(
      'Dossier papier disponible',
    )
    expect(await actes(numero)).toEqual(['NUMERISATION_DEMANDEE', 'NUMERISATION_DEPOSEE'])
  })

  test('[DIGIT-11] [API-57] the attached users, the court and the demandeurs read the file byte for byte; others get 404', async () => {
    const [attached, waiting, stranger] = [await someone(office), await someone(office), await someone(office)]
    const numero = await anAssociation({ rattaches: [{ personne: attached, depot: false, gestion: false }] })
    await ask(numero, waiting)
    const bytes = await makePdf({ texte: 'Papier', pages: 2 })
    const { lien, taille } = (await submitDepot(numero, bytes)).body.doc
    expect(taille).toBe(bytes.length)
    for (const who of [attached, waiting, strasbourg]) {
      const answer = await app.inject({ url: lien, headers: who.bearer })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-length': String(taille),
        'content-disposition': "attachment; filename*=UTF-8''Dossier%20papier.pdf",
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
      })
      expect(answer.rawPayload.equals(bytes)).toBe(true)
    }
    for (const who of [stranger, colmar]) expect((await call('GET', lien, who)).status).toBe(404)
    expect((await app.inject(lien)).statusCode).toBe(401)
    for (const url of [lien.replace('Dossier', 'Autre'), lien.replace(numero, await anAssociation())])
      expect((await call('GET', url, strasbourg)).status).toBe(404)
    const log = await db.selectFrom('securite').select('compte').where('type', '=', 'NUMERISATION_LUE').execute()
    expect(log.map(({ compte }) => compte)).toEqual([attached, waiting, strasbourg].map(({ uuid }) => uuid))
  })

  test('[DIGIT-05] [STAFF-19] [MAIL-06] declares it not found, then gives it after all: the demandeurs get both mails', async () => {
    const numero = await anAssociation()
    const waiting = await someone(office)
    expect(raisons((await introuvable(numero)).body)).toEqual(["Aucune numérisation n'est demandée pour cette association."])
    await ask(numero, waiting)
    expect((await introuvable(numero)).status).toBe(204)
    expect(await overview(numero, waiting)).toMatchObject({ etat: 'NON_TROUVEE', doc: null })
    expect((await courriels(numero)).map(({ sujet }) => sujet)).toEqual(['Dossier papier introuvable'])
    expect((await introuvable(numero)).status).toBe(412)

    await submitDepot(numero)
    await submitDepot(numero, undefined, { nom: 'Meilleure copie.pdf' })
    expect((await overview(numero, waiting)).doc?.nom).toBe('Meilleure copie.pdf')
    expect((await courriels(numero)).map(({ sujet }) => sujet).toSorted()).toEqual([
      'Dossier papier disponible',
      'Dossier papier introuvable',
    ])
    expect(raisons((await introuvable(numero)).body)).toEqual(['Le dossier papier est déjà numérisé.'])
    expect(await actes(numero)).toEqual([
      'NUMERISATION_DEMANDEE',
      'NUMERISATION_INTROUVABLE',
      'NUMERISATION_DEPOSEE',
      'NUMERISATION_DEPOSEE',
    ])
  })

  test('[STAFF-19] [DIGIT-10] says whether there is a paper file; one that was not found may be asked for again', async () => {
    const numero = await anAssociation({ dossierPapier: false })
    expect((await overview(numero, un)).etat).toBe('NON_DISPONIBLE')
    expect((await dossier(numero, true)).status).toBe(204)
    expect((await dossier(numero, true)).status).toBe(204)
    expect(await actes(numero)).toEqual(['DOSSIER_PAPIER'])
    expect((await overview(numero, un)).etat).toBe('POSSIBLE')

    const waiting = await someone(office)
    await ask(numero, waiting)
    const refused = await dossier(numero, false)
    expect([refused.status, ...raisons(refused.body)]).toEqual([
      412,
      'Une numérisation est demandée\u00a0: déposez le dossier numérisé, ou déclarez-le introuvable.',
    ])
    await introuvable(numero)
    await dossier(numero, true)
    expect(await overview(numero, waiting)).toEqual({ etat: 'POSSIBLE', ...rien })

    clock.at = new Date('2026-12-01T10:00:00Z')
    await ask(numero, waiting)
    await introuvable(numero)
    expect((await courriels(numero)).map(({ sujet }) => sujet)).toEqual(['Dossier papier introuvable', 'Dossier papier introuvable'])
  })

  test('[STAFF-19] finds its requests in its queue, oldest first with their count, and none of the other courts', async () => {
    const file = async (who: Someone, query = '') => (await call('GET', `/api/greffe/numerisation?${query}`, who)).body
    const before: number = (await file(strasbourg)).totalRows
    clock.at = new Date('2026-11-18T10:00:00Z')
    const late = await anAssociation({ informations: { denomination: 'Zither' } })
    await ask(late, await someone(office))
    clock.at = new Date('2026-11-17T10:00:00Z')
    const early = await anAssociation({ informations: { denomination: 'Accordéon' } })
    await ask(early, await someone(office))
    await ask(early, await someone(office))
    const elsewhere = await anAssociation({ tribunal: 'TJ-COLMAR' })
    await ask(elsewhere, await someone(office))

    const page = await file(strasbourg, 'size=2')
    expect(page).toMatchObject({ totalRows: before + 2, page: 0, itemsPerPage: 2, sort: 'demandeeLe,asc' })
    expect(page.content).toEqual([
      {
        numero: early,
        nom: 'Accordéon',
        commune: 'Strasbourg',
        volume: null,
        folio: null,
        demandeeLe: '2026-11-17T10:00:00.000Z',
        demandeurs: 2,
      },
      {
        numero: late,
        nom: 'Zither',
        commune: 'Strasbourg',
        volume: null,
        folio: null,
        demandeeLe: '2026-11-18T10:00:00.000Z',
        demandeurs: 1,
      },
    ])
    const named = await file(strasbourg, 'sort=nom,desc&size=1')
    expect(named.content[0].numero).toBe(late)
    expect((await file(strasbourg, 'page=500')).content.length).toBeGreaterThan(0)
    expect((await file(colmar)).content.map(({ numero }: { numero: string }) => numero)).toEqual([elsewhere])

    await submitDepot(early)
    expect((await file(strasbourg)).totalRows).toBe(before + 1)
  })

  test('the pages of its queue neither repeat nor skip a paper file when many have the same name and were asked for at once', async () => {
    const file = async (query: string) => (await call('GET', `/api/greffe/numerisation?${query}`, strasbourg)).body
    for (let made = 0; made < 7; made += 1)
      await ask(await anAssociation({ informations: { denomination: 'Les Homonymes' } }), await someone(office))
    const { totalRows, content } = await file('size=2000')
    const all = content.map(({ numero }: { numero: string }) => numero).toSorted()
    expect(all).toHaveLength(totalRows)
    for (const sort of ['demandeeLe', 'numero', 'nom'].flatMap((champ) => [`${champ},asc`, `${champ},desc`])) {
      const seen: string[] = []
      for (let page = 0; page * 2 < totalRows; page += 1)
        seen.push(...(await file(`sort=${sort}&size=2&page=${page}`)).content.map(({ numero }: { numero: string }) => numero))
      expect(seen.toSorted(), sort).toEqual(all)
    }
    const last = Math.ceil(totalRows / 2) - 1
    expect(await file('size=2&page=99999')).toMatchObject({ page: last, totalRows })
    expect((await call('GET', '/api/greffe/numerisation?size=2001', strasbourg)).status).toBe(400)
  })

  test('[STAFF-19] of two clerks who declare it not found at once, one succeeds, and each demandeur gets one mail', async () => {
    const numero = await anAssociation()
    await ask(numero, await someone(office))
    const statuses = (await Promise.all([1, 2, 3].map(() => introuvable(numero)))).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([204, 412, 412])
    expect(await courriels(numero)).toHaveLength(1)
  })
})

describe('the file given', () => {
  const obligatoire = 'le champ est obligatoire'
  test.each([
    ['an image', () => makeImage(), 'fichier', "le type de fichier n'est pas acceptable"],
    ['a damaged PDF', truncatedPdf, 'fichier', 'Fichier inaccessible ou endommagé'],
    ['a PDF with a password', encryptedPdf, 'fichier', /protégé par un mot de passe/],
    ['nothing', () => undefined, 'fichier', obligatoire],
  ])('[STAFF-19] is refused under its field when it is %s', async (_, make, field, message) => {
    const numero = await anAssociation()
    const bytes = await make()
    const url = `/api/greffe/association/${numero}/numerisation`
    const { status, body } = await call('POST', url, strasbourg, anEnvoi('numerisation', { nom: 'a.pdf' }, bytes))
    expect([status, body.errors]).toEqual([400, [{ field, defaultMessage: expect.stringMatching(message) }]])
    expect(await actes(numero)).toEqual([])
    expect(await receptions(office)).toEqual([])
  })

  test('needs a name; the error comes together with those of the file', async () => {
    const numero = await anAssociation()
    const { status, body } = await submitDepot(numero, await makeImage(), { nom: ' ' })
    expect([status, body.errors.map(({ field }: { field: string }) => field)]).toEqual([400, ['nom', 'fichier']])
  })

  test('may be larger than one annexe, up to a whole filing', async () => {
    const numero = await anAssociation()
    const heavy = await makePdf({ texte: 'Lourd', pages: 100 })
    expect(heavy.length).toBeGreaterThan(20_000)
    expect((await submitDepot(numero, heavy)).status).toBe(200)
    expect((await submitDepot(numero, Buffer.alloc(250_000))).status).toBe(413)
  })

  test.each(['numerisation', 'acte', 'courriel', 'fichier'])('when the row of %s cannot be written, nothing is', async (table) => {
    const numero = await anAssociation()
    const waiting = await someone(office)
    await ask(numero, waiting)
    await sql`create or replace function panne() returns trigger language plpgsql as $$ begin raise exception 'panne'; end $$`.execute(db)
    await sql`create trigger panne before insert on ${sql.table(table)} for each row execute function panne()`.execute(db)
    const failed = await submitDepot(numero, await makePdf({ texte: `panne ${table}` }))
    await sql`drop trigger panne on ${sql.table(table)}`.execute(db)
    expect(failed.status).toBe(500)
    expect(await overview(numero, waiting)).toMatchObject({ etat: 'EN_COURS_ATTACHE', doc: null })
    expect(await courriels(numero)).toEqual([])
    expect(await actes(numero)).toEqual(['NUMERISATION_DEMANDEE'])
    expect((await submitDepot(numero)).status).toBe(200)
    expect(await courriels(numero)).toHaveLength(1)
  })

  test('is refused from a clerk who lost the court while sending it', async () => {
    const agent = await clerk(office, 'TJ-STRASBOURG')
    const numero = await anAssociation()
    const sent = new Response(anEnvoi('numerisation', { nom: 'Long.pdf' }, await makePdf({ texte: 'Long' })))
    const bytes = Buffer.from(await sent.arrayBuffer())
    const slowly = async function* () {
      yield bytes.subarray(0, bytes.length / 2)
      await eventually(async () => (await receptions(office)).length > 0)
      await db.deleteFrom('agent_tribunal').where('compte', '=', agent.uuid).execute()
      yield bytes.subarray(bytes.length / 2)
    }
    const answer = await app.inject({
      method: 'POST',
      url: `/api/greffe/association/${numero}/numerisation`,
      headers: { ...agent.bearer, 'content-type': sent.headers.get('content-type') ?? '', 'transfer-encoding': 'chunked' },
      payload: Readable.from(slowly()),
    })
    expect(answer.statusCode).toBe(404)
    expect(await actes(numero)).toEqual([])
    expect(await receptions(office)).toEqual([])
  })
})
