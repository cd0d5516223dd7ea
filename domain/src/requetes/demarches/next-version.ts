import { withContacts } from '../../association/with-contacts.ts'
import { registreComite } from '../../association/registre-comite.ts'
import { registeredDirection, uuidsDe } from '../../association/registered-direction.ts'
import { remainingFondateurs } from '../../association/registered-fondateurs.ts'
import type { Version } from '../../association/version.ts'
import type { FiledAssociation, Depot } from '../depot/depot.ts'
import { decisions } from '../depot/pieces-requises.ts'
import { broughtDocuments, type Identifiants } from './definition.ts'

/** The next version, with the documents of the filing. Documents that they replace are no longer in force. */
const after = (avant: Version, identifiants: Identifiants): Version => ({
  ...avant,
  documents: [
    ...avant.documents.map((document) => (identifiants.remplaces.includes(document.uuid) ? { ...document, actif: false } : document)),
    ...broughtDocuments(identifiants),
  ],
})

/** The version after a modification: what it declares, and unchanged what only the court writes (ASSO-18). */
export const versionDeModification = (
  { association, comite }: Pick<Depot, 'comite'> & { association: FiledAssociation },
  avant: Version,
  identifiants: Identifiants,
): Version => {
  const { dateConstitutive, dateStatuts } = association
  const { utilitePublique } = avant.informations
  const direction = registeredDirection(registreComite(comite, avant), uuidsDe(avant), identifiants.membre)
  // A modification declares everything: no field stays unknown.
  const { nonRepris: _, ...suivante } = after(avant, identifiants)
  return {
    ...suivante,
    informations: { ...avant.informations, ...association.informations, utilitePublique, dateConstitutive, dateStatuts },
    ...direction,
    fondateurs: remainingFondateurs(avant, direction),
  }
}

/** Publication day of the dissolution: the day already registered, or that of the newspaper extract joined. */
const publication = ({ documents }: Pick<Depot, 'documents'>, avant: Version): string | null =>
  avant.informations.dateDissolutionJAL ?? documents.find(({ sousType }) => sousType === 'PUBDIS')?.date ?? null

/**
 * The day the members decided the dissolution: that of the latest minutes, or else of another document that proves it; null when no
 * document does.
 */
const decidedOn = ({ documents }: Pick<Depot, 'documents'>): string | null => {
  const jours = (type: string) => documents.flatMap((document) => (document.type === type ? (document.date ?? []) : [])).toSorted()
  return decisions.flatMap((type) => jours(type).at(-1) ?? [])[0] ?? null
}

/** The version after a dissolution: the association continues for its liquidation only (CCL art. 49). */
export const versionDeDissolution = (
  depot: Pick<Depot, 'documents'> & { liquidationAssociation: NonNullable<Depot['liquidationAssociation']> },
  avant: Version,
  identifiants: Identifiants,
): Version => {
  const { commentaireLiquidation, liquidateurs } = depot.liquidationAssociation
  return {
    ...after(avant, identifiants),
    etatAssociation: 'DISSOUTE',
    informations: { ...avant.informations, dateDissolution: decidedOn(depot), dateDissolutionJAL: publication(depot, avant) },
    liquidationAssociation: {
      commentaireLiquidation,
      liquidateurs: registeredDirection(withContacts(liquidateurs, avant), uuidsDe(avant), identifiants.membre),
    },
  }
}

/** The version after a radiation: the association is struck off the register (CCL art. 79-I). */
export const versionDeRadiation = (
  depot: Pick<Depot, 'documents'> & { radiationAssociation: NonNullable<Depot['radiationAssociation']> },
  avant: Version,
  identifiants: Identifiants,
): Version => ({
  ...after(avant, identifiants),
  etatAssociation: 'RADIEE',
  informations: { ...avant.informations, dateRadiation: identifiants.le, dateDissolutionJAL: publication(depot, avant) },
  // A dissolution has one day: the registered one, when the register has it.
  radiationAssociation: {
    ...depot.radiationAssociation,
    dateDissolution: avant.informations.dateDissolution ?? depot.radiationAssociation.dateDissolution,
  },
})
