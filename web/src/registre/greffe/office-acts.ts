/** The acts of the court's own motion, each at its address, in the order of their list. */
export const officeActs = ['mentions', 'attestation', 'rectification', 'decision', 'fusion', 'transfert', 'instantane'] as const
export type OfficeAct = (typeof officeActs)[number]

/** Whether an address names one. */
export const isOfficeAct = (onglet: unknown): onglet is OfficeAct => officeActs.some((act) => act === onglet)
