/** The median; for an even number of values, the lower of the two middle ones. */
export const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? NaN
