import type { EtatAssociation } from './etats.ts'
import { libelleEvenement, type TypeEvenement } from './evenements.ts'
import { textesNomsDeVersion } from './textes/versions.ts'

type NamedItem = keyof typeof textesNomsDeVersion

/** Acts of the court that neither a request nor a decision names. A version stores the one that made it. */
export const actesDeVersion = [
  'MENTIONS',
  'PUBLICATION',
  'NON_CONFORMITE',
  'LEVEE_NON_CONFORMITE',
  'CORRECTION_FUSION',
  'CORRECTION_TRANSFERT',
] as const satisfies NamedItem[]
export type ActeDeVersion = (typeof actesDeVersion)[number]

/** The origin of a version, as the database stores it. */
export interface VersionToName {
  evenement: TypeEvenement
  etat: EtatAssociation
  /** Type of the request that brought it; null for an act of the court. */
  typeRequete: string | null
  details: {
    acte?: string | undefined
    office?: { typeRequete: string; sousTypes: readonly string[]; decision?: { nature: string } | undefined } | undefined
  } | null
}

const isNamed = (code: string): code is NamedItem => Object.hasOwn(textesNomsDeVersion, code)

/** A dissolution decided by a court and one requested by an association have two names. */
const decisionCode = (nature: string): string => (nature === 'DISSOLUTION' ? 'DISSOLUTION_DECIDEE' : nature)

/** From the most precise to the least: the act, the decision, the subtypes and type of an act of office, the request. */
const codes = ({ evenement, etat, typeRequete, details }: VersionToName): string[] => {
  const { acte, office } = details ?? {}
  // Versions of a non-conformity did not store their act before docs/decisions/0123.
  const conformite = evenement === 'RECTIFICATION' && !office && typeRequete === null
  return [
    ...(acte ? [acte] : []),
    ...(office?.decision ? [decisionCode(office.decision.nature)] : []),
    ...(office?.sousTypes ?? []),
    ...(conformite ? [etat === 'NONCONFORME' ? 'NON_CONFORMITE' : 'LEVEE_NON_CONFORMITE'] : []),
    ...(evenement === 'INSCRIPTION' ? [office?.typeRequete ?? typeRequete ?? ''] : []),
  ]
}

/** The name of a version in the history, the journal, the mails and the conflicts between clerks. */
export const nomDeVersion = (version: VersionToName): string => {
  const code = codes(version).find(isNamed)
  return code === undefined ? libelleEvenement(version.evenement) : textesNomsDeVersion[code]
}
