import { useConstantes } from '../../../core/constantes.ts'
import type { CommuneSaisie } from '../commune-saisie.ts'

/** The court that keeps the register of a commune; undefined when unknown. */
export const tribunalDe = (commune: CommuneSaisie | null): string | undefined =>
  commune?.tribunalProximite ?? commune?.tribunalJudiciaire ?? undefined

/** The name of the court that keeps the register of a commune: its TPRX if it has one, otherwise its TJ (FINAL-07); null when unknown. */
export const useTribunal = (commune: CommuneSaisie | null): string | null => {
  const constantes = useConstantes()
  const id = tribunalDe(commune)
  return constantes?.tribunaux.find((tribunal) => tribunal.id === id)?.libelle ?? null
}
