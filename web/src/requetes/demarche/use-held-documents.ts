import { useState } from 'react'
import type { ErreurChamp } from 'domain/core/erreurs'
import { textesAnnexes } from 'domain/requetes/textes/annexes'
import type { Saisie } from '../demarche.ts'

/** The titles of the documents chosen or photographed but not yet joined, by the place (slot or dialog) that holds them. */
export type HeldDocuments = Readonly<Record<string, string>>

/** The documents begun but not joined. The person is warned of each, even of an optional one. */
export const useHeldDocuments = (prises: () => Saisie['prises']) => {
  const [tenus, setTenus] = useState<HeldDocuments>({})
  return {
    tenus,
    /** A null `titre` means that the place no longer holds anything. */
    hold: (place: string, titre: string | null) =>
      setTenus((avant) => {
        if ((avant[place] ?? null) === titre) return avant
        const { [place]: _, ...autres } = avant
        return titre === null ? autres : { ...autres, [place]: titre }
      }),
    /** One error per document begun, for the documents step. Includes the pages taken on another device. */
    enAttente: (): ErreurChamp[] => {
      const prisAilleurs = Object.keys(prises()).map((place) => [place, textesAnnexes.autreDocument])
      const titres = Object.values<string>({ ...Object.fromEntries(prisAilleurs), ...tenus })
      return titres.map((titre) => ({ field: 'documents', defaultMessage: textesAnnexes.enAttente(titre) }))
    },
  }
}
