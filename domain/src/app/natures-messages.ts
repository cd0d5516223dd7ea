export const natures = ['INFORMATION', 'MAINTENANCE', 'INCIDENT'] as const
export type NatureMessage = (typeof natures)[number]

/** Only an information can be dismissed: an incident or a maintenance concerns everybody at work. In its own file, for the light pages. */
export const canDismiss = (nature: NatureMessage): boolean => nature === 'INFORMATION'
