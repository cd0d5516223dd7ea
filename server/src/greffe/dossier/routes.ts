import { listerASigner as listerASignerCall } from 'contract/greffe/to-sign'
import { getDossier as getDossierCall, lireAnnexe } from 'contract/greffe/dossier'
import { listerFile as listerFileCall } from 'contract/greffe/queue'
import { getStatistiques, getStatistiquesGreffe } from 'contract/greffe/statistiques'
import { inRessort } from '../../compte/ressort.ts'
import type { Door } from '../../core/door.ts'
import { logLecture } from '../../rattachements/lectures/log.ts'
import { giveAnnexe } from '../../suivi/annexe.ts'
import { listQueue } from '../queue/queue.ts'
import { listToSign } from '../signature/to-sign.ts'
import { ofTribunal } from '../statistiques/sql.ts'
import { statistiques } from '../statistiques/statistiques.ts'
import { getDossier } from './dossier.ts'

/** Routes of the court's queues, files and figures. */
export const dossiersRoutes = (door: Door): void => {
  door.serve(listerFileCall, ({ query }, { db, now, user }) => listQueue(db, user, now(), query))

  door.serve(getStatistiquesGreffe, ({ query }, { db, user }) =>
    statistiques(db, inRessort(user, 'requete.tribunal'), query, user.aujourdhui),
  )

  door.serve(getStatistiques, ({ query: { tribunal, ...periode } }, { db, user }) =>
    statistiques(db, ofTribunal(tribunal), periode, user.aujourdhui),
  )

  door.serve(listerASignerCall, (_, { db, now, user }) => listToSign(db, user, now()))

  door.serve(getDossierCall, async ({ params: { numero } }, context) => {
    const { db, now, user, request } = context
    const dossier = await getDossier(db, user, numero, now())
    await logLecture(context, { compte: user.uuid, sujet: numero, reader: 'tribunal', adresse: request.ip })
    return dossier
  })

  door.serve(lireAnnexe, ({ params }, context) => giveAnnexe(inRessort(context.user, 'requete.tribunal'), params, context))
}
