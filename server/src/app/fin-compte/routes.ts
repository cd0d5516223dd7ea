import { exporterDonnees, fermerCompte, getFermeture } from 'contract/compte/fin'
import { textesFinCompte } from 'domain/compte/textes/fin-compte'
import { jourDeParis } from 'domain/core/jour'
import { textesRefus } from 'domain/core/textes/refus'
import { requireMotPasse } from '../../compte/require-mot-passe.ts'
import { lockSessions } from '../../compte/sessions.ts'
import { getCompte, lockCompte } from '../../compte/sql.ts'
import type { Door } from '../../core/door.ts'
import { precondition, Refusal } from '../../core/refusal.ts'
import { donneesDe } from './donnees.ts'
import { endCompte } from './close.ts'
import { situationFermeture } from './situation.ts'

/** Serves a person's data and the closure of their account, composed here from every capability. */
export const finCompteRoutes = (door: Door): void => {
  door.serve(exporterDonnees, async (_, { db, user, now }) => {
    const donnees = Buffer.from(JSON.stringify(await donneesDe(db, user.uuid, now()), null, 2))
    const nom = textesFinCompte.export.nomDuFichier(jourDeParis(now()))
    return { download: donnees, type: 'application/json', nom, taille: donnees.length }
  })

  door.serve(getFermeture, (_, { db, user }) => situationFermeture(db, user.uuid, user.aujourdhui))

  door.serve(fermerCompte, async ({ body }, context) => {
    const { db, user } = context
    if (user.authorities.some((authority) => authority !== 'USAGER')) throw new Refusal(403, textesFinCompte.fermeture.agent)
    await requireMotPasse(context, body.motPasse, 'motPasse')
    await db.transaction().execute(async (trx) => {
      await lockSessions(trx, user.uuid)
      await lockCompte(trx, user.uuid)
      const { obstacles } = await situationFermeture(trx, user.uuid, user.aujourdhui)
      if (obstacles.length > 0) throw precondition(textesRefus.etat, obstacles)
      const { uuid, email, etat } = await getCompte(trx, user.uuid)
      // Sent twice at once: the account is already closed.
      if (etat === 'ACTIF') await endCompte(trx, context, { uuid, email }, 'DEMANDE')
    })
  })
}
