import { arreterSuivi, listerSuivies, suivreAssociation } from 'contract/rattachements/follow'
import { jourDeParis } from 'domain/core/jour'
import { textesFollow } from 'domain/rattachements/textes/follow'
import type { Door } from '../../core/door.ts'
import { precondition } from '../../core/refusal.ts'
import { notFound } from '../../core/server-errors.ts'
import { stopFollowing, stopByCode, startFollowing, followedAssociations } from './sql.ts'

/** Following an association: any signed-in person may, and gets a mail at each change. */
export const followRoutes = (door: Door): void => {
  door.serve(suivreAssociation, async ({ params: { numero }, body }, { db, user, now }) => {
    if (!(await startFollowing(db, user.uuid, numero, now()))) throw notFound()
    if (!body.suivre) await stopFollowing(db, user.uuid, numero)
  })

  door.serve(listerSuivies, async (_, { db, user }) =>
    (await followedAssociations(db, user.uuid)).map(({ depuis, ...association }) => ({ ...association, depuis: jourDeParis(depuis) })),
  )

  door.serve(arreterSuivi, async ({ body }, { db }) => {
    const cessee = await stopByCode(db, body.code)
    if (!cessee) throw precondition(textesFollow.arret.lienMort, [textesFollow.arret.lienMort])
    return cessee
  })
}
