import { fondateursAuPlus } from 'domain/association/fondateurs'
import { identite, mayBeOne, nomComplet } from 'domain/association/homonymes'
import type { ErreurChamp } from 'domain/core/erreurs'
import { civiliteParDefaut } from 'domain/core/personne'
import { lireNoms } from 'domain/requetes/depot/noms-colles'
import { textesNomsColles } from 'domain/requetes/textes/noms-colles'
import type { Deja } from './homonymes.ts'
import { lireFondateur, saisieDuFondateur } from './saisie-membre.ts'
import { nomDe, type FondateurSaisi, type MembreEditable } from './saisie-membres.ts'

/** The field values of a row read from a pasted list. */
export interface LigneSaisie {
  cle: string
  civilite: string
  nom: string
  prenom: string
}

/** The result of reading a pasted list: rows to confirm, and the parts left out, which the dialog lists. */
export interface NomsAConfirmer {
  lignes: LigneSaisie[]
  deja: string[]
  fonctions: string[]
  illisibles: string[]
}

type Saisi = MembreEditable | FondateurSaisi

/** A key that ignores the order of the two names: the list may have been read the wrong way round. */
const cleDe = ({ nom, prenom }: { nom: string; prenom: string }): string =>
  identite({ civilite: '', nom, prenom }).split('\n').toSorted().join('\n')

const clesDe = (connus: readonly Saisi[]): Set<string> =>
  new Set(connus.flatMap((saisi) => (saisi.collection === 'physiques' ? [cleDe(saisi.membre)] : [])))

/** The rows of a text. Leaves out current founders and repeated names: the person adds a second founder of the same name by hand. */
export const nomsAConfirmer = (texte: string, connus: readonly Saisi[]): NomsAConfirmer => {
  const { noms, fonctions, illisibles } = lireNoms(texte)
  const cles = clesDe(connus)
  const lu: NomsAConfirmer = { lignes: [], deja: [], fonctions: [...new Set(fonctions)], illisibles }
  for (const { civilite, nom, prenom } of noms) {
    const ligne = { cle: crypto.randomUUID(), civilite: civilite ?? civiliteParDefaut, nom, prenom }
    if (cles.has(cleDe(ligne))) lu.deja.push(nomComplet(ligne))
    else lu.lignes.push(ligne)
    cles.add(cleDe(ligne))
  }
  return lu
}

/** The errors of a text that cannot be read into rows. */
export const obstaclesALire = (texte: string): ErreurChamp[] => {
  const { noms, illisibles } = lireNoms(texte)
  const refus = (defaultMessage: string) => [{ field: 'texte', defaultMessage }]
  if (noms.length > fondateursAuPlus) return refus(textesNomsColles.tropDeNoms(noms.length, fondateursAuPlus))
  return noms.length + illisibles.length === 0 ? refus(textesNomsColles.aucunNom) : []
}

/** The founders of the confirmed rows, and the errors that prevent adding them. */
export const fondateursDesLignes = (lignes: readonly LigneSaisie[]): { fondateurs: FondateurSaisi[]; erreurs: ErreurChamp[] } => {
  const fondateurs: FondateurSaisi[] = []
  const erreurs: ErreurChamp[] = []
  for (const [rang, { cle: _, ...ligne }] of lignes.entries()) {
    const { saisi, erreurs: refus } = lireFondateur('physiques', { ...saisieDuFondateur(null), ...ligne }, null)
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
  retenus: FondateurSaisi[]
  reste: FondateurSaisi[]
  deja: Deja | null
}

/** Accepts founders up to the next one who may already be a founder. Ignores the civility, which lists seldom give. */
export const poursuivre = (connus: readonly Saisi[], { retenus, reste }: Omit<AjoutDeNoms, 'deja'>): AjoutDeNoms => {
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
