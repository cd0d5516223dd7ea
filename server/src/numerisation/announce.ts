import { lettre } from 'domain/core/courriel'
import { textesCourriel } from 'domain/core/textes/courriel'
import { courrielNumerisation } from 'domain/numerisation/courriels'
import '../compte/tables.ts'
import type { Trx } from '../core/database.ts'
import type { Office } from '../core/door.ts'
import { sendCourriel } from '../core/mail/outbox.ts'
import { getTribunal } from '../core/reference/sql.ts'
import './tables.ts'

interface Issue {
  association: { numero: string; nom: string; tribunal: string }
  etat: 'DISPONIBLE' | 'NON_TROUVEE'
  /** When it was first asked for: a new search for the same paper file is a new event. */
  demandeeLe: Date
  now: Date
}

/** Mails the outcome of a digitisation to each demandeur who still has an account (MAIL-06). */
export const announceNumerisation = async (
  trx: Trx,
  { jobs, settings }: Pick<Office, 'jobs' | 'settings'>,
  { association: { numero, nom, tribunal }, etat, demandeeLe, now }: Issue,
): Promise<void> => {
  const demandeurs = await trx
    .selectFrom('numerisation_demandeur')
    .innerJoin('compte', 'compte.uuid', 'numerisation_demandeur.compte')
    .select('compte.email')
    .where('association', '=', numero)
    .where('compte.etat', '=', 'ACTIF')
    .orderBy('compte.email')
    .execute()
  const courriel = courrielNumerisation({ etat, denomination: nom, numero, lien: `${settings.baseUrl}/association/${numero}` })
  const { libelle } = await getTribunal(trx, tribunal)
  const pied = textesCourriel.piedTribunal(libelle, { courriel: settings.COURRIEL_SUPPORT })
  for (const { email } of demandeurs) {
    await sendCourriel(trx, jobs, now, {
      evenement: `association/${numero}/numerisation/${demandeeLe.toISOString()}/${etat}`,
      destinataire: email,
      sujet: courriel.sujet,
      texte: lettre(courriel, pied),
    })
  }
}
