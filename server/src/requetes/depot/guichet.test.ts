import { randomUUID } from 'node:crypto'
import type { AccuseReception } from 'contract/requetes/depot'
import { aDissolutionDepot, aRadiationDepot } from 'domain/requetes/examples/filings'
import { anAnnexe } from 'domain/core/exemples'
import { textesCheck } from 'domain/app/textes/check'
import { textesGuichet } from 'domain/requetes/textes/guichet'
import { beforeEach, describe, expect, test } from 'vitest'
import { type DepotPapier, recordAtGuichet } from '../../../test/counter.ts'
import { knownCommune, threePdfs, aCreationIn, aModificationIn } from '../../../test/filings.ts'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone } from '../../../test/people.ts'
import { falsify } from '../../../test/falsify.ts'
import { aRegisteredAssociation } from '../../../test/register.ts'
import { readPdf } from '../../../test/read-pdf.ts'
import { aSignataire } from '../../../test/signatories.ts'
import { markAllConforming } from '../../../test/verdicts.ts'
import { checkDepots } from '../../app/verifier/depots.ts'
import { actesDe, findBrokenLigne } from '../../core/actes.ts'
import { findVersion } from '../../association/sql.ts'
import { usagersDe } from '../../rattachements/droits-sql.ts'

const office = await testOffice()
const { app, db, clock } = office
const greffier = await clerk(office, 'TJ-STRASBOURG')
const signataire = await aSignataire(db)
const strasbourg = await knownCommune(db)
const attache = await someone(office)

beforeEach(() => {
  clock.at = new Date('2026-11-20T10:00:00Z')
})

const recueLe = '2026-11-17'
const receiveOne = async (depot: DepotPapier) => {
  const answer = await recordAtGuichet(office, greffier, depot)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<AccuseReception>()
}
const paperCreation = (autrement: Partial<DepotPapier> = {}): DepotPapier => ({
  chemin: 'creation',
  depot: aCreationIn(strasbourg),
  recueLe,
  ...autrement,
})
const read = async (qui: { bearer: { authorization: string } }, url: string) => app.inject({ method: 'GET', url, headers: qui.bearer })
const act = async (numero: string, chemin: string, dit: object) => {
  const answer = await app.inject({
    method: 'POST',
    url: `/api/greffe/requete/${numero}/${chemin}`,
    headers: greffier.bearer,
    payload: dit,
  })
  expect(answer.statusCode, answer.body).toBeLessThan(300)
}
const ligne = (numero: string) => db.selectFrom('requete').selectAll().where('numero', '=', numero).executeTakeFirstOrThrow()
const ecarts = async () => {
  const phrases: string[] = []
  for await (const phrase of checkDepots(db, { lignes: 0, depots: 0, versions: 0, fichiers: 0, nonCouverts: 0 } as never))
    phrases.push(phrase)
  return phrases
}

describe('[STAFF-15] a filing that came on paper, recorded by a clerk of its court', () => {
  test('is marked as not filed online, listed in the tray as the others, and its delays run from the day it was received', async () => {
    const { numero, dateReception, tribunal } = await receiveOne(paperCreation())
    expect(tribunal.libelle).toBe('Tribunal judiciaire de Strasbourg')
    expect(await ligne(numero)).toMatchObject({ issu_teleservice: false, etape: 'PRE_ENREGISTREE', echeance_le: '2026-11-23' })
    expect(dateReception).toBe('2026-11-16T23:00:00.000Z')
    const file = await read(greffier, `/api/greffe/requete?recherche=${numero}`)
    expect(file.json().content).toEqual([expect.objectContaining({ numero, echeance: expect.objectContaining({ le: '2026-11-23' }) })])
    const dossier = (await read(greffier, `/api/greffe/requete/${numero}`)).json()
    expect(dossier).toMatchObject({ issuTeleservice: false, situation: { deposeeLe: recueLe } })
    expect(dossier.journal[0]).toMatchObject({ type: 'DEPOT', le: recueLe, instant: '2026-11-20T10:00:00.000Z' })
  })

  test('a creation came with its paper statutes, which are no longer awaited', async () => {
    const { numero } = await receiveOne(paperCreation())
    const dossier = (await read(greffier, `/api/greffe/requete/${numero}`)).json()
    expect(dossier.statutsPapier).toEqual({ ou: 'reçus au greffe le 17/11/2026', attendus: false })
    expect((await actesDe(db, 'requete', numero)).map(({ type }) => type)).toEqual(['DEPOT', 'RECEPTION_STATUTS'])
    expect(await findBrokenLigne(db, 'requete', numero)).toBeNull()
  })

  test('its declarant gets mails where the paper gives an address, without a link that needs an account; the clerk gets none', async () => {
    const base = aCreationIn(strasbourg)
    const depot = { ...base, declarant: { ...base.declarant, email: 'declarante@exemple.fr' } }
    const { numero } = await receiveOne(paperCreation({ depot }))
    const ecrits = await db
      .selectFrom('courriel')
      .select(['destinataire', 'sujet', 'texte'])
      .where('evenement', 'like', `requete/${numero}/%`)
      .execute()
    expect(ecrits.map(({ destinataire }) => destinataire)).toEqual(['declarante@exemple.fr'])
    expect(ecrits[0]?.sujet).toBe(`Requête n°\u00A0${numero} reçue le 17/11/2026`)
    expect(ecrits[0]?.texte).toContain(textesGuichet.courriel)
    expect(ecrits[0]?.texte).not.toContain('/requete/detail/')
    expect(ecrits[0]?.texte).not.toContain('Envoyez par courrier')
    await act(numero, 'recepisse', { version: 2 })
    const recepisse = await db
      .selectFrom('courriel')
      .select(['destinataire', 'texte'])
      .where('evenement', '=', `requete/${numero}/recepisse`)
      .execute()
    expect(recepisse.map(({ destinataire }) => destinataire)).toEqual(['declarante@exemple.fr'])
    const { uuid } = await db.selectFrom('document_requete').select('uuid').where('requete', '=', numero).executeTakeFirstOrThrow()
    const pdf = await readPdf((await read(greffier, `/api/requete/${numero}/document/${uuid}`)).rawPayload)
    const imprime = pdf.pages.join(' ')
    expect(imprime).toContain('sur papier')
    expect(imprime).not.toContain('voie électronique')
    expect(imprime).toMatch(/Reçue le\s+17\/11\/2026(?! à)/)
    expect(recepisse[0]?.texte).toContain('/verification/')
    expect(recepisse[0]?.texte).not.toContain('/requete/detail/')
  })

  test('registered, it brings the association into the register and attaches nobody', async () => {
    const { numero } = await receiveOne(paperCreation())
    await act(numero, 'prise-en-charge', { version: 2 })
    await act(numero, 'communication-prefet', { version: 3, le: '2026-11-20' })
    clock.at = new Date('2027-01-06T09:00:00Z')
    const version = await markAllConforming(office, greffier, numero)
    await act(numero, 'inscription', { version, le: '2027-01-06', signataire })
    const { association } = await ligne(numero)
    expect(association).toMatch(/^STR\d{6}$/)
    expect(await findVersion(db, association ?? '')).toMatchObject({ ordre: 1, requete: numero })
    expect(await usagersDe(db, association ?? '', '2027-01-06')).toEqual([])
    expect(await ecarts()).toEqual([])
  })

  test('is not a filing of the clerk: they do not follow it, cannot take it back, and their account does not hold it', async () => {
    const { numero } = await receiveOne(paperCreation())
    const suivies = await read(greffier, `/api/requete?numero=${numero}`)
    expect(suivies.json().content).toEqual([])
    const retrait = await app.inject({ method: 'POST', url: `/api/requete/${numero}/retrait`, headers: greffier.bearer })
    expect(retrait.statusCode).toBeGreaterThanOrEqual(400)
    // Once they have left the court, they can no longer read it.
    const parti = await clerk(office, 'TJ-STRASBOURG')
    const sien = await recordAtGuichet(office, parti, paperCreation())
    await db.deleteFrom('agent_tribunal').where('compte', '=', parti.uuid).execute()
    expect((await read(parti, `/api/requete/${sien.json().numero}`)).statusCode).toBe(404)
  })

  test('the same filing sent twice is recorded once; another day under the same key is another content', async () => {
    const depot = paperCreation({ cle: randomUUID(), fichiers: await threePdfs() })
    const premier = await receiveOne(depot)
    expect(await receiveOne(depot)).toEqual(premier)
    const autre = await recordAtGuichet(office, greffier, { ...depot, recueLe: '2026-11-18' })
    expect(autre.statusCode).toBe(422)
  })

  test.each([
    ['to come', '2026-11-21', 'La date ne peut être postérieure à la date du jour'],
    ['of more than a year', '2025-11-19', textesGuichet.receptionAncienne],
  ])('a day of reception %s is refused under its field', async (_, jour, defaultMessage) => {
    const answer = await recordAtGuichet(office, greffier, paperCreation({ recueLe: jour }))
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toEqual([{ field: 'guichet.recueLe', defaultMessage }])
  })

  test.each([
    ['modification', 'INSCRITE', aModificationIn(strasbourg)],
    ['dissolution', 'INSCRITE', aDissolutionDepot()],
    ['radiation', 'DISSOUTE', aRadiationDepot({ documents: [anAnnexe({ type: 'PIECE_JOINTE', sousType: null })] })],
  ] as const)('a %s is recorded by a clerk nobody attached, and told to whoever is', async (demarche, etatAssociation, depot) => {
    const { numero: association } = await aRegisteredAssociation(office, { etatAssociation, rattaches: [{ personne: attache }] })
    const { numero } = await receiveOne({ chemin: `${demarche}/${association}`, depot, recueLe })
    expect(await ligne(numero)).toMatchObject({ association, issu_teleservice: false, base: 1 })
    const avis = await db
      .selectFrom('courriel')
      .select(['destinataire', 'texte'])
      .where('evenement', '=', `requete/${numero}/avis`)
      .execute()
    expect(avis.map(({ destinataire }) => destinataire)).toEqual([attache.email])
    expect(avis[0]?.texte).toContain(
      `déposée sur papier au greffe le 17/11/2026 ; le dossier nomme comme déclarant ${depot.declarant.prenom} ${depot.declarant.nom}.`,
    )
    // An attached user reads that it was not filed online.
    const suivie = (await read(attache, `/api/requete?numero=${numero}`)).json().content
    expect(suivie).toEqual([expect.objectContaining({ issueTeleservice: false })])
    expect(await ecarts()).toEqual([])
  })

  test('a filing that the state of the association forbids is refused with its reason', async () => {
    const { numero: association } = await aRegisteredAssociation(office, { etatAssociation: 'RADIEE' })
    const answer = await recordAtGuichet(office, greffier, {
      chemin: `dissolution/${association}`,
      depot: aDissolutionDepot(),
      recueLe,
    })
    expect(answer.statusCode).toBe(412)
    expect(answer.json().globalErrors[0].defaultMessage).toContain('radiée')
  })

  test.each([
    ['said to be filed online', 'issu_teleservice = true'],
    ['said to be received another day', "date_pre_enregistrement = date_pre_enregistrement + interval '1 day'"],
  ])('%s afterwards, it is told by npm run verifier', async (_, faux) => {
    const { numero } = await receiveOne(paperCreation())
    const { issu_teleservice: origine, date_pre_enregistrement: date } = await ligne(numero)
    await falsify(db, `update requete set ${faux} where numero = '${numero}'`)
    expect(await ecarts()).toEqual([textesCheck.depot.origine(numero)])
    await falsify(
      db,
      `update requete set issu_teleservice = ${origine}, date_pre_enregistrement = '${date.toISOString()}' where numero = '${numero}'`,
    )
  })
})
