import { formatJour } from '../../core/jour.ts'
import type { Situation } from '../actes/situation.ts'
import { textesStatutsPapier as mots } from '../textes/statuts-papier.ts'
import type { TypeRequete } from '../types.ts'

interface StatutsPapier {
  /** Where they are, in words. */
  ou: string
  /** Whether the declarant must still send them. */
  attendus: boolean
}

/**
 * Where the signed paper statutes of a creation are (FINAL-04, STAFF-05). Null for any other request, and for one that ended before the
 * court received them.
 */
export const statutsPapier = (
  type: TypeRequete,
  { etape, statutsRecusLe, statutsRenvoyesLe }: Pick<Situation, 'etape' | 'statutsRecusLe' | 'statutsRenvoyesLe'>,
): StatutsPapier | null => {
  if (type !== 'CREATION') return null
  if (statutsRenvoyesLe) return { ou: mots.renvoyes(formatJour(statutsRenvoyesLe)), attendus: false }
  if (statutsRecusLe) return { ou: mots.recus(formatJour(statutsRecusLe)), attendus: false }
  return etape === 'REJETEE' || etape === 'RETIREE' ? null : { ou: mots.attendus, attendus: true }
}
