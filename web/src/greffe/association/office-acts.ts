/** The ex officio acts, in menu order. Each is a value of the parameter `onglet`. */
export const officeActs = ['mentions', 'attestation', 'rectification', 'decision', 'fusion', 'transfert', 'instantane'] as const
export type OfficeAct = (typeof officeActs)[number]

/** True when `onglet` names an ex officio act. */
export const isOfficeAct = (onglet: unknown): onglet is OfficeAct => officeActs.some((act) => act === onglet)
