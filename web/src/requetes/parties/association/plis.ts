import { createContext } from 'react'
import type { GroupeAssociation } from 'domain/association/groupes'
import type { UnknownChamp } from 'domain/association/unknowns'
import type { ErreurChamp } from 'domain/core/erreurs'
import { equals } from 'domain/core/equals'
import { isConcerned, type AnnouncedChangement } from 'domain/requetes/depot/changements'
import { champsDe, describeGroupe } from './lignes-association.ts'
import type { ConflitInformation, SaisieInformations } from './saisie-association.ts'

/** A folded group: its values on one line (`held`), and the reason to open it, if any. */
interface Pli {
  held: string
  reason: unknown
}
export type PlisAssociation = Partial<Record<GroupeAssociation, Pli>>

/** The folded groups; none by default. */
export const Plis = createContext<PlisAssociation>({})

interface Etat {
  /** The changes that the person announced; null where the form does not ask. */
  dits: readonly AnnouncedChangement[] | null
  informations: SaisieInformations
  /** The values of the register. */
  registre: SaisieInformations
  /** The fields that the register does not know. */
  inconnus: readonly UnknownChamp[]
  conflits: readonly ConflitInformation[]
  /** The array as stored: its identity changes at each refusal, and opens the group again. */
  erreurs: readonly ErreurChamp[]
  /** Path of the sheet. */
  path: string
}

/** The groups to fold: those outside the announced changes. An error, a conflict or a change in a group opens it. */
export const plisDe = ({ dits, informations, registre, inconnus, conflits, erreurs, path }: Etat): PlisAssociation => {
  const fold = (champs: readonly (keyof SaisieInformations)[]): Pli => {
    const refuse = erreurs.some(({ field }) => champs.some((champ) => `${field}.`.startsWith(`${path}.${champ}.`)))
    const change = champs.some(
      (champ) => !equals(informations[champ], registre[champ]) || conflits.some((conflit) => conflit.champ === champ),
    )
    const tus = champs.filter((champ) => inconnus.some((inconnu) => inconnu === champ) && informations[champ] === registre[champ])
    // A filing declares the whole sheet: open the group, so that the declarant sees the fields unknown to the register.
    const aDire = dits !== null && tus.length > 0
    return { held: describeGroupe(champs, informations, tus), reason: refuse ? erreurs : change || aDire || null }
  }
  return Object.fromEntries(
    Object.entries(champsDe).flatMap(([groupe, champs]) =>
      dits !== null && isConcerned(dits, groupe as GroupeAssociation) ? [] : [[groupe, fold(champs)] as const],
    ),
  )
}
