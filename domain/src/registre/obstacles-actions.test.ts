import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { etatsAssociation } from '../association/etats.ts'
import { sortOrdinaire } from '../association/motif-etat.ts'
import { etatsNumerisation } from '../numerisation/etats.ts'
import { obstaclesAction, type SituationActions } from './obstacles-actions.ts'
import { type Action, actions, type Voie, voiesEnLigne } from './voies.ts'

const libre: SituationActions = {
  derniere: { etatAssociation: 'INSCRITE', ...sortOrdinaire },
  rattachement: { etat: 'RATTACHE', gestion: false, depot: true, depuis: '2026-01-05' },
  gestionnaires: true,
  administre: false,
  requeteEnCours: null,
  transfertEnCours: null,
  conforme: true,
  nonConformites: [],
  numerisation: { etat: 'POSSIBLE', demandeeLe: null, doc: null, autre: null },
}
const successeur = { numero: 'COL000007', denomination: 'Chorale du Rhin', tribunal: 'Tribunal judiciaire de Colmar' }
const toutes: ReadonlySet<Voie> = new Set([...actions, 'accepter', 'retirer', 'accorder'])
const depots = ['modification', 'dissolution', 'radiation'] as const
const situations = (autrement: Partial<SituationActions>) => ({ ...libre, ...autrement })

const arbitraire: fc.Arbitrary<SituationActions> = fc
  .record({
    etatAssociation: fc.constantFrom(...etatsAssociation),
    etat: fc.constantFrom('NON_RATTACHE' as const, 'EN_COURS' as const, 'INVITATION_EN_COURS' as const, 'RATTACHE' as const),
    gestion: fc.boolean(),
    depot: fc.boolean(),
    gestionnaires: fc.boolean(),
    administre: fc.boolean(),
    requeteEnCours: fc.constantFrom(
      null,
      { numero: null, type: null, depuis: '2026-11-02' },
      { numero: 'R26000123', type: 'MODIFICATION' as const, depuis: '2026-11-02' },
    ),
    transfertEnCours: fc.constantFrom(null, { destination: 'Tribunal judiciaire de Colmar', depuis: '2026-11-03' }),
    nonConformites: fc.constantFrom([], ['statuts non datés'], ['statuts non datés', 'siège hors du ressort']),
    tues: fc.boolean(),
    numerisation: fc.constantFrom(...etatsNumerisation),
    doc: fc.constantFrom(null, {}),
  })
  .map(
    ({
      etatAssociation,
      etat,
      gestion,
      depot,
      gestionnaires,
      administre,
      requeteEnCours,
      transfertEnCours,
      nonConformites,
      tues,
      numerisation,
      doc,
    }) => ({
      derniere: { etatAssociation, ...sortOrdinaire },
      rattachement: {
        etat,
        gestion: etat === 'RATTACHE' && gestion,
        depot: etat === 'RATTACHE' && depot,
        depuis: etat === 'NON_RATTACHE' ? null : '2026-01-05',
      },
      gestionnaires,
      administre,
      requeteEnCours,
      transfertEnCours,
      conforme: nonConformites.length === 0 && !tues,
      nonConformites,
      numerisation: { etat: numerisation, demandeeLe: null, doc, autre: null },
    }),
  )

test('[ACTION-01, ACTION-02, ACTION-03, ACTION-04, ACTION-05, ACTION-06, ACTION-07] a filing is allowed only with the right and the state it needs, and no other request, transfer or non-conformity pending', () => {
  fc.assert(
    fc.property(arbitraire, (situation) => {
      const { derniere, rattachement, requeteEnCours, transfertEnCours, conforme } = situation
      const commun =
        rattachement.etat === 'RATTACHE' && rattachement.depot && requeteEnCours === null && transfertEnCours === null && conforme
      for (const action of depots) {
        const attendu = action === 'radiation' ? 'DISSOUTE' : 'INSCRITE'
        expect(obstaclesAction(action, situation).length === 0, action).toBe(commun && derniere.etatAssociation === attendu)
      }
    }),
    { numRuns: 500 },
  )
})

test('[ACTION-08] an extract is allowed only when nothing is lacking and the inscription was not declared non-conforming', () => {
  fc.assert(
    fc.property(arbitraire, (situation) => {
      expect(obstaclesAction('extrait', situation).length === 0).toBe(
        situation.conforme && situation.derniere.etatAssociation !== 'NONCONFORME',
      )
    }),
  )
})

test('[DIGIT-01] a digitisation is allowed only in its two states; [ATTACH-01] an attachment exactly when nothing links the person to what is not struck off', () => {
  fc.assert(
    fc.property(arbitraire, (situation) => {
      expect(obstaclesAction('numerisation', situation).length === 0).toBe(['POSSIBLE', 'EN_COURS'].includes(situation.numerisation.etat))
      const { rattachement, derniere } = situation
      const free = rattachement.etat === 'NON_RATTACHE' && derniere.etatAssociation !== 'RADIEE'
      expect(obstaclesAction('rattachement', situation).length === 0).toBe(free)
    }),
  )
})

test("a clerk of the association's court is never advised to ask for an attachment: the court records paper filings itself", () => {
  const rattachement = { etat: 'NON_RATTACHE', gestion: false, depot: false, depuis: null } as const
  for (const action of depots.slice(0, 2)) {
    expect(obstaclesAction(action, situations({ rattachement, administre: true }))).toEqual([
      "Cette action est réservée aux personnes rattachées à l'association. Une requête reçue sur papier s'enregistre dans l'espace du greffe.",
    ])
    expect(obstaclesAction(action, situations({ rattachement }))).toEqual([
      "Cette action est réservée aux personnes rattachées à l'association. Demandez votre rattachement depuis cette fiche.",
    ])
  }
})

test('no reason appears twice and no sentence has a missing word', () => {
  fc.assert(
    fc.property(arbitraire, fc.constantFrom(...actions), (situation, action) => {
      const raisons = obstaclesAction(action, situation)
      expect(new Set(raisons).size).toBe(raisons.length)
      expect(raisons.join()).not.toMatch(/null|undefined|\u00a0: \.| du n'/)
    }),
  )
})

/** An action that a sentence offers, and when it is open to the reader. */
const renvois: [phrase: RegExp, ouvert: (situation: SituationActions, voies: ReadonlySet<Voie>, action: Action) => boolean][] = [
  [
    /Demandez votre rattachement/,
    (situation, voies) => voies.has('rattachement') && obstaclesAction('rattachement', situation, voies).length === 0,
  ],
  [/Acceptez-la/, ({ rattachement }, voies) => voies.has('accepter') && rattachement.etat === 'INVITATION_EN_COURS'],
  [/retirez cette requête/, ({ rattachement }, voies) => voies.has('retirer') && rattachement.depot],
  [/peut vous l'accorder/, ({ rattachement, gestionnaires }, voies) => voies.has('accorder') && gestionnaires && !rattachement.gestion],
  [/vous pouvez vous accorder/, ({ rattachement }, voies) => voies.has('accorder') && rattachement.gestion],
  [/L'action sera disponible/, (_, voies, action) => voies.has(action)],
  [
    /Déclarez d'abord la dissolution/,
    (situation, voies) => voies.has('dissolution') && obstaclesAction('dissolution', situation, voies).length === 0,
  ],
  [/consultez-le/, ({ numerisation }) => numerisation.doc !== null],
]

test('[SHEET-13] a sentence only offers an action open to its reader, whatever actions exist, and every imperative is a known one', () => {
  fc.assert(
    fc.property(arbitraire, fc.subarray([...toutes]), fc.constantFrom(...actions), (situation, ouvertes, action) => {
      const voies = new Set(ouvertes)
      for (const raison of obstaclesAction(action, situation, voies)) {
        for (const [phrase, ouvert] of renvois)
          if (phrase.test(raison)) expect(ouvert(situation, voies, action), `${action}: ${raison}`).toBe(true)
        const ordres = [...raison.matchAll(/(?:^|[.,:;] |ou |et )(\p{L}+ez)\b/gu)].map(([, ordre]) => ordre)
        const connus = ['Demandez', 'Acceptez', 'retirez', 'Déclarez', 'consultez', 'Attendez', 'Adressez', 'adressez']
        expect(
          ordres.filter((ordre) => ordre !== undefined && !connus.includes(ordre)),
          raison,
        ).toEqual([])
      }
    }),
    { numRuns: 3000 },
  )
})

test('[SHEET-13] no sentence offers an action that does not exist', () => {
  expect([...voiesEnLigne]).toEqual([
    'extrait',
    'numerisation',
    'modification',
    'dissolution',
    'radiation',
    'rattachement',
    'accepter',
    'accorder',
  ])
  fc.assert(
    fc.property(arbitraire, fc.constantFrom(...actions), (situation, action) => {
      expect(obstaclesAction(action, situation).join(' ')).not.toMatch(/retirez/)
    }),
    { numRuns: 500 },
  )
})

test.each([
  [
    'modification',
    { rattachement: { etat: 'NON_RATTACHE', gestion: false, depot: false, depuis: null } },
    "Cette action est réservée aux personnes rattachées à l'association. Pour votre rattachement, adressez-vous au greffe du tribunal.",
  ],
  [
    'modification',
    { rattachement: { etat: 'EN_COURS', gestion: false, depot: false, depuis: '2026-01-05' } },
    "Votre demande de rattachement du 05/01/2026 n'a pas encore été traitée par le tribunal.",
  ],
  [
    'modification',
    { rattachement: { etat: 'INVITATION_EN_COURS', gestion: false, depot: false, depuis: '2026-01-05' } },
    "Une invitation vous attend. Il n'est pas encore possible d'y répondre sur ce site. Adressez-vous au greffe du tribunal.",
  ],
  [
    'dissolution',
    { rattachement: { etat: 'RATTACHE', gestion: false, depot: false, depuis: '2026-01-05' } },
    'Votre rattachement ne comporte pas le droit de déposer des requêtes. Adressez-vous au greffe.',
  ],
  ['radiation', {}, "La radiation ne peut être demandée qu'après la dissolution."],
  [
    'modification',
    { requeteEnCours: { numero: 'R26000123', type: 'MODIFICATION', depuis: '2026-11-02' } },
    "La requête n°\u00a0R26000123 (Modification), déposée le 02/11/2026, est en cours d'instruction. Attendez la décision du tribunal.",
  ],
] as const satisfies readonly (readonly [Action, Partial<SituationActions>, string])[])(
  '[SHEET-13] without the way, %s, %o: the same reason, and the court where it can help',
  (action, autrement, phrase) => {
    expect(obstaclesAction(action, situations(autrement), new Set())).toEqual([phrase])
  },
)

describe('[SHEET-13] each reason has its sentence', () => {
  const rattachement = libre.rattachement
  const requete = { numero: 'R26000123', type: 'MODIFICATION', depuis: '2026-11-02' } as const
  test.each([
    [
      'modification',
      { rattachement: { ...rattachement, etat: 'NON_RATTACHE', gestion: false, depot: false, depuis: null } },
      "Cette action est réservée aux personnes rattachées à l'association. Demandez votre rattachement depuis cette fiche.",
    ],
    [
      'modification',
      { rattachement: { ...rattachement, etat: 'EN_COURS', gestion: false, depot: false } },
      "Votre demande de rattachement du 05/01/2026 n'a pas encore été traitée par le tribunal. L'action sera disponible si elle est acceptée.",
    ],
    [
      'modification',
      { rattachement: { ...rattachement, etat: 'INVITATION_EN_COURS', gestion: false, depot: false } },
      "Une invitation vous attend. Acceptez-la pour pouvoir agir selon les droits qu'elle accorde.",
    ],
    [
      'dissolution',
      { rattachement: { ...rattachement, depot: false } },
      "Votre rattachement ne comporte pas le droit de déposer des requêtes. Une personne qui gère les utilisateurs de l'association peut vous l'accorder.",
    ],
    [
      'dissolution',
      { rattachement: { ...rattachement, gestion: true, depot: false } },
      "Votre rattachement ne comporte pas le droit de déposer des requêtes. Vous gérez les utilisateurs de l'association\u00a0: vous pouvez vous accorder ce droit dans l'onglet «\u00a0Utilisateurs\u00a0».",
    ],
    [
      'dissolution',
      { rattachement: { ...rattachement, depot: false }, gestionnaires: false },
      'Votre rattachement ne comporte pas le droit de déposer des requêtes, et personne ne gère les utilisateurs de cette association. Adressez-vous au greffe.',
    ],
    [
      'modification',
      { derniere: { etatAssociation: 'DISSOUTE', ...sortOrdinaire } },
      "L'association est en liquidation\u00a0: seule la radiation peut encore être demandée.",
    ],
    [
      'radiation',
      { derniere: { etatAssociation: 'RADIEE', ...sortOrdinaire } },
      "L'association est radiée du registre\u00a0: aucune requête ne peut plus être déposée.",
    ],
    [
      'modification',
      { derniere: { etatAssociation: 'RADIEE', motifEtat: 'TRANSFERT', successeur } },
      "L'association est désormais inscrite au registre d'un autre tribunal\u00a0: Chorale du Rhin (n°\u00a0COL000007, Tribunal judiciaire de Colmar).",
    ],
    [
      'dissolution',
      { derniere: { etatAssociation: 'RADIEE', motifEtat: 'ABSORPTION', successeur } },
      "L'association a été absorbée par Chorale du Rhin (n°\u00a0COL000007, Tribunal judiciaire de Colmar).",
    ],
    [
      'rattachement',
      {
        rattachement: { etat: 'NON_RATTACHE', gestion: false, depot: false, depuis: null },
        derniere: { etatAssociation: 'RADIEE', motifEtat: 'TRANSFERT', successeur },
      },
      "L'association est désormais inscrite au registre d'un autre tribunal\u00a0: Chorale du Rhin (n°\u00a0COL000007, Tribunal judiciaire de Colmar).",
    ],
    ['radiation', {}, "La radiation ne peut être demandée qu'après la dissolution. Déclarez d'abord la dissolution."],
    [
      'modification',
      { derniere: { etatAssociation: 'NONCONFORME', ...sortOrdinaire } },
      "Le tribunal a déclaré l'inscription non conforme. Adressez-vous au greffe pour savoir quoi régulariser.",
    ],
    [
      'modification',
      { requeteEnCours: requete },
      "La requête n°\u00A0R26000123 (Modification), déposée le 02/11/2026, est en cours d'instruction. Attendez la décision du tribunal, ou retirez cette requête.",
    ],
    [
      'modification',
      { requeteEnCours: { ...requete, numero: null, type: null } },
      "Une requête concernant cette association est en cours d'instruction. Une nouvelle requête sera possible après la décision du tribunal.",
    ],
    [
      'modification',
      { transfertEnCours: { destination: 'Tribunal judiciaire de Colmar', depuis: '2026-11-03' } },
      "Le dossier a été envoyé le 03/11/2026 à un autre tribunal, qui doit l'inscrire\u00a0: Tribunal judiciaire de Colmar. Une nouvelle requête sera possible après sa décision.",
    ],
    [
      'modification',
      { conforme: false, nonConformites: ['statuts non datés', 'siège hors du ressort'] },
      "Le tribunal a relevé 2 non-conformités dans l'inscription. Elles doivent être levées avant toute nouvelle requête\u00a0: statuts non datés, siège hors du ressort.",
    ],
    [
      'modification',
      { conforme: false, nonConformites: ['Statuts non datés.'] },
      "Le tribunal a relevé 1 non-conformité dans l'inscription. Elle doit être levée avant toute nouvelle requête\u00a0: Statuts non datés.",
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
      expect(obstaclesAction(action, situations(autrement), toutes)).toEqual([phrase])
    },
  )
})
