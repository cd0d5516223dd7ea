import { fonctionUnique } from 'domain/association/fonctions'
import { nomDe, presents, type MembreEditable, type MembreSaisi } from './saisie-membres.ts'

/** A function and who holds it already. */
export interface FonctionTenue {
  fonction: string
  tenant: string
}

/** Who already holds the function just given to a member, where one person usually does. Asked once: an unchanged function is not. */
export const fonctionTenuePar = (
  liste: readonly MembreSaisi[],
  { membre: { fonction, localUuid } }: MembreEditable,
  avant: MembreEditable | null,
): FonctionTenue | null => {
  const unique = fonctionUnique(fonction)
  if (unique === null || (avant && fonctionUnique(avant.membre.fonction) === unique)) return null
  const tenant = presents(liste).find(
    (autre) => autre.collection !== 'reprises' && autre.membre.localUuid !== localUuid && fonctionUnique(autre.membre.fonction) === unique,
  )
  return tenant ? { fonction, tenant: nomDe(tenant) } : null
}
