import { validerDocument as validerDocumentCall } from 'contract/core/annexe'
import { appelDeDepot } from 'contract/requetes/depot'
import { demarches } from 'domain/requetes/demarches/demarches'
import { typesDeposes } from 'domain/requetes/types'
import type { Door } from '../../core/door.ts'
import { exigerDroitDeDeposer } from './association.ts'
import { associationDe, deposer } from './deposer.ts'
import { validerDocument } from './valider-document.ts'

/** The check of one annexe, and every filing of the table. */
export const requetesRoutes = (door: Door): void => {
  door.serve(validerDocumentCall, validerDocument)
  for (const type of typesDeposes) {
    const demarche = demarches[type]
    door.serve(appelDeDepot(type), deposer(demarche), async ({ params }, { db, user }) => {
      const numero = associationDe(params)
      if (numero !== null) await exigerDroitDeDeposer(db, user, numero, demarche)
    })
  }
}
