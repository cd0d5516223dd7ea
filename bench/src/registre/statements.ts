import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, type CompiledQuery } from 'kysely'
import { findPersonne } from 'server/compte/sessions'
import type { Db } from 'server/core/database'
import { requetePage, type Recherche } from 'server/registre/recherche'

/** One statement with the values of its parameters. */
export interface Statement {
  text: string
  values: readonly unknown[]
}

const withoutFilter: Recherche = {
  numero: '',
  tribunal: '',
  nom: '',
  codePostal: '',
  commune: '',
  adresse: '',
  etats: [],
  rattacheA: null,
  page: 0,
  size: 20,
  sort: 'tribunal,asc',
}

/** What the door asks of PostgreSQL about the person behind a token: read from the code itself, so that it cannot differ. */
const sessionStatement = async (bearer: string): Promise<Statement> => {
  const { session } = JSON.parse(Buffer.from(bearer.split('.')[1] ?? '', 'base64url').toString()) as { session: string }
  const seen: CompiledQuery[] = []
  const silent: Db = new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => void seen.push(query),
  })
  await findPersonne(silent, session)
  return { text: seen[0]?.sql ?? '', values: seen[0]?.parameters ?? [] }
}

/** All the SQL of one request for a page of the register, in its order. */
export const statementsOf = async (bearer: string, filters: Partial<Recherche>): Promise<Statement[]> => [
  await sessionStatement(bearer),
  requetePage({ ...withoutFilter, ...filters }),
]
