import { expect, test } from 'vitest'
import { uneCreation } from '../requetes/exemples.ts'
import { versionDeCreation } from '../requetes/demarches/version-creation.ts'
import { unComite } from './exemples.ts'
import { representation } from './representation.ts'
import type { Version } from './version.ts'

/** Odile Mittelbrucher, Président(e); a legal entity, Trésorier(ère); Lucien Obersand, Secrétaire. */
const base = versionDeCreation(uneCreation({ comite: unComite() }), {
  membre: (collection, position) => `${collection}-${position}`,
  documents: [],
  remplaces: [],
})
const presidente = 'Président(e)\u00A0: Madame Odile Mittelbrucher'
const tresorier = 'Trésorier(ère)\u00A0: Amis des orgues de Mittelbruch (Association), représentée par Monsieur Anatole Kirchweiler'
const secretaire = 'Secrétaire\u00A0: Monsieur Lucien Obersand'
const direction = "La direction représente l'association (Code civil local, art. 26)."
const sansLimite = "Aucune limite aux pouvoirs de la direction n'est inscrite."
const selon = (gouvernance: string) => `Représentant légal selon les statuts\u00A0: ${gouvernance}.`

const said = (autrement: Partial<Version>) => {
  const { personnes, ...rest } = representation({ ...base, ...autrement })
  return { ...rest, personnes: personnes.map(({ enMots }) => enMots) }
}
const infos = (autrement: Partial<Version['informations']>): Partial<Version> => ({ informations: { ...base.informations, ...autrement } })
const fonctions = (...noms: [string, string]): Partial<Version> => ({
  members: { ...base.members, physiques: base.members.physiques.map((membre, i) => ({ ...membre, fonction: noms[i] ?? '' })) },
})
const named = (phrase: string, ...personnes: string[]) => ({ phrase: `${phrase} ${sansLimite}`, personnes, limites: null, auGreffe: false })
const limited = (limites: string) => ({ ...named('', presidente), phrase: selon('Président'), limites })
const nobody = (phrase: string) => ({ phrase, personnes: [], limites: null, auGreffe: true })
const vide = { members: { physiques: [], morales: [], reprises: [] }, indexMembres: [] }

test.each<[when: string, changed: Partial<Version>, expected: object]>([
  ['the statutes name one whom the register knows', {}, named(selon('Président'), presidente)],
  [
    'two persons hold that function',
    fonctions('Présidente', 'Président'),
    named(selon('Président'), 'Présidente\u00A0: Madame Odile Mittelbrucher', 'Président\u00A0: Monsieur Lucien Obersand'),
  ],
  [
    'a neighbouring function is not that one',
    fonctions('Vice-Président(e)', "Président d'honneur"),
    named(
      `${selon('Président')} ${direction}`,
      'Vice-Président(e)\u00A0: Madame Odile Mittelbrucher',
      tresorier,
      "Président d'honneur\u00A0: Monsieur Lucien Obersand",
    ),
  ],
  [
    'the statutes name a body: the whole direction, in its order',
    infos({ gouvernance: 'Comité' }),
    named(`${selon('Comité')} ${direction}`, presidente, tresorier, secretaire),
  ],
  ['the register does not know what the statutes say', infos({ gouvernance: ' ' }), named(direction, presidente, tresorier, secretaire)],
  [
    'the direction was taken over from the paper register',
    { ...infos({ gouvernance: '' }), ...vide, members: { ...vide.members, reprises: [{ uuid: 'r1', description: 'Auguste, président' }] } },
    named(direction, 'Auguste, président'),
  ],
  ['the register knows nobody', vide, nobody('Le registre ne nomme aucun membre de la direction.')],
  ['a non-conforming inscription has still its direction', { etatAssociation: 'NONCONFORME' }, named(selon('Président'), presidente)],
  [
    'the association is dissolved: its liquidators, and no limit of what the direction could',
    { etatAssociation: 'DISSOUTE', ...fonctions('Liquidatrice', 'Secrétaire') },
    {
      phrase: "L'association est dissoute\u00A0: ses liquidateurs la représentent (Code civil local, art. 48).",
      personnes: ['Liquidatrice\u00A0: Madame Odile Mittelbrucher'],
      limites: null,
      auGreffe: false,
    },
  ],
  [
    'the association is dissolved and no liquidator is named: not its former direction',
    { etatAssociation: 'DISSOUTE' },
    nobody("L'association est dissoute\u00A0: ses liquidateurs la représentent (Code civil local, art. 48). Le registre n'en nomme aucun."),
  ],
  [
    'the association is struck off',
    { etatAssociation: 'RADIEE' },
    nobody("L'association est radiée du registre, qui ne dit plus qui peut signer pour elle."),
  ],
  [
    'the statutes limit its powers',
    infos({ stipulations: true, precisionStipulation: "Emprunts sur décision de l'assemblée." }),
    limited("Limites aux pouvoirs de la direction\u00A0: Emprunts sur décision de l'assemblée."),
  ],
  [
    'the statutes limit its powers and the register does not say how',
    infos({ stipulations: true, precisionStipulation: null }),
    limited('Les statuts limitent les pouvoirs de la direction\u00A0; le registre ne dit pas comment.'),
  ],
])('who may sign when %s', (_, changed, expected) => {
  expect(said(changed)).toEqual(expected)
})
