import {
  declarerIntrouvable as introuvableCall,
  demanderNumerisation as demanderCall,
  deposerNumerisation as deposerCall,
  lireNumerisation as lireCall,
  listerNumerisations as listerCall,
  reglerDossierPapier as reglerCall,
} from 'contract/numerisation/numerisation'
import { getRessortAssociation } from '../association/greffe-sql.ts'
import type { Door } from '../core/door.ts'
import { requestNumerisation } from './ask.ts'
import { storeNumerisation } from './store.ts'
import { listNumerisations } from './file.ts'
import { readNumerisation } from './read.ts'
import { declareIntrouvable, setDossierPapier } from './process.ts'

export const numerisationRoutes = (door: Door): void => {
  door.serve(demanderCall, ({ params }, office) => requestNumerisation(office, office.user, params.numero))

  door.serve(lireCall, ({ params }, office) => readNumerisation(office, params))

  door.serve(listerCall, ({ query }, { db, user }) => listNumerisations(db, user, query))

  door.serve(deposerCall, storeNumerisation, ({ params }, { db, user }) => getRessortAssociation(db, user, params.numero))

  door.serve(introuvableCall, async ({ params }, office) => {
    const { db, now, user: agent } = office
    await db.transaction().execute((trx) => declareIntrouvable(trx, office, { ...params, agent, now: now() }))
  })

  door.serve(reglerCall, async ({ params, body }, { db, now, user: agent }) => {
    await db.transaction().execute((trx) => setDossierPapier(trx, { ...params, ...body, agent, now: now() }))
  })
}
