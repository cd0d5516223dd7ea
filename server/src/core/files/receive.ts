import type { Multipart } from 'contract/core/call'
import { erreursDeZod } from 'domain/core/erreurs-zod'
import { textes } from 'domain/core/textes/common'
import { textesRefus } from 'domain/core/textes/refus'
import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import type { Db } from '../database.ts'
import { invalid } from '../refusal.ts'
import type { Settings } from '../settings.ts'
import { limitesDe } from './examine.ts'
import { receiveFiling } from './multipart.ts'
import type { Spooled } from './spool.ts'
import type { Store } from './store.ts'
import { examineSingleFichier } from './single-fichier.ts'

interface Reception {
  request: FastifyRequest
  db: Db
  settings: Settings
  store: Store
  /** Account of the sender, or their network address without one. */
  person: string
}

/** A received multipart body: its JSON part as the call's schema reads it, and its files, in the spool until the store keeps them. */
export interface ReceivedBody<S extends z.ZodMiniType = z.ZodMiniType> {
  lu: z.output<S>
  fichiers: Spooled[]
}

/**
 * Receives the multipart body of a call within its limits, passes it to `use`, and leaves nothing in the spool. An error of the schema is a
 * 400 under the call's own paths. A JSON part that is missing, or is no object, is reported under the name of the part. When the call takes
 * a single file, the same answer reports the errors of that file.
 */
export const receive = async <T>(
  { request, db, settings, store, person }: Reception,
  multipart: Multipart,
  use: (recu: ReceivedBody) => Promise<T>,
): Promise<T> => {
  const { name, schema, fichiers: auPlus, erreurs: erreursDe = erreursDeZod } = multipart
  const limites = await limitesDe({ db, settings }, multipart)
  const limits = { parFichier: limites.tailleFichierMax, total: limites.tailleMax, fichiers: auPlus }
  const { json, fichiers, dispose } = await receiveFiling(request, { part: name, limits, store })
  try {
    const lu = schema.safeParse(json)
    if (lu.success) return await use({ lu: lu.data, fichiers })
    const erreurs = erreursDe(lu.error.issues).map((erreur) =>
      erreur.field ? erreur : { field: name, defaultMessage: textes.champObligatoire },
    )
    const duFichier = auPlus === 1 ? (await examineSingleFichier(fichiers, limites, person)).erreurs : []
    throw invalid(textesRefus.saisieInvalide, [...erreurs, ...duFichier])
  } finally {
    await dispose()
  }
}
