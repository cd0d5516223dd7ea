export const buts = ['NON_LUCRATIF', 'LUCRATIF'] as const
