import type { Acte } from 'domain/requetes/actes/actes'
import { courrielRepriseDossier } from 'domain/requetes/courriels/courriel-reprise-dossier'
import type { Office } from '../../core/door.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { writeToAll } from '../../rattachements/prevenir/notify.ts'
import type { ActeRecord } from './acte-record.ts'
import { type Dossier, recordGreffeActe } from './dossier.ts'

/** A clerk takes over the file of a colleague, who gets a mail in the same transaction. */
export const takeOverDossier = async (
  office: Office,
  dossier: Dossier,
  { fait, dit, texte }: ActeRecord<'REPRISE_DOSSIER'>,
): Promise<Acte> => {
  const { requete, situation, collegues, instant } = dossier
  const { numero, denomination, version } = requete
  const { id, libelle } = await getTribunal(office.db, requete.tribunal)
  const agent = `${fait.agent.prenom} ${fait.agent.nom}`
  const lien = `${office.settings.baseUrl}/greffe/requete/${numero}`
  const courriel = courrielRepriseDossier({ numero, denomination, le: fait.le, agent, motif: dit.motif, lien })
  const previous = collegues.filter(({ uuid }) => uuid === situation.holder?.agent.uuid)
  await office.db.transaction().execute(async (trx) => {
    await recordGreffeActe(trx, dossier, fait, texte)
    const avis = { evenement: `greffe/reprise/${numero}/${version}`, courriel, tribunal: { id, libelle }, instant }
    await writeToAll(
      trx,
      office,
      previous.map(({ email }) => email),
      avis,
    )
  })
  return fait
}
