import { useState } from 'react'
import type { ErreurChamp } from 'domain/core/erreurs'
import { textesAnnexes } from 'domain/requetes/textes-annexes'
import type { Saisie } from './demarche.ts'

/** What each document chosen or photographed but not joined yet is called, by the place it is taken in. */
export type Tenus = Readonly<Record<string, string>>

/** Documents begun and not joined: none is left behind in silence, optional as it may be. */
export const useTenus = (prises: () => Saisie['prises']) => {
  const [tenus, setTenus] = useState<Tenus>({})
  return {
    tenus,
    /** `titre` null: nothing is held there any more. */
    tenir: (place: string, titre: string | null) =>
      setTenus((avant) => {
        if ((avant[place] ?? null) === titre) return avant
        const { [place]: _, ...autres } = avant
        return titre === null ? autres : { ...autres, [place]: titre }
      }),
    /** Told with what the step of the documents lacks; pages that another device took are held too. */
    enAttente: (): ErreurChamp[] => {
      const prisAilleurs = Object.keys(prises()).map((place) => [place, textesAnnexes.autreDocument])
      const titres = Object.values<string>({ ...Object.fromEntries(prisAilleurs), ...tenus })
      return titres.map((titre) => ({ field: 'documents', defaultMessage: textesAnnexes.enAttente(titre) }))
    },
  }
}
