import { textesFinCompte } from 'domain/compte/textes-fin-compte'
import { jourDeParis } from 'domain/core/jour'
import '../demande/tables.ts'
import '../tables.ts'
import { enregistrerActe } from '../../core/actes.ts'
import type { Trx } from '../../core/database.ts'
import { cesserDeToutSuivre } from '../suivre/sql.ts'
import { rattachementsDuCompte } from './sql.ts'

/** What an account was to associations ends with it: attachments and requests for attachment, each with its act, what it followed. */
export const toutDetacher = async (trx: Trx, compte: string, instant: Date, auteur: string | null) => {
  const rattachements = await rattachementsDuCompte(trx, compte, jourDeParis(instant))
  for (const { uuid, numero } of rattachements) {
    await trx.updateTable('rattachement').set({ termine_le: instant }).where('uuid', '=', uuid).execute()
    const contenu = { compte, raison: 'COMPTE_FERME' }
    await enregistrerActe(trx, { sujet: 'association', sujetId: numero, type: 'FIN_RATTACHEMENT', instant, auteur, contenu })
  }
  const closes = await trx
    .updateTable('demande_rattachement')
    .set({ statut: 'REFUSE', decidee_le: instant, motif: textesFinCompte.demandeSansObjet })
    .where('compte', '=', compte)
    .where('statut', '=', 'EN_COURS')
    .returning(['uuid', 'association'])
    .execute()
  for (const { uuid: demande, association: sujetId } of closes)
    await enregistrerActe(trx, {
      sujet: 'association',
      sujetId,
      type: 'DEMANDE_RATTACHEMENT_SANS_OBJET',
      instant,
      auteur,
      contenu: { demande },
    })
  await cesserDeToutSuivre(trx, compte)
  return rattachements
}
