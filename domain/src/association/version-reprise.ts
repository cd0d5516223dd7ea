import { textesPersonnes } from '../core/textes-personnes.ts'
import type { CreationReprise } from './creation-reprise.ts'
import { informationsVides } from './formes.ts'
import { reprendreMembres } from './reprendre-membres.ts'
import { schemaVersion, type Version } from './version.ts'

const directionVide: Pick<Version, 'members' | 'indexMembres'> = {
  members: { physiques: [], morales: [], reprises: [] },
  indexMembres: [],
}

/** The first version of an association known on paper only (STAFF-18): what the clerk copied, and nothing else is supposed. */
export const versionDeReprise = (creation: CreationReprise, nouvelUuid: () => string): Version => {
  const { denomination, objet, adresse, complementAdresse, codePostal, commune, dateConstitutive, dateStatuts, membres } = creation
  return {
    schema: schemaVersion,
    etatAssociation: 'INSCRITE',
    informations: {
      ...informationsVides,
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
    documents: [],
  }
}
