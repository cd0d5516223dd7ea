import type { FondateurMorale, FondateurPhysique, Fondateurs } from 'domain/association/fondateurs'
import type { Comite, MembreMorale, MembrePhysique, MembreReprise } from 'domain/association/membres'
import { indexMembres, ordreDesMembres } from 'domain/association/ordre-membres'

/** A member that a dialog edits. */
export type MembreEditable = { collection: 'physiques'; membre: MembrePhysique } | { collection: 'morales'; membre: MembreMorale }
/** A member in the place the person gave it: one taken over from the paper register is a text, never edited here. */
export type MembreSaisi = (MembreEditable | { collection: 'reprises'; membre: MembreReprise }) & {
  /** Of the register, and leaving it: the form shows it until it is sent (MEMB-12). */
  supprime?: boolean
  /** What the register has made of it since the form was opened, and when: the person chooses (MEMB-11). */
  conflit?: ConflitMembre
}
export interface ConflitMembre {
  /** Null when it has left. */
  registre: MembreSaisi | null
  le: string
}
/** The order that the register has given its members since the form was opened, and when, where the person gave them another (MEMB-11). */
export interface ConflitOrdre {
  registre: readonly string[]
  le: string
}
/** A founder who is not of the direction. */
export type FondateurSaisi = { collection: 'physiques'; membre: FondateurPhysique } | { collection: 'morales'; membre: FondateurMorale }

/** Those of a list who will be there once it is filed. */
export const presents = <M extends MembreSaisi>(liste: readonly M[]): M[] => liste.filter(({ supprime }) => !supprime)

/** The direction in its order, as a filing carries it (MEMB-04). */
export const comiteSaisi = (liste: readonly MembreSaisi[]): Comite => {
  const restants = presents(liste)
  return {
    physiques: restants.flatMap((saisi) => (saisi.collection === 'physiques' ? [saisi.membre] : [])),
    morales: restants.flatMap((saisi) => (saisi.collection === 'morales' ? [saisi.membre] : [])),
    reprises: restants.flatMap((saisi) => (saisi.collection === 'reprises' ? [saisi.membre] : [])),
    indexMembres: indexMembres(restants),
  }
}

/** The direction of the register as a form begins with it: each is known on the screen by its uuid. */
export const directionDuRegistre = (comite: Comite): MembreSaisi[] =>
  ordreDesMembres(comite).map(({ collection, membre }) => ({ collection, membre: { ...membre, localUuid: membre.uuid } }) as MembreSaisi)

export const fondateursSaisis = (fondateurs: readonly FondateurSaisi[]): Fondateurs => ({
  physiques: fondateurs.flatMap((saisi) => (saisi.collection === 'physiques' ? [saisi.membre] : [])),
  morales: fondateurs.flatMap((saisi) => (saisi.collection === 'morales' ? [saisi.membre] : [])),
})

/** A member of the direction who does not found. */
export const sansFondation = (saisi: MembreEditable): MembreEditable =>
  saisi.collection === 'physiques'
    ? { ...saisi, membre: { ...saisi.membre, estFondateur: false } }
    : { ...saisi, membre: { ...saisi.membre, estFondateur: false } }

/** A person, a legal entity, a text of the paper register, as lists and buttons name them. */
export const nomDe = ({ membre }: MembreSaisi | FondateurSaisi): string => {
  if ('description' in membre) return membre.description
  return 'denomination' in membre ? membre.denomination : `${membre.prenom} ${membre.nom}`
}
