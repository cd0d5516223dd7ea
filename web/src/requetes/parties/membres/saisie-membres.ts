import type { FondateurMorale, FondateurPhysique, Fondateurs } from 'domain/association/fondateurs'
import type { Comite, MembreMorale, MembrePhysique } from 'domain/association/membres'
import { indexMembres } from 'domain/association/ordre-membres'

/** A member of the direction, in the place the person gave it. */
export type MembreSaisi = { collection: 'physiques'; membre: MembrePhysique } | { collection: 'morales'; membre: MembreMorale }
/** A founder who is not of the direction. */
export type FondateurSaisi = { collection: 'physiques'; membre: FondateurPhysique } | { collection: 'morales'; membre: FondateurMorale }

/** The direction in its order, as a filing carries it (MEMB-04). */
export const comiteSaisi = (direction: readonly MembreSaisi[]): Comite => ({
  physiques: direction.flatMap((saisi) => (saisi.collection === 'physiques' ? [saisi.membre] : [])),
  morales: direction.flatMap((saisi) => (saisi.collection === 'morales' ? [saisi.membre] : [])),
  reprises: [],
  indexMembres: indexMembres(direction),
})

export const fondateursSaisis = (fondateurs: readonly FondateurSaisi[]): Fondateurs => ({
  physiques: fondateurs.flatMap((saisi) => (saisi.collection === 'physiques' ? [saisi.membre] : [])),
  morales: fondateurs.flatMap((saisi) => (saisi.collection === 'morales' ? [saisi.membre] : [])),
})

/** A member of the direction who does not found. */
export const sansFondation = (saisi: MembreSaisi): MembreSaisi =>
  saisi.collection === 'physiques'
    ? { ...saisi, membre: { ...saisi.membre, estFondateur: false } }
    : { ...saisi, membre: { ...saisi.membre, estFondateur: false } }

/** A person, a legal entity, as lists and buttons name them. */
export const nomDe = ({ membre }: MembreSaisi | FondateurSaisi): string =>
  'denomination' in membre ? membre.denomination : `${membre.prenom} ${membre.nom}`
