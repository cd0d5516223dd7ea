import { textesRefus } from 'domain/core/textes/refus'
import { erreursFin } from 'domain/rattachements/droits'
import { textesUtilisateurs } from 'domain/rattachements/textes/utilisateurs'
import type { TypedDroits } from 'domain/rattachements/utilisateurs'
import '../tables.ts'
import { recordActe } from '../../core/actes.ts'
import type { Office } from '../../core/door.ts'
import type { Personne } from '../../core/personne.ts'
import { invalid, precondition } from '../../core/refusal.ts'
import { lockToAdminister } from '../administer.ts'
import { findUsager } from '../droits-sql.ts'

/** API-50: changes the function and the rights of a person attached to this very association (SRV-41). No change records no act. */
export const edit = ({ db, now, user }: Office & { user: Personne }, numero: string, { email, ...apres }: TypedDroits): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockToAdminister(trx, user, numero)
    const erreurs = erreursFin(apres.fin, user.aujourdhui)
    if (erreurs.length > 0) throw invalid(textesRefus.saisieInvalide, erreurs)
    const usager = await findUsager(trx, numero, user.aujourdhui, { email })
    if (!usager) throw precondition(textesRefus.etat, [textesUtilisateurs.plusRattachee])
    const { uuid, compte, fonction, gestion, depot, fin } = usager
    const avant = { fonction, gestion, depot, fin }
    if (JSON.stringify(avant) === JSON.stringify({ ...avant, ...apres })) return
    await trx.updateTable('rattachement').set(apres).where('uuid', '=', uuid).execute()
    await recordActe(trx, {
      sujet: 'association',
      sujetId: numero,
      type: 'RATTACHEMENT_MODIFIE',
      instant: now(),
      auteur: user.uuid,
      contenu: { compte, avant, ...apres },
    })
  })
