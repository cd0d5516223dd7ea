export const natures = ['INFORMATION', 'MAINTENANCE', 'INCIDENT'] as const
export type NatureMessage = (typeof natures)[number]

/** What an incident or a maintenance says holds for who works now: only an information may be put away. Apart, for the light pages. */
export const fermable = (nature: NatureMessage): boolean => nature === 'INFORMATION'
