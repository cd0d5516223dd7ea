import { identite, nomComplet } from '../association/homonymes.ts'
import { representantsDe, type QualiteRepresentant } from '../association/representants.ts'
import type { Version } from '../association/version.ts'

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
