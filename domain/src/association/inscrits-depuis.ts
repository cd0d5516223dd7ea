import type { JourCalendaire } from '../core/jour.ts'
import type { TypeEvenement } from './evenements.ts'
import type { QualiteRepresentant } from './representants.ts'
import type { Version } from './version.ts'

interface VersionDatee {
  le: JourCalendaire
  evenement: TypeEvenement
  qualite: QualiteRepresentant | null
  members: Version['members']
}

const reprises: ReadonlySet<TypeEvenement> = new Set(['REPRISE', 'CREATION_REPRISE'])

/**
 * Since which day the register names each of those who represent an association in their present capacity and function, from its versions, the
 * oldest first; null for one who was taken over from the paper register, which knew them before.
 */
export const inscritsDepuis = (versions: readonly VersionDatee[]): Map<string, JourCalendaire | null> => {
  const fonctions = ({ qualite, members: { physiques, morales, reprises: lus } }: VersionDatee): Map<string, string> =>
    new Map([
      ...[...physiques, ...morales].map(({ uuid, fonction }) => [uuid, `${qualite}/${fonction}`] as const),
      ...lus.map(({ uuid }) => [uuid, `${qualite}/`] as const),
    ])
  let [avant, depuis] = [new Map<string, string>(), new Map<string, JourCalendaire | null>()]
  for (const version of versions) {
    const { le, evenement } = version
    const [connues, jours] = [avant, depuis]
    avant = fonctions(version)
    const nouveau = reprises.has(evenement) ? null : le
    depuis = new Map([...avant].map(([uuid, fonction]) => [uuid, connues.get(uuid) === fonction ? (jours.get(uuid) ?? null) : nouveau]))
  }
  return depuis
}
