import {
  courrielCorrectedTransfert,
  courrielEnvoi,
  courrielFin,
  courrielRegisteredTransfert,
  courrielReception,
} from 'domain/requetes/transfert/transfert-wording'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { alertGreffe, notifyAttachedUsagers } from '../../rattachements/prevenir/notify.ts'

export type Poste = Pick<Office, 'jobs' | 'settings'>

/** A transfer, as its mails name it. */
export interface TransfertAnnonce {
  uuid: string
  numero: string
  denomination: string
  /** Ids of both courts. */
  origine: string
  destination: string
  instant: Date
}

const say = async (trx: Trx, { settings }: Poste, { uuid, numero, denomination, origine, destination, instant }: TransfertAnnonce) => {
  const [de, vers] = [await getTribunal(trx, origine), await getTribunal(trx, destination)]
  const fiche = `${settings.baseUrl}/association/${numero}`
  const avis = (etape: string) => ({ evenement: `transfert/${uuid}/${etape}`, instant })
  return { de, vers, dite: { numero, denomination, tribunal: vers.libelle, fiche }, avis }
}

/** Mails the attached users that the file has gone, and the court that receives it. */
export const announceEnvoi = async (trx: Trx, poste: Poste, transfert: TransfertAnnonce): Promise<void> => {
  const { de, vers, dite, avis } = await say(trx, poste, transfert)
  await notifyAttachedUsagers(trx, poste, transfert.numero, [], { ...avis('envoi'), courriel: courrielEnvoi(dite), tribunal: de })
  const courriel = courrielReception({ ...dite, tribunal: de.libelle, file: `${poste.settings.baseUrl}/greffe/transfert` })
  await alertGreffe(trx, poste, null, { ...avis('reception'), courriel, tribunal: vers })
}

/**
 * Mails the attached users that the association stays: the new court refused it, or the old one took it back. The old court gets a mail
 * about a refusal.
 */
export const announceFin = async (
  trx: Trx,
  poste: Poste,
  transfert: TransfertAnnonce,
  fin: 'refuse' | 'retire',
  motif: string,
): Promise<void> => {
  const { de, dite, avis } = await say(trx, poste, transfert)
  const annonce = { ...avis(fin), courriel: courrielFin(fin, { ...dite, motif }), tribunal: de }
  await notifyAttachedUsagers(trx, poste, transfert.numero, [], annonce)
  if (fin === 'refuse') await alertGreffe(trx, poste, null, annonce)
}

/** Mails the attached users the new number, and the court that the association left. */
export const announceRegisteredTransfert = async (trx: Trx, poste: Poste, transfert: TransfertAnnonce, nouveau: string): Promise<void> => {
  const { de, vers, dite, avis } = await say(trx, poste, transfert)
  const inscrite = { ...dite, nouveau, fiche: `${poste.settings.baseUrl}/association/${nouveau}` }
  const annonce = avis('inscription')
  await notifyAttachedUsagers(trx, poste, transfert.numero, [], {
    ...annonce,
    courriel: courrielRegisteredTransfert('suite', inscrite),
    tribunal: vers,
  })
  await alertGreffe(trx, poste, null, { ...annonce, courriel: courrielRegisteredTransfert('greffe', inscrite), tribunal: de })
}

/** Mails the attached users of both numbers, and the first court, that a mistaken transfer is undone. */
export const announceCorrectedTransfert = async (
  trx: Trx,
  poste: Poste,
  transfert: TransfertAnnonce,
  { nouveau, motif }: { nouveau: string; motif: string },
): Promise<void> => {
  const { de, dite, avis } = await say(trx, poste, transfert)
  const annonce = {
    ...avis('correction'),
    courriel: courrielCorrectedTransfert({ ...dite, tribunal: de.libelle, nouveau, motif }),
    tribunal: de,
  }
  for (const numero of [transfert.numero, nouveau]) await notifyAttachedUsagers(trx, poste, numero, [], annonce)
  await alertGreffe(trx, poste, null, annonce)
}
