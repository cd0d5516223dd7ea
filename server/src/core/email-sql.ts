import { emailKey } from 'domain/core/email'
import { sql } from 'kysely'

// Stored addresses are normalized (`domain/src/core/email.ts`; `compte` and `invitation` refuse others): only the case of their local part,
// which is ASCII, is left to fold, as the indexes do.

/** Whether a column holds this address. */
export const emailIs = (column: string, email: string) => sql<boolean>`lower(${sql.ref(column)}) = ${emailKey(email)}`

/** Whether two columns hold one address. */
export const emailsAreEqual = (one: string, other: string) => sql<boolean>`lower(${sql.ref(one)}) = lower(${sql.ref(other)})`
