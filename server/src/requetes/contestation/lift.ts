import type { Acte } from 'domain/requetes/actes/actes'
import { courrielLevee } from 'domain/requetes/courriels/courriels-contestation'
import { getCompte } from '../../compte/sql.ts'
import type { Office } from '../../core/door.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { writeToAll } from '../../rattachements/prevenir/notify.ts'
import { pageDeRequete } from '../page-de-requete.ts'
import type { ActeRecord } from '../procedure/acte-record.ts'
import { type Dossier, recordGreffeActe } from '../procedure/dossier.ts'
import type { Ligne } from '../procedure/journal.ts'

/** Accounts whose contestation has had no answer yet. */
const unanswered = (journal: readonly Ligne[]): string[] => {
  const derniere = journal.findLast(({ acte }) => acte.type === 'LEVEE_CONTESTATION')?.rang ?? 0
  return journal.flatMap(({ rang, acte, compte }) => (acte.type === 'CONTESTATION' && rang > derniere && compte ? [compte] : []))
}

/** Records the court's answer to a contestation, and mails its reason to the people who contested and whose account is open. */
export const liftContestation = async (
  office: Office,
  dossier: Dossier,
  { fait, dit, texte }: ActeRecord<'LEVEE_CONTESTATION'>,
): Promise<Acte> => {
  const { requete, journal, instant } = dossier
  const { numero, denomination } = requete
  await office.db.transaction().execute(async (trx) => {
    await recordGreffeActe(trx, dossier, fait, texte)
    const { id, libelle } = await getTribunal(trx, requete.tribunal)
    const courriel = courrielLevee({ numero, denomination, le: fait.le, motif: dit.motif, lien: pageDeRequete(office.settings, numero) })
    const comptes = await Promise.all(unanswered(journal).map((uuid) => getCompte(trx, uuid)))
    const evenement = `requete/${numero}/levee-contestation/${journal.length}`
    const avis = { evenement, courriel, tribunal: { id, libelle }, instant }
    await writeToAll(
      trx,
      office,
      comptes.filter(({ ferme_le: fermeLe }) => fermeLe === null).map(({ email }) => email),
      avis,
    )
  })
  return fait
}
