import { lireDepotCreation, type DepotCreation } from 'domain/requetes/depot-creation'

/** The filing of a file, read by its own schema; null when it is of a shape this page does not know. */
export const declaredOf = (depot: unknown): DepotCreation | null => lireDepotCreation(depot).depot

export const denominationOf = (depot: unknown): string => declaredOf(depot)?.association.informations.denomination ?? ''
