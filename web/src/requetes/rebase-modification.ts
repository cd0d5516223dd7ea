import { equals } from 'domain/core/equals'
import { commonOrdres, sortByOrdre } from 'domain/requetes/demarches/ordre-suivi'
import type { ConflitInformation, SaisieInformations } from './parties/association/saisie-association.ts'
import type { ConflitOrdre, TypedMembre } from './parties/membres/saisie-membres.ts'
import type { SaisieModification } from './saisie-modification.ts'

/** Three values of the form: at its opening, now, and as the current register would fill it. */
interface Versions<T> {
  base: T
  mienne: T
  registre: T
}

type Issue = 'mienne' | 'registre' | 'conflit'

/** A three-way merge: an unchanged value follows the register, a changed one stays. Conflict when both changed it differently (MEMB-11). */
const issue = ({ base, mienne, registre }: Versions<unknown>): Issue => {
  if (equals(mienne, base)) return 'registre'
  return equals(registre, base) || equals(registre, mienne) ? 'mienne' : 'conflit'
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

type Membres = readonly TypedMembre[]

const find = (liste: Membres, { membre: { uuid } }: TypedMembre): TypedMembre | null =>
  (uuid !== null && liste.find(({ membre }) => membre.uuid === uuid)) || null

/** The values of a member; null when they leave or are absent. */
const tell = (saisi: TypedMembre | null) => (saisi === null || saisi.supprime ? null : saisi.membre)

const direction = ({ base, mienne, registre }: Versions<Membres>, le: string): TypedMembre[] => {
  const suivis = mienne.flatMap((saisi): TypedMembre[] => {
    const actuel = find(registre, saisi)
    if (saisi.membre.uuid === null) return [saisi]
    const quoi = issue({ base: tell(find(base, saisi)), mienne: tell(saisi), registre: tell(actuel) })
    if (quoi === 'conflit') return [{ ...saisi, conflit: { registre: actuel, le } }]
    if (quoi === 'registre') return actuel ? [actuel] : []
    // A member removed on both sides is gone.
    return actuel || !saisi.supprime ? [saisi] : []
  })
  return [...suivis, ...registre.filter((actuel) => !find(base, actuel))]
}

const uuidDe = ({ membre }: TypedMembre) => membre.uuid

/** The members in the merged order, and the register's order in case of a conflict. */
const enOrdre = (membres: TypedMembre[], { base, mienne, registre }: Versions<Membres>, le: string) => {
  const duRegistre = registre.flatMap(({ membre: { uuid } }) => (uuid === null ? [] : [uuid]))
  const quoi = issue(commonOrdres({ base: base.map(uuidDe), mienne: mienne.map(uuidDe), registre: duRegistre }))
  const ordreEnConflit: ConflitOrdre | null = quoi === 'conflit' ? { registre: duRegistre, le } : null
  return { direction: quoi === 'registre' ? sortByOrdre(membres, uuidDe, duRegistre) : membres, ordreEnConflit }
}

/** Rebases a form on the current version of the register. Same rule as the court's (rebaser.ts), but conflicts are left to the person. */
export const rebaseModification = ({ base, mienne, registre }: Versions<SaisieModification>, le: string): SaisieModification => {
  const contents = (saisie: SaisieModification) => saisie.association.informations
  const directions = { base: base.direction, mienne: mienne.direction, registre: registre.direction }
  const repris = informations({ base: contents(base), mienne: contents(mienne), registre: contents(registre) }, le)
  return {
    ...mienne,
    version: registre.version,
    association: { informations: repris.informations },
    conflits: repris.conflits,
    ...enOrdre(direction(directions, le), directions, le),
  }
}
