import * as z from 'zod/mini'

/** The number of an association in a path: three letters of its court, then its rank. In its own file because few pages need more. */
export const NumeroAssociation = z.string().check(z.regex(/^[A-Z]{3}\d{6}$/))
