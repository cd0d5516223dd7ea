import { createContext } from 'react'
import type { GroupeAssociation } from 'domain/association/groupes'
import type { Inconnu } from 'domain/association/inconnus'
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
  /** Fields that the register does not know and the form has not said yet. */
  inconnus: readonly Inconnu[]
  conflits: readonly ConflitInformation[]
  /** As they are kept: another list at each refusal. */
  erreurs: readonly ErreurChamp[]
  /** Path of the sheet. */
  path: string
}

/** What a form on the sheet folds: the groups that were not said to change; what is refused, in conflict or changed there opens them. */
export const plisDe = ({ dits, informations, registre, inconnus, conflits, erreurs, path }: Etat): PlisAssociation => {
  const plier = (champs: readonly (keyof SaisieInformations)[]): Pli => {
    const refuse = erreurs.some(({ field }) => champs.some((champ) => `${field}.`.startsWith(`${path}.${champ}.`)))
    const change = champs.some(
      (champ) => !meme(informations[champ], registre[champ]) || conflits.some((conflit) => conflit.champ === champ),
    )
    const tus = champs.filter((champ) => inconnus.some((inconnu) => inconnu === champ) && informations[champ] === registre[champ])
    // A filing declares the whole sheet: the declarant sees what no register said before them.
    const aDire = dits !== null && tus.length > 0
    return { held: motsDuGroupe(champs, informations, tus), reason: refuse ? erreurs : change || aDire || null }
  }
  return Object.fromEntries(
    Object.entries(champsDe).flatMap(([groupe, champs]) =>
      dits !== null && estConcerne(dits, groupe as GroupeAssociation) ? [] : [[groupe, plier(champs)] as const],
    ),
  )
}
