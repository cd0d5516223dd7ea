import * as z from 'zod/mini'

/** The number of a request, in the paths of its calls. */
export const NumeroRequete = z.string().check(z.regex(/^R\d{8}$/))
export const paramsRequete = z.strictObject({ numero: NumeroRequete })
