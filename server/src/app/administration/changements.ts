import type { Sujet } from '../../core/actes.ts'
import type { Db } from '../../core/database.ts'
import { canonicalJson } from '../../core/canonical.ts'
import { actesWithAuteur } from './sql.ts'

type Valeur = string | number | boolean | string[] | null
export type Etat = Record<string, Valeur>

/** Returns the differences between two states, before and after (STAFF-29). Null when there is none: such a change writes nothing. */
export const findChanges = (avant: Etat, apres: Etat): { avant: Etat; apres: Etat } | null => {
  const changed = Object.keys(apres).filter((champ) => canonicalJson(avant[champ] ?? null) !== canonicalJson(apres[champ] ?? null))
  if (changed.length === 0) return null
  const only = (etat: Etat): Etat => Object.fromEntries(changed.map((champ) => [champ, etat[champ] ?? null]))
  return { avant: only(avant), apres: only(apres) }
}

/** The changes of a subject, latest first, each with its author. */
export const changementsDe = async (db: Db, sujet: Sujet, sujetId: string) => {
  const actes = await actesWithAuteur(db, sujet, sujetId)
  return actes.map(({ rang, type, instant, auteur, contenu }) => {
    const { avant = {}, apres = {} } = contenu as { avant?: Etat; apres?: Etat }
    return {
      rang,
      type,
      instant: instant.toISOString(),
      auteur,
      changements: Object.keys(apres).map((champ) => ({ champ, avant: avant[champ] ?? null, apres: apres[champ] ?? null })),
    }
  })
}
