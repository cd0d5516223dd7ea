import { textesPersonnes } from '../core/textes/personnes.ts'
import { type CreationReprise, nonConnu } from './creation-reprise.ts'
import { informationsVides } from './formes.ts'
import type { Inconnu } from './inconnus.ts'
import { reprendreMembres } from './reprendre-membres.ts'
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
const inconnusDeLaReprise = ({ etatAssociation, but, limites }: CreationReprise): Inconnu[] => [
  ...(etatAssociation === nonConnu ? (['etatAssociation'] as const) : []),
  ...(but === nonConnu ? (['but'] as const) : []),
  ...(limites === nonConnu ? (['stipulations'] as const) : []),
]

/** The first version of an association known on paper only (STAFF-18): what the clerk copied, and no assumption. */
export const versionDeReprise = (creation: CreationReprise, nouvelUuid: () => string): Version => {
  const { denomination, objet, adresse, complementAdresse, codePostal, commune, dateConstitutive, dateStatuts, membres } = creation
  const { etatAssociation, but, gouvernance, limites, precisionStipulation } = creation
  const stipulations = limites === 'STATUTAIRES'
  return {
    schema: schemaVersion,
    // The state in which filings are accepted; `nonRepris` marks it as unknown.
    etatAssociation: etatAssociation === nonConnu ? 'INSCRITE' : etatAssociation,
    nonRepris: inconnusDeLaReprise(creation),
    informations: {
      ...informationsVides,
      ...(but !== nonConnu && { but }),
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
    ...reprendreMembres(directionVide, membres, nouvelUuid),
    fondateurs: { physiques: [], morales: [] },
    ...(etatAssociation === 'DISSOUTE' && { liquidationAssociation: liquidationNonReprise }),
    documents: [],
  }
}
