import { identite, nomComplet } from '../association/homonymes.ts'
import { estLaFonction } from '../association/fonctions.ts'
import { representantsDe, type QualiteRepresentant } from '../association/representants.ts'
import type { Version } from '../association/version.ts'
import { textesDemandeGreffe as textes } from './textes-demande-greffe.ts'

/** Who represents an association, as the clerk compares it with who asks to be attached. */
export interface RepresentantFaceA {
  nom: string
  /** Null of one taken over from paper, whom a text describes. */
  fonction: string | null
  /** The same first and last name, accents and capitals aside: a help to read, never an answer. */
  memeNom: boolean
}

interface Personne {
  nom: string
  prenom: string
}

/** Who represents an association, beside the name of who asks (STAFF-16); of a legal entity, its representative counts. */
export const representantsFaceA = (
  version: Version,
  personne: Personne,
): { qualite: QualiteRepresentant | null; representants: RepresentantFaceA[] } => {
  const { qualite, members } = representantsDe(version)
  const { physiques, morales, reprises } = members
  const cle = ({ nom, prenom }: Personne): string => identite({ civilite: '', nom, prenom })
  const demandeur = cle(personne)
  const representants = [
    ...physiques.map((membre) => ({ nom: nomComplet(membre), fonction: membre.fonction, memeNom: cle(membre) === demandeur })),
    ...morales.map(({ denomination, fonction, nomRepresentant: nom, prenomRepresentant: prenom }) => ({
      nom: `${denomination} (${prenom} ${nom})`,
      fonction,
      memeNom: cle({ nom, prenom }) === demandeur,
    })),
    ...reprises.map(({ description }) => ({ nom: description, fonction: null, memeNom: false })),
  ]
  return { qualite, representants }
}

const sameFunction = (one: string, other: string): boolean => estLaFonction(one, other) || estLaFonction(other, one)

/**
 * How what somebody declares differs from who the register says represents the association; null when one of them has their name and their
 * function, or when nobody represents it any more.
 */
export const differenceWithRegister = ({
  qualite,
  representants,
  nom,
  prenom,
  fonction,
}: Personne & { qualite: QualiteRepresentant | null; representants: readonly RepresentantFaceA[]; fonction: string }): string | null => {
  if (qualite === null) return null
  const homonyms = representants.filter(({ memeNom }) => memeNom)
  if (homonyms.length === 0) return textes.absent[qualite](`${prenom} ${nom}`)
  const functions = homonyms.flatMap((one) => one.fonction ?? [])
  return functions.some((registered) => sameFunction(registered, fonction)) ? null : textes.autreFonction(functions.join(', '), fonction)
}
