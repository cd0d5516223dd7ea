import { createContext, use } from 'react'
import type { LimitesFichiers } from 'domain/core/fichier'
import type { ErreurChamp } from 'domain/core/erreurs'
import { motsDeSaisie } from 'domain/requetes/textes-guichet'
import type { TypeDepose } from 'domain/requetes/types'
import type { Enregistrement } from '../brouillon/use-enregistrement.ts'
import type { FichiersJoints } from '../brouillon/use-fichiers-joints.ts'
import type { useTenus } from './use-tenus.ts'

/** What a part of a form is told of the filing around it, whichever it is. */
interface DossierSaisi extends Pick<ReturnType<typeof useTenus>, 'tenus' | 'tenir'> {
  type: TypeDepose
  /** A clerk records what came on paper (STAFF-15). */
  guichet: boolean
  limites: LimitesFichiers
  /** What the rules or the server refuse, under the paths of the filing, until corrected. */
  erreurs: readonly ErreurChamp[]
  /** A list has changed: its rows have moved, and what was refused of these roots is no longer sure (FORM-06). */
  oublier: (racines: readonly string[]) => void
  /** The draft it is saved in, and the way out of the form once it is. */
  enregistrement: Pick<Enregistrement, 'etat' | 'sauvegarde'>
  quitter: () => Promise<void>
  /** Makes sure that the server holds what is on screen; the draft it holds it in. */
  preparer: () => Promise<string>
  /** Where its files are kept. */
  fichiers: FichiersJoints
  /** The filing is on its way: what it carries can no longer change. */
  enEnvoi: boolean
}

/** The little that a list of members is told, where it stands outside of a filing. */
export const RefusDesListes = createContext<Pick<DossierSaisi, 'erreurs' | 'oublier'> | null>(null)

export const useRefusDesListes = (): Pick<DossierSaisi, 'erreurs' | 'oublier'> => {
  const refus = use(RefusDesListes)
  const dossier = use(DossierSaisi)
  const dit = refus ?? dossier
  if (dit === null) throw new Error('a list of members outside of a form')
  return dit
}

export const DossierSaisi = createContext<DossierSaisi | null>(null)

export const useDossierSaisi = (): DossierSaisi => {
  const dossier = use(DossierSaisi)
  if (dossier === null) throw new Error('a part of a form outside of a filing')
  return dossier
}

/** The words of this form, for who fills it. */
export const useMots = () => motsDeSaisie(useDossierSaisi().guichet)
