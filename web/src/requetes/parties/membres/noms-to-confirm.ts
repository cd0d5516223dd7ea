import { maxFondateurs } from 'domain/association/fondateurs'
import { identite, mayBeOne, fullNom } from 'domain/association/homonymes'
import type { ErreurChamp } from 'domain/core/erreurs'
import { defaultCivilite } from 'domain/core/personne'
import { readNoms } from 'domain/requetes/depot/pasted-noms'
import { textesPastedNoms } from 'domain/requetes/textes/pasted-noms'
import type { PossibleDuplicate } from './homonymes.ts'
import { readFondateur, toSaisieFondateur } from './saisie-membre.ts'
import { nomDe, type TypedFondateur, type MembreEditable } from './saisie-membres.ts'

/** The field values of a row read from a pasted list. */
export interface LigneSaisie {
  cle: string
  civilite: string
  nom: string
  prenom: string
}

/** The result of reading a pasted list: rows to confirm, and the parts left out, which the dialog lists. */
export interface NomsToConfirm {
  lignes: LigneSaisie[]
  deja: string[]
  fonctions: string[]
  illisibles: string[]
}

type TypedPersonne = MembreEditable | TypedFondateur

/** A key that ignores the order of the two names: the list may have been read the wrong way round. */
const cleDe = ({ nom, prenom }: { nom: string; prenom: string }): string =>
  identite({ civilite: '', nom, prenom }).split('\n').toSorted().join('\n')

const clesDe = (connus: readonly TypedPersonne[]): Set<string> =>
  new Set(connus.flatMap((saisi) => (saisi.collection === 'physiques' ? [cleDe(saisi.membre)] : [])))

/** The rows of a text. Leaves out current founders and repeated names: the person adds a second founder of the same name by hand. */
export const findNomsToConfirm = (texte: string, connus: readonly TypedPersonne[]): NomsToConfirm => {
  const { noms, fonctions, illisibles } = readNoms(texte)
  const cles = clesDe(connus)
  const lu: NomsToConfirm = { lignes: [], deja: [], fonctions: [...new Set(fonctions)], illisibles }
  for (const { civilite, nom, prenom } of noms) {
    const ligne = { cle: crypto.randomUUID(), civilite: civilite ?? defaultCivilite, nom, prenom }
    if (cles.has(cleDe(ligne))) lu.deja.push(fullNom(ligne))
    else lu.lignes.push(ligne)
    cles.add(cleDe(ligne))
  }
  return lu
}

/** The errors of a text that cannot be read into rows. */
export const checkPastedTexte = (texte: string): ErreurChamp[] => {
  const { noms, illisibles } = readNoms(texte)
  const refus = (defaultMessage: string) => [{ field: 'texte', defaultMessage }]
  if (noms.length > maxFondateurs) return refus(textesPastedNoms.tropDeNoms(noms.length, maxFondateurs))
  return noms.length + illisibles.length === 0 ? refus(textesPastedNoms.aucunNom) : []
}

/** The founders of the confirmed rows, and the errors that prevent adding them. */
export const fondateursDesLignes = (lignes: readonly LigneSaisie[]): { fondateurs: TypedFondateur[]; erreurs: ErreurChamp[] } => {
  const fondateurs: TypedFondateur[] = []
  const erreurs: ErreurChamp[] = []
  for (const [rang, { cle: _, ...ligne }] of lignes.entries()) {
    const { saisi, erreurs: refus } = readFondateur('physiques', { ...toSaisieFondateur(null), ...ligne }, null)
    if (saisi) fondateurs.push(saisi)
    erreurs.push(...(refus ?? []).map(({ field, defaultMessage }) => ({ field: `lignes[${rang}].${field}`, defaultMessage })))
  }
  return { fondateurs, erreurs }
}

/**
 * The progress of adding a list: founders accepted, founders left, and the person that the first one left may be. `deja` is null at the
 * end.
 */
export interface AjoutDeNoms {
  retenus: TypedFondateur[]
  reste: TypedFondateur[]
  deja: PossibleDuplicate | null
}

/** Accepts founders up to the next one who may already be a founder. Ignores the civility, which lists seldom give. */
export const acceptFondateurs = (connus: readonly TypedPersonne[], { retenus, reste }: Omit<AjoutDeNoms, 'deja'>): AjoutDeNoms => {
  const gardes = [...retenus]
  for (const [rang, saisi] of reste.entries()) {
    const autre = [...connus, ...gardes].find(({ membre }) => mayBeOne({ ...saisi.membre, civilite: '' }, membre))
    if (autre) {
      const liste = 'fonction' in autre.membre ? 'direction' : 'fondateurs'
      return { retenus: gardes, reste: reste.slice(rang), deja: { liste, nom: nomDe(autre) } }
    }
    gardes.push(saisi)
  }
  return { retenus: gardes, reste: [], deja: null }
}
