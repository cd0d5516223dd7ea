import type { Jour } from '../core/jour.ts'

/** The register is electronic from this day on: an association registered since has no paper file (DIGIT-09, CONST-15). */
export const papierRegistreFin: Jour = '2023-04-01'

/** Whether the court is assumed to hold a paper file until it says otherwise. An unknown day comes from a paper register. */
export const hasDossierPapierByDefault = (inscriteLe: Jour | null): boolean => inscriteLe === null || inscriteLe < papierRegistreFin
