import { identite, mayBeOne } from 'domain/association/homonymes'
import { nomDe, type FondateurSaisi, type MembreEditable } from './saisie-membres.ts'

type Saisi = MembreEditable | FondateurSaisi

interface Listes {
  direction: readonly MembreEditable[]
  fondateurs: readonly FondateurSaisi[]
}

/** A founder who may be the same person: their list and their name. */
export interface Deja {
  liste: keyof Listes
  nom: string
}

const proches = (un: Saisi, autre: Saisi): boolean => mayBeOne(un.membre, autre.membre)
const memeNom = (un: Saisi, autre: Saisi): boolean => identite(un.membre) === identite(autre.membre)

const trouver = (liste: Deja['liste'], parmi: readonly Saisi[], saisi: Saisi): Deja | null => {
  const autre = parmi.find((each) => proches(saisi, each))
  return autre ? { liste, nom: nomDe(autre) } : null
}

/** Finds a founder of a close name when a founder is typed or renamed. The answer holds while the name does not change. */
export const dejaAvantFondateur = ({ direction, fondateurs }: Listes, saisi: FondateurSaisi, avant: FondateurSaisi | null): Deja | null => {
  if (avant && memeNom(saisi, avant)) return null
  const fondatrice = direction.filter(({ membre }) => membre.estFondateur)
  return trouver('direction', fondatrice, saisi) ?? trouver('fondateurs', fondateurs, saisi)
}

/** Finds a founder of a close name when a founding member of the direction is typed, renamed, or begins to found. */
export const dejaAvantMembre = (
  { fondateurs }: Pick<Listes, 'fondateurs'>,
  saisi: MembreEditable,
  avant: MembreEditable | null,
): Deja | null => {
  if (!saisi.membre.estFondateur || (avant?.membre.estFondateur && memeNom(saisi, avant))) return null
  return trouver('fondateurs', fondateurs, saisi)
}

/** Marks a founder as another person than those of a close name. */
export const distinct = (saisi: FondateurSaisi): FondateurSaisi =>
  saisi.collection === 'physiques'
    ? { ...saisi, membre: { ...saisi.membre, homonyme: true } }
    : { ...saisi, membre: { ...saisi.membre, homonyme: true } }

/** The founder with the answer just given, or the one given before under the same name. */
export const avecReponse = (saisi: FondateurSaisi, avant: FondateurSaisi | null, demande: boolean): FondateurSaisi =>
  demande || (avant?.membre.homonyme && memeNom(saisi, avant)) ? distinct(saisi) : saisi

/**
 * The founders after the answer on a member. The founder asked about leaves the list if `meme`; otherwise it is marked as another person.
 */
export const fondateursApres = (fondateurs: readonly FondateurSaisi[], membre: MembreEditable, meme: boolean): FondateurSaisi[] => {
  const asked = fondateurs.find((autre) => proches(membre, autre))
  return fondateurs
    .filter((autre) => !meme || autre !== asked)
    .map((autre) => (autre === asked || memeNom(membre, autre) ? distinct(autre) : autre))
}
