import type { JourCalendaire } from '../../core/jour.ts'
import type { TypeDemande } from '../actes/demande-du-tribunal.ts'
import type { Objet } from '../objet.ts'
import { type CodeControle, codesControle, controles, controlesDe } from './controles.ts'
import { textesVerdicts } from './textes.ts'

/** What a clerk said of a check; open again once the declarant brought something about it. */
export interface Prononce {
  verdict: 'CONFORME' | 'A_REGULARISER' | 'ROUVERT'
  le: JourCalendaire
}
export type Prononces = Readonly<Partial<Record<CodeControle, Prononce>>>

/** The same verdicts, some checks said anew: the last word counts. */
export const dire = (verdicts: Prononces, codes: readonly CodeControle[], verdict: Prononce): Prononces => ({
  ...verdicts,
  ...Object.fromEntries(codes.map((code) => [code, verdict])),
})

/**
 * A reply opens again whatever was to put right, for that is what it answers, and what had been found conforming on a document it replaces
 * (docs/decisions/0065).
 */
export const rouvrir = (verdicts: Prononces, apportes: readonly TypeDemande[], le: JourCalendaire): Prononces => {
  const concernes = codesControle.filter((code) => {
    const dit = verdicts[code]?.verdict
    return dit === 'A_REGULARISER' || (dit === 'CONFORME' && controles[code].preuves.some((type) => apportes.includes(type)))
  })
  return dire(verdicts, concernes, { verdict: 'ROUVERT', le })
}

/** Why the checks of a request do not let it be registered, in the clerk's words; empty when each is conforming. */
export const obstaclesDesControles = ({ verdicts, ...objet }: Pick<Objet, 'type' | 'sousTypes'> & { verdicts: Prononces }): string[] => {
  const dits = controlesDe(objet).map((code) => verdicts[code]?.verdict)
  const aRegulariser = dits.filter((dit) => dit === 'A_REGULARISER').length
  const restent = dits.filter((dit) => dit === undefined || dit === 'ROUVERT').length
  return [
    ...(aRegulariser > 0 ? [textesVerdicts.aRegulariser(aRegulariser)] : []),
    ...(restent > 0 ? [textesVerdicts.restent(restent)] : []),
  ]
}
