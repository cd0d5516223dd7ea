import type { validerDocument as validerDocumentCall } from 'contract/requetes/depot'
import { Annexe, completerAnnexe } from 'domain/core/annexe'
import type { ModeAnnexe } from 'domain/core/documents'
import type { ErreurChamp } from 'domain/core/erreurs'
import type { JourCalendaire } from 'domain/core/jour'
import { verifierAnnexe } from 'domain/core/verifier-annexe'
import type { Context } from '../../core/door.ts'
import { limitesDe } from '../../core/files/examiner.ts'
import type { ReceivedFiling } from '../../core/files/multipart.ts'
import { lireUnFichier } from '../../core/files/un-fichier.ts'

/** What is wrong with one annexe and its file, under `type`, `sousType`, `date`, `journal` and `fichier` (SRV-25). */
export const validerDocument = async (
  { settings, user }: Pick<Context<typeof validerDocumentCall>, 'settings' | 'user'>,
  mode: ModeAnnexe,
  aujourdhui: JourCalendaire,
  recu: ReceivedFiling,
): Promise<ErreurChamp[]> => {
  const { donnees, erreurs } = await lireUnFichier({ name: 'document', schema: Annexe }, recu, limitesDe(settings), user.uuid)
  return donnees ? [...verifierAnnexe(completerAnnexe(donnees, mode), mode, aujourdhui), ...erreurs] : erreurs
}
