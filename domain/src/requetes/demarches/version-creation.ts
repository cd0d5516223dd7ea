import { sansLaDirection } from '../../association/fondateurs.ts'
import type { Collection } from '../../association/membres.ts'
import { ordreDesMembres } from '../../association/ordre-membres.ts'
import { schemaVersion } from '../../association/version.ts'
import type { Version } from '../../association/version.ts'
import type { Depot } from '../depot.ts'
import type { Identifiants } from './definition.ts'

/**
 * The first version of the association a creation brings into being (design.md §5). Dates that only later acts set (publication,
 * dissolution, radiation) begin empty whatever was filed.
 */
export const versionDeCreation = (depot: Depot, identifiants: Identifiants): Version => {
  const { comite, association } = depot
  const autres = sansLaDirection(comite, depot.fondateurs)
  const identifier = <M extends { localUuid: string | null }>(collection: Collection, membres: readonly M[]) =>
    membres.map(({ localUuid: _, ...membre }, position) => ({ ...membre, uuid: identifiants.membre(collection, position) }))
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
    members: {
      physiques: identifier('physiques', comite.physiques),
      morales: identifier('morales', comite.morales),
      reprises: identifier('reprises', comite.reprises),
    },
    indexMembres: ordreDesMembres(comite).map(({ collection, position }, index) => ({
      uuid: identifiants.membre(collection, position),
      collection,
      index,
    })),
    fondateurs: {
      physiques: autres.physiques.map(({ civilite, nom, prenom }) => ({ civilite, nom, prenom })),
      morales: autres.morales.map(({ formeJuridique, denomination }) => ({ formeJuridique, denomination })),
    },
    documents: identifiants.documents.map((uuid) => ({ uuid, actif: true })),
  }
}
