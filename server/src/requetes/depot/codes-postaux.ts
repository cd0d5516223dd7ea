import { type Commune, freeCommune } from 'domain/core/commune'
import type { ErreurChamp } from 'domain/core/erreurs'
import { textes } from 'domain/core/textes/common'
import type { Depot } from 'domain/requetes/depot/depot'
import type { PreviousVersion } from 'domain/association/version'
import type { Db } from '../../core/database.ts'
import { codesOfOtherCommunes } from '../../core/reference/communes-sql.ts'

interface Adresse {
  codePostal: string
  commune: Commune
}

type Adresses = [chemin: string, adresse: Adresse][]

const key = ({ codePostal, commune }: Adresse): string => `${commune.id} ${codePostal}`

const deComite = (prefix: string, { physiques, morales }: Pick<Depot['comite'], 'physiques' | 'morales'>): Adresses => [
  ...physiques.map(({ adresse }, rang): Adresses[number] => [`${prefix}.physiques.${rang}.adresse`, adresse]),
  ...morales.map(({ adresse }, rang): Adresses[number] => [`${prefix}.morales.${rang}.adresse`, adresse]),
]

const adressesDe = ({ association, comite, liquidationAssociation }: Depot): Adresses => [
  ...(association ? [['association.informations.adresse', association.informations.adresse] satisfies Adresses[number]] : []),
  ...deComite('comite', comite),
  ...(liquidationAssociation ? deComite('liquidationAssociation.liquidateurs', liquidationAssociation.liquidateurs) : []),
]

/**
 * Reports the addresses that name a commune of our list with another commune's postal code. Addresses already in the register are accepted.
 */
export const checkCodePostaux = async (db: Db, depot: Depot, avant: PreviousVersion | null): Promise<ErreurChamp[]> => {
  const connues = new Set(
    avant
      ? [avant.informations.adresse, ...[...avant.members.physiques, ...avant.members.morales].map(({ adresse }) => adresse)].map(key)
      : [],
  )
  const lues = adressesDe(depot).filter(([, adresse]) => adresse.commune.id !== freeCommune && !connues.has(key(adresse)))
  const fausses = await codesOfOtherCommunes(
    db,
    lues.map(([, adresse]) => adresse),
  )
  return lues
    .filter((_, rang) => fausses.has(rang))
    .map(([chemin, { commune }]) => ({ field: `${chemin}.codePostal`, defaultMessage: textes.codeDUneAutreCommune(commune.libelle) }))
}
