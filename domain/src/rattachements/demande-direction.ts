import { identite, fullNom } from '../association/homonymes.ts'
import { isFonction } from '../association/fonctions.ts'
import { representantsDe, type QualiteRepresentant } from '../association/representants.ts'
import type { Version } from '../association/version.ts'
import { textesDemandeGreffe as textes } from './textes/demande-greffe.ts'

/** A representative of an association, compared by the clerk with the person who asks to be attached. */
export interface RepresentantFaceA {
  nom: string
  /** Null for a member taken over from paper, described by a free text only. */
  fonction: string | null
  /** Same first and last name, ignoring accents and case. A hint for the clerk, not a proof. */
  memeNom: boolean
}

interface Personne {
  nom: string
  prenom: string
}

/** The representatives of an association, compared with the person who asks (STAFF-16). A legal entity counts by its representative. */
export const representantsFaceA = (
  version: Version,
  personne: Personne,
): { qualite: QualiteRepresentant | null; representants: RepresentantFaceA[] } => {
  const { qualite, members } = representantsDe(version)
  const { physiques, morales, reprises } = members
  const cle = ({ nom, prenom }: Personne): string => identite({ civilite: '', nom, prenom })
  const demandeur = cle(personne)
  const representants = [
    ...physiques.map((membre) => ({ nom: fullNom(membre), fonction: membre.fonction, memeNom: cle(membre) === demandeur })),
    ...morales.map(({ denomination, fonction, nomRepresentant: nom, prenomRepresentant: prenom }) => ({
      nom: `${denomination} (${prenom} ${nom})`,
      fonction,
      memeNom: cle({ nom, prenom }) === demandeur,
    })),
    ...reprises.map(({ description }) => ({ nom: description, fonction: null, memeNom: false })),
  ]
  return { qualite, representants }
}

const sameFunction = (one: string, other: string): boolean => isFonction(one, other) || isFonction(other, one)

/**
 * How the declared name and function differ from the representatives in the register. Null when a representative has both this name and
 * this function, or when nobody represents the association any more.
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
