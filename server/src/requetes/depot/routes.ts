import { deposerCreation as deposerCreationCall, validerDocument as validerDocumentCall } from 'contract/requetes/depot'
import { jourDeParis } from 'domain/core/jour'
import { textesRefus } from 'domain/core/textes-refus'
import { annexesAuPlus } from 'domain/requetes/depot'
import type { Door } from '../../core/door.ts'
import { recevoir } from '../../core/files/recevoir.ts'
import { invalid } from '../../core/refusal.ts'
import { deposerCreation } from './deposer.ts'
import { validerDocument } from './valider-document.ts'

export const requetesRoutes = (door: Door): void => {
  door.serve(validerDocumentCall, async ({ params }, context) => {
    const { now } = context
    const erreurs = await recevoir(context, 'document', { fichiers: 1 }, (recu) =>
      validerDocument(context, params.mode, jourDeParis(now()), recu),
    )
    if (erreurs.length) throw invalid(textesRefus.saisieInvalide, erreurs)
  })

  door.serve(deposerCreationCall, ({ headers }, context) =>
    recevoir(context, 'association', { fichiers: annexesAuPlus }, (recu) =>
      deposerCreation(context, headers['idempotency-key'] ?? null, recu),
    ),
  )
}
