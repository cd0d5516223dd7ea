import type { Received } from 'contract/core/call'
import type { validerDocument as call } from 'contract/requetes/depot'
import { completerAnnexe } from 'domain/core/annexe'
import { jourDeParis } from 'domain/core/jour'
import { textesRefus } from 'domain/core/textes-refus'
import { verifierAnnexe } from 'domain/core/verifier-annexe'
import type { Context } from '../../core/door.ts'
import { limitesDe } from '../../core/files/examiner.ts'
import type { Spooled } from '../../core/files/spool.ts'
import { examinerUnFichier } from '../../core/files/un-fichier.ts'
import { invalid } from '../../core/refusal.ts'

/** Refuses what is wrong with one annexe and its file, under `type`, `sousType`, `date`, `journal` and `fichier` (SRV-25). */
export const validerDocument = async (
  { params: { mode }, lu, fichiers }: Pick<Received<typeof call, Spooled>, 'params' | 'lu' | 'fichiers'>,
  { settings, user, now }: Context<typeof call>,
): Promise<void> => {
  const { erreurs } = await examinerUnFichier(fichiers, limitesDe(settings), user.uuid)
  const declare = verifierAnnexe(completerAnnexe(lu, mode), mode, jourDeParis(now()))
  if (declare.length || erreurs.length) throw invalid(textesRefus.saisieInvalide, [...declare, ...erreurs])
}
