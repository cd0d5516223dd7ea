import { findCommunes } from 'contract/core/reference'
import { memeNomDeCommune } from 'domain/core/adresse-en-ligne'
import { communeLibre } from 'domain/core/commune'
import { callApi } from '../../../core/api/call-api.ts'
import { type CommuneSaisie, tribunalDe } from '../commune-saisie.ts'
import type { SaisieDeclarant } from '../declarant/saisie-declarant.ts'
import type { SaisieInformations } from './saisie-association.ts'

type Siege = Pick<SaisieInformations['adresse'], 'adresse' | 'complementAdresse' | 'codePostal' | 'commune'>

const estDuRessort = (commune: CommuneSaisie | null): boolean => tribunalDe(commune) !== null

/** The seat at the home of who files, its commune when it is known to be of the courts' area; null when the home is known not to be there. */
export const siegeADomicile = ({ adresse, complementAdresse, codePostal, ville }: SaisieDeclarant): Siege | null => {
  if (ville && ville.id !== communeLibre && !estDuRessort(ville)) return null
  return { adresse, complementAdresse, codePostal, commune: estDuRessort(ville) ? ville : null }
}

const memeNom = (commune: CommuneSaisie, autre: CommuneSaisie | null): boolean => memeNomDeCommune(commune.libelle, autre?.libelle ?? '')

/** Whether another address than the home's is typed, which would be lost. */
export const estAutreAdresse = (saisie: Siege, domicile: SaisieDeclarant): boolean =>
  (['adresse', 'complementAdresse', 'codePostal'] as const).some(
    (champ) => saisie[champ].trim() !== '' && saisie[champ] !== domicile[champ],
  ) ||
  (saisie.commune !== null && !memeNom(saisie.commune, domicile.ville))

/** The one commune of this name and postal code; null when there is none, or several. */
export const communeNommee = (
  communes: readonly CommuneSaisie[],
  { codePostal, ville }: Pick<SaisieDeclarant, 'codePostal' | 'ville'>,
): CommuneSaisie | null => {
  const trouvees = communes.filter((commune) => memeNom(commune, ville) && commune.codePostaux.includes(codePostal.trim()))
  return trouvees.length === 1 ? (trouvees[0] ?? null) : null
}

/** The commune that the account or the person gave as a text, looked for in the courts' area; null when it is not there or cannot be known. */
export const trouverCommune = async (declarant: SaisieDeclarant): Promise<CommuneSaisie | null> => {
  const nom = declarant.ville?.libelle ?? ''
  try {
    const communes = await callApi(findCommunes, { query: { nom, codePostal: declarant.codePostal.trim(), horsCompetence: 'false' } })
    return communeNommee(communes, declarant)
  } catch {
    return null
  }
}
