import { contesterRattachement, leverContestationRattachement, listerRattachementsContestes } from 'contract/rattachements/contestation'
import {
  inviter,
  inviterPartout,
  lireInvitation,
  renvoyerInvitation,
  repondreInvitation,
  supprimerInvitation,
} from 'contract/rattachements/invitation'
import { accorderRattachement } from 'contract/rattachements/octroi'
import { lireSuccession, passerLaMain } from 'contract/rattachements/succession'
import { modifierRattachement, supprimerRattachement } from 'contract/rattachements/utilisateurs'
import { jourDeParis } from 'domain/core/jour'
import type { Door } from '../core/door.ts'
import { contester } from './contestation/contester.ts'
import { contestesDe } from './contestation/greffe-sql.ts'
import { lever } from './contestation/lever.ts'
import { renvoyer, supprimer } from './invitation/gerer.ts'
import { inviterAdresse } from './invitation/inviter.ts'
import { inviterPartout as partout } from './invitation/inviter-partout.ts'
import { lire, repondre } from './invitation/repondre.ts'
import { accorder } from './utilisateurs/accorder.ts'
import { modifier } from './utilisateurs/modifier.ts'
import { retirer } from './utilisateurs/retirer.ts'
import { lire as lireProposee, passer } from './utilisateurs/succession.ts'

/** Routes of the invitations and of the users of an association. */
export const utilisateursRoutes = (door: Door): void => {
  door.serve(inviter, ({ params, body }, office) => inviterAdresse(office, params.numero, body))
  door.serve(inviterPartout, ({ body }, office) => partout(office, body))
  door.serve(repondreInvitation, ({ params, body }, office) => repondre(office, params.numero, body.valide))
  door.serve(supprimerInvitation, ({ params }, office) => supprimer(office, params))
  door.serve(renvoyerInvitation, ({ params }, office) => renvoyer(office, params))
  door.serve(lireInvitation, ({ params }, { db, user }) => lire(db, user, params))
  door.serve(accorderRattachement, ({ params, body }, office) => accorder(office, params.numero, body))
  door.serve(modifierRattachement, ({ params, body }, office) => modifier(office, params.numero, body))
  door.serve(contesterRattachement, ({ params, body }, office) => contester(office, { ...params, ...body }))
  door.serve(leverContestationRattachement, ({ params, body }, office) => lever(office, { ...params, ...body }))
  door.serve(listerRattachementsContestes, async (_, { db, user }) =>
    (await contestesDe(db, user)).map(({ depuis, ...same }) => ({ ...same, depuis: jourDeParis(depuis) })),
  )
  door.serve(lireSuccession, ({ params }, { db, user }) => lireProposee(db, user, params.numero))
  door.serve(passerLaMain, ({ params, body }, office) => passer(office, params.numero, body))
  door.serve(supprimerRattachement, ({ params, body }, office) => retirer(office, { ...params, motif: body.commentaire }))
}
