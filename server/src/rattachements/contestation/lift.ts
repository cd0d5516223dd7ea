import { jourDeParis } from 'domain/core/jour'
import { textesRefus } from 'domain/core/textes/refus'
import type { LeveeContestation } from 'domain/rattachements/contestation'
import { courrielChallengedFin, courrielLeveeDroits } from 'domain/rattachements/courriels-contestation'
import { textesContestationDroits } from 'domain/rattachements/textes/contestation'
import '../tables.ts'
import { lockRessortAssociation } from '../../association/verrou.ts'
import { requirePresent } from '../../compte/present.ts'
import { recordActe } from '../../core/actes.ts'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import type { Personne } from '../../core/personne.ts'
import { precondition } from '../../core/refusal.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { writeToAll } from '../prevenir/notify.ts'
import { findUsager } from '../droits-sql.ts'
import { adressesDe, unanswered } from './sql.ts'

const textes = textesContestationDroits.greffe

/** The court answers the contestations of an attachment and keeps it. Contestations its clerk has not read stay unanswered. */
export const lift = (
  office: Office & { user: Personne },
  { numero, uuid, motif, contestations: lues }: LeveeContestation & { numero: string; uuid: string },
): Promise<void> =>
  office.db.transaction().execute(async (trx) => {
    const agent = await requirePresent(trx, office.user, 'GREFFE')
    const association = await lockRessortAssociation(trx, agent, numero)
    const usager = await findUsager(trx, numero, agent.aujourdhui, { uuid })
    const contestations = usager ? await unanswered(trx, numero, uuid) : []
    const [premiere] = contestations
    if (!usager || !premiere) throw precondition(textesRefus.etat, [textes.sansContestation])
    if (contestations.some((contestation) => !lues.includes(contestation.uuid))) throw precondition(textesRefus.etat, [textes.nouvelle])

    const instant = office.now()
    await trx
      .updateTable('contestation_rattachement')
      .set({ levee_le: instant, reponse: motif })
      .where('rattachement', '=', uuid)
      .where('levee_le', 'is', null)
      .execute()
    await recordActe(trx, {
      sujet: 'association',
      sujetId: numero,
      type: 'RATTACHEMENT_CONTESTATION_LEVEE',
      instant,
      auteur: agent.uuid,
      contenu: { rattachement: uuid, compte: usager.compte },
      texte: motif,
    })
    const courriel = courrielLeveeDroits({
      denomination: association.nom,
      le: jourDeParis(instant),
      personne: `${usager.prenom} ${usager.nom}`,
      motif,
      fiche: `${office.settings.baseUrl}/association/${numero}`,
    })
    const { id, libelle } = await getTribunal(trx, association.tribunal)
    const evenement = `association/${numero}/rattachement/${uuid}/levee/${premiere.uuid}`
    await writeToAll(trx, office, adressesDe(contestations), { evenement, courriel, tribunal: { id, libelle }, instant })
  })

interface EndedDroits {
  association: { numero: string; nom: string; tribunal: string }
  uuid: string
  personne: string
  instant: Date
  /** Account that ended the rights, which gets no mail about it. */
  sauf: string | null
}

/** Mails the authors of unanswered contestations that the contested rights have ended. */
export const announceChallengedFin = async (
  trx: Trx,
  poste: Pick<Office, 'jobs' | 'settings'>,
  { association: { numero, nom: denomination, tribunal }, uuid, personne, instant, sauf }: EndedDroits,
): Promise<void> => {
  const contestations = await unanswered(trx, numero, uuid)
  const courriel = courrielChallengedFin({ denomination, le: jourDeParis(instant), personne })
  const { id, libelle } = await getTribunal(trx, tribunal)
  const evenement = `association/${numero}/rattachement/${uuid}/fin-contestee`
  const adresses = adressesDe(contestations.filter(({ compte }) => compte !== sauf))
  await writeToAll(trx, poste, adresses, { evenement, courriel, tribunal: { id, libelle }, instant })
}
