import { expect, test } from 'vitest'
import { announced, attachedRoles, castOf, notSentOnce, playOn, aMail } from '../../../test/announcements.ts'
import { testOffice } from '../../../test/office.ts'
import { aRegisteredAssociation } from '../../../test/register.ts'
import { transfertCalls } from '../../../test/transferts.ts'
import { announceRemaining } from '../../rattachements/suivre/announce.ts'

const office = await testOffice()
const { db } = office
const cast = await castOf(office)
const transferts = transfertCalls(office)
const uuidOf = async (numero: string) =>
  (await db.selectFrom('transfert').select('uuid').where('association', '=', numero).executeTakeFirstOrThrow()).uuid

const steps = {
  send: (numero: string) => transferts.send(cast.clerk, numero, 'TJ-COLMAR'),
  withdraw: (numero: string) => transferts.remove(cast.clerk, numero, 'Commune mal lue'),
  refuse: async (numero: string) => transferts.refuse(cast['colmar-clerk'], await uuidOf(numero), 'Le nom est porté à Colmar'),
  enter: async (numero: string) => transferts.register(cast['colmar-clerk'], await uuidOf(numero)),
  undo: async (numero: string) => {
    const { nouvelle } = await db.selectFrom('transfert').select('nouvelle').where('association', '=', numero).executeTakeFirstOrThrow()
    return transferts.correct(cast['colmar-clerk'], nouvelle ?? '', 1, 'Décision annulée')
  },
}
type Step = keyof typeof steps
const courts = ['clerk', 'colleague']
const there = ['colmar-clerk', 'colmar-colleague']
const cases: [string, Step[], (numero: string, nouveau: string) => object][] = [
  [
    'sent',
    ['send'],
    (numero) => ({
      'Transfert à un autre tribunal : Chorale': aMail(
        attachedRoles,
        [`/association/${numero} « Chorale »`],
        numero,
        'Tribunal judiciaire de Colmar',
      ),
      "Association à inscrire à la suite d'un transfert : Chorale": aMail(
        there,
        ['/greffe/transfert « Chorale »'],
        numero,
        'judiciaire de Strasbourg',
      ),
    }),
  ],
  [
    'taken back',
    ['send', 'withdraw'],
    (numero) => ({ 'Transfert retiré : Chorale': aMail(attachedRoles, [`/association/${numero} « Chorale »`], 'Motif : Commune mal lue') }),
  ],
  [
    'refused',
    ['send', 'refuse'],
    (numero) => ({
      'Transfert refusé : Chorale': aMail(
        [...attachedRoles, ...courts],
        [`/association/${numero} « Chorale »`],
        'Motif : Le nom est porté à Colmar',
        'tribunal de destination : Tribunal judiciaire de Colmar',
      ),
    }),
  ],
  [
    'entered',
    ['send', 'enter'],
    (numero, nouveau) => ({
      'Association transférée : Chorale': {
        to: [...courts, ...attachedRoles],
        links: [`/association/${nouveau} « Chorale »`],
        texts: [
          expect.stringMatching(`n° ${nouveau}. L'inscription n° ${numero} est radiée.[^]*vous agissez pour elle`),
          expect.stringMatching(`n° ${nouveau}. L'inscription n° ${numero} est radiée.\n\nVous n'avez rien à faire`),
        ],
      },
      'Changement inscrit : Chorale': aMail(
        ['follower'],
        [`/association/${numero} « Chorale »`, '/suivi/arret?…'],
        'Le registre a changé le 20/11/2026 (Transfert à un autre tribunal)',
        'Radiée : transférée à un autre tribunal',
      ),
    }),
  ],
  [
    'undone',
    ['send', 'enter', 'undo'],
    (numero, nouveau) => ({
      'Transfert corrigé : Chorale': aMail(
        [...courts, ...attachedRoles],
        [`/association/${numero} « Chorale »`],
        'Motif : Décision annulée',
        `n° ${numero} : Tribunal judiciaire de Strasbourg. L'inscription n° ${nouveau} est radiée.`,
      ),
      'Changement inscrit : Chorale': aMail(
        ['follower'],
        [`/association/${numero} « Chorale »`, '/suivi/arret?…'],
        "(Correction d'un transfert inscrit par erreur)",
        "État de l'association : Inscrite",
      ),
    }),
  ],
]

test.each(cases)(
  '[STAFF-13] a transfer %s is mailed once to those attachedRoles, to the court it concerns, and to no other',
  async (_, names, expected) => {
    const { numero } = await aRegisteredAssociation(office, { informations: { denomination: 'Chorale' } })
    await playOn(office, cast, numero)
    const last = names.at(-1) as Step
    for (const each of names.slice(0, -1)) expect((await steps[each](numero)).status).toBeLessThan(300)
    const heard = await announced(office, cast, async () => {
      expect((await steps[last](numero)).status).toBeLessThan(300)
      for (let night = 0; night < 2; night += 1) await announceRemaining(office, office.now())
    })
    const { nouvelle } = await db.selectFrom('transfert').select('nouvelle').where('association', '=', numero).executeTakeFirstOrThrow()
    expect(heard).toEqual(expected(numero, nouvelle ?? ''))
  },
)

test('each of these mails was sent once', async () => {
  expect(await notSentOnce(office)).toEqual([])
})
