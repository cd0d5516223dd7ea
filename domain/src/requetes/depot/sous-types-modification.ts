import { registreComite } from '../../association/registre-comite.ts'
import { differencesDirection } from '../../association/differences-direction.ts'
import type { Informations } from '../../association/informations.ts'
import { unknownsOf } from '../../association/unknowns-of.ts'
import type { Version, PreviousVersion } from '../../association/version.ts'
import type { Comite } from '../../association/membres.ts'
import { ordreDesMembres } from '../../association/ordre-membres.ts'
import { equals } from '../../core/equals.ts'
import type { FiledAssociation, Depot } from './depot.ts'
import { sousTypesRequete, type SousTypeRequete } from '../types.ts'

/** The subtype of a change to each field: the name, the seat, the content of the statutes, or the rest (STATE-12). */
const touche: Record<keyof Informations | 'dateConstitutive' | 'dateStatuts', SousTypeRequete> = {
  denomination: 'DENOMINATION',
  adresse: 'ADRESSE',
  objet: 'STATUTS',
  but: 'STATUTS',
  cooperative: 'STATUTS',
  gouvernance: 'STATUTS',
  stipulations: 'STATUTS',
  precisionStipulation: 'STATUTS',
  finValidite: 'STATUTS',
  dureeValidite: 'STATUTS',
  dureeRenouvellement: 'STATUTS',
  dateStatuts: 'STATUTS',
  numero: 'ADMINISTRATIF',
  reference: 'ADMINISTRATIF',
  domaine: 'ADMINISTRATIF',
  theme: 'ADMINISTRATIF',
  utilitePublique: 'ADMINISTRATIF',
  adresseCourriel: 'ADMINISTRATIF',
  adresseSite: 'ADMINISTRATIF',
  consentementCommunication: 'ADMINISTRATIF',
  dateConstitutive: 'ADMINISTRATIF',
}

/** The content of a modification. */
export type Modification = Pick<Depot, 'comite' | 'renouvellementComite' | 'documents'> & { association: FiledAssociation }

/** Only the court sets it (ASSO-18): the value of a form is ignored. */
const duTribunal = new Set(['utilitePublique'])

const changedInformations = (
  { informations, dateConstitutive, dateStatuts }: FiledAssociation,
  avant: PreviousVersion,
): SousTypeRequete[] =>
  Object.entries({ ...informations, dateConstitutive, dateStatuts }).flatMap(([champ, valeur]) =>
    duTribunal.has(champ) || equals(valeur ?? null, avant.informations[champ as keyof typeof touche] ?? null)
      ? []
      : [touche[champ as keyof typeof touche]],
  )

/** The subtypes of a correction by the court, from one version to the next (STAFF-11). */
export const sousTypesDesVersions = (avant: Version, apres: Version): SousTypeRequete[] => {
  const touches = new Set(
    Object.entries(touche).flatMap(([champ, sousType]) => {
      const cle = champ as keyof typeof touche
      // A version older than a field has no value of it; the form gives null.
      return equals(avant.informations[cle] ?? null, apres.informations[cle] ?? null) ? [] : [sousType]
    }),
  )
  for (const inconnu of unknownsOf(avant))
    if (!unknownsOf(apres).includes(inconnu)) touches.add(inconnu === 'etatAssociation' ? 'ADMINISTRATIF' : touche[inconnu])
  if (differencesDirection(avant, apres).length > 0) touches.add('MEMBRES')
  return sousTypesRequete.filter((sousType) => touches.has(sousType))
}

/** A member without the fields that only a filing holds. */
const asRegistered = ({ localUuid: _, fonctionConfirmee: __, ...membre }: { localUuid: string | null; fonctionConfirmee?: unknown }) =>
  membre

const isDirectionChanged = (comite: Comite, { members, indexMembres }: PreviousVersion): boolean =>
  !(['physiques', 'morales', 'reprises'] as const).every((collection) =>
    equals(comite[collection].map(asRegistered), members[collection]),
  ) ||
  !equals(
    ordreDesMembres(comite).map(({ membre }) => membre.uuid),
    indexMembres.toSorted((a, b) => a.index - b.index).map(({ uuid }) => uuid),
  )

/** The subtypes of a modification, in the order of the specification; empty when nothing changes. */
export const sousTypesDeModification = (
  { association, comite, renouvellementComite, documents }: Modification,
  avant: PreviousVersion,
): SousTypeRequete[] => {
  const touches = new Set(changedInformations(association, avant))
  if (renouvellementComite || isDirectionChanged(registreComite(comite, avant), avant)) touches.add('MEMBRES')
  if (documents.some(({ type }) => type === 'STATUTS')) touches.add('STATUTS')
  return sousTypesRequete.filter((sousType) => touches.has(sousType))
}
