import type { parseReference } from 'domain/pieces/reponse'

/** The request and the code in the page's address. */
export type Address = NonNullable<ReturnType<typeof parseReference>>
