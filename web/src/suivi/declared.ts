import { creation } from 'domain/requetes/demarches/creation'
import { type Depot, lireSaisie } from 'domain/requetes/depot'

/** The filing of a file, read by its own schema; null when it is of a shape this page does not know. */
export const declaredOf = (depot: unknown): Depot | null => lireSaisie(creation.schema, depot).depot

export const denominationOf = (depot: unknown): string => declaredOf(depot)?.association.informations.denomination ?? ''
