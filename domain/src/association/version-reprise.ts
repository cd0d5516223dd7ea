import { textesPersonnes } from '../core/textes/personnes.ts'
import { type CreationReprise, unknownAnswer } from './creation-reprise.ts'
import { emptyInformations } from './formes.ts'
import type { UnknownChamp } from './unknowns.ts'
import { takeOverMembres } from './take-over-membres.ts'
import { schemaVersion, type Version } from './version.ts'

const directionVide: Pick<Version, 'members' | 'indexMembres'> = {
  members: { physiques: [], morales: [], reprises: [] },
  indexMembres: [],
}

/**
 * A dissolution known from the paper register only, without its day or its liquidators. It keeps the association dissolved under a later
 * non-conformity (`etatDeFond`).
 */
export const liquidationNonReprise: NonNullable<Version['liquidationAssociation']> = {
  commentaireLiquidation: null,
  liquidateurs: directionVide,
}

/** The fields that the clerk did not find on paper. */
const repriseUnknowns = ({ etatAssociation, but, limites }: CreationReprise): UnknownChamp[] => [
  ...(etatAssociation === unknownAnswer ? (['etatAssociation'] as const) : []),
  ...(but === unknownAnswer ? (['but'] as const) : []),
  ...(limites === unknownAnswer ? (['stipulations'] as const) : []),
]

/** The first version of an association known on paper only (STAFF-18): what the clerk copied, and no assumption. */
export const versionDeReprise = (creation: CreationReprise, nouvelUuid: () => string): Version => {
  const { denomination, objet, adresse, complementAdresse, codePostal, commune, dateConstitutive, dateStatuts, membres } = creation
  const { etatAssociation, but, gouvernance, limites, precisionStipulation } = creation
  const stipulations = limites === 'STATUTAIRES'
  return {
    schema: schemaVersion,
    // The state in which filings are accepted; `nonRepris` marks it as unknown.
    etatAssociation: etatAssociation === unknownAnswer ? 'INSCRITE' : etatAssociation,
    nonRepris: repriseUnknowns(creation),
    informations: {
      ...emptyInformations,
      ...(but !== unknownAnswer && { but }),
      gouvernance: gouvernance ?? '',
      stipulations,
      precisionStipulation: stipulations ? precisionStipulation : null,
      denomination,
      objet,
      adresse: { adresse, complementAdresse, codePostal, commune, pays: textesPersonnes.paysParDefaut, domiciliation: null },
      dateConstitutive,
      dateStatuts,
      dateInscriptionJAL: null,
      dateDissolutionJAL: null,
      dateDissolution: null,
      dateRadiation: null,
    },
    ...takeOverMembres(directionVide, membres, nouvelUuid),
    fondateurs: { physiques: [], morales: [] },
    ...(etatAssociation === 'DISSOUTE' && { liquidationAssociation: liquidationNonReprise }),
    documents: [],
  }
}
