import { fonctionUnique } from 'domain/association/fonctions'
import { type FondateurSaisi, nomDe, presents, type MembreEditable, type MembreSaisi } from './saisie-membres.ts'

/** A function and who holds it already. */
export interface FonctionTenue {
  fonction: string
  tenant: string
}

const unchanged = (fonction: string, avant: MembreEditable): boolean => fonctionUnique(avant.membre.fonction) === fonctionUnique(fonction)

/** The member, said to hold the function that another one holds (docs/decisions/0128). */
export const confirmed = <S extends MembreEditable | FondateurSaisi>(saisi: S): S => ({
  ...saisi,
  membre: { ...saisi.membre, fonctionConfirmee: true },
})

/** What was answered before, which holds as long as the function. */
export const answerKept = (fonction: string | null, avant: MembreEditable | null) =>
  avant?.membre.fonctionConfirmee && unchanged(fonction ?? '', avant) ? { fonctionConfirmee: true } : {}

/** Who already holds the function just given to a member, where one person usually does. Asked once: an unchanged function is not. */
export const fonctionTenuePar = (
  liste: readonly MembreSaisi[],
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
