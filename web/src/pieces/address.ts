import type { lireReference } from 'domain/pieces/reponse'

/** What the address of the page says: a request and a code. */
export type Address = NonNullable<ReturnType<typeof lireReference>>
