import { leverNonConformite as leverCall, releverNonConformite as releverCall } from 'contract/greffe/association'
import {
  corrigerFusion as corrigerFusionCall,
  inscrireDecision as decisionCall,
  inscrireFusion as fusionCall,
  rectifier as rectifierCall,
} from 'contract/greffe/ex-officio'
import { getRessortAssociation } from '../../association/greffe-sql.ts'
import type { Door } from '../../core/door.ts'
import { correctFusion } from './correct-fusion.ts'
import { registerDecision } from './register-decision.ts'
import { registerFusion } from './register-fusion.ts'
import { liftNonConformite, recordNonConformite } from './non-conformite.ts'
import { receive } from './receive.ts'
import { rectify } from './rectify.ts'

/** Acts of the court's own motion on an association, without a request. */
export const exOfficioRoutes = (door: Door): void => {
  door.serve(releverCall, async ({ params: { numero }, body }, { user: agent, now, ...office }) => ({
    version: await office.db.transaction().execute((trx) => recordNonConformite(trx, office, { agent, numero, now: now() }, body)),
  }))

  door.serve(leverCall, async ({ params: { numero, id }, body }, { user: agent, now, ...office }) => ({
    version: await office.db.transaction().execute((trx) => liftNonConformite(trx, office, { agent, numero, now: now() }, { id, ...body })),
  }))

  door.serve(rectifierCall, async ({ params: { numero }, body }, { user: agent, now, ...office }) => ({
    version: await office.db.transaction().execute((trx) => rectify(trx, office, { agent, numero, now: now() }, body)),
  }))

  door.serve(corrigerFusionCall, async ({ params: { numero }, body }, { user: agent, now, ...office }) => ({
    version: await office.db.transaction().execute((trx) => correctFusion(trx, office, { agent, numero, now: now() }, body)),
  }))

  door.serve(
    decisionCall,
    async (received, ici) => ({
      version: await receive(received, ici, (trx, acte, fichier) => registerDecision(trx, ici, acte, { ...received.lu, fichier })),
    }),
    ({ params }, { db, user }) => getRessortAssociation(db, user, params.numero),
  )

  door.serve(
    fusionCall,
    async (received, ici) => ({
      version: await receive(received, ici, (trx, acte, fichier) => registerFusion(trx, ici, acte, { ...received.lu, fichier })),
    }),
    ({ params }, { db, user }) => getRessortAssociation(db, user, params.numero),
  )
}
