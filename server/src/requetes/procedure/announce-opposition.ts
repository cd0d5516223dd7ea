import type { Acte } from 'domain/requetes/actes/actes'
import { courrielOpposition } from 'domain/requetes/courriels/courriel-opposition'
import type { Office } from '../../core/door.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { pageDeRequete } from '../page-de-requete.ts'
import { warn } from '../notify.ts'
import type { ActeRecord } from './acte-record.ts'
import { type Dossier, recordGreffeActe } from './dossier.ts'

/** Records the prefect's opposition, or its end, and mails it to the filer and to the declarant in one transaction (MAIL-08). */
export const announceOpposition = async (
  office: Office,
  dossier: Dossier,
  { fait, texte }: ActeRecord<'OPPOSITION_PREFET' | 'LEVEE_OPPOSITION'>,
): Promise<Acte> => {
  const { numero, denomination, version, tribunal: id } = dossier.requete
  const { libelle } = await getTribunal(office.db, id)
  const courriel = courrielOpposition({ acte: fait.type, numero, denomination, le: fait.le, lien: pageDeRequete(office.settings, numero) })
  await office.db.transaction().execute(async (trx) => {
    await recordGreffeActe(trx, dossier, fait, texte)
    // An opposition corrected, then recorded again, is mailed again.
    await warn(trx, office, dossier, { quoi: `${fait.type}-${version}`, tribunal: libelle, courriel })
  })
  return fait
}
