import { registeredDirection } from '../../association/registered-direction.ts'
import { withoutDirection } from '../../association/fondateurs.ts'
import { schemaVersion } from '../../association/version.ts'
import type { Version } from '../../association/version.ts'
import type { FiledAssociation, Depot } from '../depot/depot.ts'
import { broughtDocuments, type Identifiants } from './definition.ts'

/** The parts of a filing that create an association. */
type Naissance = Pick<Depot, 'comite' | 'fondateurs'> & { association: FiledAssociation }

/**
 * The first version of a new association. The dates that only later acts set (publication, dissolution, radiation) start empty, whatever
 * was filed.
 */
export const versionDeCreation = (
  { comite, fondateurs, association }: Naissance,
  identifiants: Pick<Identifiants, 'membre' | 'documents' | 'remplaces'>,
): Version => {
  const autres = withoutDirection(comite, fondateurs)
  return {
    schema: schemaVersion,
    etatAssociation: 'INSCRITE',
    informations: {
      ...association.informations,
      dateConstitutive: association.dateConstitutive,
      dateStatuts: association.dateStatuts,
      dateInscriptionJAL: null,
      dateDissolutionJAL: null,
      dateDissolution: null,
      dateRadiation: null,
    },
    ...registeredDirection(comite, new Set(), identifiants.membre),
    fondateurs: {
      physiques: autres.physiques.map(({ civilite, nom, prenom }) => ({ civilite, nom, prenom })),
      morales: autres.morales.map(({ formeJuridique, denomination }) => ({ formeJuridique, denomination })),
    },
    documents: broughtDocuments(identifiants),
  }
}
