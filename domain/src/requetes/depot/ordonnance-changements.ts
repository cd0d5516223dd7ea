import { differences, type ChangedRubrique } from '../../association/differences.ts'
import { textesDifferences } from '../../association/textes/differences.ts'
import type { Version } from '../../association/version.ts'
import { readableVersion } from '../../association/readable-version.ts'
import { textesActes } from '../textes/court-documents.ts'
import { libelleSousTypeRequete, type SousTypeRequete } from '../types.ts'

/** The legal kind of a change: the statutes (CCL art. 71), the direction (CCL art. 67 and 68), or neither. */
type NatureChangement = 'STATUTS' | 'MEMBRES' | 'AUTRE'

/** The changes that an order granting a modification lists. */
export interface OrdonnanceChangements {
  natures: readonly NatureChangement[]
  objets: readonly string[]
  rubriques: readonly ChangedRubrique[]
}

const statuts: readonly SousTypeRequete[] = ['STATUTS', 'DENOMINATION', 'ADRESSE']

const natures = (sousTypes: readonly SousTypeRequete[]): NatureChangement[] => {
  const touchees: NatureChangement[] = [
    ...(statuts.some((sousType) => sousTypes.includes(sousType)) ? (['STATUTS'] as const) : []),
    ...(sousTypes.includes('MEMBRES') ? (['MEMBRES'] as const) : []),
  ]
  return touchees.length > 0 ? touchees : ['AUTRE']
}

/** The order is as public as the register, so it details public values only, without contact details, which no document prints. */
export const ordonnanceChangements = (sousTypes: readonly SousTypeRequete[], avant: Version, apres: Version): OrdonnanceChangements => {
  const asRead = (version: Version) => ({ ...readableVersion(version, 'compte'), motifEtat: null, documents: [] })
  return {
    natures: natures(sousTypes),
    objets: sousTypes.map((sousType) => (sousType === 'SIMPLE' ? textesActes.ordonnance.autreObjet : libelleSousTypeRequete(sousType))),
    rubriques: differences(asRead(avant), asRead(apres)).filter(({ titre }) => titre !== textesDifferences.rubriques.contact),
  }
}
