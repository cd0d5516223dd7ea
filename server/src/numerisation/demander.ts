import type { Numerisation } from 'contract/numerisation/numerisation'
import { textesRefus } from 'domain/core/textes-refus'
import { obstaclesNumerisation } from 'domain/numerisation/obstacles'
import type * as z from 'zod/mini'
import { verrouillerAssociation } from '../association/verrou.ts'
import { verrouillerCompte } from '../compte/sql.ts'
import { enregistrerActe } from '../core/actes.ts'
import type { Trx } from '../core/database.ts'
import type { Office } from '../core/door.ts'
import type { Personne } from '../core/personne.ts'
import { precondition } from '../core/refusal.ts'
import { lecteurDe } from '../rattachements/lecteur.ts'
import { numerisationPour } from './numerisation.ts'
import './tables.ts'

/**
 * Asks for a paper file to be digitised, or joins the request under way (SRV-43). One at a time for one account, so that two associations
 * asked at once are not both granted (DIGIT-07), and for one association, so that there is one task for the court.
 */
export const demanderNumerisation = (
  { db, now }: Pick<Office, 'db' | 'now'>,
  user: Personne,
  numero: string,
): Promise<z.input<typeof Numerisation>> =>
  db.transaction().execute(async (trx) => {
    await verrouillerCompte(trx, user.uuid)
    const association = await verrouillerAssociation(trx, numero)
    const lecteur = await lecteurDe(trx, user, association)
    const reasons = obstaclesNumerisation(await numerisationPour(trx, user, association, lecteur))
    if (reasons.length) throw precondition(textesRefus.etat, reasons)
    await enregistrerDemandeNumerisation(trx, { association: numero, compte: user.uuid, now: now() })
    return numerisationPour(trx, user, association, lecteur)
  })

interface DemandeAEnregistrer {
  association: string
  compte: string
  now: Date
}

/** Writes that this person waits for the digitisation, the court's task with the first of them, and its act. */
export const enregistrerDemandeNumerisation = async (trx: Trx, { association, compte, now }: DemandeAEnregistrer): Promise<void> => {
  await trx
    .insertInto('numerisation')
    .values({ association, etat: 'EN_COURS', demandee_le: now })
    .onConflict((conflict) => conflict.column('association').doNothing())
    .execute()
  await trx.insertInto('numerisation_demandeur').values({ association, compte, demandee_le: now }).execute()
  await enregistrerActe(trx, {
    sujet: 'association',
    sujetId: association,
    type: 'NUMERISATION_DEMANDEE',
    instant: now,
    auteur: compte,
  })
}
