import type { FondateurMorale, FondateurPhysique, Fondateurs } from 'domain/association/fondateurs'
import type { Comite, MembreMorale, MembrePhysique, MembreReprise } from 'domain/association/membres'
import { indexMembres, ordreDesMembres } from 'domain/association/ordre-membres'

/** A member that a dialog edits. */
export type MembreEditable = { collection: 'physiques'; membre: MembrePhysique } | { collection: 'morales'; membre: MembreMorale }
/** A member of an ordered list. One taken over from the paper register is a text, never edited here. */
export type TypedMembre = (MembreEditable | { collection: 'reprises'; membre: MembreReprise }) & {
  /** A member of the register who leaves: the form shows them until it is sent (MEMB-12). */
  supprime?: boolean
  /** The register's change to a member that the form has also changed: the person chooses (MEMB-11). */
  conflit?: ConflitMembre
}
export interface ConflitMembre {
  /** The member in the register; null when they have left it. */
  registre: TypedMembre | null
  le: string
}
/** The register's new order of members and its day, when the person has also reordered them since the form was opened (MEMB-11). */
export interface ConflitOrdre {
  registre: readonly string[]
  le: string
}
/** A founder who is not a member of the direction. */
export type TypedFondateur = { collection: 'physiques'; membre: FondateurPhysique } | { collection: 'morales'; membre: FondateurMorale }

/** The members of a list who are not leaving. */
export const presents = <M extends TypedMembre>(liste: readonly M[]): M[] => liste.filter(({ supprime }) => !supprime)

/** The direction in its order, in the shape of a filing (MEMB-04). */
export const toComite = (liste: readonly TypedMembre[]): Comite => {
  const restants = presents(liste)
  return {
    physiques: restants.flatMap((saisi) => (saisi.collection === 'physiques' ? [saisi.membre] : [])),
    morales: restants.flatMap((saisi) => (saisi.collection === 'morales' ? [saisi.membre] : [])),
    reprises: restants.flatMap((saisi) => (saisi.collection === 'reprises' ? [saisi.membre] : [])),
    indexMembres: indexMembres(restants),
  }
}

/** The direction of the register, as the initial values of a form. Each uuid is also the local uuid. */
export const toDirection = (comite: Comite): TypedMembre[] =>
  ordreDesMembres(comite).map(({ collection, membre }) => ({ collection, membre: { ...membre, localUuid: membre.uuid } }) as TypedMembre)

export const toFondateurs = (fondateurs: readonly TypedFondateur[]): Fondateurs => ({
  physiques: fondateurs.flatMap((saisi) => (saisi.collection === 'physiques' ? [saisi.membre] : [])),
  morales: fondateurs.flatMap((saisi) => (saisi.collection === 'morales' ? [saisi.membre] : [])),
})

/** The member, no longer a founder. */
export const withoutFondation = (saisi: MembreEditable): MembreEditable =>
  saisi.collection === 'physiques'
    ? { ...saisi, membre: { ...saisi.membre, estFondateur: false } }
    : { ...saisi, membre: { ...saisi.membre, estFondateur: false } }

/** The name of a person, a legal entity or a text of the paper register, in lists and buttons. */
export const nomDe = ({ membre }: TypedMembre | TypedFondateur): string => {
  if ('description' in membre) return membre.description
  return 'denomination' in membre ? membre.denomination : `${membre.prenom} ${membre.nom}`
}
