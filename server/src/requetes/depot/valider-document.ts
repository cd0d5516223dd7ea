import type { Received } from 'contract/core/call'
import type { validerDocument as call } from 'contract/requetes/depot'
import { type Annexe, completerAnnexe } from 'domain/core/annexe'
import type { ModeAnnexe } from 'domain/core/documents'
import { jourDeParis } from 'domain/core/jour'
import { textesRefus } from 'domain/core/textes-refus'
import { verifierAnnexe } from 'domain/core/verifier-annexe'
import type { Context, Office } from '../../core/door.ts'
import { limitesDe } from '../../core/files/examiner.ts'
import type { Spooled } from '../../core/files/spool.ts'
import type { FichierConserve } from '../../core/files/sql.ts'
import { examinerUnFichier } from '../../core/files/un-fichier.ts'
import type { Personne } from '../../core/personne.ts'
import { invalid } from '../../core/refusal.ts'

/** The file of one annexe of a form, once opened; refused what is wrong with either, under `type`, `sousType`, `date`, `journal` and `fichier` (SRV-25). */
export const examinerAnnexe = async (
  annexe: Annexe,
  mode: ModeAnnexe,
  fichiers: readonly Spooled[],
  { settings, user, now }: Pick<Office, 'settings' | 'now'> & { user: Personne },
): Promise<FichierConserve> => {
  const { fichier, erreurs } = await examinerUnFichier(fichiers, limitesDe(settings), user.uuid)
  const declare = verifierAnnexe(completerAnnexe(annexe, mode), mode, jourDeParis(now()))
  if (declare.length || fichier === null) throw invalid(textesRefus.saisieInvalide, [...declare, ...erreurs])
  return fichier
}

/** The same, of which nothing is kept. */
export const validerDocument = async (
  { params: { mode }, lu, fichiers }: Pick<Received<typeof call, Spooled>, 'params' | 'lu' | 'fichiers'>,
  ici: Context<typeof call>,
): Promise<void> => {
  await examinerAnnexe(lu, mode, fichiers, ici)
}
