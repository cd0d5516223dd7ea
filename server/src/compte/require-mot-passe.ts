import type { FastifyRequest } from 'fastify'
import { textesRefusCompte } from 'domain/compte/textes/refus'
import type { Office } from '../core/door.ts'
import type { Personne } from '../core/personne.ts'
import { invalid } from '../core/refusal.ts'
import { countUnderLimits, giveBackEssai } from '../core/throttle.ts'
import { limitesDeConnexion } from './limites-connexion.ts'
import { proveMotPasse } from './prove-mot-passe.ts'
import { getCompte } from './sql.ts'

/**
 * Asks a signed-in person for their password again before a change that could take over the account (ASVS 7.5.1). A wrong one is refused on
 * `field` and counts as a failed sign-in. Returns the hash it matched.
 */
export const requireMotPasse = async (
  { db, settings, now, user, request }: Office & { user: Personne; request: FastifyRequest },
  motPasse: string,
  field: string,
): Promise<string> => {
  const limits = await limitesDeConnexion({ db, settings }, request, user.email)
  const instant = now()
  await countUnderLimits(db, instant, limits)
  const empreinte = await proveMotPasse(db, await getCompte(db, user.uuid), motPasse)
  if (empreinte === null) throw wrongMotPasse(field)
  await giveBackEssai(db, instant, limits)
  return empreinte
}

export const wrongMotPasse = (field: string) =>
  invalid(textesRefusCompte.motPasseFaux, [{ field, defaultMessage: textesRefusCompte.motPasseFaux }])
