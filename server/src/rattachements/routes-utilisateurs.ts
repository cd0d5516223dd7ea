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
import { challenge } from './contestation/challenge.ts'
import { challengedRattachements } from './contestation/greffe-sql.ts'
import { lift } from './contestation/lift.ts'
import { resend, deleteInvitation } from './invitation/manage.ts'
import { inviteAdresse } from './invitation/invite.ts'
import { inviteEverywhere as partout } from './invitation/invite-everywhere.ts'
import { read, reply } from './invitation/reply.ts'
import { grant } from './utilisateurs/grant.ts'
import { edit } from './utilisateurs/edit.ts'
import { withdraw } from './utilisateurs/withdraw.ts'
import { read as lireProposee, pass } from './utilisateurs/succession.ts'

/** Routes of the invitations and of the users of an association. */
export const utilisateursRoutes = (door: Door): void => {
  door.serve(inviter, ({ params, body }, office) => inviteAdresse(office, params.numero, body))
  door.serve(inviterPartout, ({ body }, office) => partout(office, body))
  door.serve(repondreInvitation, ({ params, body }, office) => reply(office, params.numero, body.valide))
  door.serve(supprimerInvitation, ({ params }, office) => deleteInvitation(office, params))
  door.serve(renvoyerInvitation, ({ params }, office) => resend(office, params))
  door.serve(lireInvitation, ({ params }, { db, user }) => read(db, user, params))
  door.serve(accorderRattachement, ({ params, body }, office) => grant(office, params.numero, body))
  door.serve(modifierRattachement, ({ params, body }, office) => edit(office, params.numero, body))
  door.serve(contesterRattachement, ({ params, body }, office) => challenge(office, { ...params, ...body }))
  door.serve(leverContestationRattachement, ({ params, body }, office) => lift(office, { ...params, ...body }))
  door.serve(listerRattachementsContestes, async (_, { db, user }) =>
    (await challengedRattachements(db, user)).map(({ depuis, ...same }) => ({ ...same, depuis: jourDeParis(depuis) })),
  )
  door.serve(lireSuccession, ({ params }, { db, user }) => lireProposee(db, user, params.numero))
  door.serve(passerLaMain, ({ params, body }, office) => pass(office, params.numero, body))
  door.serve(supprimerRattachement, ({ params, body }, office) => withdraw(office, { ...params, motif: body.commentaire }))
}
