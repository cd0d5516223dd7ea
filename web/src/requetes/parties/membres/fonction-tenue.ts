import { fonctionUnique } from 'domain/association/fonctions'
import { type TypedFondateur, nomDe, presents, type MembreEditable, type TypedMembre } from './saisie-membres.ts'

/** A function, and the name of the member who already holds it. */
export interface FonctionTenue {
  fonction: string
  tenant: string
}

const unchanged = (fonction: string, avant: MembreEditable): boolean => fonctionUnique(avant.membre.fonction) === fonctionUnique(fonction)

/** Marks that the member really holds a function that another member holds (docs/decisions/0128). */
export const confirmed = <S extends MembreEditable | TypedFondateur>(saisi: S): S => ({
  ...saisi,
  membre: { ...saisi.membre, fonctionConfirmee: true },
})

/** The earlier answer, kept while the function does not change. */
export const answerKept = (fonction: string | null, avant: MembreEditable | null) =>
  avant?.membre.fonctionConfirmee && unchanged(fonction ?? '', avant) ? { fonctionConfirmee: true } : {}

/**
 * Finds another member who holds the function just given, when one person usually holds it. Null for an unchanged function, already asked
 * about.
 */
export const findFonctionTenue = (
  liste: readonly TypedMembre[],
  { membre: { fonction, localUuid } }: MembreEditable,
  avant: MembreEditable | null,
): FonctionTenue | null => {
  const unique = fonctionUnique(fonction)
  if (unique === null || (avant && unchanged(fonction, avant))) return null
  const tenant = presents(liste).find(
    (autre) => autre.collection !== 'reprises' && autre.membre.localUuid !== localUuid && fonctionUnique(autre.membre.fonction) === unique,
  )
  return tenant ? { fonction, tenant: nomDe(tenant) } : null
}
