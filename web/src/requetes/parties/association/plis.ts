import { createContext } from 'react'
import type { GroupeAssociation } from 'domain/association/groupes'
import type { ErreurChamp } from 'domain/core/erreurs'
import { meme } from 'domain/core/meme'
import { estConcerne, type ChangementDit } from 'domain/requetes/changements'
import { champsDe, motsDuGroupe } from './lignes-association.ts'
import type { ConflitInformation, SaisieInformations } from './saisie-association.ts'

/** A group folded: what it holds in a line, and what opens it. */
interface Pli {
  held: string
  reason: unknown
}
export type PlisAssociation = Partial<Record<GroupeAssociation, Pli>>

/** The groups that are folded; none unless a modification says so. */
export const Plis = createContext<PlisAssociation>({})

interface Etat {
  /** What the person says that changes; null where nobody is asked, and anything may. */
  dits: readonly ChangementDit[] | null
  informations: SaisieInformations
  /** What the register says. */
  registre: SaisieInformations
  conflits: readonly ConflitInformation[]
  /** As they are kept: another list at each refusal. */
  erreurs: readonly ErreurChamp[]
  /** Path of the sheet. */
  path: string
}

/** What a form on the sheet folds: the groups that were not said to change; what is refused, in conflict or changed there opens them. */
export const plisDe = ({ dits, informations, registre, conflits, erreurs, path }: Etat): PlisAssociation => {
  const plier = (champs: readonly (keyof SaisieInformations)[]): Pli => {
    const refuse = erreurs.some(({ field }) => champs.some((champ) => `${field}.`.startsWith(`${path}.${champ}.`)))
    const change = champs.some(
      (champ) => !meme(informations[champ], registre[champ]) || conflits.some((conflit) => conflit.champ === champ),
    )
    return { held: motsDuGroupe(champs, informations), reason: refuse ? erreurs : change || null }
  }
  return Object.fromEntries(
    Object.entries(champsDe).flatMap(([groupe, champs]) =>
      dits !== null && estConcerne(dits, groupe as GroupeAssociation) ? [] : [[groupe, plier(champs)] as const],
    ),
  )
}
