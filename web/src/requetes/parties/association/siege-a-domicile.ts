import { findCommunes } from 'contract/core/reference'
import { isSameCommuneNom } from 'domain/core/adresse-en-ligne'
import { freeCommune } from 'domain/core/commune'
import { callApi } from '../../../core/api/call-api.ts'
import { type CommuneSaisie, tribunalDe } from '../commune-saisie.ts'
import type { SaisieDeclarant } from '../declarant/saisie-declarant.ts'
import type { SaisieInformations } from './saisie-association.ts'

type Siege = Pick<SaisieInformations['adresse'], 'adresse' | 'complementAdresse' | 'codePostal' | 'commune'>

const isInRessort = (commune: CommuneSaisie | null): boolean => tribunalDe(commune) !== null

/**
 * The seat at the declarant's home. Its commune is null unless it is known to be in the courts' area. Null when the home is known to be
 * outside.
 */
export const siegeADomicile = ({ adresse, complementAdresse, codePostal, ville }: SaisieDeclarant): Siege | null => {
  if (ville && ville.id !== freeCommune && !isInRessort(ville)) return null
  return { adresse, complementAdresse, codePostal, commune: isInRessort(ville) ? ville : null }
}

const isSameNom = (commune: CommuneSaisie, autre: CommuneSaisie | null): boolean => isSameCommuneNom(commune.libelle, autre?.libelle ?? '')

/** Whether an address other than the home is typed, which copying the home would lose. */
export const isOtherAdresse = (saisie: Siege, domicile: SaisieDeclarant): boolean =>
  (['adresse', 'complementAdresse', 'codePostal'] as const).some(
    (champ) => saisie[champ].trim() !== '' && saisie[champ] !== domicile[champ],
  ) ||
  (saisie.commune !== null && !isSameNom(saisie.commune, domicile.ville))

/** The only commune with this name and postal code; null when there is none, or several. */
export const findOnlyCommune = (
  communes: readonly CommuneSaisie[],
  { codePostal, ville }: Pick<SaisieDeclarant, 'codePostal' | 'ville'>,
): CommuneSaisie | null => {
  const trouvees = communes.filter((commune) => isSameNom(commune, ville) && commune.codePostaux.includes(codePostal.trim()))
  return trouvees.length === 1 ? (trouvees[0] ?? null) : null
}

/** Searches the courts' area for a commune given as text. Null when it is not there, is ambiguous, or the call fails. */
export const searchCommune = async (declarant: SaisieDeclarant): Promise<CommuneSaisie | null> => {
  const nom = declarant.ville?.libelle ?? ''
  try {
    const communes = await callApi(findCommunes, { query: { nom, codePostal: declarant.codePostal.trim(), horsCompetence: 'false' } })
    return findOnlyCommune(communes, declarant)
  } catch {
    return null
  }
}
