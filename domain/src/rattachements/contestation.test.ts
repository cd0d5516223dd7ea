import fc from 'fast-check'
import { expect, test } from 'vitest'
import { obstaclesContestationDroits, type SituationContestation } from './contestation.ts'
import { courrielOctroi } from './courriels-contestation.ts'

const situations: fc.Arbitrary<SituationContestation> = fc.record({
  siens: fc.boolean(),
  accordes: fc.boolean(),
  gestion: fc.boolean(),
  deja: fc.boolean(),
})

/** An action that a sentence offers, and the situations where that action is open to the reader. */
const renvois: [phrase: RegExp, ouvert: (situation: SituationContestation) => boolean][] = [
  [/y mettre fin/, ({ siens }) => siens],
  [/vous pouvez les retirer/, ({ gestion }) => gestion],
]

test('an attached user contests rights once, but not rights they may end themselves; a sentence only offers an action open to its reader', () => {
  fc.assert(
    fc.property(situations, (situation) => {
      const { siens, accordes, gestion, deja } = situation
      const raisons = obstaclesContestationDroits(situation)
      expect(raisons.length === 0).toBe(!siens && !(accordes && gestion) && !deja)
      const suivis = renvois.filter(([phrase]) => raisons.some((raison) => phrase.test(raison)))
      expect(suivis.every(([, ouvert]) => ouvert(situation))).toBe(true)
      expect(raisons.filter((raison) => /vous pouvez/.test(raison))).toHaveLength(suivis.length)
    }),
  )
})

test('the mail of a granted attachment gives the person, the rights, their end, who gave them, the reason and where to contest', () => {
  const courriel = courrielOctroi({
    denomination: 'Chorale',
    numero: 'STR000123',
    uuid: '7d0f',
    le: '2026-11-20',
    personne: 'Basile Obersand',
    par: 'Le greffe',
    motif: 'Élection vérifiée',
    fiche: 'https://exemple.fr/association/STR000123',
    fonction: 'Trésorier',
    gestion: false,
    depot: false,
    fin: '2027-06-30',
  })
  const dit = courriel.paragraphes.join('\n').replaceAll('\u00a0', ' ')
  for (const phrase of [
    'rattachée le 20/11/2026',
    '(n° STR000123) : Basile Obersand.',
    'Fonction : Trésorier',
    'consulter la fiche',
    'fin après le 30/06/2027',
    'accordé par : Le greffe.',
    'Motif : Élection vérifiée',
    'https://exemple.fr/association/STR000123?onglet=utilisateurs&contester=7d0f',
  ])
    expect(dit).toContain(phrase)
})
