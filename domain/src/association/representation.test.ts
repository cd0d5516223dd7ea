import { expect, test } from 'vitest'
import { aCreationDepot } from '../requetes/examples/filings.ts'
import { versionDeCreation } from '../requetes/demarches/version-creation.ts'
import { aComite, aMembrePhysique } from './exemples.ts'
import { sortOrdinaire } from './motif-etat.ts'
import { representation } from './representation.ts'
import type { ReadableSort } from './successeur.ts'
import type { Version } from './version.ts'

/** Odile Mittelbrucher, Président(e); a legal entity, Trésorier(ère); Lucien Obersand, Secrétaire. */
const base = versionDeCreation(aCreationDepot({ comite: aComite() }), {
  membre: (collection, position) => `${collection}-${position}`,
  documents: [],
  remplaces: [],
})
const presidente = 'Président(e)\u00A0: Madame Odile Mittelbrucher'
const tresorier = 'Trésorier(ère)\u00A0: Amis des orgues de Mittelbruch (Association), représentée par Monsieur Anatole Kirchweiler'
const secretaire = 'Secrétaire\u00A0: Monsieur Lucien Obersand'
const direction = "La direction représente l'association (Code civil local, art. 26)."
const sansLimite = "Aucune limite aux pouvoirs de la direction n'est inscrite."
const etatInconnu = "L'état de l'association n'a pas été repris du registre papier\u00A0: elle peut être dissoute ou radiée."
const statutsPhrase = (gouvernance: string) => `Représentant légal selon les statuts\u00A0: ${gouvernance}.`

type Changed = Partial<Version & ReadableSort>
const said = (autrement: Changed) => {
  const { personnes, ...rest } = representation({ ...base, ...sortOrdinaire, ...autrement })
  return { ...rest, personnes: personnes.map(({ enMots }) => enMots) }
}
const infos = (autrement: Partial<Version['informations']>): Partial<Version> => ({ informations: { ...base.informations, ...autrement } })
const fonctions = (...noms: [string, string]): Partial<Version> => ({
  members: { ...base.members, physiques: base.members.physiques.map((membre, i) => ({ ...membre, fonction: noms[i] ?? '' })) },
})
const named = (phrase: string, ...personnes: string[]) => ({
  qualite: 'DIRECTION',
  phrase: `${phrase} ${sansLimite}`,
  personnes,
  limites: null,
  auGreffe: false,
})
const taken = (...personnes: string[]) => ({
  ...named('', ...personnes),
  phrase: `Le représentant légal n'a pas été repris du registre papier. ${direction} Les limites aux pouvoirs de la direction n'ont pas été reprises du registre papier.`,
})
const limited = (limites: string) => ({ ...named('', presidente), phrase: statutsPhrase('Président'), limites })
const nobody = (phrase: string, qualite: string | null, auGreffe = true) => ({ qualite, phrase, personnes: [], limites: null, auGreffe })
const enLiquidation = "L'association est dissoute\u00A0: ses liquidateurs la représentent (Code civil local, art. 48)."
const sansCapacite =
  "La capacité juridique a été retirée à l'association\u00A0: ses liquidateurs la représentent pour sa liquidation (Code civil local, art. 43 à 49 et 73)."
/** Two liquidators, the second listed first; neither sits in the direction. */
const withTwoLiquidateurs = (commentaireLiquidation: string | null = null): Partial<Version> => ({
  liquidationAssociation: {
    commentaireLiquidation,
    liquidateurs: {
      members: {
        physiques: [{ ...aMembrePhysique({ prenom: 'Ulrike', nom: 'Wolfsberg', fonction: 'Liquidateur' }), uuid: 'l1' }],
        morales: [],
        reprises: [{ uuid: 'l2', description: 'Me Anne Vogel, liquidatrice' }],
      },
      indexMembres: [
        { uuid: 'l2', collection: 'reprises', index: 0 },
        { uuid: 'l1', collection: 'physiques', index: 1 },
      ],
    },
  },
})
const liquidateurs = (phrase: string) => ({
  qualite: 'LIQUIDATEURS',
  phrase,
  personnes: ['Me Anne Vogel, liquidatrice', 'Liquidateur\u00A0: Madame Ulrike Wolfsberg'],
  limites: null,
  auGreffe: false,
})
const successeur = { numero: 'COL000007', denomination: 'Chorale du Rhin', tribunal: 'Tribunal judiciaire de Colmar' }
const vide = { members: { physiques: [], morales: [], reprises: [] }, indexMembres: [] }

test.each<[when: string, changed: Changed, expected: object]>([
  ['the statutes name one whom the register knows', {}, named(statutsPhrase('Président'), presidente)],
  [
    'two persons hold that function',
    fonctions('Présidente', 'Président'),
    named(statutsPhrase('Président'), 'Présidente\u00A0: Madame Odile Mittelbrucher', 'Président\u00A0: Monsieur Lucien Obersand'),
  ],
  [
    'a neighbouring function is not that one',
    fonctions('Vice-Président(e)', "Président d'honneur"),
    named(
      `${statutsPhrase('Président')} ${direction}`,
      'Vice-Président(e)\u00A0: Madame Odile Mittelbrucher',
      tresorier,
      "Président d'honneur\u00A0: Monsieur Lucien Obersand",
    ),
  ],
  [
    'the statutes name a body: the whole direction, in its order',
    infos({ gouvernance: 'Comité' }),
    named(`${statutsPhrase('Comité')} ${direction}`, presidente, tresorier, secretaire),
  ],
  ['the register does not know what the statutes say', infos({ gouvernance: ' ' }), taken(presidente, tresorier, secretaire)],
  [
    'the direction was taken over from the paper register',
    { ...infos({ gouvernance: '' }), ...vide, members: { ...vide.members, reprises: [{ uuid: 'r1', description: 'Auguste, président' }] } },
    taken('Auguste, président'),
  ],
  ['the register knows nobody', vide, nobody('Le registre ne nomme aucun membre de la direction.', 'DIRECTION')],
  [
    'a takeover names the legal representative and not the limits of powers',
    { nonRepris: ['stipulations'] },
    {
      ...named('', presidente),
      phrase: `${statutsPhrase('Président')} Les limites aux pouvoirs de la direction n'ont pas été reprises du registre papier.`,
    },
  ],
  [
    'a takeover knows that there is no limit and not the legal representative',
    { ...infos({ gouvernance: '' }), nonRepris: [] },
    named(`Le représentant légal n'a pas été repris du registre papier. ${direction}`, presidente, tresorier, secretaire),
  ],
  [
    'a takeover does not know its state: the court may tell',
    { motifEtat: 'ETAT_NON_REPRIS' },
    { ...named('', presidente), phrase: `${statutsPhrase('Président')} ${sansLimite} ${etatInconnu}`, auGreffe: true },
  ],
  [
    'a takeover knows neither its state nor anybody',
    { motifEtat: 'ETAT_NON_REPRIS', ...vide },
    nobody(`Le registre ne nomme aucun membre de la direction. ${etatInconnu}`, 'DIRECTION'),
  ],
  [
    'a non-conforming inscription has still its direction',
    { etatAssociation: 'NONCONFORME' },
    named(statutsPhrase('Président'), presidente),
  ],
  [
    'the association is dissolved: the liquidators that the dissolution named, in their order, whatever its direction is called',
    { etatAssociation: 'DISSOUTE', ...fonctions('Liquidatrice', 'Secrétaire'), ...withTwoLiquidateurs() },
    liquidateurs(enLiquidation),
  ],
  [
    'a dissolved association is declared non-conforming: its liquidators still',
    { etatAssociation: 'NONCONFORME', ...infos({ dateDissolution: null }), ...withTwoLiquidateurs() },
    liquidateurs(enLiquidation),
  ],
  [
    'its capacity was withdrawn',
    { etatAssociation: 'DISSOUTE', motifEtat: 'RETRAIT_CAPACITE', ...withTwoLiquidateurs() },
    liquidateurs(sansCapacite),
  ],
  [
    'its capacity was withdrawn and no liquidator is named',
    { etatAssociation: 'DISSOUTE', motifEtat: 'RETRAIT_CAPACITE' },
    nobody(`${sansCapacite} Le registre n'en nomme aucun.`, 'LIQUIDATEURS'),
  ],
  [
    'the association is dissolved and no liquidator is named: not its former direction',
    { etatAssociation: 'DISSOUTE', ...fonctions('Liquidatrice', 'Secrétaire') },
    nobody(`${enLiquidation} Le registre n'en nomme aucun.`, 'LIQUIDATEURS'),
  ],
  [
    'the dissolution says why there is no liquidator',
    {
      etatAssociation: 'DISSOUTE',
      liquidationAssociation: { commentaireLiquidation: 'Aucun actif.', liquidateurs: vide },
    },
    nobody(`${enLiquidation} Le registre n'en nomme aucun. Explication déclarée\u00A0: Aucun actif.`, 'LIQUIDATEURS'),
  ],
  [
    'the association is struck off: neither its direction nor its former liquidators',
    { etatAssociation: 'RADIEE', ...withTwoLiquidateurs() },
    nobody("L'association est radiée du registre, qui ne dit plus qui peut signer pour elle.", null),
  ],
  [
    'another absorbed it: which one, and nothing to ask the court',
    { etatAssociation: 'RADIEE', motifEtat: 'ABSORPTION', successeur },
    nobody("L'association a été absorbée par Chorale du Rhin (n°\u00A0COL000007, Tribunal judiciaire de Colmar).", null, false),
  ],
  [
    'it went to another court, where it lives',
    { etatAssociation: 'RADIEE', motifEtat: 'TRANSFERT', successeur },
    nobody(
      "L'association est désormais inscrite au registre d'un autre tribunal\u00A0: Chorale du Rhin (n°\u00A0COL000007, Tribunal judiciaire de Colmar).",
      null,
      false,
    ),
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
