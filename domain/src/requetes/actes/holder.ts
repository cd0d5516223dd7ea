import type { Situation } from './situation.ts'

/**
 * The clerk who holds a file today: the last one who took it, while they are still a clerk of the court. A clerk who left the court, or
 * whose account is closed, holds nothing (docs/decisions/0111).
 */
export const holderOf = ({ enCharge }: Pick<Situation, 'enCharge'>, clerks: readonly { uuid: string }[]): Situation['enCharge'] =>
  clerks.some(({ uuid }) => uuid === enCharge?.agent.uuid) ? enCharge : null
