import { beforeEach, expect, test } from 'vitest'
import type { dashboardAssociation } from 'contract/registre/registre'
import type { Answer } from 'contract/core/call'
import type { RequeteTableauDeBord } from 'contract/suivi/requetes'
import { knownCommune, submitDepot, aCreationIn } from '../../test/filings.ts'
import { testOffice } from '../../test/office.ts'
import { clerk, someone, type Someone } from '../../test/people.ts'
import { aRegisteredAssociation } from '../../test/register.ts'
import { aSignataire } from '../../test/signatories.ts'
import { markAllConforming } from '../../test/verdicts.ts'
import { tie } from '../rattachements/attach.ts'

const office = await testOffice()
const { app, db, clock } = office
const strasbourg = await clerk(office, 'TJ-STRASBOURG')
const commune = await knownCommune(db)
const signataire = await aSignataire(db)

const ask = async (path: string, who: Someone) =>
  (await app.inject({ method: 'POST', url: `/api/utilisateur/${path}`, headers: who.bearer })).json()
const requests = (who: Someone): Promise<RequeteTableauDeBord[]> => ask('dashboard-requete', who)
const associations = (who: Someone): Promise<Answer<typeof dashboardAssociation>> => ask('dashboard-association', who)

const file = async (who: Someone, denomination: string): Promise<string> => {
  const depot = aCreationIn(commune)
  depot.association.informations.denomination = denomination
  return (await submitDepot(office, who, { depot })).json<{ numero: string }>().numero
}
const act = async (numero: string, path: string, payload: Record<string, unknown>) => {
  const answer = await app.inject({ method: 'POST', url: `/api/greffe/requete/${numero}/${path}`, headers: strasbourg.bearer, payload })
  expect(answer.statusCode).toBeLessThan(300)
  return answer
}
/** Registers the request on this day, after the prefect's answer. */
const register = async (numero: string, le: string): Promise<string> => {
  clock.at = new Date(`${le}T10:00:00Z`)
  await act(numero, 'prise-en-charge', { version: 1 })
  await act(numero, 'communication-prefet', { version: 2, le })
  await act(numero, 'reponse-prefet', { version: 3, le, reponse: 'PAS_D_OPPOSITION' })
  const version = await markAllConforming(office, strasbourg, numero)
  return (await act(numero, 'inscription', { version, le, signataire })).json<{ numeroAssociation: string }>().numeroAssociation
}

beforeEach(() => {
  clock.at = new Date('2026-11-20T10:00:00Z')
})

test('[API-10] [STATE-14] a user follows their request, with a sentence that says where it stands', async () => {
  const user = await someone(office)
  const numero = await file(user, 'Les Quilles')
  expect(await requests(user)).toEqual([
    {
      numero,
      nom: 'Les Quilles',
      type: 'CREATION',
      etat: 'EN_COURS',
      codePostal: '67000',
      commune: 'Strasbourg',
      declarant: 'Odile Mittelbrucher',
      issuTeleservice: true,
      datePreEnregistrement: '2026-11-20T10:00:00.000Z',
      dateOrdonnancement: null,
      phrase: expect.stringContaining('Votre requête est arrivée au greffe le 20/11/2026'),
      retireeLe: null,
      retirable: true,
      reprenable: false,
      statutsPapier: { ou: 'attendus par courrier', attendus: true },
      demandesPieces: [],
      enBref: 'Arrivée au greffe\u00A0; récépissé au plus tard le 25/11/2026.',
      association: null,
      nouveauxDocuments: 0,
    },
  ])
  await act(numero, 'recepisse', { version: 1 })
  await act(numero, 'prise-en-charge', { version: 2 })
  expect((await requests(user))[0]?.phrase).toBe("Le tribunal examine votre requête. Vous n'avez rien à faire.")
  await act(numero, 'communication-prefet', { version: 3, le: '2026-11-20' })
  expect((await requests(user))[0]?.phrase).toContain('au plus tard le 04/01/2027')
  clock.at = new Date('2027-01-05T10:00:00Z')
  expect((await requests(user))[0]?.phrase).toBe("L'examen est terminé. La décision du tribunal est attendue.")
})

test('[REQ-04] [REQ-05] decided requests come after those in progress, the last five by date of decision', async () => {
  const user = await someone(office)
  const days = ['2026-11-23', '2026-11-28', '2026-11-24', '2026-11-27', '2026-11-25', '2026-11-26']
  const decided: string[] = []
  for (const day of days) decided.push(await file(user, day))
  for (const [i, day] of days.entries()) await register(decided[i] ?? '', day)
  clock.at = new Date('2026-11-29T10:00:00Z')
  for (const numero of decided) await app.inject({ url: `/api/requete/${numero}`, headers: user.bearer })
  const open = [await file(user, 'A'), await file(user, 'B')]
  const shown = await requests(user)
  expect(shown.slice(0, 2).map(({ numero }) => numero)).toEqual(open.toReversed())
  expect(shown.map((each) => each.enBref === null)).toEqual([false, false, ...Array<boolean>(5).fill(true)])
  expect(shown.slice(2).map(({ nom, etat, dateOrdonnancement }) => [nom, etat, dateOrdonnancement])).toEqual(
    ['2026-11-28', '2026-11-27', '2026-11-26', '2026-11-25', '2026-11-24'].map((day) => [day, 'INSCRITE', day]),
  )
})

test('[SRV-09] pending and ended requests show their unread documents and demandes; an old ended one stays listed while it has an unread document', async () => {
  const user = await someone(office)
  const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28']
  const decided: string[] = []
  for (const day of days) decided.push(await file(user, day))
  for (const [i, day] of days.entries()) await register(decided[i] ?? '', day)
  clock.at = new Date('2026-11-29T10:00:00Z')
  const open = await file(user, 'En cours')
  const seen = async () => (await requests(user)).map(({ numero, nouveauxDocuments }) => [numero, nouveauxDocuments])
  const newestFirst = decided.toReversed()
  expect(await seen()).toEqual([[open, 0], ...newestFirst.map((numero) => [numero, 3])])
  await app.inject({ url: `/api/requete/${decided[0]}`, headers: user.bearer })
  expect(await seen()).toEqual([[open, 0], ...newestFirst.slice(0, 5).map((numero) => [numero, 3])])
  await act(open, 'recepisse', { version: 1 })
  expect((await seen())[0]).toEqual([open, 1])
  await act(open, 'prise-en-charge', { version: 2 })
  const points = [{ type: 'STATUTS', precisions: null }]
  await act(open, 'demande-pieces', { version: 3, points, observation: null, dateRetour: '2026-12-10' })
  const attendues = (await requests(user)).flatMap(({ demandesPieces }) => demandesPieces)
  expect(attendues).toMatchObject([{ requete: open, numero: 1, type: 'DEMANDE_PIECES', dateRetour: '2026-12-10', nombre: 1 }])
})

test('[REQ-20] a user follows the requests of their associations until the attachment ends, and no others', async () => {
  const [filer, member, stranger] = [await someone(office), await someone(office), await someone(office)]
  const numero = await file(filer, 'Les Quilles')
  const association = await register(numero, '2026-11-25')
  await file(filer, 'Une autre')
  await db
    .transaction()
    .execute((trx) =>
      tie(trx, { association, compte: member.uuid, fonction: 'Membre', gestion: false, depot: false, now: clock.at, auteur: null }),
    )
  expect((await requests(member)).map((each) => [each.numero, each.association])).toEqual([[numero, association]])
  await db.updateTable('rattachement').set({ termine_le: clock.at }).where('compte', '=', member.uuid).execute()
  expect(await requests(member)).toEqual([])
  expect(await requests(stranger)).toEqual([])
})

test('[SRV-08] [API-09] [ENT-36] the dashboard lists the associations a user is attached to, by name, with their rights', async () => {
  const user = await someone(office)
  const named = (denomination: string, rights: { gestion?: boolean; depot?: boolean }) =>
    aRegisteredAssociation(office, { informations: { denomination }, rattaches: [{ personne: user, ...rights }] })
  const last = await named('Zéphyr', { gestion: false })
  const second = await named('écureuils', { depot: false })
  const first = await named('Abeilles', {})
  await aRegisteredAssociation(office, { informations: { denomination: 'Étrangère' }, rattaches: [{ personne: await someone(office) }] })
  const same = {
    etat: 'INSCRITE',
    motifEtat: null,
    codePostal: '67000',
    commune: 'Strasbourg',
    rattachement: 'RATTACHE',
    gestion: true,
    depot: true,
    invitation: null,
    refus: null,
    numerisation: 'NON_DISPONIBLE',
  }
  expect(await associations(user)).toEqual([
    { ...same, numero: first.numero, nom: 'Abeilles' },
    { ...same, numero: second.numero, nom: 'écureuils', depot: false },
    { ...same, numero: last.numero, nom: 'Zéphyr', gestion: false },
  ])
})

test('an ended attachment is no longer listed, and the person may be attached again', async () => {
  const user = await someone(office)
  const { numero } = await aRegisteredAssociation(office, { rattaches: [{ personne: user }] })
  await db.updateTable('rattachement').set({ termine_le: clock.at }).where('compte', '=', user.uuid).execute()
  expect(await associations(user)).toEqual([])
  const again = { association: numero, compte: user.uuid, fonction: 'Membre', gestion: false, depot: true, now: clock.at, auteur: null }
  await db.transaction().execute((trx) => tie(trx, again))
  expect(await associations(user)).toMatchObject([{ numero, gestion: false, depot: true }])
  await expect(db.transaction().execute((trx) => tie(trx, again))).rejects.toThrow('rattachement_en_cours')
})

test.each(['dashboard-requete', 'dashboard-association'])('%s needs an ordinary account', async (path) => {
  expect((await app.inject({ method: 'POST', url: `/api/utilisateur/${path}` })).statusCode).toBe(401)
  const activation = await someone(office, { authorities: [] })
  expect((await app.inject({ method: 'POST', url: `/api/utilisateur/${path}`, headers: activation.bearer })).statusCode).toBe(403)
})
