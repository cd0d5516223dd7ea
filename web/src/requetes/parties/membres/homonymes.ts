import { identite } from 'domain/association/homonymes'
import type { FondateurSaisi, MembreEditable } from './saisie-membres.ts'

type Saisi = MembreEditable | FondateurSaisi

interface Listes {
  direction: readonly MembreEditable[]
  fondateurs: readonly FondateurSaisi[]
}

/** Where somebody of the same name already counts among the founders. */
export type Deja = keyof Listes

const memeNom = (un: Saisi, autre: Saisi): boolean => identite(un.membre) === identite(autre.membre)

/** Asked when a founder is typed or renamed; the answer then holds as long as the name. */
export const dejaAvantFondateur = ({ direction, fondateurs }: Listes, saisi: FondateurSaisi, avant: FondateurSaisi | null): Deja | null => {
  if (avant && memeNom(saisi, avant)) return null
  if (direction.some((autre) => autre.membre.estFondateur && memeNom(saisi, autre))) return 'direction'
  return fondateurs.some((autre) => memeNom(saisi, autre)) ? 'fondateurs' : null
}

/** The same when a member of the direction who founds is typed, renamed, or begins to found. */
export const dejaAvantMembre = (
  { fondateurs }: Pick<Listes, 'fondateurs'>,
  saisi: MembreEditable,
  avant: MembreEditable | null,
): Deja | null => {
  if (!saisi.membre.estFondateur || (avant?.membre.estFondateur && memeNom(saisi, avant))) return null
  return fondateurs.some((autre) => memeNom(saisi, autre)) ? 'fondateurs' : null
}

/** The founder, said to be another person than those of the same name. */
const distinct = (saisi: FondateurSaisi): FondateurSaisi =>
  saisi.collection === 'physiques'
    ? { ...saisi, membre: { ...saisi.membre, homonyme: true } }
    : { ...saisi, membre: { ...saisi.membre, homonyme: true } }

/** The founder as kept: with the answer just given, or the one given before under the same name. */
export const avecReponse = (saisi: FondateurSaisi, avant: FondateurSaisi | null, demande: boolean): FondateurSaisi =>
  demande || (avant?.membre.homonyme && memeNom(saisi, avant)) ? distinct(saisi) : saisi

/** The other founders once it is said whether one of them is this member: who is leaves that list, who is not is told apart. */
export const fondateursApres = (fondateurs: readonly FondateurSaisi[], membre: MembreEditable, meme: boolean): FondateurSaisi[] => {
  const lui = meme ? fondateurs.find((autre) => memeNom(membre, autre)) : undefined
  return fondateurs.filter((autre) => autre !== lui).map((autre) => (memeNom(membre, autre) ? distinct(autre) : autre))
}
