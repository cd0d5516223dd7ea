import type { Numerisation } from 'contract/numerisation/numerisation'
import { textesRefus } from 'domain/core/textes/refus'
import { obstaclesNumerisation } from 'domain/numerisation/obstacles'
import type * as z from 'zod/mini'
import { lockAssociation } from '../association/verrou.ts'
import { lockCompte } from '../compte/sql.ts'
import { recordActe } from '../core/actes.ts'
import type { Trx } from '../core/database.ts'
import type { Office } from '../core/door.ts'
import type { Personne } from '../core/personne.ts'
import { precondition } from '../core/refusal.ts'
import { lecteurDe } from '../rattachements/lecteur.ts'
import { numerisationFor } from './numerisation.ts'
import './tables.ts'

/**
 * Asks for the digitisation of a paper file, or joins the request in progress (SRV-43). Serialised per account, so that two associations
 * asked for at once are not both accepted (DIGIT-07), and per association, so that the court has a single task.
 */
export const requestNumerisation = (
  { db, now }: Pick<Office, 'db' | 'now'>,
  user: Personne,
  numero: string,
): Promise<z.input<typeof Numerisation>> =>
  db.transaction().execute(async (trx) => {
    await lockCompte(trx, user.uuid)
    const association = await lockAssociation(trx, numero)
    const lecteur = await lecteurDe(trx, user, association)
    const reasons = obstaclesNumerisation(await numerisationFor(trx, user, association, lecteur))
    if (reasons.length) throw precondition(textesRefus.etat, reasons)
    await saveNumerisationDemande(trx, { association: numero, compte: user.uuid, now: now() })
    return numerisationFor(trx, user, association, lecteur)
  })

interface DemandeToSave {
  association: string
  compte: string
  now: Date
}

/** Records a demandeur and the act; the first one also creates the court's task. */
export const saveNumerisationDemande = async (trx: Trx, { association, compte, now }: DemandeToSave): Promise<void> => {
  await trx
    .insertInto('numerisation')
    .values({ association, etat: 'EN_COURS', demandee_le: now })
    .onConflict((conflict) => conflict.column('association').doNothing())
    .execute()
  await trx.insertInto('numerisation_demandeur').values({ association, compte, demandee_le: now }).execute()
  await recordActe(trx, {
    sujet: 'association',
    sujetId: association,
    type: 'NUMERISATION_DEMANDEE',
    instant: now,
    auteur: compte,
  })
}
