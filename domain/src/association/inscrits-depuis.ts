import type { JourCalendaire } from '../core/jour.ts'
import type { TypeEvenement } from './evenements.ts'
import type { Version } from './version.ts'

interface VersionDatee {
  le: JourCalendaire
  evenement: TypeEvenement
  members: Version['members']
}

const reprises: ReadonlySet<TypeEvenement> = new Set(['REPRISE', 'CREATION_REPRISE'])

/**
 * Since which day the register names each member of the last direction in its present function, from its versions, the oldest first; null for
 * one who was taken over from the paper register, which knew them before.
 */
export const inscritsDepuis = (versions: readonly VersionDatee[]): Map<string, JourCalendaire | null> => {
  const fonctions = ({ physiques, morales, reprises: lus }: Version['members']): Map<string, string> =>
    new Map([
      ...[...physiques, ...morales].map(({ uuid, fonction }) => [uuid, fonction] as const),
      ...lus.map(({ uuid }) => [uuid, ''] as const),
    ])
  let [avant, depuis] = [new Map<string, string>(), new Map<string, JourCalendaire | null>()]
  for (const { le, evenement, members } of versions) {
    const [connues, jours] = [avant, depuis]
    avant = fonctions(members)
    const nouveau = reprises.has(evenement) ? null : le
    depuis = new Map([...avant].map(([uuid, fonction]) => [uuid, connues.get(uuid) === fonction ? (jours.get(uuid) ?? null) : nouveau]))
  }
  return depuis
}
