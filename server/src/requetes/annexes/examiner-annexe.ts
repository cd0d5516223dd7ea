import { type Annexe, completerAnnexe } from 'domain/core/annexe'
import type { ModeAnnexe } from 'domain/core/documents'
import type { ErreurChamp } from 'domain/core/erreurs'
import { jourDeParis } from 'domain/core/jour'
import { textesRefus } from 'domain/core/textes/refus'
import { verifierAnnexe } from 'domain/core/verifier-annexe'
import type { Office } from '../../core/door.ts'
import { limitesDe } from '../../core/files/examiner.ts'
import type { Spooled } from '../../core/files/spool.ts'
import type { FichierConserve } from '../../core/files/sql.ts'
import { examinerUnFichier } from '../../core/files/un-fichier.ts'
import { invalid } from '../../core/refusal.ts'

/** Returns the errors in what a form says of an annexe, under `type`, `sousType`, `date` and `journal`. */
export const erreursDeclarees = (annexe: Annexe, mode: ModeAnnexe, { now }: Pick<Office, 'now'>): ErreurChamp[] =>
  verifierAnnexe(completerAnnexe(annexe, mode), mode, jourDeParis(now()))

/**
 * Checks an annexe of a form and its file. Refuses the errors of either, under `type`, `sousType`, `date`, `journal` and `fichier`
 * (SRV-25).
 */
export const examinerAnnexe = async (
  annexe: Annexe,
  mode: ModeAnnexe,
  fichiers: readonly Spooled[],
  ici: Pick<Office, 'db' | 'settings' | 'now'>,
  person: string,
): Promise<FichierConserve> => {
  const { fichier, erreurs } = await examinerUnFichier(fichiers, await limitesDe(ici), person)
  const declare = erreursDeclarees(annexe, mode, ici)
  if (declare.length || fichier === null) throw invalid(textesRefus.saisieInvalide, [...declare, ...erreurs])
  return fichier
}
