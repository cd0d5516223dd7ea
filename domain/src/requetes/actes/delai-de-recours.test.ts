import { expect, test } from 'vitest'
import type { Acte } from './actes.ts'
import type { SituationGreffe } from './definition.ts'
import { definitionDe } from './actes.ts'
import { obstacles } from '../procedure/obstacles.ts'
import { correctableLignes, situationDe } from '../procedure/fold.ts'
import { checkJourActe } from '../procedure/check-jour.ts'
import { courrielInscription } from '../courriels/courriel-inscription.ts'
import { courrielRejet } from '../courriels/courriels.ts'
import { courrielNotification } from '../courriels/courriel-notification.ts'
import type { NotifiedDecision } from '../decision/notified-decision.ts'
import { makeVersion } from '../examples/filings.ts'
import { destinataireDemeure, isToBeNotified, decisionRecours, recoursEnMots } from './delai-de-recours.ts'
import { notificationSummary } from '../etat/notification-summary.ts'
import { notificationChoices as decidee } from '../decision/notification.ts'
import type { Objet } from '../objet.ts'

const direction: Objet = { type: 'MODIFICATION', sousTypes: ['MEMBRES'], base: 1 }
const radiation: Objet = { type: 'RADIATION', sousTypes: [], base: 1 }
const signataire = { nom: 'Clotaire Amtmann', qualite: 'Juge du registre' }
const agent = { uuid: 'agent-1', prenom: 'Aloïse', nom: 'Greffenacker' }
const depose: Acte = { type: 'DEPOT', le: '2026-11-02' }
const pris: Acte = { type: 'PRISE_EN_CHARGE', le: '2026-11-03', agent }
const rejete: Acte = { type: 'REJET', le: '2026-12-01', signataire, ...decidee('REJET', { destinataire: 'ASSOCIATION' }, direction) }
const inscriptionOf = (objet: Objet): Acte => ({
  type: 'INSCRIPTION',
  le: '2026-12-01',
  signataire,
  numeroAssociation: 'STR000001',
  ...decidee('INSCRIPTION', {}, objet),
})
const aNotification = (autrement: Partial<NotifiedDecision> = {}): Acte => ({
  type: 'NOTIFICATION',
  le: '2026-12-11',
  voie: 'LRAR',
  demeure: 'METROPOLE',
  ...autrement,
})
const lettre = (autrement: Partial<NotifiedDecision> = {}): NotifiedDecision => ({
  le: '2026-12-11',
  voie: 'LRAR',
  demeure: 'METROPOLE',
  ...autrement,
})
const au = (objet: Objet, actes: readonly Acte[], jour = '2026-12-11') => situationDe(objet, [depose, pris, ...actes], jour)
const obstaclesDe = (objet: Objet, actes: readonly Acte[]) =>
  obstacles('NOTIFICATION', { ...au(objet, actes), ...objet, agent: 'agent-2', holder: null } as SituationGreffe)

// 11 December plus fifteen days is Saturday the 26th, also a local holiday: the delay moves to Monday the 28th.
test.each<[string, NotifiedDecision, string, string]>([
  ['by letter', lettre(), 'La décision a été notifiée le 11/12/2026, par lettre recommandée.', '2026-12-28'],
  [
    'by letter, overseas',
    lettre({ demeure: 'OUTRE_MER' }),
    'La décision a été notifiée le 11/12/2026, par lettre recommandée.',
    '2027-01-26',
  ],
  ['by letter, abroad', lettre({ demeure: 'ETRANGER' }), 'La décision a été notifiée le 11/12/2026, par lettre recommandée.', '2027-02-26'],
  [
    'by posting, from its last day',
    lettre({ voie: 'AFFICHAGE', le: '2026-12-02' }),
    'La décision, affichée au greffe le 02/12/2026, est réputée notifiée le 17/12/2026.',
    '2027-01-04',
  ],
  [
    'on line',
    lettre({ voie: 'EN_LIGNE', le: '2026-12-15' }),
    'La décision a été notifiée le 15/12/2026, par la première ouverture de la notification en ligne.',
    '2026-12-30',
  ],
])(
  'the delay of appeal of a decision notified %s ends on a day: open the day before and that day, over the day after',
  (_, notifiee, comment, fin) => {
    const [annee = '', mois = '', jour = ''] = fin.split('-')
    const dernier = `au plus tard le ${jour}/${mois}/${annee}`
    const avant = new Date(Date.parse(fin) - 86_400_000).toISOString().slice(0, 10)
    const apres = new Date(Date.parse(fin) + 86_400_000).toISOString().slice(0, 10)
    const readout = (aujourdhui: string) => recoursEnMots('POURVOI_IMMEDIAT', notifiee, aujourdhui)
    for (const ouvert of [avant, fin])
      expect(readout(ouvert)).toMatchObject({ ouvert: true, phrase: `${comment} Un pourvoi immédiat est possible ${dernier}.` })
    expect(readout(apres)).toMatchObject({ ouvert: false, phrase: `${comment} Un pourvoi immédiat était possible ${dernier}.` })
    expect(
      courrielNotification({ numero: 'R26000123', denomination: 'Chorale', notifiee, lien: 'https://registre.exemple.fr/requete' }),
    ).toEqual({
      sujet: 'Délai de recours, requête n°\u00a0R26000123',
      paragraphes: [
        `${comment} Un pourvoi immédiat est possible ${dernier}.`,
        'Association\u00a0: Chorale',
        'Lire la décision et sa notification sur la page de la requête\u00a0:\nhttps://registre.exemple.fr/requete',
      ],
    })
  },
)

test('before the notification, the appeal is worded without a day; the other appeals have no delay', () => {
  expect(recoursEnMots('POURVOI_IMMEDIAT', null, '2030-01-01')).toEqual({
    phrase: 'Un pourvoi immédiat est possible dans les quinze jours à compter de la notification.',
    ouvert: true,
    source: 'Code de procédure civile, annexe, art. 8',
  })
  for (const recours of ['SANS_RECOURS', 'POURVOI_ORDINAIRE', null] as const)
    expect(recoursEnMots(recours, lettre(), '2026-12-12')).toBeNull()
  const noms = { declarant: 'Odile', association: 'Chorale' }
  expect(notificationSummary([rejete], null, noms)).toMatchObject({
    libelle: 'Chorale',
    delai: 'dans les quinze jours à compter de la notification',
  })
  expect(notificationSummary([rejete], lettre(), noms)).toMatchObject({ delai: 'au plus tard le 28/12/2026' })
})

test('the mail of a decision gives the delay of appeal when there is one', () => {
  const commun = { numero: 'R26000123', denomination: 'Chorale', lien: 'https://registre.exemple.fr' }
  const possible = 'Un pourvoi immédiat est possible dans les quinze jours à compter de la notification.'
  expect(courrielRejet({ ...commun, rejeteeLe: '2026-12-01', recours: 'POURVOI_IMMEDIAT' }).paragraphes[0]).toBe(
    `Le tribunal a rejeté votre requête le 01/12/2026. L'ordonnance en donne les motifs, la notification indique comment la contester. ${possible}`,
  )
  expect(courrielRejet({ ...commun, rejeteeLe: '2026-12-01', recours: 'POURVOI_ORDINAIRE' }).paragraphes.join(' ')).not.toContain('quinze')
  const inscription = {
    ...commun,
    type: 'RADIATION',
    inscriteLe: '2026-12-01',
    numeroAssociation: 'STR000001',
    contenu: makeVersion(),
  } as const
  expect(courrielInscription({ ...inscription, recours: 'POURVOI_IMMEDIAT' }).paragraphes[0]).toMatch(new RegExp(` ${possible}$`))
  expect(courrielInscription({ ...inscription, recours: 'SANS_RECOURS' }).paragraphes.join(' ')).not.toContain('quinze')
})

test('a clerk records the notification of a decision with a delay of appeal, once, whoever held the file', () => {
  expect(obstaclesDe(direction, [])).toContain("la décision n'est pas rendue")
  expect(obstaclesDe(direction, [rejete])).toEqual([])
  expect(obstaclesDe(radiation, [inscriptionOf(radiation)])).toEqual([])
  expect(obstaclesDe(direction, [inscriptionOf(direction)])).toEqual([
    "cette décision n'est pas susceptible d'un pourvoi immédiat\u00a0: aucun délai de recours ne court",
  ])
  expect(obstaclesDe(direction, [rejete, aNotification({ le: '2026-12-04' })])).toEqual(['la décision a été notifiée le 04/12/2026'])
})

test('after a mistaken day is corrected and the right one recorded, the last day follows', () => {
  const actes: Acte[] = [depose, pris, rejete, aNotification({ le: '2026-12-04' })]
  expect(correctableLignes(direction, actes, '2026-12-11')).toEqual([4])
  const corrige: Acte[] = [...actes, { type: 'CORRECTION', le: '2026-12-11', corrige: 4 }]
  expect(situationDe(direction, corrige, '2026-12-11').notifiee).toBeNull()
  expect(situationDe(direction, [...corrige, aNotification({ le: '2026-12-07' })], '2026-12-11')).toMatchObject({
    etape: 'REJETEE',
    notifiee: { le: '2026-12-07', voie: 'LRAR', demeure: 'METROPOLE' },
  })
})

test('a notification is dated neither before the order nor in the future', () => {
  const jours = au(direction, [rejete])
  const motif = (le: string) => checkJourActe('NOTIFICATION', le, jours, '2026-12-11').map(({ defaultMessage }) => defaultMessage)
  expect(motif('2026-11-30')).toEqual(["La date ne peut être antérieure à l'ordonnance (01/12/2026)."])
  expect(motif('2026-12-01')).toEqual([])
  expect(motif('2026-12-11')).toEqual([])
  expect(motif('2026-12-12')).toHaveLength(1)
})

test('only the order that strikes off is notified by posting (CPC annex art. 30-12)', () => {
  const { check } = definitionDe('NOTIFICATION')
  const champs = (voie: string, objet: Objet, etape: string) =>
    check?.({ voie, le: '2026-12-11', demeure: 'METROPOLE' }, { objet, etape } as never).map(({ field }) => field)
  expect(champs('AFFICHAGE', radiation, 'INSCRITE')).toEqual([])
  expect(champs('AFFICHAGE', radiation, 'REJETEE')).toEqual(['voie'])
  expect(champs('AFFICHAGE', direction, 'INSCRITE')).toEqual(['voie'])
  expect(champs('LRAR', direction, 'REJETEE')).toEqual([])
})

test('the postal code tells where the addressee of a decision lives; an association lives at its head office', () => {
  expect(['67000', '97400', '98800', '1000', 'CH-4051'].map((code) => destinataireDemeure('DECLARANT', code))).toEqual([
    'METROPOLE',
    'OUTRE_MER',
    'OUTRE_MER',
    'ETRANGER',
    'ETRANGER',
  ])
  expect(destinataireDemeure('ASSOCIATION', '97400')).toBe('METROPOLE')
})

test('only the addressee of a decision is awaited for its notification, until it is recorded', () => {
  const filer = { deposant: true, depot: false }
  const attached = { deposant: false, depot: true }
  const toAssociation = au(direction, [rejete])
  expect([filer, attached].map((lecteur) => isToBeNotified(lecteur, direction, toAssociation))).toEqual([false, true])
  const toFiler = au(radiation, [inscriptionOf(radiation)])
  expect([filer, attached].map((lecteur) => isToBeNotified(lecteur, radiation, toFiler))).toEqual([true, false])
  expect(isToBeNotified(filer, radiation, au(radiation, [inscriptionOf(radiation), aNotification()]))).toBe(false)
  expect(isToBeNotified(filer, radiation, au(radiation, []))).toBe(false)
  expect(isToBeNotified(filer, direction, au(direction, [inscriptionOf(direction)]))).toBe(false)
})

test('a decision rendered before appeals were recorded has the legal appeal', () => {
  const ancien: Acte = { type: 'REJET', le: '2026-12-01', signataire }
  expect(decisionRecours(direction, au(direction, [ancien]))).toBe('POURVOI_IMMEDIAT')
  expect(decisionRecours(radiation, au(radiation, [{ ...inscriptionOf(radiation), decision: undefined } as Acte]))).toBe('POURVOI_IMMEDIAT')
  expect(decisionRecours(direction, au(direction, [{ ...inscriptionOf(direction), decision: undefined } as Acte]))).toBe('SANS_RECOURS')
  expect(decisionRecours(direction, au(direction, []))).toBeNull()
})
