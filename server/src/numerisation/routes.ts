import {
  declarerIntrouvable as introuvableCall,
  demanderNumerisation as demanderCall,
  deposerNumerisation as deposerCall,
  lireNumerisation as lireCall,
  listerNumerisations as listerCall,
  reglerDossierPapier as reglerCall,
} from 'contract/numerisation/numerisation'
import { getAssociationDuRessort } from '../association/greffe-sql.ts'
import type { Door } from '../core/door.ts'
import { demanderNumerisation } from './demander.ts'
import { deposerNumerisation } from './deposer.ts'
import { listerNumerisations } from './file.ts'
import { lireNumerisation } from './lire.ts'
import { declarerIntrouvable, reglerDossierPapier } from './traiter.ts'

export const numerisationRoutes = (door: Door): void => {
  door.serve(demanderCall, ({ params }, office) => demanderNumerisation(office, office.user, params.numero))

  door.serve(lireCall, ({ params }, office) => lireNumerisation(office, params))

  door.serve(listerCall, ({ query }, { db, user }) => listerNumerisations(db, user, query))

  door.serve(deposerCall, deposerNumerisation, ({ params }, { db, user }) => getAssociationDuRessort(db, user, params.numero))

  door.serve(introuvableCall, async ({ params }, office) => {
    const { db, now, user: agent } = office
    await db.transaction().execute((trx) => declarerIntrouvable(trx, office, { ...params, agent, now: now() }))
  })

  door.serve(reglerCall, async ({ params, body }, { db, now, user: agent }) => {
    await db.transaction().execute((trx) => reglerDossierPapier(trx, { ...params, ...body, agent, now: now() }))
  })
}
