import type { Answer } from 'contract/core/call'
import type { listerDemandes } from 'contract/greffe/demandes'
import type { DemandeDePieces } from 'contract/pieces/pieces'
import { anAnnexe } from 'domain/core/exemples'
import { beforeEach, expect, test } from 'vitest'
import { makePdf } from '../../test/corpus/corpus.ts'
import { testOffice } from '../../test/office.ts'
import { clerk, someone, type Someone } from '../../test/people.ts'
import { auTribunal } from '../../test/pieces.ts'
import { aRegisteredAssociation } from '../../test/register.ts'
import { aRequeteOn } from '../../test/requests.ts'
import { aSignataire } from '../../test/signatories.ts'
import { makeVersion } from '../../test/versions.ts'
import { findVersion } from '../association/sql.ts'
import { remindOfDemandes } from '../pieces/remind.ts'
import { announceRemaining } from '../rattachements/suivre/announce.ts'

const office = await testOffice()
const { app, db, clock } = office
const filer = await someone(office, { prenom: 'Odile', nom: 'Mittelbrucher' })
const [anne, basile] = [await someone(office, { prenom: 'Anne', nom: 'Rapp' }), await someone(office, { prenom: 'Basile', nom: 'Kern' })]
const ours = await clerk(office, 'TJ-STRASBOURG')
const signataire = await aSignataire(db)
const { acte, makeDemande, lienDe, read: readLien, add, transmit, registerAndAskPayment, paidPublication } = auTribunal(office, ours, filer)
const at = (day: string) => {
  clock.at = new Date(`${day}T10:00:00Z`)
}
beforeEach(() => at('2026-11-20'))

const does = async (numero: string, path: string, dit: object = {}) =>
  expect([path, await acte(numero, path, dit)]).toEqual([path, { status: 204, body: null }])
const asked = async (numero: string): Promise<Answer<typeof listerDemandes>> =>
  (await app.inject({ url: `/api/greffe/requete/${numero}/demande`, headers: ours.bearer })).json()
const read = async (lien: string) => (await readLien(lien)).json<DemandeDePieces>()
const mails = async (evenement: string) =>
  (
    await db
      .selectFrom('courriel')
      .select(['evenement', 'destinataire', 'sujet', 'texte'])
      .where('evenement', '~', evenement)
      .orderBy('cree_le')
      .orderBy('evenement')
      .execute()
  ).map((mail) => ({ ...mail, sujet: mail.sujet.replaceAll('\u00a0', ' '), texte: mail.texte.replaceAll('\u00a0', ' ') }))
let rank = 8000
const filedOn = async (association: string, sousType: 'ADMINISTRATIF' | 'STATUTS' = 'ADMINISTRATIF') => {
  rank += 1
  const numero = `R2600${rank}`
  await aRequeteOn(office, { association, compte: filer.uuid, numero, sousTypes: [sousType] })
  return numero
}

test('[PIECES-26] [STAFF-06] each round of a reply keeps its own words, day, documents, reminder and mail', async () => {
  const { numero, lien } = await makeDemande()
  const named = (nom: string) => anAnnexe({ nom, type: 'STATUTS', sousType: null, date: '2026-10-03' })
  await add(lien, 0, await makePdf({ texte: 'un' }), named('premier.pdf'))
  await add(lien, 1, await makePdf({ texte: 'deux' }), named('second.pdf'))
  at('2026-11-23')
  await transmit(lien, 'Premier envoi.')
  at('2026-11-24')
  await does(numero, 'reouverture', {
    points: [{ index: 0, precisions: "L'article 7 manque." }],
    observation: 'Relisez tout.',
    dateRetour: '2026-12-18',
  })
  const again = await lienDe(numero)
  expect(await read(again)).toMatchObject({
    le: '2026-11-24',
    dateRetour: '2026-12-18',
    observation: 'Relisez tout.',
    transmission: null,
    demandes: [
      { precisions: "L'article 7 manque.", valide: false, pieces: [] },
      { precisions: null, valide: true, valideLe: '2026-11-24', pieces: [{ nom: 'second.pdf' }] },
    ],
  })
  await add(again, 0, await makePdf({ texte: 'trois' }), named('troisieme.pdf'))
  // The first round was answered: the reminder of the second round is its own.
  for (const day of ['2026-12-05', '2026-12-12', '2026-12-13', '2026-12-14']) {
    at(day)
    await remindOfDemandes(office, clock.at)
  }
  at('2026-12-15')
  await transmit(again, 'Second envoi.')

  const [demande] = await asked(numero)
  expect(demande?.tours).toMatchObject([
    {
      le: '2026-11-20',
      dateRetour: '2026-12-10',
      observation: 'Écrivez lisiblement.',
      precisions: ["L'article 3 manque.", 'Qui préside ?'],
      rappeleeLe: null,
      reponse: {
        transmiseLe: '2026-11-23T10:00:00.000Z',
        observation: 'Premier envoi.',
        pieces: [{ nom: 'premier.pdf' }, { nom: 'second.pdf' }],
      },
    },
    {
      le: '2026-11-24',
      dateRetour: '2026-12-18',
      observation: 'Relisez tout.',
      precisions: ["L'article 7 manque.", null],
      rappeleeLe: '2026-12-13T10:00:00.000Z',
      reponse: { transmiseLe: '2026-12-15T10:00:00.000Z', observation: 'Second envoi.', pieces: [{ nom: 'troisieme.pdf' }] },
    },
  ])
  expect(await read(lien)).toMatchObject({ etat: 'TRANSMISE', transmission: { transmiseLe: '2026-11-23T10:00:00.000Z', documents: 2 } })
  expect(await read(again)).toMatchObject({ etat: 'TRANSMISE', transmission: { transmiseLe: '2026-12-15T10:00:00.000Z', documents: 1 } })
  const sent = await mails(`^requete/${numero}/(demande|rappel|reponse)/`)
  const toFiler = sent.filter(({ destinataire }) => destinataire === filer.email)
  expect(toFiler.map(({ evenement, sujet }) => [evenement, sujet])).toEqual([
    [`requete/${numero}/demande/1/1`, expect.stringContaining('au plus tard le 10/12/2026')],
    [`requete/${numero}/reponse/1/1`, `Réponse reçue, requête n° ${numero}`],
    [`requete/${numero}/demande/1/2`, expect.stringContaining('au plus tard le 18/12/2026')],
    [`requete/${numero}/rappel/1/2`, 'Rappel : réponse attendue au plus tard le 18/12/2026'],
    [`requete/${numero}/reponse/1/2`, `Réponse reçue, requête n° ${numero}`],
  ])
  const links = toFiler.map(({ texte }) => new RegExp(`/pieces/(${numero}-\\w+)`).exec(texte)?.[1] ?? null)
  const [one, two] = [lien.replace('/', '-'), again.replace('/', '-')]
  expect(links).toEqual([one, null, two, two, null])
})

test('a second demand on the same request shows its own points, words and documents', async () => {
  const { numero, lien } = await makeDemande()
  await add(lien, 0, await makePdf({ texte: 'un' }))
  await transmit(lien, 'Premier envoi.')
  await does(numero, 'validation')
  await does(numero, 'demande-pieces', {
    points: [{ type: null, precisions: 'Le second.' }],
    observation: 'Autre demande.',
    dateRetour: '2026-12-22',
  })
  const second = await lienDe(numero)
  expect(await read(second)).toMatchObject({
    dateRetour: '2026-12-22',
    observation: 'Autre demande.',
    demandes: [{ type: null, precisions: 'Le second.', pieces: [] }],
  })
  await transmit(second, 'Autre réponse.')
  const [premiere, seconde] = await asked(numero)
  expect([premiere?.tours[0]?.reponse?.observation, premiere?.tours[0]?.reponse?.pieces.length]).toEqual(['Premier envoi.', 1])
  expect([seconde?.tours[0]?.reponse?.observation, seconde?.tours[0]?.reponse?.pieces]).toEqual(['Autre réponse.', []])
})

test('[STAFF-04] the proof of a payment asked again is read, answered and dated as the second one', async () => {
  const { numero, lien } = await makeDemande()
  await transmit(lien, 'Voici.')
  await does(numero, 'validation')
  await registerAndAskPayment(numero, signataire)
  const first = await lienDe(numero)
  await transmit(first, 'Payé hier.')
  at('2026-12-01')
  await does(numero, 'reouverture', {
    points: [{ index: 0, precisions: 'La facture ne dit pas le journal.' }],
    observation: 'Joignez la facture.',
    dateRetour: '2027-01-11',
  })
  const second = await lienDe(numero)
  expect(second).not.toBe(first)
  expect(await read(second)).toMatchObject({
    type: 'AVIS_FINS_PAIEMENT',
    le: '2026-12-01',
    dateRetour: '2027-01-11',
    observation: 'Joignez la facture.',
    demandes: [{ type: 'JUSTIFICATIF_PAIEMENT', precisions: 'La facture ne dit pas le journal.', valide: false, pieces: [] }],
  })
  await transmit(second, 'Facture jointe.')
  const paid = (await asked(numero)).find(({ type }) => type === 'AVIS_FINS_PAIEMENT')
  expect(paid?.tours.map(({ dateRetour, reponse }) => [dateRetour, reponse?.observation])).toEqual([
    ['2026-12-21', 'Payé hier.'],
    ['2027-01-11', 'Facture jointe.'],
  ])
  await does(numero, 'validation')
  expect([(await read(first)).etat, (await read(second)).etat]).toEqual(['VALIDEE', 'VALIDEE'])
})

test('a challenge answered, then another one: each is mailed and reads the answer to its own, and the court the last', async () => {
  const rattaches = [{ personne: filer }, { personne: anne }, { personne: basile }]
  const { numero: association } = await aRegisteredAssociation(office, { rattaches })
  const numero = await filedOn(association)
  const decoy = await filedOn((await aRegisteredAssociation(office, { rattaches })).numero)
  const challenge = async (who: Someone, motif: string, on = numero) =>
    (await app.inject({ method: 'POST', url: `/api/requete/${on}/contestation`, headers: who.bearer, payload: { motif } })).statusCode
  const shown = async (who: Someone) =>
    (await app.inject({ url: `/api/requete/${numero}`, headers: who.bearer })).json<{ contestation: unknown }>().contestation
  await does(numero, 'prise-en-charge')
  await does(decoy, 'prise-en-charge')
  expect(await challenge(basile, 'Sur une autre requête.', decoy)).toBe(204)
  expect(await challenge(anne, 'Aucune assemblée.')).toBe(204)
  at('2026-11-23')
  await does(numero, 'levee-contestation', { motif: 'Le procès-verbal est signé.' })
  expect(await shown(anne)).toMatchObject({
    faite: { le: '2026-11-20', reponse: { le: '2026-11-23', texte: 'Le procès-verbal est signé.' } },
  })
  at('2026-11-24')
  expect(await challenge(basile, 'Je n’ai pas signé.')).toBe(204)
  expect(await shown(basile)).toEqual({ possible: false, faite: { le: '2026-11-24', reponse: null } })
  at('2026-11-25')
  await does(numero, 'levee-contestation', { motif: 'La signature est vérifiée.' })
  const answers = { anne: await shown(anne), basile: await shown(basile) }
  expect(answers).toEqual({
    anne: { possible: false, faite: { le: '2026-11-20', reponse: { le: '2026-11-23', texte: 'Le procès-verbal est signé.' } } },
    basile: { possible: false, faite: { le: '2026-11-24', reponse: { le: '2026-11-25', texte: 'La signature est vérifiée.' } } },
  })
  const sent = await mails(`^requete/${numero}/levee-contestation/`)
  expect(sent.map(({ destinataire, texte }) => [destinataire, /Motif : (.*)/.exec(texte)?.[1]])).toEqual([
    [anne.email, 'Le procès-verbal est signé.'],
    [basile.email, 'La signature est vérifiée.'],
  ])
  const alerts = await mails(`^requete/${numero}/contestation/`)
  expect(alerts.map(({ texte }) => /Motif : (.*)/.exec(texte)?.[1])).toEqual(['Aucune assemblée.', 'Je n’ai pas signé.'])
})

test('a follower who starts again gets the changes from then on; the old link does not stop the new follow', async () => {
  const { numero } = await aRegisteredAssociation(office)
  const follow = (suivre: boolean) =>
    app.inject({ method: 'PUT', url: `/api/association/${numero}/suivi`, headers: anne.bearer, payload: { suivre } })
  const codeOf = ({ texte }: { texte: string }) => /\/suivi\/arret\?code=(\S+)/.exec(texte)?.[1] ?? ''
  const change = async (day: string) => {
    at(day)
    await makeVersion(office, numero, (contenu) => contenu)
  }
  const night = () => announceRemaining(office, clock.at)
  await follow(true)
  await change('2026-11-21')
  await night()
  await follow(false)
  await change('2026-11-22')
  await night()
  await follow(true)
  await night()
  await change('2026-11-23')
  await night()
  const sent = await mails(`^association/${numero}/version/`)
  expect(sent.map(({ evenement }) => evenement.split('/').at(-1))).toEqual(['2', '4'])
  expect(sent[1]?.texte).toContain('Le registre a changé le 23/11/2026')
  const [old, current] = sent.map(codeOf)
  expect(old).not.toBe(current)
  const stop = async (code = '') => (await app.inject({ method: 'POST', url: '/api/suivi/arret', payload: { code } })).statusCode
  expect([await stop(old), await stop(current), await stop(current)]).toEqual([412, 200, 412])
})

test('an opposition corrected, then recorded again: both mails leave, and pages say the second day alone', async () => {
  const { numero } = await makeDemande()
  await transmit(await lienDe(numero), 'Voici.')
  await does(numero, 'validation')
  await does(numero, 'communication-prefet', { le: '2026-11-20' })
  at('2026-11-25')
  await does(numero, 'opposition-prefet', { le: '2026-11-23', motif: 'Objet illicite.' })
  const { version } = await db.selectFrom('requete').select('version').where('numero', '=', numero).executeTakeFirstOrThrow()
  await does(numero, 'correction', { corrige: version, motif: 'Lettre mal datée' })
  await does(numero, 'opposition-prefet', { le: '2026-11-24', motif: 'Objet politique.' })
  const sent = (await mails(`^requete/${numero}/OPPOSITION_PREFET-`)).filter(({ destinataire }) => destinataire === filer.email)
  expect(sent.map(({ texte }) => ['23/11/2026', '24/11/2026'].map((day) => texte.includes(day)))).toEqual([
    [true, false],
    [false, true],
  ])
  const page = (await app.inject({ url: `/api/requete/${numero}`, headers: filer.bearer })).body
  expect([page.includes('2026-11-23'), page.includes('2026-11-24')]).toEqual([false, true])
})

test('a publication corrected, then recorded again: the register says the second day, and a decoy keeps its own', async () => {
  const journal = { id: -1, libelle: "L'Écho de Mittelbruch", departement: null }
  const [numero, decoy] = [await paidPublication(signataire), await paidPublication(signataire)]
  const published = async (requete: string) => {
    const { association } = await db.selectFrom('requete').select('association').where('numero', '=', requete).executeTakeFirstOrThrow()
    return (await findVersion(db, association ?? ''))?.contenu.informations.dateInscriptionJAL
  }
  for (const each of [numero, decoy]) await does(each, 'avis-fin-publication', { journal, adresse: '4 rue des Presses' })
  at('2026-12-04')
  await does(decoy, 'constat-publication', { le: '2026-11-27', parution: 'n° 7' })
  await does(numero, 'constat-publication', { le: '2026-11-30', parution: 'n° 8' })
  expect(await published(numero)).toBe('2026-11-30')
  const { version } = await db.selectFrom('requete').select('version').where('numero', '=', numero).executeTakeFirstOrThrow()
  await does(numero, 'correction', { corrige: version, motif: 'Mauvais numéro' })
  expect(await published(numero)).toBeNull()
  await does(numero, 'constat-publication', { le: '2026-12-02', parution: 'n° 9' })
  expect([await published(numero), await published(decoy)]).toEqual(['2026-12-02', '2026-11-27'])
})
