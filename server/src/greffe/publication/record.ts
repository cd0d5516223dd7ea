import { mentionsDe } from 'domain/association/mentions'
import type { Jour } from 'domain/core/jour'
import { textesRefus } from 'domain/core/textes/refus'
import type { Acte } from 'domain/requetes/actes/actes'
import { checkParution } from 'domain/requetes/etat/parution'
import { takeInHand } from '../../association/act.ts'
import { recordMentionsInHand } from '../association/mentions.ts'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import { invalid } from '../../core/refusal.ts'
import type { ActeRecord } from '../../requetes/procedure/acte-record.ts'
import { type Dossier, recordGreffeActe } from '../../requetes/procedure/dossier.ts'

/** Locks the association registered by a request. Returns it with the day of publication that the register says. */
export const takePublishedAssociation = async (trx: Trx, { requete: { association, numero }, agent, instant }: Dossier) => {
  if (association === null) throw new Error(`${numero} has entered nothing to publish`)
  const enMain = await takeInHand(trx, { agent, numero: association, now: instant })
  const mentions = mentionsDe(enMain.contenu)
  const write = (dateInscriptionJAL: Jour | null, motif: string | null) =>
    recordMentionsInHand(trx, enMain, {
      mentions: { ...mentions, dateInscriptionJAL },
      motif,
      acte: dateInscriptionJAL === null ? 'MENTIONS' : 'PUBLICATION',
    })
  return { dite: mentions.dateInscriptionJAL, write }
}

/** Records the publication and its day in the register, in one transaction: the clerk types it once (docs/decisions/0098). */
export const recordPublication = ({ db }: Office, dossier: Dossier, { fait }: ActeRecord<'CONSTAT_PUBLICATION'>): Promise<Acte> =>
  db.transaction().execute(async (trx) => {
    const { dite, write } = await takePublishedAssociation(trx, dossier)
    const erreurs = checkParution(fait.le, dite)
    if (erreurs.length) throw invalid(textesRefus.saisieInvalide, erreurs)
    const acte: Acte = { ...fait, mention: dite === null }
    await recordGreffeActe(trx, dossier, acte)
    await write(fait.le, null)
    return acte
  })
