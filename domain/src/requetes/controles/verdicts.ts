import type { Jour } from '../../core/jour.ts'
import type { TypeDemande } from '../demandes/tribunal-demande.ts'
import type { Objet } from '../objet.ts'
import { type CodeControle, codesControle, controles, controlesDe } from './controles.ts'
import { textesVerdicts } from '../textes/controles.ts'

/** The last verdict on a check. It is reopened once the declarant brings something that concerns it. */
export interface GivenVerdict {
  verdict: 'CONFORME' | 'A_REGULARISER' | 'ROUVERT'
  le: Jour
}
export type GivenVerdicts = Readonly<Partial<Record<CodeControle, GivenVerdict>>>

/** Records a verdict on some checks: it replaces the earlier ones. */
export const say = (verdicts: GivenVerdicts, codes: readonly CodeControle[], verdict: GivenVerdict): GivenVerdicts => ({
  ...verdicts,
  ...Object.fromEntries(codes.map((code) => [code, verdict])),
})

/**
 * Reopens checks after a reply: the irregular ones, which it answers, and the conforming ones whose document it replaces
 * (docs/decisions/0065).
 */
export const reopenControles = (verdicts: GivenVerdicts, apportes: readonly TypeDemande[], le: Jour): GivenVerdicts => {
  const concernes = codesControle.filter((code) => {
    const dit = verdicts[code]?.verdict
    return dit === 'A_REGULARISER' || (dit === 'CONFORME' && controles[code].preuves.some((type) => apportes.includes(type)))
  })
  return say(verdicts, concernes, { verdict: 'ROUVERT', le })
}

/** Reasons why the checks do not allow a registration, in the clerk's words; empty when all are conforming. */
export const obstaclesDesControles = ({
  verdicts,
  ...objet
}: Pick<Objet, 'type' | 'sousTypes'> & { verdicts: GivenVerdicts }): string[] => {
  const dits = controlesDe(objet).map((code) => verdicts[code]?.verdict)
  const aRegulariser = dits.filter((dit) => dit === 'A_REGULARISER').length
  const restent = dits.filter((dit) => dit === undefined || dit === 'ROUVERT').length
  return [
    ...(aRegulariser > 0 ? [textesVerdicts.aRegulariser(aRegulariser)] : []),
    ...(restent > 0 ? [textesVerdicts.restent(restent)] : []),
  ]
}
