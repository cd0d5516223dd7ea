import type { Depot } from 'domain/requetes/depot/depot'
import { textesGuichet } from 'domain/requetes/textes/guichet'
import { isOfGreffe } from '../../compte/ressort.ts'
import type { Personne } from '../../core/personne.ts'
import type { Tribunal } from '../../core/reference/sql.ts'
import { Refusal } from '../../core/refusal.ts'

interface GuichetDepot {
  depot: Pick<Depot, 'association'>
  tribunal: Pick<Tribunal, 'id' | 'libelle'>
}

/**
 * Throws 403 under the field to correct: only the court that will decide a paper filing, the one of its head office, records it (STAFF-15).
 */
export const requireCompetentTribunal = (agent: Pick<Personne, 'authorities' | 'tribunaux'>, { depot, tribunal }: GuichetDepot): void => {
  if (isOfGreffe(agent, tribunal.id)) return
  const commune = depot.association?.informations.adresse.commune.libelle ?? ''
  const phrase = textesGuichet.autreTribunal(commune, tribunal.libelle)
  throw new Refusal(403, phrase, { errors: [{ field: 'association.informations.adresse.commune', defaultMessage: phrase }] })
}
