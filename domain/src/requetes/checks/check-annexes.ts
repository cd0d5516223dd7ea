import type { Annexe } from '../../core/annexe.ts'
import type { ModeAnnexe } from '../../core/documents.ts'
import { sous } from '../../core/erreurs.ts'
import type { ErreurChamp } from '../../core/erreurs.ts'
import { checkFichier, checkTotal } from '../../core/fichier.ts'
import { checkAnnexe } from '../../core/check-annexe.ts'
import type { ContexteDepot } from '../depot/contexte-depot.ts'
import { listeDesPieces, type RequiredPieces } from '../depot/pieces-requises.ts'

/** Errors of the annexes step as a whole: missing documents (ANNEX-08, ANNEX-10, ANNEX-11), and total size of the files (ANNEX-09). */
export const manquesAnnexes = (
  pieces: RequiredPieces,
  documents: readonly { type: string }[],
  tailleTotale: number,
  tailleMax: number,
): ErreurChamp[] => {
  const manques: ErreurChamp[] = listeDesPieces(pieces, documents).flatMap(({ jointe, libelle }) =>
    jointe ? [] : [{ field: 'documents', defaultMessage: libelle }],
  )
  if (pieces.auMoinsUne && documents.length === 0) manques.push({ field: 'documents', defaultMessage: pieces.auMoinsUne })
  const total = checkTotal(tailleTotale, tailleMax)
  if (total) manques.push({ field: 'documents', defaultMessage: total })
  return manques
}

/** Errors of the annexes of a filing: their types, the required documents, and the file of each. */
export const checkAnnexes = (
  { mode, pieces }: { mode: ModeAnnexe; pieces: RequiredPieces },
  documents: readonly Annexe[],
  contexte: ContexteDepot,
): ErreurChamp[] => {
  const tailleTotale = contexte.fichiers.reduce((total, fichier) => total + (fichier?.taille ?? 0), 0)
  const parDocument = documents.flatMap((annexe, i) => {
    const refus = checkFichier(contexte.fichiers[i] ?? null, contexte.limites)
    const erreurs = checkAnnexe(annexe, mode, contexte.aujourdhui)
    return sous(`documents[${i}]`, refus ? [...erreurs, { field: 'fichier', defaultMessage: refus }] : erreurs)
  })
  return [...manquesAnnexes(pieces, documents, tailleTotale, contexte.limites.tailleMax), ...parDocument]
}
