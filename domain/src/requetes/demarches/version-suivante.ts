import { avecContacts } from '../../association/avec-contacts.ts'
import { comiteDuRegistre } from '../../association/comite-du-registre.ts'
import { directionInscrite, uuidsDe } from '../../association/direction-inscrite.ts'
import { fondateursRestants } from '../../association/fondateurs-inscrits.ts'
import type { Version } from '../../association/version.ts'
import type { AssociationDeposee, Depot } from '../depot.ts'
import { decisions } from '../pieces-requises.ts'
import { documentsApportes, type Identifiants } from './definition.ts'

/** The version that follows, with the documents the filing brings; those they replace are no longer in force. */
const apres = (avant: Version, identifiants: Identifiants): Version => ({
  ...avant,
  documents: [
    ...avant.documents.map((document) => (identifiants.remplaces.includes(document.uuid) ? { ...document, actif: false } : document)),
    ...documentsApportes(identifiants),
  ],
})

/** What a modification makes of an association: what it declares, and what only the court says (ASSO-18) as it was. */
export const versionDeModification = (
  { association, comite }: Pick<Depot, 'comite'> & { association: AssociationDeposee },
  avant: Version,
  identifiants: Identifiants,
): Version => {
  const { dateConstitutive, dateStatuts } = association
  const { utilitePublique } = avant.informations
  const direction = directionInscrite(comiteDuRegistre(comite, avant), uuidsDe(avant), identifiants.membre)
  // It declares everything: nothing is unknown any more.
  const { nonRepris: _, ...suivante } = apres(avant, identifiants)
  return {
    ...suivante,
    informations: { ...avant.informations, ...association.informations, utilitePublique, dateConstitutive, dateStatuts },
    ...direction,
    fondateurs: fondateursRestants(avant, direction),
  }
}

/** The publication of the dissolution in a newspaper, when one is joined; the day the register already has otherwise. */
const publication = ({ documents }: Pick<Depot, 'documents'>, avant: Version): string | null =>
  avant.informations.dateDissolutionJAL ?? documents.find(({ sousType }) => sousType === 'PUBDIS')?.date ?? null

/** The day the members decided the dissolution: the last of the minutes, failing that of what else shows it; null when no document says. */
const decideeLe = ({ documents }: Pick<Depot, 'documents'>): string | null => {
  const jours = (type: string) => documents.flatMap((document) => (document.type === type ? (document.date ?? []) : [])).toSorted()
  return decisions.flatMap((type) => jours(type).at(-1) ?? [])[0] ?? null
}

/** What a dissolution makes of an association: it lasts for its liquidation only (CCL art. 49). */
export const versionDeDissolution = (
  depot: Pick<Depot, 'documents'> & { liquidationAssociation: NonNullable<Depot['liquidationAssociation']> },
  avant: Version,
  identifiants: Identifiants,
): Version => {
  const { commentaireLiquidation, liquidateurs } = depot.liquidationAssociation
  return {
    ...apres(avant, identifiants),
    etatAssociation: 'DISSOUTE',
    informations: { ...avant.informations, dateDissolution: decideeLe(depot), dateDissolutionJAL: publication(depot, avant) },
    liquidationAssociation: {
      commentaireLiquidation,
      liquidateurs: directionInscrite(avecContacts(liquidateurs, avant), uuidsDe(avant), identifiants.membre),
    },
  }
}

/** What a radiation makes of an association: it is struck off the register (CCL art. 79-I). */
export const versionDeRadiation = (
  depot: Pick<Depot, 'documents'> & { radiationAssociation: NonNullable<Depot['radiationAssociation']> },
  avant: Version,
  identifiants: Identifiants,
): Version => ({
  ...apres(avant, identifiants),
  etatAssociation: 'RADIEE',
  informations: { ...avant.informations, dateRadiation: identifiants.le, dateDissolutionJAL: publication(depot, avant) },
  // One order, one day: the register's, when it knows it.
  radiationAssociation: {
    ...depot.radiationAssociation,
    dateDissolution: avant.informations.dateDissolution ?? depot.radiationAssociation.dateDissolution,
  },
})
