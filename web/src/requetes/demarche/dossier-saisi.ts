import { createContext, use } from 'react'
import { limitesParDefaut, type LimitesFichiers } from 'domain/core/fichier'
import type { ErreurChamp } from 'domain/core/erreurs'

/** What a part of a form is told of the filing around it, whichever it is. */
interface DossierSaisi {
  limites: LimitesFichiers
  /** What the rules or the server refuse, under the paths of the filing, until corrected. */
  erreurs: readonly ErreurChamp[]
  /** A list has changed: its rows have moved, and what was refused of these roots is no longer sure (FORM-06). */
  oublier: (racines: readonly string[]) => void
  /** The filing is on its way: what it carries can no longer change. */
  enEnvoi: boolean
}

export const DossierSaisi = createContext<DossierSaisi>({ limites: limitesParDefaut, erreurs: [], oublier: () => {}, enEnvoi: false })

export const useDossierSaisi = () => use(DossierSaisi)
