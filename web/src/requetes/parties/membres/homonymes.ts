import { identite, mayBeOne } from 'domain/association/homonymes'
import { nomDe, type FondateurSaisi, type MembreEditable } from './saisie-membres.ts'

type Saisi = MembreEditable | FondateurSaisi

interface Listes {
  direction: readonly MembreEditable[]
  fondateurs: readonly FondateurSaisi[]
}

/** Somebody who may be the same person and already counts among the founders: where, and under which name. */
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

/** Asked when a founder is typed or renamed; the answer then holds as long as the name. */
export const dejaAvantFondateur = ({ direction, fondateurs }: Listes, saisi: FondateurSaisi, avant: FondateurSaisi | null): Deja | null => {
  if (avant && memeNom(saisi, avant)) return null
  const fondatrice = direction.filter(({ membre }) => membre.estFondateur)
  return trouver('direction', fondatrice, saisi) ?? trouver('fondateurs', fondateurs, saisi)
}

/** The same when a member of the direction who founds is typed, renamed, or begins to found. */
export const dejaAvantMembre = (
  { fondateurs }: Pick<Listes, 'fondateurs'>,
  saisi: MembreEditable,
  avant: MembreEditable | null,
): Deja | null => {
  if (!saisi.membre.estFondateur || (avant?.membre.estFondateur && memeNom(saisi, avant))) return null
  return trouver('fondateurs', fondateurs, saisi)
}

/** The founder, said to be another person than those of a close name. */
export const distinct = (saisi: FondateurSaisi): FondateurSaisi =>
  saisi.collection === 'physiques'
    ? { ...saisi, membre: { ...saisi.membre, homonyme: true } }
    : { ...saisi, membre: { ...saisi.membre, homonyme: true } }

/** The founder as kept: with the answer just given, or the one given before under the same name. */
export const avecReponse = (saisi: FondateurSaisi, avant: FondateurSaisi | null, demande: boolean): FondateurSaisi =>
  demande || (avant?.membre.homonyme && memeNom(saisi, avant)) ? distinct(saisi) : saisi

/** The other founders once it is said whether the one asked about is this member: who is leaves that list, who is not is told apart. */
export const fondateursApres = (fondateurs: readonly FondateurSaisi[], membre: MembreEditable, meme: boolean): FondateurSaisi[] => {
  const asked = fondateurs.find((autre) => proches(membre, autre))
  return fondateurs
    .filter((autre) => !meme || autre !== asked)
    .map((autre) => (autre === asked || memeNom(membre, autre) ? distinct(autre) : autre))
}
