import type { Received } from 'contract/core/call'
import { deposerNumerisation as call, type Numerisation } from 'contract/numerisation/numerisation'
import { nomDeFichier } from 'domain/core/nom-fichier'
import { textesRefus } from 'domain/core/textes/refus'
import type * as z from 'zod/mini'
import { getAssociationDuRessort } from '../association/greffe-sql.ts'
import { exigerPresent } from '../compte/present.ts'
import type { Context } from '../core/door.ts'
import { limitesDe } from '../core/files/examiner.ts'
import type { Spooled } from '../core/files/spool.ts'
import { examinerUnFichier } from '../core/files/un-fichier.ts'
import { invalid } from '../core/refusal.ts'
import { lecteurDe } from '../rattachements/lecteur.ts'
import { numerisationPour } from './numerisation.ts'
import { enregistrerNumerisation } from './traiter.ts'

/** Stores the digitised file: one PDF, as large as a whole filing may be. */
export const deposerNumerisation = async (
  { params: { numero }, lu, fichiers }: Pick<Received<typeof call, Spooled>, 'params' | 'lu' | 'fichiers'>,
  ici: Context<typeof call>,
): Promise<z.input<typeof Numerisation>> => {
  const { db, user, settings, store, now } = ici
  const { fichier, erreurs } = await examinerUnFichier(fichiers, await limitesDe({ db, settings }, call.multipart), user.uuid)
  if (!fichier) throw invalid(textesRefus.saisieInvalide, erreurs)
  // The bytes must be durable before the transaction that names them (rule E2).
  await Promise.all(fichiers.map((spooled) => store.keep(spooled)))
  return db.transaction().execute(async (trx) => {
    const agent = await exigerPresent(trx, user, 'GREFFE')
    await enregistrerNumerisation(trx, ici, { numero, agent, now: now(), nom: nomDeFichier(lu.nom, fichier.mime), fichier })
    const association = await getAssociationDuRessort(trx, agent, numero)
    return numerisationPour(trx, agent, association, await lecteurDe(trx, agent, association))
  })
}
