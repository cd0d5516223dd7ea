import { textesRefus } from 'domain/core/textes/refus'
import { erreursFin } from 'domain/rattachements/droits'
import { textesUtilisateurs } from 'domain/rattachements/textes/utilisateurs'
import type { DroitsSaisis } from 'domain/rattachements/utilisateurs'
import '../tables.ts'
import { enregistrerActe } from '../../core/actes.ts'
import type { Office } from '../../core/door.ts'
import type { Personne } from '../../core/personne.ts'
import { invalid, precondition } from '../../core/refusal.ts'
import { verrouillerPourAdministrer } from '../administrer.ts'
import { findUsager } from '../droits-sql.ts'

/** API-50: changes the function and the rights of a person attached to this very association (SRV-41). No change records no act. */
export const modifier = (
  { db, now, user }: Office & { user: Personne },
  numero: string,
  { email, ...apres }: DroitsSaisis,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await verrouillerPourAdministrer(trx, user, numero)
    const erreurs = erreursFin(apres.fin, user.aujourdhui)
    if (erreurs.length > 0) throw invalid(textesRefus.saisieInvalide, erreurs)
    const usager = await findUsager(trx, numero, user.aujourdhui, { email })
    if (!usager) throw precondition(textesRefus.etat, [textesUtilisateurs.plusRattachee])
    const { uuid, compte, fonction, gestion, depot, fin } = usager
    const avant = { fonction, gestion, depot, fin }
    if (JSON.stringify(avant) === JSON.stringify({ ...avant, ...apres })) return
    await trx.updateTable('rattachement').set(apres).where('uuid', '=', uuid).execute()
    await enregistrerActe(trx, {
      sujet: 'association',
      sujetId: numero,
      type: 'RATTACHEMENT_MODIFIE',
      instant: now(),
      auteur: user.uuid,
      contenu: { compte, avant, ...apres },
    })
  })
