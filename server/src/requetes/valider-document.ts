import { Annexe, completerAnnexe } from 'domain/core/annexe'
import type { ModeAnnexe } from 'domain/core/documents'
import type { ErreurChamp } from 'domain/core/erreurs'
import { erreursDeZod } from 'domain/core/erreurs-zod'
import { verifierFichier } from 'domain/core/fichier'
import type { JourCalendaire } from 'domain/core/jour'
import { verifierAnnexe } from 'domain/core/verifier-annexe'
import type { ReceivedFiling } from '../core/files/multipart.ts'
import type { Settings } from '../core/settings.ts'
import { examinerTous, limitesDe } from './examiner.ts'

/** What is wrong with one annexe and its file, under `type`, `sousType`, `date`, `journal` and `fichier` (SRV-25). */
export const validerDocument = async (settings: Settings, mode: ModeAnnexe, aujourdhui: JourCalendaire, recu: ReceivedFiling): Promise<ErreurChamp[]> => {
  const limites = limitesDe(settings)
  const annexe = Annexe.safeParse(recu.json)
  const erreurs = annexe.success ? verifierAnnexe(completerAnnexe(annexe.data, mode), mode, aujourdhui) : erreursDeZod(annexe.error.issues)
  const [examen] = await examinerTous(recu.fichiers, limites)
  const refus = verifierFichier(examen ?? null, limites)
  return refus ? [...erreurs, { field: 'fichier', defaultMessage: refus }] : erreurs
}
