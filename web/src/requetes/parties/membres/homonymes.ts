import { identite, mayBeOne } from 'domain/association/homonymes'
import { nomDe, type TypedFondateur, type MembreEditable } from './saisie-membres.ts'

type TypedPersonne = MembreEditable | TypedFondateur

interface Listes {
  direction: readonly MembreEditable[]
  fondateurs: readonly TypedFondateur[]
}

/** A founder who may be the same person: their list and their name. */
export interface PossibleDuplicate {
  liste: keyof Listes
  nom: string
}

const proches = (un: TypedPersonne, autre: TypedPersonne): boolean => mayBeOne(un.membre, autre.membre)
const isSameNom = (un: TypedPersonne, autre: TypedPersonne): boolean => identite(un.membre) === identite(autre.membre)

const find = (liste: PossibleDuplicate['liste'], parmi: readonly TypedPersonne[], saisi: TypedPersonne): PossibleDuplicate | null => {
  const autre = parmi.find((each) => proches(saisi, each))
  return autre ? { liste, nom: nomDe(autre) } : null
}

/** Finds a founder of a close name when a founder is typed or renamed. The answer holds while the name does not change. */
export const findDuplicateOfFondateur = (
  { direction, fondateurs }: Listes,
  saisi: TypedFondateur,
  avant: TypedFondateur | null,
): PossibleDuplicate | null => {
  if (avant && isSameNom(saisi, avant)) return null
  const fondatrice = direction.filter(({ membre }) => membre.estFondateur)
  return find('direction', fondatrice, saisi) ?? find('fondateurs', fondateurs, saisi)
}

/** Finds a founder of a close name when a founding member of the direction is typed or renamed, or when a member is newly marked as a founder. */
export const findDuplicateOfMembre = (
  { fondateurs }: Pick<Listes, 'fondateurs'>,
  saisi: MembreEditable,
  avant: MembreEditable | null,
): PossibleDuplicate | null => {
  if (!saisi.membre.estFondateur || (avant?.membre.estFondateur && isSameNom(saisi, avant))) return null
  return find('fondateurs', fondateurs, saisi)
}

/** Marks a founder as another person than those of a close name. */
export const markDistinct = (saisi: TypedFondateur): TypedFondateur =>
  saisi.collection === 'physiques'
    ? { ...saisi, membre: { ...saisi.membre, homonyme: true } }
    : { ...saisi, membre: { ...saisi.membre, homonyme: true } }

/** The founder with the answer just given, or the one given before under the same name. */
export const applyReponse = (saisi: TypedFondateur, avant: TypedFondateur | null, demande: boolean): TypedFondateur =>
  demande || (avant?.membre.homonyme && isSameNom(saisi, avant)) ? markDistinct(saisi) : saisi

/**
 * The founders after the answer on a member. The founder asked about leaves the list if `equals`; otherwise it is marked as another person.
 */
export const applyReponseToFondateurs = (
  fondateurs: readonly TypedFondateur[],
  membre: MembreEditable,
  meme: boolean,
): TypedFondateur[] => {
  const asked = fondateurs.find((autre) => proches(membre, autre))
  return fondateurs
    .filter((autre) => !meme || autre !== asked)
    .map((autre) => (autre === asked || isSameNom(membre, autre) ? markDistinct(autre) : autre))
}
