import { deposerCreation as deposerCreationCall, validerDocument as validerDocumentCall } from 'contract/requetes/depot'
import { jourDeParis } from 'domain/core/jour'
import { textesRefus } from 'domain/core/textes-refus'
import { annexesAuPlus } from 'domain/requetes/depot-creation'
import type { Door, Office } from '../core/door.ts'
import { type ReceivedFiling, receiveFiling } from '../core/files/multipart.ts'
import { invalid } from '../core/refusal.ts'
import type { FastifyRequest } from 'fastify'
import { deposerCreation } from './deposer-creation.ts'
import { validerDocument } from './valider-document.ts'

interface Reception extends Pick<Office, 'settings' | 'store'> {
  request: FastifyRequest
}

/** Receives the multipart body, lends it to `use`, and leaves nothing in the spool. */
const recevoir = async <T>(
  { request, settings, store }: Reception,
  part: string,
  fichiers: number,
  use: (recu: ReceivedFiling) => Promise<T>,
): Promise<T> => {
  const limits = { parFichier: settings.TAILLE_FICHIER_MAX, total: settings.TAILLE_MAX, fichiers }
  const recu = await receiveFiling(request, { part, limits, store })
  try {
    return await use(recu)
  } finally {
    await recu.dispose()
  }
}

export const requetesRoutes = (door: Door): void => {
  door.serve(validerDocumentCall, async ({ params }, context) => {
    const { settings, now } = context
    const erreurs = await recevoir(context, 'document', 1, (recu) => validerDocument(settings, params.mode, jourDeParis(now()), recu))
    if (erreurs.length) throw invalid(textesRefus.saisieInvalide, erreurs)
  })

  door.serve(deposerCreationCall, ({ headers }, context) =>
    recevoir(context, 'association', annexesAuPlus, (recu) => deposerCreation(context, headers['idempotency-key'], recu)),
  )
}
