import { useConstants } from '../../../core/constants.ts'
import { type CommuneSaisie, tribunalDe } from '../commune-saisie.ts'

/** The court that keeps the register of a commune; null when unknown. */
export const useTribunal = (commune: CommuneSaisie | null) => {
  const constantes = useConstants()
  const id = tribunalDe(commune)
  return constantes?.tribunaux.find((tribunal) => tribunal.id === id) ?? null
}
