import type { Received } from 'contract/core/call'
import { deposerNumerisation as call, type Numerisation } from 'contract/numerisation/numerisation'
import { nomDeFichier } from 'domain/core/nom-fichier'
import { textesRefus } from 'domain/core/textes/refus'
import type * as z from 'zod/mini'
import { getRessortAssociation } from '../association/greffe-sql.ts'
import { requirePresent } from '../compte/present.ts'
import type { Context } from '../core/door.ts'
import { limitesDe } from '../core/files/examine.ts'
import type { Spooled } from '../core/files/spool.ts'
import { examineSingleFichier } from '../core/files/single-fichier.ts'
import { invalid } from '../core/refusal.ts'
import { lecteurDe } from '../rattachements/lecteur.ts'
import { numerisationFor } from './numerisation.ts'
import { saveNumerisation } from './process.ts'

/** Stores the digitised file: one PDF, as large as a whole filing may be. */
export const storeNumerisation = async (
  { params: { numero }, lu, fichiers }: Pick<Received<typeof call, Spooled>, 'params' | 'lu' | 'fichiers'>,
  ici: Context<typeof call>,
): Promise<z.input<typeof Numerisation>> => {
  const { db, user, settings, store, now } = ici
  const { fichier, erreurs } = await examineSingleFichier(fichiers, await limitesDe({ db, settings }, call.multipart), user.uuid)
  if (!fichier) throw invalid(textesRefus.saisieInvalide, erreurs)
  // The bytes must be durable before the transaction that names them (rule E2).
  await Promise.all(fichiers.map((spooled) => store.keep(spooled)))
  return db.transaction().execute(async (trx) => {
    const agent = await requirePresent(trx, user, 'GREFFE')
    await saveNumerisation(trx, ici, { numero, agent, now: now(), nom: nomDeFichier(lu.nom, fichier.mime), fichier })
    const association = await getRessortAssociation(trx, agent, numero)
    return numerisationFor(trx, agent, association, await lecteurDe(trx, agent, association))
  })
}
