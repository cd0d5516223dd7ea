import { arreterSuivi, listerSuivies, suivreAssociation } from 'contract/rattachements/suivre'
import { jourDeParis } from 'domain/core/jour'
import { textesSuivre } from 'domain/rattachements/textes/suivre'
import type { Door } from '../../core/door.ts'
import { precondition } from '../../core/refusal.ts'
import { notFound } from '../../core/server-errors.ts'
import { cesserDeSuivre, cesserParCode, commencerASuivre, suiviesPar } from './sql.ts'

/** Following an association: any signed-in person may, and gets a mail at each change. */
export const suivreRoutes = (door: Door): void => {
  door.serve(suivreAssociation, async ({ params: { numero }, body }, { db, user, now }) => {
    if (!(await commencerASuivre(db, user.uuid, numero, now()))) throw notFound()
    if (!body.suivre) await cesserDeSuivre(db, user.uuid, numero)
  })

  door.serve(listerSuivies, async (_, { db, user }) =>
    (await suiviesPar(db, user.uuid)).map(({ depuis, ...association }) => ({ ...association, depuis: jourDeParis(depuis) })),
  )

  door.serve(arreterSuivi, async ({ body }, { db }) => {
    const cessee = await cesserParCode(db, body.code)
    if (!cessee) throw precondition(textesSuivre.arret.lienMort, [textesSuivre.arret.lienMort])
    return cessee
  })
}
