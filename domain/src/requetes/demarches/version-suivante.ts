import { avecContacts } from '../../association/avec-contacts.ts'
import { comiteDuRegistre } from '../../association/comite-du-registre.ts'
import { directionInscrite, uuidsDe } from '../../association/direction-inscrite.ts'
import { fondateursRestants } from '../../association/fondateurs-inscrits.ts'
import type { Version } from '../../association/version.ts'
import type { AssociationDeposee, Depot } from '../depot/depot.ts'
import { decisions } from '../depot/pieces-requises.ts'
import { documentsApportes, type Identifiants } from './definition.ts'

/** The next version, with the documents of the filing. Documents that they replace are no longer in force. */
const apres = (avant: Version, identifiants: Identifiants): Version => ({
  ...avant,
  documents: [
    ...avant.documents.map((document) => (identifiants.remplaces.includes(document.uuid) ? { ...document, actif: false } : document)),
    ...documentsApportes(identifiants),
  ],
})

/** The version after a modification: what it declares, and unchanged what only the court writes (ASSO-18). */
export const versionDeModification = (
  { association, comite }: Pick<Depot, 'comite'> & { association: AssociationDeposee },
  avant: Version,
  identifiants: Identifiants,
): Version => {
  const { dateConstitutive, dateStatuts } = association
  const { utilitePublique } = avant.informations
  const direction = directionInscrite(comiteDuRegistre(comite, avant), uuidsDe(avant), identifiants.membre)
  // A modification declares everything: no field stays unknown.
  const { nonRepris: _, ...suivante } = apres(avant, identifiants)
  return {
    ...suivante,
    informations: { ...avant.informations, ...association.informations, utilitePublique, dateConstitutive, dateStatuts },
    ...direction,
    fondateurs: fondateursRestants(avant, direction),
  }
}

/** Publication day of the dissolution: the day already registered, or that of the newspaper extract joined. */
const publication = ({ documents }: Pick<Depot, 'documents'>, avant: Version): string | null =>
  avant.informations.dateDissolutionJAL ?? documents.find(({ sousType }) => sousType === 'PUBDIS')?.date ?? null

/**
 * The day the members decided the dissolution: that of the latest minutes, or else of another document that proves it; null when no
 * document does.
 */
const decideeLe = ({ documents }: Pick<Depot, 'documents'>): string | null => {
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
    ...apres(avant, identifiants),
    etatAssociation: 'DISSOUTE',
    informations: { ...avant.informations, dateDissolution: decideeLe(depot), dateDissolutionJAL: publication(depot, avant) },
    liquidationAssociation: {
      commentaireLiquidation,
      liquidateurs: directionInscrite(avecContacts(liquidateurs, avant), uuidsDe(avant), identifiants.membre),
    },
  }
}

/** The version after a radiation: the association is struck off the register (CCL art. 79-I). */
export const versionDeRadiation = (
  depot: Pick<Depot, 'documents'> & { radiationAssociation: NonNullable<Depot['radiationAssociation']> },
  avant: Version,
  identifiants: Identifiants,
): Version => ({
  ...apres(avant, identifiants),
  etatAssociation: 'RADIEE',
  informations: { ...avant.informations, dateRadiation: identifiants.le, dateDissolutionJAL: publication(depot, avant) },
  // A dissolution has one day: the registered one, when the register has it.
  radiationAssociation: {
    ...depot.radiationAssociation,
    dateDissolution: avant.informations.dateDissolution ?? depot.radiationAssociation.dateDissolution,
  },
})
