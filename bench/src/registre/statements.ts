import { statementPersonne } from 'server/compte/sessions'
import { type Recherche, withoutFilter } from 'server/registre/filtres'
import { requetePage } from 'server/registre/recherche'

/** One statement and the values of its parameters. */
export interface Statement {
  text: string
  values: readonly unknown[]
}

/** All the SQL of one request for a page of the register, in order. It is built by the server's own code, so it cannot diverge. */
export const statementsOf = (bearer: string, filters: Partial<Recherche>): Statement[] => {
  const { session } = JSON.parse(Buffer.from(bearer.split('.')[1] ?? '', 'base64url').toString()) as { session: string }
  return [{ text: statementPersonne, values: [session] }, requetePage({ ...withoutFilter, ...filters })]
}
