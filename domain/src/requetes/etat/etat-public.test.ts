import { expect, test } from 'vitest'
import { situationDe } from '../procedure/fold.ts'
import { phraseDeRequete } from './etat-public.ts'
import { allActes } from '../examples/filings.ts'

const requete = { datePreEnregistrement: new Date('2026-11-19T13:02:00Z'), dateOrdonnancement: '2027-01-06' }
const situation = situationDe({ type: 'CREATION', sousTypes: [], base: null }, allActes(), '2027-01-07')

test.each([
  ['CREATION', 'INSCRITE', /^L'association est inscrite au registre depuis le /],
  ['MODIFICATION', 'INSCRITE', /^Le changement est inscrit au registre depuis le 06\/01\/2027\.$/],
  [
    'DISSOLUTION',
    'REJETEE',
    /^Votre requête a été rejetée le 06\/01\/2027\. Les motifs et les voies de recours figurent dans la notification\.$/,
  ],
] as const)('[STATE-14] a decided %s that is %s says so with its day', (type, etat, phrase) => {
  expect(phraseDeRequete({ ...requete, type, etat }, situation, '2027-01-07')).toMatch(phrase)
})

test('[STATE-14] while in progress, a request of any type says where it stands', () => {
  const enCours = { ...requete, type: 'MODIFICATION', etat: 'EN_COURS', dateOrdonnancement: null } as const
  expect(
    phraseDeRequete(
      enCours,
      situationDe({ type: 'CREATION', sousTypes: [], base: null }, allActes().slice(0, 2), '2026-11-24'),
      '2026-11-24',
    ),
  ).toBe("Le tribunal examine votre requête. Vous n'avez rien à faire. Un récépissé doit vous être délivré au plus tard le 25/11/2026.")
})
