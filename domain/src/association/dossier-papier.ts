import type { JourCalendaire } from '../core/jour.ts'

/** From this day on the register is kept electronically: what was registered since never had a paper file (DIGIT-09, CONST-15). */
export const finDuRegistrePapier: JourCalendaire = '2023-04-01'

/** Whether the court is taken to hold a paper file until it says otherwise; a day nobody knows was read on paper. */
export const dossierPapierParDefaut = (inscriteLe: JourCalendaire | null): boolean =>
  inscriteLe === null || inscriteLe < finDuRegistrePapier
