import * as z from 'zod/mini'

/** The number of an association in an address: the letters of its court, then its rank. Apart from what an association is, which few pages need. */
export const NumeroAssociation = z.string().check(z.regex(/^[A-Z]{3}\d{6}$/))
