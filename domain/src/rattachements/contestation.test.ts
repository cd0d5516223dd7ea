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

/** Where a sentence sends its reader, and when that way is open to them. */
const renvois: [phrase: RegExp, ouvert: (situation: SituationContestation) => boolean][] = [
  [/y mettre fin/, ({ siens }) => siens],
  [/vous pouvez les retirer/, ({ gestion }) => gestion],
]

test('rights are contested once by whoever is attached, but not what they may end themselves; a way named is a way open', () => {
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

test('the mail of an attachment granted says who has which rights until when, who gave them and why, and where to contest', () => {
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
