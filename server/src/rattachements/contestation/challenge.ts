import { randomUUID } from 'node:crypto'
import { jourDeParis } from 'domain/core/jour'
import { textesRefus } from 'domain/core/textes/refus'
import { courrielContestationDroits } from 'domain/rattachements/courriels-contestation'
import { textesContestationDroits as textes } from 'domain/rattachements/textes/contestation'
import '../tables.ts'
import { lockAssociation } from '../../association/verrou.ts'
import { recordActe } from '../../core/actes.ts'
import type { Office } from '../../core/door.ts'
import type { Personne } from '../../core/personne.ts'
import { precondition, Refusal } from '../../core/refusal.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { alertGreffe } from '../prevenir/notify.ts'
import { findRattachement } from '../sql.ts'
import { usagersDe } from '../droits-sql.ts'
import { obstaclesFor } from './read.ts'
import { contestationsDe } from './sql.ts'

/**
 * An attached person contests the rights of another one. The court gets a mail and nothing else changes (docs/decisions/0067).
 * A retry with the same text is the same contestation.
 */
export const challenge = (
  office: Office & { user: Personne },
  { numero, uuid, motif }: { numero: string; uuid: string; motif: string },
): Promise<void> =>
  office.db.transaction().execute(async (trx) => {
    const { user, settings } = office
    const association = await lockAssociation(trx, numero)
    const rattachement = await findRattachement(trx, numero, user)
    if (!rattachement) throw new Refusal(403, textes.sansDroit)
    const usager = (await usagersDe(trx, numero, user.aujourdhui)).find((each) => each.uuid === uuid)
    if (!usager) throw precondition(textesRefus.etat, [textes.terminee])
    const mienne = (await contestationsDe(trx, numero)).find((each) => each.rattachement === uuid && each.compte === user.uuid)
    if (mienne?.motif === motif) return
    const raisons = obstaclesFor(user, rattachement, usager, mienne)
    if (raisons.length > 0) throw precondition(textesRefus.etat, raisons)

    const instant = office.now()
    const contestation = randomUUID()
    await trx
      .insertInto('contestation_rattachement')
      .values({ uuid: contestation, rattachement: uuid, compte: user.uuid, motif, contestee_le: instant })
      .execute()
    await recordActe(trx, {
      sujet: 'association',
      sujetId: numero,
      type: 'RATTACHEMENT_CONTESTE',
      instant,
      auteur: user.uuid,
      contenu: { rattachement: uuid, compte: usager.compte },
      texte: motif,
    })
    const courriel = courrielContestationDroits({
      denomination: association.nom,
      numero,
      le: jourDeParis(instant),
      personne: `${usager.prenom} ${usager.nom}`,
      qui: `${user.prenom} ${user.nom}`,
      motif,
      fiche: `${settings.baseUrl}/greffe/association/${numero}`,
    })
    const { id, libelle } = await getTribunal(trx, association.tribunal)
    const evenement = `association/${numero}/rattachement/${uuid}/contestation/${contestation}`
    await alertGreffe(trx, office, null, { evenement, courriel, tribunal: { id, libelle }, instant })
  })
