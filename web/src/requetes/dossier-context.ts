import { createContext, use } from 'react'
import type { LimitesFichiers } from 'domain/core/fichier'
import type { ErreurChamp } from 'domain/core/erreurs'
import { motsDeSaisie } from 'domain/requetes/textes/guichet'
import type { FiledType } from 'domain/requetes/types'
import type { Enregistrement } from './brouillon/use-enregistrement.ts'
import type { AttachedFichiers } from './brouillon/use-attached-fichiers.ts'
import type { useHeldDocuments } from './demarche/use-held-documents.ts'

/** The context that the parts of a form read from the filing around them, whatever its kind. */
interface DossierContext extends Pick<ReturnType<typeof useHeldDocuments>, 'tenus' | 'hold'> {
  type: FiledType
  /** True when a clerk records a filing received on paper (STAFF-15). */
  guichet: boolean
  limites: LimitesFichiers
  /** The errors of the rules or the server, under the paths of the filing, until corrected. */
  erreurs: readonly ErreurChamp[]
  /**
   * Removes the errors under these roots. Called when a list changes: its rows have moved, so the indexes of the paths are stale (FORM-06).
   */
  forget: (racines: readonly string[]) => void
  /** The state of the draft the form is saved in. */
  enregistrement: Pick<Enregistrement, 'etat' | 'sauvegarde'>
  quitter: () => Promise<void>
  /** Saves what is on screen to the server. Returns the id of the draft. */
  prepare: () => Promise<string>
  fichiers: AttachedFichiers
  /** True while the filing is being sent: its documents can no longer be removed. */
  enEnvoi: boolean
}

/** The errors of a list of members that is used outside a filing. */
export const RefusDesListes = createContext<Pick<DossierContext, 'erreurs' | 'forget'> | null>(null)

export const useRefusDesListes = (): Pick<DossierContext, 'erreurs' | 'forget'> => {
  const refus = use(RefusDesListes)
  const dossier = use(DossierContext)
  const dit = refus ?? dossier
  if (dit === null) throw new Error('a list of members outside of a form')
  return dit
}

export const DossierContext = createContext<DossierContext | null>(null)

export const useDossierContext = (): DossierContext => {
  const dossier = use(DossierContext)
  if (dossier === null) throw new Error('a part of a form outside of a filing')
  return dossier
}

/** The texts of this form, worded for the declarant or for the clerk. */
export const useMots = () => motsDeSaisie(useDossierContext().guichet)
