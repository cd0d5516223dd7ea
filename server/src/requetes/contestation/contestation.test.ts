import { beforeAll, beforeEach, expect, test } from 'vitest'
import { aDissolutionDepot } from 'domain/requetes/examples/filings'
import { makePdf } from '../../../test/corpus/corpus.ts'
import { aMultipartDepot } from '../../../test/filings.ts'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone, type Someone } from '../../../test/people.ts'
import { aRegisteredAssociation } from '../../../test/register.ts'
import { aRequeteOn } from '../../../test/requests.ts'
import { aSignataire } from '../../../test/signatories.ts'
import { markAllConforming } from '../../../test/verdicts.ts'
import { someoneWaits } from '../../../test/waiting.ts'
import { actesDe, findBrokenLigne } from '../../core/actes.ts'
import { lockRequete } from '../procedure/sql.ts'

const office = await testOffice()
const { app, db, clock } = office
const [deposante, membre, autre, etranger] = await Promise.all([
  someone(office, { prenom: 'Odile', nom: 'Mittelbrucher' }),
  someone(office, { prenom: 'Aloïse', nom: 'Rapp' }),
  someone(office, { prenom: 'Ondine', nom: 'Kern' }),
  someone(office),
])
const greffier = await clerk(office, 'TJ-STRASBOURG')
const collegue = await clerk(office, 'TJ-STRASBOURG', { prenom: 'Ondine', nom: 'Voisine' })
const ailleurs = await clerk(office, 'TJ-COLMAR')
let signataire = 0
beforeAll(async () => {
  signataire = await aSignataire(db)
})
beforeEach(() => {
  clock.at = new Date('2026-11-20T10:00:00Z')
})

const rattaches = [
  { personne: deposante },
  { personne: membre, gestion: false, depot: false },
  { personne: autre, gestion: false, depot: false },
]
let rang = 0
/** Files a change of address, which goes to no prefect, as an attached user. */
const fileRequete = async (): Promise<string> => {
  const { numero: association } = await aRegisteredAssociation(office, { rattaches })
  rang += 1
  const numero = `R2600${String(6000 + rang)}`
  await aRequeteOn(office, { association, compte: deposante.uuid, numero, sousTypes: ['ADMINISTRATIF'] })
  return numero
}
const post = async (url: string, { bearer }: Pick<Someone, 'bearer'>, payload: object) => {
  const answer = await app.inject({ method: 'POST', url, headers: bearer, payload })
  return { status: answer.statusCode, body: answer.statusCode === 204 ? null : answer.json() }
}
const challenge = (numero: string, qui = membre, motif = 'Aucune assemblée ne s’est tenue.') =>
  post(`/api/requete/${numero}/contestation`, qui, { motif })
const act = (numero: string, chemin: string, dit: object) => post(`/api/greffe/requete/${numero}/${chemin}`, greffier, dit)
const registerAssociation = (numero: string, version: number) => act(numero, 'inscription', { version, le: '2026-11-20', signataire })
const courriels = async (evenement: string) =>
  (
    await db
      .selectFrom('courriel')
      .select(['destinataire', 'sujet', 'texte'])
      .where('evenement', 'like', evenement)
      .orderBy('destinataire')
      .execute()
  ).map((courriel) => ({ ...courriel, texte: courriel.texte.replaceAll('\u00a0', ' ') }))
const asRead = async (numero: string, qui: Someone) =>
  (await app.inject({ url: `/api/requete/${numero}`, headers: qui.bearer })).json<{ contestation: unknown }>().contestation

test('a filing on an association is mailed to its attached users except the filer, with a way to contest it', async () => {
  const { numero: association } = await aRegisteredAssociation(office, { rattaches })
  const depot = aDissolutionDepot()
  const fichiers = await Promise.all(depot.documents.map((_, i) => makePdf({ texte: `Annexe ${i}` })))
  const { body, headers } = aMultipartDepot({ depot, fichiers })
  const answer = await app.inject({
    method: 'POST',
    url: `/api/requete/dissolution/${association}`,
    headers: { ...headers, ...deposante.bearer },
    payload: body,
  })
  expect(answer.statusCode, answer.body).toBe(201)
  const { numero } = answer.json<{ numero: string }>()
  const avis = await courriels(`requete/${numero}/avis`)
  expect(avis.map(({ destinataire }) => destinataire)).toEqual([membre.email, autre.email].toSorted())
  expect(avis[0]?.sujet).toContain('Dissolution déposée')
  expect(avis[0]?.texte).toContain(`Odile Mittelbrucher a déposé le 20/11/2026 une requête n° ${numero} (Dissolution).`)
  expect(avis[0]?.texte).toContain(`Je conteste :\n${office.settings.baseUrl}/requete/detail/${numero}?contester=oui`)
})

test('a member contests a filing: the court is alerted, decides nothing, lifts it with its reason, then decides', async () => {
  const numero = await fileRequete()
  await act(numero, 'prise-en-charge', { version: 1 })
  expect(await asRead(numero, membre)).toEqual({ possible: true, faite: null })
  for (let envoi = 0; envoi < 2; envoi += 1) expect((await challenge(numero)).status).toBe(204)
  expect(await challenge(numero, membre, 'Encore.')).toMatchObject({
    status: 412,
    body: { globalErrors: [{ defaultMessage: 'Vous avez déjà contesté cette requête.' }] },
  })
  // Only the clerk who holds the file is alerted.
  const [alerte, ...plus] = await courriels(`requete/${numero}/contestation/%`)
  expect(plus).toEqual([])
  expect(alerte).toMatchObject({ destinataire: greffier.email, sujet: expect.stringContaining('contestée') })
  expect(alerte?.texte).toContain('Motif : Aucune assemblée ne s’est tenue.')
  const { files: _, ...page } = (
    await app.inject({ url: '/api/greffe/requete?file=EN_INSTRUCTION&size=2000', headers: greffier.bearer })
  ).json()
  expect(page.content.find((row: { numero: string }) => row.numero === numero)).toMatchObject({ contestee: true })

  await markAllConforming(office, greffier, numero)
  expect(await registerAssociation(numero, 4)).toMatchObject({
    status: 412,
    body: { globalErrors: [{ defaultMessage: 'la requête est contestée par Aloïse Rapp depuis le 20/11/2026' }] },
  })
  const motif = 'Le procès-verbal est signé de toute la direction.'
  expect((await act(numero, 'levee-contestation', { version: 4, motif: ' ' })).status).toBe(400)
  for (let envoi = 0; envoi < 2; envoi += 1) expect((await act(numero, 'levee-contestation', { version: 4, motif })).status).toBe(204)
  const reponses = await courriels(`requete/${numero}/levee-contestation/%`)
  expect(reponses.map(({ destinataire }) => destinataire)).toEqual([membre.email])
  expect(reponses[0]?.texte).toContain(`Motif : ${motif}`)
  expect(await asRead(numero, membre)).toEqual({
    possible: false,
    faite: { le: '2026-11-20', reponse: { le: '2026-11-20', texte: motif } },
  })
  expect((await registerAssociation(numero, 5)).status).toBe(200)

  const lignes = await actesDe(db, 'requete', numero)
  expect(lignes.map(({ type, auteur }) => [type, auteur])).toEqual([
    ['DEPOT', deposante.uuid],
    ['PRISE_EN_CHARGE', greffier.uuid],
    ['CONTESTATION', membre.uuid],
    ['CONFORMITE', greffier.uuid],
    ['LEVEE_CONTESTATION', greffier.uuid],
    ['INSCRIPTION', greffier.uuid],
  ])
  expect(lignes[2]?.texte).toContain('Aucune assemblée')
  expect(await findBrokenLigne(db, 'requete', numero)).toBeNull()
  expect(await challenge(numero, autre)).toMatchObject({ status: 412 })
})

test('a contestation by a closed account is still answered in the journal, without a mail; the alert goes past a clerk who left', async () => {
  const parti = await clerk(office, 'TJ-STRASBOURG')
  const numero = await fileRequete()
  await post(`/api/greffe/requete/${numero}/prise-en-charge`, parti, { version: 1 })
  await db.deleteFrom('agent_tribunal').where('compte', '=', parti.uuid).execute()
  await challenge(numero)
  const alertes = (await courriels(`requete/${numero}/contestation/%`)).map(({ destinataire }) => destinataire)
  expect(alertes).toEqual(expect.arrayContaining([greffier.email, collegue.email]))
  expect(alertes).not.toContain(parti.email)
  await db.updateTable('compte').set({ ferme_le: office.now() }).where('uuid', '=', membre.uuid).execute()
  await act(numero, 'prise-en-charge', { version: 3 })
  expect((await act(numero, 'levee-contestation', { version: 4, motif: 'Sans suite.' })).status).toBe(204)
  expect(await courriels(`requete/${numero}/levee-contestation/%`)).toEqual([])
  await db.updateTable('compte').set({ ferme_le: null }).where('uuid', '=', membre.uuid).execute()
})

test('a file nobody holds alerts every clerk of its court', async () => {
  const numero = await fileRequete()
  await challenge(numero)
  const alertes = (await courriels(`requete/${numero}/contestation/%`)).map(({ destinataire }) => destinataire)
  expect(alertes).toEqual(expect.arrayContaining([greffier.email, collegue.email]))
  expect(alertes).not.toContain(ailleurs.email)
})

test.each([
  ['who filed it, who may withdraw it', deposante, 403],
  ['a clerk of its court', greffier, 403],
  ['a clerk of another court', ailleurs, 404],
  ['anybody else', etranger, 404],
  ['an attached user without any right', autre, 204],
] as const)('a filing is contested by %s: %s', async (_, qui, status) => {
  const numero = await fileRequete()
  expect((await challenge(numero, qui)).status).toBe(status)
  expect((await actesDe(db, 'requete', numero)).map(({ type }) => type)).toEqual(status === 204 ? ['DEPOT', 'CONTESTATION'] : ['DEPOT'])
})

test('a person no longer attached cannot contest', async () => {
  const numero = await fileRequete()
  const { association } = await db.selectFrom('requete').select('association').where('numero', '=', numero).executeTakeFirstOrThrow()
  await db
    .updateTable('rattachement')
    .set({ termine_le: office.now() })
    .where('association', '=', association ?? '')
    .where('compte', '=', autre.uuid)
    .execute()
  expect((await challenge(numero, autre)).status).toBe(404)
})

test.each(['contested', 'decided'] as const)(
  'a contest and a decision at the same instant: the decision precedes, or is refused; here the first is %s',
  async (premier) => {
    const numero = await fileRequete()
    await act(numero, 'prise-en-charge', { version: 1 })
    await markAllConforming(office, greffier, numero)
    const envoyer = { contested: () => challenge(numero), decided: () => registerAssociation(numero, 3) }
    const second = premier === 'contested' ? 'decided' : 'contested'
    const envois = await db.transaction().execute(async (trx) => {
      await lockRequete(trx, numero)
      const un = envoyer[premier]()
      await someoneWaits(trx)
      const deux = envoyer[second]()
      await someoneWaits(trx, 2)
      return { [premier]: un, [second]: deux } as Record<'contested' | 'decided', ReturnType<typeof challenge>>
    })
    const [contest, decision] = [await envois.contested, await envois.decided]
    const derniers = (await actesDe(db, 'requete', numero)).map(({ type }) => type).slice(3)
    if (premier === 'contested') {
      expect([contest.status, decision.status, derniers]).toEqual([204, 409, ['CONTESTATION']])
      expect(decision.body.message).toMatch(/^Aloïse Rapp a déjà agi sur cette requête .* \(Contestation par une personne rattachée\)/)
    } else expect([contest.status, decision.status, derniers]).toEqual([412, 200, ['INSCRIPTION']])
    expect(await findBrokenLigne(db, 'requete', numero)).toBeNull()
  },
)
