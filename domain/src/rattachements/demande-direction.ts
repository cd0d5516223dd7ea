import { identite, nomComplet } from '../association/homonymes.ts'
import type { Version } from '../association/version.ts'

/** One member of the direction, as the clerk compares it with who asks to be attached. */
export interface Dirigeant {
  nom: string
  /** Null of a member taken over from paper, whom a text describes. */
  fonction: string | null
  /** The same first and last name, accents and capitals aside: a help to read, never an answer. */
  memeNom: boolean
}

interface Personne {
  nom: string
  prenom: string
}

/** The direction of an association beside the name of who asks (STAFF-16); of a legal entity, its representative counts. */
export const directionFaceA = ({ physiques, morales, reprises }: Version['members'], personne: Personne): Dirigeant[] => {
  const cle = ({ nom, prenom }: Personne): string => identite({ civilite: '', nom, prenom })
  const demandeur = cle(personne)
  return [
    ...physiques.map((membre) => ({ nom: nomComplet(membre), fonction: membre.fonction, memeNom: cle(membre) === demandeur })),
    ...morales.map(({ denomination, fonction, nomRepresentant: nom, prenomRepresentant: prenom }) => ({
      nom: `${denomination} (${prenom} ${nom})`,
      fonction,
      memeNom: cle({ nom, prenom }) === demandeur,
    })),
    ...reprises.map(({ description }) => ({ nom: description, fonction: null, memeNom: false })),
  ]
}
