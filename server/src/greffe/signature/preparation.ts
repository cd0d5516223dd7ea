import { splitMotifs } from 'domain/requetes/actes/prepared-motifs'
import type { ActeDe } from 'domain/requetes/actes/actes'
import type { Dossier } from '../../requetes/procedure/dossier.ts'
import type { Ligne } from '../../requetes/procedure/journal.ts'

type LigneDeProjet = Ligne & { acte: ActeDe<'PROJET_ORDONNANCE'> }
const isProjet = (ligne: Ligne): ligne is LigneDeProjet => ligne.acte.type === 'PROJET_ORDONNANCE'

/**
 * Returns the decision that awaits a signature, with its line of the journal and its grounds; null when the request is not at the
 * signature.
 */
export const preparationOf = ({ journal, situation }: Pick<Dossier, 'journal' | 'situation'>) => {
  const ligne = situation.etape === 'A_SIGNER' ? journal.findLast(isProjet) : undefined
  return ligne ? { rang: ligne.rang, ...ligne.acte, texte: ligne.texte, motifs: splitMotifs(ligne.acte.motifs ?? [], ligne.texte) } : null
}
