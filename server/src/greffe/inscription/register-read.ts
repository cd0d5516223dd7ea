import { etatDeFond } from 'domain/association/conformite'
import { textesRefus } from 'domain/core/textes/refus'
import { registreObstacles } from 'domain/requetes/actes/registre-etat'
import { newNumero, nextAssociationNumero } from '../../association/numero.ts'
import { lockAssociation } from '../../association/verrou.ts'
import type { Db, Trx } from '../../core/database.ts'
import { precondition } from '../../core/refusal.ts'
import type { Tribunal } from '../../core/reference/sql.ts'
import type { Dossier } from '../../requetes/procedure/dossier.ts'
import { versionsDeRequete } from './requested-version.ts'

export type RegisterRead = Awaited<ReturnType<typeof readRegister>>

/** Thrown when the register has changed since it was read. */
export class RegisterChanged extends Error {}

/**
 * Reads, without a lock, the association that a request is about: its number, what the register said when the request was filed, and says
 * now. `versions` is null for a creation, whose number is the next one of its court.
 */
export const readRegister = async (db: Db, { requete }: Dossier, tribunal: Tribunal) => {
  const { association, base } = requete
  if (association === null) return { numero: await nextAssociationNumero(db, tribunal), versions: null }
  const versions = await versionsDeRequete(db, association, base)
  // A court may have decided since the clerk read (STAFF-14).
  const obstacles = registreObstacles({ type: requete.type, etatDuRegistre: etatDeFond(versions.derniere.contenu) })
  if (obstacles.length > 0) throw precondition(textesRefus.etat, obstacles)
  return { numero: association, versions }
}

/** Takes the number, or locks the association, until the transaction ends. Throws RegisterChanged when it is not the one read. */
export const lockAsRead = async (trx: Trx, { numero, versions }: RegisterRead, dossier: Dossier, tribunal: Tribunal): Promise<void> => {
  if (versions === null) {
    if ((await newNumero(trx, tribunal)) !== numero) throw new RegisterChanged()
    return
  }
  await lockAssociation(trx, numero)
  const { derniere } = await versionsDeRequete(trx, numero, dossier.requete.base)
  if (derniere.ordre !== versions.derniere.ordre) throw new RegisterChanged()
}
