import { leverNonConformite as leverCall, releverNonConformite as releverCall } from 'contract/greffe/association'
import {
  corrigerFusion as corrigerFusionCall,
  inscrireDecision as decisionCall,
  inscrireFusion as fusionCall,
  rectifier as rectifierCall,
} from 'contract/greffe/ex-officio'
import { getAssociationDuRessort } from '../../association/greffe-sql.ts'
import type { Door } from '../../core/door.ts'
import { corrigerFusion } from './corriger-fusion.ts'
import { inscrireDecision } from './inscrire-decision.ts'
import { inscrireFusion } from './inscrire-fusion.ts'
import { leverNonConformite, releverNonConformite } from './non-conformite.ts'
import { recevoir } from './recevoir.ts'
import { rectifier } from './rectifier.ts'

/** Acts of the court's own motion on an association, without a request. */
export const officeRoutes = (door: Door): void => {
  door.serve(releverCall, async ({ params: { numero }, body }, { user: agent, now, ...office }) => ({
    version: await office.db.transaction().execute((trx) => releverNonConformite(trx, office, { agent, numero, now: now() }, body)),
  }))

  door.serve(leverCall, async ({ params: { numero, id }, body }, { user: agent, now, ...office }) => ({
    version: await office.db
      .transaction()
      .execute((trx) => leverNonConformite(trx, office, { agent, numero, now: now() }, { id, ...body })),
  }))

  door.serve(rectifierCall, async ({ params: { numero }, body }, { user: agent, now, ...office }) => ({
    version: await office.db.transaction().execute((trx) => rectifier(trx, office, { agent, numero, now: now() }, body)),
  }))

  door.serve(corrigerFusionCall, async ({ params: { numero }, body }, { user: agent, now, ...office }) => ({
    version: await office.db.transaction().execute((trx) => corrigerFusion(trx, office, { agent, numero, now: now() }, body)),
  }))

  door.serve(
    decisionCall,
    async (received, ici) => ({
      version: await recevoir(received, ici, (trx, acte, fichier) => inscrireDecision(trx, ici, acte, { ...received.lu, fichier })),
    }),
    ({ params }, { db, user }) => getAssociationDuRessort(db, user, params.numero),
  )

  door.serve(
    fusionCall,
    async (received, ici) => ({
      version: await recevoir(received, ici, (trx, acte, fichier) => inscrireFusion(trx, ici, acte, { ...received.lu, fichier })),
    }),
    ({ params }, { db, user }) => getAssociationDuRessort(db, user, params.numero),
  )
}
