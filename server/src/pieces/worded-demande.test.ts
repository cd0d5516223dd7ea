import { beforeEach, expect, test } from 'vitest'
import type { Answer } from 'contract/core/call'
import type { getConstantes } from 'contract/core/reference'
import type { DemandeDePieces } from 'contract/pieces/pieces'
import type { getRequete } from 'contract/suivi/requete'
import type { RequeteTableauDeBord } from 'contract/suivi/requetes'
import { anAnnexe } from 'domain/core/exemples'
import { makePdf } from '../../test/corpus/corpus.ts'
import { testOffice } from '../../test/office.ts'
import { clerk, someone, type Someone } from '../../test/people.ts'
import { auTribunal, twoDemandePoints } from '../../test/pieces.ts'
import { aRegisteredAssociation } from '../../test/register.ts'
import { aRequeteOn } from '../../test/requests.ts'
import { aSignataire } from '../../test/signatories.ts'
import { markAllConforming } from '../../test/verdicts.ts'

const office = await testOffice()
const { app, db, clock } = office
const filer = await someone(office)
const ours = await clerk(office, 'TJ-STRASBOURG')
const signataire = await aSignataire(db)
const { acte, makeDemande, lienDe, read, add, transmit, transmitWithCompte } = auTribunal(office, ours, filer)

const asRead = async (lien: string) => (await read(lien)).json<DemandeDePieces>()
const etat = async (lien: string) => (await asRead(lien)).etat
const readFollowed = async (numero: string, qui = filer) =>
  (await app.inject({ url: `/api/requete/${numero}`, headers: qui.bearer })).json<Answer<typeof getRequete>>()
const auTableau = async (numero: string) =>
  (await app.inject({ method: 'POST', url: '/api/utilisateur/dashboard-requete', headers: filer.bearer }))
    .json<RequeteTableauDeBord[]>()
    .find((requete) => requete.numero === numero)
const registerAssociation = async (numero: string) => {
  await acte(numero, 'communication-prefet', { le: '2026-11-20' })
  await acte(numero, 'reponse-prefet', { le: '2026-11-20', reponse: 'PAS_D_OPPOSITION' })
  await markAllConforming(office, ours, numero)
  return acte(numero, 'inscription', { le: '2026-11-20', signataire })
}

beforeEach(() => {
  clock.at = new Date('2026-11-20T10:00:00Z')
})

test('[API-38] [ENT-28] [ENT-29] [ENT-37] [PIECES-22] a demande is read by its code with all its fields, and announced on the dashboard', async () => {
  const { numero, lien } = await makeDemande()
  const [, code] = lien.split('/')
  const { uuid } = (await add(lien, 0, await makePdf())).json<{ uuid: string }>()
  expect(await asRead(lien)).toMatchObject({
    observation: 'Écrivez lisiblement.',
    dateRetour: '2026-12-10',
    etat: 'EN_ATTENTE',
    type: 'DEMANDE_PIECES',
    codePostal: '67000',
    demandes: [
      {
        ...twoDemandePoints[0],
        valide: false,
        pieces: [{ uuid, nom: 'declaration.pdf', index: 0, lien: `/api/pieces/${lien}/document/${uuid}` }],
      },
      { ...twoDemandePoints[1], valide: false, pieces: [] },
    ],
  })
  expect(await auTableau(numero)).toMatchObject({
    numero,
    nom: 'Association chorale de Mittelbruch',
    etat: 'EN_COURS',
    codePostal: '67000',
    commune: 'Strasbourg',
    declarant: 'Odile Mittelbrucher',
    issuTeleservice: true,
    nouveauxDocuments: 1,
    demandesPieces: [{ requete: numero, code, numero: 1, dateRetour: '2026-12-10', nombre: 2, points: ['STATUTS', null] }],
  })
})

test('[PIECES-17] [API-42] a document is added with its description and its bytes, and removed by its link', async () => {
  const { lien } = await makeDemande()
  const [journal = null] = (await app.inject('/api/constantes')).json<Answer<typeof getConstantes>>().journaux
  const annonce = { nom: 'annonce.pdf', type: 'EXTRAIT_PUB_JAL', sousType: 'PUBCRE', date: '2026-11-10', dateEffet: null, journal }
  const traite = { nom: 'traite.pdf', type: 'TRAITE_APPORT', sousType: null, date: '2026-11-10', dateEffet: '2026-11-12', journal: null }
  for (const dite of [annonce, traite]) {
    const bytes = await makePdf({ texte: dite.nom })
    const ajoutee = await add(lien, 0, bytes, anAnnexe(dite))
    const piece = ajoutee.json<{ uuid: string; lien: string }>()
    const { journal: _, ...montree } = dite
    expect([ajoutee.statusCode, piece]).toMatchObject([201, montree])
    expect((await app.inject(piece.lien)).rawPayload.equals(bytes)).toBe(true)
    const {
      sous_type: sousType,
      date_effet: dateEffet,
      ...gardee
    } = await db
      .selectFrom('piece')
      .select(['nom', 'type', 'sous_type', 'date', 'date_effet', 'journal'])
      .where('uuid', '=', piece.uuid)
      .executeTakeFirstOrThrow()
    expect({ ...gardee, sousType, dateEffet }).toEqual(dite)
    expect((await app.inject({ method: 'DELETE', url: piece.lien })).statusCode).toBe(204)
    expect((await app.inject(piece.lien)).statusCode).toBe(404)
    expect((await asRead(lien)).demandes[0]?.pieces).toEqual([])
  }
})

test('[PIECES-21] a reply requires a sub-type for a declaration, and for no other document', async () => {
  const { lien } = await makeDemande()
  const declaration = (sousType: string | null) =>
    makePdf({ texte: String(sousType) }).then((bytes) => add(lien, 0, bytes, { ...anAnnexe(), sousType }))
  const refus = await declaration(null)
  expect([refus.statusCode, refus.json().errors]).toMatchObject([400, [{ field: expect.stringContaining('sousType') }]])
  expect((await declaration('CREATION')).statusCode).toBe(201)
  expect((await add(lien, 0, await makePdf({ texte: 'statuts' }))).statusCode).toBe(201)
})

test('[PIECES-23] a demande is shown as awaited, transmitted, validated, expired or taken back', async () => {
  const [transmise, retiree, oubliee] = [await makeDemande(), await makeDemande(), await makeDemande()]
  expect(await etat(transmise.lien)).toBe('EN_ATTENTE')
  await transmit(transmise.lien, 'Voici.')
  expect(await etat(transmise.lien)).toBe('TRANSMISE')
  await acte(transmise.numero, 'validation')
  expect(await etat(transmise.lien)).toBe('VALIDEE')
  await acte(retiree.numero, 'retrait-demande', { motif: 'Inutile.' })
  expect(await etat(retiree.lien)).toBe('RETIREE')
  clock.at = new Date('2027-05-21T10:00:00Z')
  expect(await etat(oubliee.lien)).toBe('EXPIREE')
})

test('[PIECES-07] [STAFF-07] the court asks for documents or for the payment of the publication; each letter and document it publishes is new to the declarant', async () => {
  const { numero, lien } = await makeDemande()
  expect((await asRead(lien)).type).toBe('DEMANDE_PIECES')
  const countNew = async () => (await auTableau(numero))?.nouveauxDocuments
  expect(await countNew()).toBe(1)
  await transmit(lien, 'Voici.')
  await acte(numero, 'validation')
  expect((await registerAssociation(numero)).status).toBe(200)
  expect(await countNew()).toBe(4)
  await acte(numero, 'avis-fins-paiement')
  expect((await asRead(await lienDe(numero))).type).toBe('AVIS_FINS_PAIEMENT')
  expect(await countNew()).toBe(5)
  expect((await readFollowed(numero)).documents.map(({ type, nouveau }) => [type, nouveau]).toSorted()).toEqual([
    ['AVIS_FINS_PAIEMENT', true],
    ['CERTIFICAT_INSCRIPTION', true],
    ['DEMANDE_PIECES', true],
    ['NOTIFICATION_DECISION', true],
    ['ORDONNANCE', true],
  ])
  expect(await countNew()).toBe(0)
})

test('[API-39] [SRV-32] a reply without an account needs the captcha, is locked and dated, mailed to the court, and uses up its code', async () => {
  const { numero, lien } = await makeDemande()
  const { uuid } = (await add(lien, 0, await makePdf())).json<{ uuid: string }>()
  const courriels = () =>
    db.selectFrom('courriel').select('destinataire').where('evenement', 'like', `greffe/reponse/${numero}/%`).execute()
  const listReceived = async () =>
    (await app.inject({ url: '/api/greffe/requete?file=PIECES_RECUES', headers: ours.bearer }))
      .json<{ content: { numero: string }[] }>()
      .content.map((row) => row.numero)
  expect((await transmit(lien, 'Voici.', 'FAUX42')).statusCode).toBe(400)
  expect([await etat(lien), await courriels(), await listReceived()]).toEqual(['EN_ATTENTE', [], []])
  clock.at = new Date('2026-11-24T08:30:00Z')
  expect((await transmit(lien, 'Voici.')).json()).toEqual({
    transmiseLe: '2026-11-24T08:30:00.000Z',
    documents: 1,
    observation: true,
  })
  expect([await courriels(), await listReceived()]).toEqual([[{ destinataire: ours.email }], [numero]])
  const { transmise_le: transmiseLe } = await db
    .selectFrom('piece')
    .select('transmise_le')
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  expect(transmiseLe).toEqual(clock.at)
  expect((await add(lien, 0, await makePdf({ texte: 'encore' }))).statusCode).toBe(409)
  expect((await app.inject({ method: 'DELETE', url: `/api/pieces/${lien}/document/${uuid}` })).statusCode).toBe(409)
  expect((await transmit(lien, 'Autre chose.')).statusCode).toBe(409)
})

test('[PERM-14] only the filer and people who may file for the association reply with an account and read the letter; a code holder needs none', async () => {
  const [deposant, membre, tiers] = [await someone(office), await someone(office), await someone(office)]
  const awaiting = async (numero: string) => {
    const { numero: association } = await aRegisteredAssociation(office, {
      rattaches: [{ personne: deposant }, { personne: membre, depot: false }],
    })
    await aRequeteOn(office, { association, compte: filer.uuid, numero })
    await acte(numero, 'prise-en-charge')
    await acte(numero, 'demande-pieces', { points: twoDemandePoints, observation: null, dateRetour: '2026-12-10' })
    return lienDe(numero)
  }
  const qui: [string, Someone, number][] = [
    ['R26000901', filer, 200],
    ['R26000902', deposant, 200],
    ['R26000903', membre, 403],
    ['R26000904', tiers, 403],
  ]
  for (const [numero, personne, attendu] of qui) {
    const lien = await awaiting(numero)
    const { documents = [], demandesPieces = [] } = await readFollowed(numero, personne)
    const lettre = await db.selectFrom('document_requete').select('uuid').where('requete', '=', numero).executeTakeFirstOrThrow()
    const donnee = await app.inject({ url: `/api/requete/${numero}/document/${lettre.uuid}`, headers: personne.bearer })
    const peut = attendu === 200
    expect([numero, documents.length, demandesPieces.length, donnee.statusCode]).toEqual([numero, +peut, +peut, peut ? 200 : 404])
    expect([numero, (await transmitWithCompte(lien, personne, 'Voici.')).statusCode]).toEqual([numero, attendu])
    if (!peut) expect((await transmit(lien, 'Voici.')).statusCode).toBe(200)
  }
})

test('[CAPTCHA-10] each service issues its own captcha: replies accept those of api, account pages those of oauth2, and neither the other', async () => {
  const takeInHand = async (service: 'api' | 'oauth2') => {
    const { statusCode, headers, rawPayload } = await app.inject(`/${service}/captcha`)
    expect([statusCode, headers['content-type'], rawPayload.subarray(1, 4).toString()]).toEqual([200, 'image/png', 'PNG'])
    return { 'x-captcha-id': String(headers['x-captcha-id']), 'x-captcha-saisie': 'ABCDEF' }
  }
  const { lien } = await makeDemande()
  const reply = async (service: 'api' | 'oauth2') =>
    (
      await app.inject({
        method: 'POST',
        url: `/api/pieces/${lien}`,
        headers: await takeInHand(service),
        payload: { observation: 'Voici.' },
      })
    ).statusCode
  const forget = async (service: 'api' | 'oauth2') =>
    (
      await app.inject({
        method: 'POST',
        url: '/oauth2/utilisateur/cycle/oubli',
        headers: await takeInHand(service),
        payload: { email: filer.email },
      })
    ).statusCode
  expect([await reply('oauth2'), await reply('api')]).toEqual([400, 200])
  expect([await forget('api'), await forget('oauth2')]).toEqual([400, 204])
})

test('[CAPTCHA-04] an account creation, a forgotten password and a reply without an account each require a captcha', async () => {
  const { lien } = await makeDemande()
  const infos = { email: 'nouvelle@exemple.fr', civilite: 'MME', prenom: 'Anne', nom: 'Nouvelle' }
  for (const [service, url, payload, fait] of [
    ['oauth2', '/oauth2/utilisateur/cycle/creer', { infos, motPasse: 'Un mot de passe 1' }, 204],
    ['oauth2', '/oauth2/utilisateur/cycle/oubli', { email: filer.email }, 204],
    ['api', `/api/pieces/${lien}`, { observation: 'Voici.' }, 200],
  ] as const) {
    const dispatch = async (entetes: Record<string, string>) =>
      (await app.inject({ method: 'POST', url, headers: entetes, payload })).statusCode
    const captchaWith = async (saisie: string) => ({
      'x-captcha-id': String((await app.inject(`/${service}/captcha`)).headers['x-captcha-id']),
      'x-captcha-saisie': saisie,
    })
    expect([url, await dispatch({}), await dispatch(await captchaWith('ZZZZZZ')), await dispatch(await captchaWith('ABCDEF'))]).toEqual([
      url,
      400,
      400,
      fait,
    ])
  }
})

test.each(['with the account of who filed', 'without account, behind a captcha'] as const)(
  '[PROD-08] [REQ-26] documents, then the proof of the payment, are asked by mailed links and answered %s; each letter bears its number, and comes by priority',
  async (mode) => {
    const avec = mode.startsWith('with the')
    const [journal = null] = (await app.inject('/api/constantes')).json<Answer<typeof getConstantes>>().journaux
    const reply = async (lien: string, type: string, dit: object) => {
      expect((await add(lien, 0, await makePdf(), anAnnexe({ type, sousType: null, date: null, ...dit }))).statusCode).toBe(201)
      expect((await asRead(lien)).demandes[0]?.pieces.map((piece) => piece.type)).toEqual([type])
      if (!avec) expect((await transmit(lien, null, 'ZZZZZZ')).statusCode).toBe(400)
      expect((await (avec ? transmitWithCompte(lien, filer) : transmit(lien))).statusCode).toBe(200)
      expect(await etat(lien)).toBe('TRANSMISE')
    }
    const { numero, lien } = await makeDemande()
    expect((await asRead(lien)).type).toBe('DEMANDE_PIECES')
    await reply(lien, 'PIECE_JOINTE', {})
    await acte(numero, 'validation')
    expect((await registerAssociation(numero)).status).toBe(200)
    clock.at = new Date('2026-11-21T10:00:00Z')
    await acte(numero, 'avis-fins-paiement')
    const second = await lienDe(numero)
    expect((await asRead(second)).type).toBe('AVIS_FINS_PAIEMENT')
    await reply(second, 'JUSTIFICATIF_PAIEMENT', { date: '2026-11-19', journal })
    const { documents } = await readFollowed(numero)
    expect(documents.map(({ type, priorite, nom, idPieces }) => [type, priorite, / n°\u00a0\d/.exec(nom)?.[0] ?? null, idPieces])).toEqual([
      ['AVIS_FINS_PAIEMENT', 1, ' n°\u00a02', 2],
      ['DEMANDE_PIECES', 1, ' n°\u00a01', 1],
      ['NOTIFICATION_DECISION', 2, null, null],
      ['ORDONNANCE', 3, null, null],
      ['CERTIFICAT_INSCRIPTION', 4, null, null],
    ])
  },
)
