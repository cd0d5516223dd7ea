import { type Annexe, completeAnnexe } from 'domain/core/annexe'
import type { ModeAnnexe } from 'domain/core/documents'
import type { ErreurChamp } from 'domain/core/erreurs'
import { jourDeParis } from 'domain/core/jour'
import { textesRefus } from 'domain/core/textes/refus'
import { checkAnnexe } from 'domain/core/check-annexe'
import type { Office } from '../../core/door.ts'
import { limitesDe } from '../../core/files/examine.ts'
import type { Spooled } from '../../core/files/spool.ts'
import type { KeptFichier } from '../../core/files/sql.ts'
import { examineSingleFichier } from '../../core/files/single-fichier.ts'
import { invalid } from '../../core/refusal.ts'

/** Returns the errors in what a form says of an annexe, under `type`, `sousType`, `date` and `journal`. */
export const declarationErreurs = (annexe: Annexe, mode: ModeAnnexe, { now }: Pick<Office, 'now'>): ErreurChamp[] =>
  checkAnnexe(completeAnnexe(annexe, mode), mode, jourDeParis(now()))

/**
 * Checks an annexe of a form and its file. Refuses the errors of either, under `type`, `sousType`, `date`, `journal` and `fichier`
 * (SRV-25).
 */
export const examineAnnexe = async (
  annexe: Annexe,
  mode: ModeAnnexe,
  fichiers: readonly Spooled[],
  ici: Pick<Office, 'db' | 'settings' | 'now'>,
  person: string,
): Promise<KeptFichier> => {
  const { fichier, erreurs } = await examineSingleFichier(fichiers, await limitesDe(ici), person)
  const declare = declarationErreurs(annexe, mode, ici)
  if (declare.length || fichier === null) throw invalid(textesRefus.saisieInvalide, [...declare, ...erreurs])
  return fichier
}
