import type { ActeDe } from '../actes/actes.ts'

/** The letter of a demande. */
export const aLettre = { code: '0000-1111-2222-3333', sha256: '0'.repeat(64) }

/** The court asks for the statutes and for details. */
export const aDemande = (autrement: Partial<ActeDe<'DEMANDE'>> = {}): ActeDe<'DEMANDE'> => ({
  type: 'DEMANDE',
  le: '2026-11-25',
  dateRetour: '2026-12-10',
  types: ['STATUTS', null],
  ...aLettre,
  ...autrement,
})

/** A reply of the declarant without documents. */
export const aReponse = (autrement: Partial<ActeDe<'REPONSE'>> = {}): ActeDe<'REPONSE'> => ({
  type: 'REPONSE',
  le: '2026-12-01',
  demande: 1,
  tour: 1,
  pieces: [],
  ...autrement,
})
