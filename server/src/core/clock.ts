/** The only source of "now": an argument of the assembly, so that tests move it and no setting can. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
