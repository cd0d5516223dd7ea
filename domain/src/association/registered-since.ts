import type { Jour } from '../core/jour.ts'
import type { TypeEvenement } from './evenements.ts'
import { mots } from './nom-mots.ts'
import type { QualiteRepresentant } from './representants.ts'
import type { Version } from './version.ts'

interface DatedVersion {
  le: Jour
  evenement: TypeEvenement
  qualite: QualiteRepresentant | null
  members: Version['members']
}

const reprises: ReadonlySet<TypeEvenement> = new Set(['REPRISE', 'CREATION_REPRISE'])

type NamedMembre = Version['members']['physiques'][number] | Version['members']['morales'][number]

/** Whether a description of the paper register names this member: the whole family name and one first name, or the whole denomination. */
const isDescribed = (membre: NamedMembre, descriptions: readonly string[]): boolean =>
  descriptions.some((description) => {
    const ecrits = new Set(mots(description))
    const entiers = mots('nom' in membre ? membre.nom : membre.denomination)
    return (
      entiers.length > 0 &&
      entiers.every((mot) => ecrits.has(mot)) &&
      (!('nom' in membre) || mots(membre.prenom).some((mot) => ecrits.has(mot)))
    )
  })

/** Members whom the previous version described from the paper register: typed as persons now, they were in the register already. */
const typedAgain = ({ qualite, members: { physiques, morales } }: DatedVersion, before: DatedVersion | undefined): ReadonlySet<string> => {
  const descriptions = before?.qualite === qualite ? before.members.reprises.map(({ description }) => description) : []
  return new Set([...physiques, ...morales].flatMap((membre) => (isDescribed(membre, descriptions) ? [membre.uuid] : [])))
}

/**
 * The day since which the register names each representative of an association in their present capacity and function. Reads its versions,
 * oldest first. Null for a member taken over from the paper register, which knew them before, even once typed as a person.
 */
export const registeredSince = (versions: readonly DatedVersion[]): Map<string, Jour | null> => {
  const fonctions = ({ qualite, members: { physiques, morales, reprises: lus } }: DatedVersion): Map<string, string> =>
    new Map([
      ...[...physiques, ...morales].map(({ uuid, fonction }) => [uuid, `${qualite}/${fonction}`] as const),
      ...lus.map(({ uuid }) => [uuid, `${qualite}/`] as const),
    ])
  let [avant, depuis] = [new Map<string, string>(), new Map<string, Jour | null>()]
  for (const [rang, version] of versions.entries()) {
    const { le, evenement } = version
    const [connues, jours] = [avant, depuis]
    avant = fonctions(version)
    const papier = typedAgain(version, versions[rang - 1])
    const whenNew = (uuid: string) => (reprises.has(evenement) || (!connues.has(uuid) && papier.has(uuid)) ? null : le)
    depuis = new Map(
      [...avant].map(([uuid, fonction]) => [uuid, connues.get(uuid) === fonction ? (jours.get(uuid) ?? null) : whenNew(uuid)]),
    )
  }
  return depuis
}
