import * as z from 'zod/mini'
import type { ErreurChamp } from '../../core/erreurs.ts'
import { Commune } from '../../core/commune.ts'
import { type Jour, RequiredJour } from '../../core/jour.ts'
import { requiredCode, requiredCorps, optionalLigne, requiredLigne } from '../../core/texte.ts'
import { textes as erreurs } from '../../core/textes/common.ts'
import { textesTransfert as textes } from '../textes/transfert.ts'

/** The new head office of an association, in the area of another court, and the day its members decided the move (STAFF-13). */
export const Transfert = z.strictObject({
  adresse: requiredLigne(200),
  complementAdresse: optionalLigne(200),
  codePostal: requiredCode(10),
  commune: Commune,
  dateDecision: RequiredJour,
})
export type Transfert = z.output<typeof Transfert>

/** Why the new court refuses a transfer, or the old one withdraws it. The attached persons read it. */
export const FinDeTransfert = z.strictObject({ motif: requiredCorps(2000) })
export type FinDeTransfert = z.output<typeof FinDeTransfert>

export const statutsTransfert = ['EN_COURS', 'INSCRIT', 'REFUSE', 'RETIRE'] as const
export type StatutTransfert = (typeof statutsTransfert)[number]

interface Contexte {
  /** The court that keeps the association. */
  origine: string
  /** The court of the new head office; null when no court of the register has it, or when the commune is in no list. */
  destination: string | null
  aujourdhui: Jour
}

/** Errors of a transfer: a day in the future, a head office that no other court keeps. */
export const checkTransfert = (
  { dateDecision }: Pick<Transfert, 'dateDecision'>,
  { origine, destination, aujourdhui }: Contexte,
): ErreurChamp[] => {
  const hors = destination === null ? textes.horsDuRessort : destination === origine ? textes.memeTribunal : null
  return [
    ...(hors === null ? [] : [{ field: 'commune', defaultMessage: hors }]),
    ...(dateDecision > aujourdhui ? [{ field: 'dateDecision', defaultMessage: erreurs.dateFuture }] : []),
  ]
}
