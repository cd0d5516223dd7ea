import { expect, test } from 'vitest'
import { courrielLevee } from './courriels-conformite.ts'
import type { EtatAssociation } from './etats.ts'
import type { MotifEtat } from './motif-etat.ts'

const levee = (etat: EtatAssociation | null, motifEtat: MotifEtat | null) =>
  courrielLevee({
    numero: 'STR000012',
    denomination: 'Gesangverein Eintracht',
    texte: 'Statuts non signés',
    motif: 'Statuts signés reçus',
    restantes: 0,
    etat,
    motifEtat,
    fiche: 'https://r.fr/f',
  }).paragraphes.filter((paragraphe) => /état/i.test(paragraphe))

test.each<[string, EtatAssociation | null, MotifEtat | null, string[]]>([
  ['alive again', 'INSCRITE', null, ["État de l'association au registre\u00a0: Inscrite."]],
  [
    'in a state that a takeover from paper left unknown',
    'INSCRITE',
    'ETAT_NON_REPRIS',
    ["État de l'association au registre\u00a0: État non repris du registre papier."],
  ],
  ['without capacity', 'DISSOUTE', 'RETRAIT_CAPACITE', ["État de l'association au registre\u00a0: Capacité juridique retirée."]],
  ['in a state that does not change', null, null, []],
])('[STAFF-20] the mail of a non-conformity lifted says the state given back: %s', (_, etat, motifEtat, expected) => {
  expect(levee(etat, motifEtat)).toEqual(expected)
})
