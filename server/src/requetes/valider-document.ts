import { Annexe, completerAnnexe } from 'domain/core/annexe'
import type { ModeAnnexe } from 'domain/core/documents'
import type { ErreurChamp } from 'domain/core/erreurs'
import { erreursDeZod } from 'domain/core/erreurs-zod'
import { verifierFichier } from 'domain/core/fichier'
import type { JourCalendaire } from 'domain/core/jour'
import { textes } from 'domain/core/textes'
import { verifierAnnexe } from 'domain/core/verifier-annexe'
import type { ReceivedFiling } from '../core/files/multipart.ts'
import type { Settings } from '../core/settings.ts'
import { examinerTous, limitesDe } from './examiner.ts'

const verifierDeclaree = (json: unknown, mode: ModeAnnexe, aujourdhui: JourCalendaire): ErreurChamp[] => {
  const annexe = Annexe.safeParse(json)
  if (annexe.success) return verifierAnnexe(completerAnnexe(annexe.data, mode), mode, aujourdhui)
  return erreursDeZod(annexe.error.issues).map((erreur) =>
    erreur.field ? erreur : { field: 'document', defaultMessage: textes.champObligatoire },
  )
}

/** What is wrong with one annexe and its file, under `type`, `sousType`, `date`, `journal` and `fichier` (SRV-25). */
export const validerDocument = async (
  settings: Settings,
  mode: ModeAnnexe,
  aujourdhui: JourCalendaire,
  recu: ReceivedFiling,
): Promise<ErreurChamp[]> => {
  const limites = limitesDe(settings)
  const [examen] = await examinerTous(recu.fichiers, limites)
  const erreurs = verifierDeclaree(recu.json, mode, aujourdhui)
  const refus = verifierFichier(examen ?? null, limites)
  return refus ? [...erreurs, { field: 'fichier', defaultMessage: refus }] : erreurs
}
