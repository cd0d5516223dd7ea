import type { Situation } from './situation.ts'

/**
 * Who holds a file today: whoever took it last, as long as they are one of the court's clerks. A clerk who lost the court, or whose account
 * is closed, holds nothing (docs/decisions/0111).
 */
export const holderOf = ({ enCharge }: Pick<Situation, 'enCharge'>, clerks: readonly { uuid: string }[]): Situation['enCharge'] =>
  clerks.some(({ uuid }) => uuid === enCharge?.agent.uuid) ? enCharge : null
