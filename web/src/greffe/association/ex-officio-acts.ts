/** The ex officio acts, in menu order. Each is a value of the parameter `onglet`. */
export const exOfficioActs = ['mentions', 'attestation', 'rectification', 'decision', 'fusion', 'transfert', 'instantane'] as const
export type ExOfficioAct = (typeof exOfficioActs)[number]

/** True when `onglet` names an ex officio act. */
export const isExOfficioAct = (onglet: unknown): onglet is ExOfficioAct => exOfficioActs.some((act) => act === onglet)
