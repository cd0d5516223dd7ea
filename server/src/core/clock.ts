/** The only source of "now". It is an argument of the assembly, so that tests can set it and no setting can. */
export type Clock = () => Date

export const systemClock: Clock = () => new Date()
