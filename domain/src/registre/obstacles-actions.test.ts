import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { etatsAssociation } from '../association/etats.ts'
import { etatsNumerisation } from '../numerisation/etats.ts'
import { actions, obstaclesAction, type SituationActions } from './obstacles-actions.ts'

const libre: SituationActions = {
  derniere: { etatAssociation: 'INSCRITE' },
  rattachement: { etat: 'RATTACHE', depot: true, depuis: '2026-01-05' },
  gestionnaires: true,
  requeteEnCours: null,
  conforme: true,
  nonConformites: [],
  numerisation: { etat: 'POSSIBLE', demandeeLe: null, autre: null },
}
const depots = ['modification', 'dissolution', 'radiation'] as const
const situations = (autrement: Partial<SituationActions>) => ({ ...libre, ...autrement })

const arbitraire: fc.Arbitrary<SituationActions> = fc
  .record({
    etatAssociation: fc.constantFrom(...etatsAssociation),
    etat: fc.constantFrom('NON_RATTACHE' as const, 'EN_COURS' as const, 'INVITATION_EN_COURS' as const, 'RATTACHE' as const),
    depot: fc.boolean(),
    gestionnaires: fc.boolean(),
    requeteEnCours: fc.constantFrom(
      null,
      { numero: null, type: null, depuis: '2026-11-02' },
      { numero: 'R26000123', type: 'MODIFICATION' as const, depuis: '2026-11-02' },
    ),
    nonConformites: fc.constantFrom([], ['statuts non datés'], ['statuts non datés', 'siège hors du ressort']),
    tues: fc.boolean(),
    numerisation: fc.constantFrom(...etatsNumerisation),
  })
  .map(({ etatAssociation, etat, depot, gestionnaires, requeteEnCours, nonConformites, tues, numerisation }) => ({
    derniere: { etatAssociation },
    rattachement: { etat, depot: etat === 'RATTACHE' && depot, depuis: etat === 'NON_RATTACHE' ? null : '2026-01-05' },
    gestionnaires,
    requeteEnCours,
    conforme: nonConformites.length === 0 && !tues,
    nonConformites,
    numerisation: { etat: numerisation, demandeeLe: null, autre: null },
  }))

test('[ACTION-01, ACTION-02, ACTION-03, ACTION-04, ACTION-05, ACTION-06, ACTION-07, PERM-05] a filing is free exactly with the right, in its state, with nothing under instruction and nothing lacking', () => {
  fc.assert(
    fc.property(arbitraire, (situation) => {
      const { derniere, rattachement, requeteEnCours, conforme } = situation
      const commun = rattachement.etat === 'RATTACHE' && rattachement.depot && requeteEnCours === null && conforme
      for (const action of depots) {
        const attendu = action === 'radiation' ? 'DISSOUTE' : 'INSCRITE'
        expect(obstaclesAction(action, situation).length === 0, action).toBe(commun && derniere.etatAssociation === attendu)
      }
    }),
    { numRuns: 500 },
  )
})

test('[ACTION-08] an extract is free exactly when nothing is lacking and the inscription was not declared non-conforming', () => {
  fc.assert(
    fc.property(arbitraire, (situation) => {
      expect(obstaclesAction('extrait', situation).length === 0).toBe(
        situation.conforme && situation.derniere.etatAssociation !== 'NONCONFORME',
      )
    }),
  )
})

test('[DIGIT-01] a digitisation is free exactly in its two states; [ATTACH-01] an attachment exactly when nothing links the person', () => {
  fc.assert(
    fc.property(arbitraire, (situation) => {
      expect(obstaclesAction('numerisation', situation).length === 0).toBe(['POSSIBLE', 'EN_COURS'].includes(situation.numerisation.etat))
      expect(obstaclesAction('rattachement', situation).length === 0).toBe(situation.rattachement.etat === 'NON_RATTACHE')
    }),
  )
})

test('no reason is ever told twice, nor a sentence with a hole in it', () => {
  fc.assert(
    fc.property(arbitraire, fc.constantFrom(...actions), (situation, action) => {
      const raisons = obstaclesAction(action, situation)
      expect(new Set(raisons).size).toBe(raisons.length)
      expect(raisons.join()).not.toMatch(/null|undefined|\u00a0: \.| du n'/)
    }),
  )
})

describe('[SHEET-13] each reason has its sentence', () => {
  const rattachement = libre.rattachement
  const requete = { numero: 'R26000123', type: 'MODIFICATION', depuis: '2026-11-02' } as const
  test.each([
    [
      'modification',
      { rattachement: { ...rattachement, etat: 'NON_RATTACHE', depot: false, depuis: null } },
      "Cette action est réservée aux personnes rattachées à l'association. Demandez votre rattachement depuis cette fiche.",
    ],
    [
      'modification',
      { rattachement: { ...rattachement, etat: 'EN_COURS', depot: false } },
      "Votre demande de rattachement du 05/01/2026 n'a pas encore été traitée par le tribunal. L'action sera disponible si elle est acceptée.",
    ],
    [
      'modification',
      { rattachement: { ...rattachement, etat: 'INVITATION_EN_COURS', depot: false } },
      "Une invitation vous attend. Acceptez-la pour pouvoir agir selon les droits qu'elle accorde.",
    ],
    [
      'dissolution',
      { rattachement: { ...rattachement, depot: false } },
      "Votre rattachement ne comporte pas le droit de déposer des requêtes. Une personne qui gère les utilisateurs de l'association peut vous l'accorder.",
    ],
    [
      'dissolution',
      { rattachement: { ...rattachement, depot: false }, gestionnaires: false },
      'Votre rattachement ne comporte pas le droit de déposer des requêtes, et personne ne gère les utilisateurs de cette association. Adressez-vous au greffe.',
    ],
    [
      'modification',
      { derniere: { etatAssociation: 'DISSOUTE' } },
      "L'association est dissoute\u00a0: seule la radiation peut encore être demandée.",
    ],
    [
      'radiation',
      { derniere: { etatAssociation: 'RADIEE' } },
      "L'association est radiée du registre\u00a0: aucune requête ne peut plus être déposée.",
    ],
    ['radiation', {}, "La radiation ne peut être demandée qu'après la dissolution. Déclarez d'abord la dissolution."],
    [
      'modification',
      { derniere: { etatAssociation: 'NONCONFORME' } },
      "Le tribunal a déclaré l'inscription non conforme. Adressez-vous au greffe pour savoir quoi régulariser.",
    ],
    [
      'modification',
      { requeteEnCours: requete },
      "La requête n° R26000123 (Modification), déposée le 02/11/2026, est en cours d'instruction. Attendez la décision du tribunal, ou retirez cette requête.",
    ],
    [
      'modification',
      { requeteEnCours: { ...requete, numero: null, type: null } },
      "Une requête concernant cette association est en cours d'instruction. Une nouvelle requête sera possible après la décision du tribunal.",
    ],
    [
      'modification',
      { conforme: false, nonConformites: ['statuts non datés', 'siège hors du ressort'] },
      "Le tribunal a relevé 2 non-conformités dans l'inscription. Elles doivent être levées avant toute nouvelle requête\u00a0: statuts non datés, siège hors du ressort.",
    ],
    [
      'modification',
      { conforme: false, nonConformites: ['statuts non datés'] },
      "Le tribunal a relevé 1 non-conformité dans l'inscription. Elle doit être levée avant toute nouvelle requête\u00a0: statuts non datés.",
    ],
    [
      'extrait',
      { conforme: false, nonConformites: ['statuts non datés'] },
      "L'extrait ne peut pas être délivré tant que l'inscription comporte des non-conformités\u00a0: statuts non datés.",
    ],
  ] as const satisfies readonly (readonly [(typeof actions)[number], Partial<SituationActions>, string])[])(
    '%s, %o',
    (action, autrement, phrase) => {
      expect(obstaclesAction(action, situations(autrement))).toEqual([phrase])
    },
  )
})
