import {
  enregistrerBrouillon as enregistrerCall,
  garderPage as garderPageCall,
  getBrouillon as getCall,
  joindreAuBrouillon as joindreCall,
  lireFichierJoint as lireFichierCall,
  retirerDuBrouillon,
} from 'contract/requetes/brouillon'
import { listerBrouillons as listerCall, reprendreRequete as reprendreCall, supprimerBrouillon } from 'contract/requetes/brouillons'
import type { Db, Trx } from '../../core/database.ts'
import type { Door } from '../../core/door.ts'
import type { Personne } from '../../core/personne.ts'
import { notFound } from '../../core/server-errors.ts'
import { saveBrouillon } from './save.ts'
import { keepPage } from './keep-page.ts'
import { requireBrouillon, attachFichier } from './attach.ts'
import { readAttachedFichier } from './read-fichier.ts'
import { getBrouillon, listBrouillons } from './read.ts'
import { resumeRequete } from './resume.ts'
import { eraseBrouillon, withdraw, lock } from './sql.ts'

/** Changes a draft of the person under its row lock; 404 when they have no such draft. */
const changeOwnBrouillon = (id: string, { db, user }: { db: Db; user: Personne }, changer: (trx: Trx) => Promise<void>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if (!(await lock(trx, user.uuid, id))) throw notFound()
    await changer(trx)
  })

/** Drafts kept between two visits, readable by their author alone. */
export const brouillonRoutes = (door: Door): void => {
  door.serve(listerCall, (_, { db, user }) => listBrouillons(db, user))
  door.serve(getCall, ({ params: { id } }, { db, user }) => getBrouillon(db, user, id))
  door.serve(enregistrerCall, saveBrouillon)
  door.serve(supprimerBrouillon, ({ params: { id } }, ici) => changeOwnBrouillon(id, ici, (trx) => eraseBrouillon(trx, ici.user.uuid, id)))
  door.serve(reprendreCall, ({ params: { numero } }, ici) => resumeRequete(ici, ici.user, numero))
  door.serve(joindreCall, attachFichier, ({ params: { id } }, ici) => requireBrouillon(id, ici))
  door.serve(garderPageCall, keepPage, ({ params: { id } }, ici) => requireBrouillon(id, ici))
  door.serve(lireFichierCall, ({ params }, ici) => readAttachedFichier(params, ici))
  door.serve(retirerDuBrouillon, ({ params: { id, sha256 } }, ici) => changeOwnBrouillon(id, ici, (trx) => withdraw(trx, id, sha256)))
}
