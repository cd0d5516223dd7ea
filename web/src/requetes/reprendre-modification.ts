import { meme } from 'domain/core/meme'
import { ordresCommuns, ranger } from 'domain/requetes/ordre-suivi'
import type { ConflitInformation, SaisieInformations } from './parties/association/saisie-association.ts'
import type { ConflitOrdre, MembreSaisi } from './parties/membres/saisie-membres.ts'
import type { SaisieModification } from './saisie-modification.ts'

/** The form as it began, as it is, and as it would begin today. */
interface Versions<T> {
  base: T
  mienne: T
  registre: T
}

type Issue = 'mienne' | 'registre' | 'conflit'

/** What was left as it was follows the register; what was changed stays, unless both changed it otherwise (MEMB-11). */
const issue = ({ base, mienne, registre }: Versions<unknown>): Issue => {
  if (meme(mienne, base)) return 'registre'
  return meme(registre, base) || meme(registre, mienne) ? 'mienne' : 'conflit'
}

const informations = ({ base, mienne, registre }: Versions<SaisieInformations>, le: string) => {
  const champs = (Object.keys(mienne) as (keyof SaisieInformations)[]).map((champ) => ({
    champ,
    issue: issue({ base: base[champ], mienne: mienne[champ], registre: registre[champ] }),
  }))
  const suivies = champs.flatMap(({ champ, issue: quoi }) => (quoi === 'registre' ? [[champ, registre[champ]] as const] : []))
  return {
    informations: { ...mienne, ...Object.fromEntries(suivies) } as SaisieInformations,
    conflits: champs.flatMap(({ champ, issue: quoi }): ConflitInformation[] =>
      quoi === 'conflit' ? [{ champ, registre: registre[champ], le }] : [],
    ),
  }
}

type Membres = readonly MembreSaisi[]

const trouver = (liste: Membres, { membre: { uuid } }: MembreSaisi): MembreSaisi | null =>
  (uuid !== null && liste.find(({ membre }) => membre.uuid === uuid)) || null

/** What is said of a member: nothing when it leaves, or is not there. */
const dit = (saisi: MembreSaisi | null) => (saisi === null || saisi.supprime ? null : saisi.membre)

const direction = ({ base, mienne, registre }: Versions<Membres>, le: string): MembreSaisi[] => {
  const suivis = mienne.flatMap((saisi): MembreSaisi[] => {
    const actuel = trouver(registre, saisi)
    if (saisi.membre.uuid === null) return [saisi]
    const quoi = issue({ base: dit(trouver(base, saisi)), mienne: dit(saisi), registre: dit(actuel) })
    if (quoi === 'conflit') return [{ ...saisi, conflit: { registre: actuel, le } }]
    if (quoi === 'registre') return actuel ? [actuel] : []
    // Who leaves on both sides has left.
    return actuel || !saisi.supprime ? [saisi] : []
  })
  return [...suivis, ...registre.filter((actuel) => !trouver(base, actuel))]
}

const uuidDe = ({ membre }: MembreSaisi) => membre.uuid

/** The members in the order that stands, and the register's where it is to be chosen. */
const enOrdre = (membres: MembreSaisi[], { base, mienne, registre }: Versions<Membres>, le: string) => {
  const duRegistre = registre.flatMap(({ membre: { uuid } }) => (uuid === null ? [] : [uuid]))
  const quoi = issue(ordresCommuns({ base: base.map(uuidDe), mienne: mienne.map(uuidDe), registre: duRegistre }))
  const ordreEnConflit: ConflitOrdre | null = quoi === 'conflit' ? { registre: duRegistre, le } : null
  return { direction: quoi === 'registre' ? ranger(membres, uuidDe, duRegistre) : membres, ordreEnConflit }
}

/** A form carried onto the version the register has reached: the same rule as the court's own (rebaser.ts), but here one may be asked. */
export const reprendreModification = ({ base, mienne, registre }: Versions<SaisieModification>, le: string): SaisieModification => {
  const lues = (saisie: SaisieModification) => saisie.association.informations
  const directions = { base: base.direction, mienne: mienne.direction, registre: registre.direction }
  const repris = informations({ base: lues(base), mienne: lues(mienne), registre: lues(registre) }, le)
  return {
    ...mienne,
    version: registre.version,
    association: { informations: repris.informations },
    conflits: repris.conflits,
    ...enOrdre(direction(directions, le), directions, le),
  }
}
