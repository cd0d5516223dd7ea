import { validerDocument as validerDocumentCall } from 'contract/core/annexe'
import { appelDeDepot } from 'contract/requetes/depot'
import { appelAuGuichet } from 'contract/requetes/guichet'
import { demarches } from 'domain/requetes/demarches/demarches'
import { filedTypes } from 'domain/requetes/types'
import type { Db } from '../../core/database.ts'
import type { Door } from '../../core/door.ts'
import type { Personne } from '../../core/personne.ts'
import { requireDepotDroit } from './association.ts'
import { associationDe, submitDepot } from './submit.ts'
import { examineDocument } from './examine-document.ts'

/** Serves the check of one annexe, and every kind of filing. */
export const requetesRoutes = (door: Door): void => {
  door.serve(validerDocumentCall, examineDocument)
  for (const type of filedTypes) {
    const demarche = demarches[type]
    const droits =
      (guichet: boolean) =>
      async (asked: { params: object }, { db, user }: { db: Db; user: Personne }) => {
        const numero = associationDe(asked.params)
        if (numero !== null) await requireDepotDroit(db, user, numero, { ...demarche, guichet })
      }
    door.serve(appelDeDepot(type), submitDepot(demarche), droits(false))
    door.serve(appelAuGuichet(type), submitDepot(demarche), droits(true))
  }
}
