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
import { enregistrerBrouillon } from './enregistrer.ts'
import { garderPage } from './garder-page.ts'
import { exigerBrouillon, joindreAuBrouillon } from './joindre.ts'
import { lireFichierJoint } from './lire-fichier.ts'
import { getBrouillon, listerBrouillons } from './lire.ts'
import { reprendreRequete } from './reprendre.ts'
import { effacer, retirer, verrouiller } from './sql.ts'

/** Changes a draft of the person under its row lock; 404 when they have no such draft. */
const surLeSien = (id: string, { db, user }: { db: Db; user: Personne }, changer: (trx: Trx) => Promise<void>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if (!(await verrouiller(trx, user.uuid, id))) throw notFound()
    await changer(trx)
  })

/** Drafts kept between two visits, readable by their author alone. */
export const brouillonRoutes = (door: Door): void => {
  door.serve(listerCall, (_, { db, user }) => listerBrouillons(db, user))
  door.serve(getCall, ({ params: { id } }, { db, user }) => getBrouillon(db, user, id))
  door.serve(enregistrerCall, enregistrerBrouillon)
  door.serve(supprimerBrouillon, ({ params: { id } }, ici) => surLeSien(id, ici, (trx) => effacer(trx, ici.user.uuid, id)))
  door.serve(reprendreCall, ({ params: { numero } }, ici) => reprendreRequete(ici, ici.user, numero))
  door.serve(joindreCall, joindreAuBrouillon, ({ params: { id } }, ici) => exigerBrouillon(id, ici))
  door.serve(garderPageCall, garderPage, ({ params: { id } }, ici) => exigerBrouillon(id, ici))
  door.serve(lireFichierCall, ({ params }, ici) => lireFichierJoint(params, ici))
  door.serve(retirerDuBrouillon, ({ params: { id, sha256 } }, ici) => surLeSien(id, ici, (trx) => retirer(trx, id, sha256)))
}
