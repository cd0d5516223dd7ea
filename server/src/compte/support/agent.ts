import { applyDroits, checkDroits, type Droits } from 'domain/compte/agent'
import { obstaclesDroits } from 'domain/compte/support'
import { textesRefus } from 'domain/core/textes/refus'
import { textes } from 'domain/core/textes/common'
import { invalid } from '../../core/refusal.ts'
import { tribunauxDe } from '../../core/reference/sql.ts'
import { log } from '../../core/securite.ts'
import { endSessions } from '../sessions.ts'
import { assignAgent } from '../sql.ts'
import { transact, type Guichet } from './act.ts'

/**
 * Gives or takes back the authorities and courts of a member of the staff (STAFF-28). Their sessions end, so that no token claims more than
 * the account. A person who leaves the staff loses the second factor. An unchanged request writes nothing.
 */
export const editAgent = async (guichet: Guichet, uuid: string, droits: Droits): Promise<void> => {
  const errors = checkDroits(droits)
  const { authorities, tribunaux } = applyDroits(droits)
  const known = await tribunauxDe(guichet.db, tribunaux)
  if (known.length < tribunaux.length) errors.push({ field: 'tribunaux', defaultMessage: textes.valeurNonProposee })
  if (errors.length > 0) throw invalid(textesRefus.saisieInvalide, errors)
  await transact(guichet, {
    type: 'DROITS',
    uuid,
    obstacles: (situation) => obstaclesDroits(droits, situation, guichet.user.uuid),
    async write(trx, compte, instant) {
      const avant = { authorities: compte.authorities, tribunaux: compte.tribunaux }
      const apres = { authorities, tribunaux }
      if (JSON.stringify(avant) === JSON.stringify(apres)) return null
      const parti = authorities.length === 1 ? { totp_cle: null, totp_pas: null } : {}
      await trx
        .updateTable('compte')
        .set({ authorities, ...parti })
        .where('uuid', '=', uuid)
        .execute()
      await trx.deleteFrom('agent_tribunal').where('compte', '=', uuid).execute()
      await assignAgent(trx, uuid, tribunaux)
      await endSessions(trx, instant, { compte: uuid })
      await log(trx, instant, { type: 'DROITS', compte: uuid, detail: { par: guichet.user.uuid, avant, apres } })
      return { contenu: { avant, apres } }
    },
  })
}
