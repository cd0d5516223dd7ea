import type { Version } from 'domain/association/version'
import { courrielDecision } from 'domain/requetes/ex-officio/decision-wording'
import type { StoredDecision } from 'domain/requetes/ex-officio/decision-en-vigueur'
import { findVersion } from '../../association/sql.ts'
import type { AssociationEnMain } from '../../association/act.ts'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { notifyAttachedUsagers } from '../../rattachements/prevenir/notify.ts'
import { announceChangements } from '../../rattachements/suivre/announce.ts'

interface InscriptionFacts {
  contenu: Version
  ordre: number
  dite: StoredDecision
  motif: string
}

/** Mails a recorded decision to the attached users of an association and to its followers. */
export const announceDecision = async (
  trx: Trx,
  office: Pick<Office, 'jobs' | 'settings'>,
  { numero, tribunal, now }: AssociationEnMain,
  { contenu, ordre, dite: decision, motif }: InscriptionFacts,
): Promise<void> => {
  const { etatAssociation: etat, informations } = contenu
  const motifEtat = (await findVersion(trx, numero, ordre))?.motifEtat ?? null
  const fiche = `${office.settings.baseUrl}/association/${numero}`
  await notifyAttachedUsagers(trx, office, numero, [], {
    evenement: `association/${numero}/decision/${ordre}`,
    courriel: courrielDecision({ numero, denomination: informations.denomination, decision, motif, etat, motifEtat, fiche }),
    tribunal: await getTribunal(trx, tribunal),
    instant: now,
  })
  await announceChangements(trx, office, numero, now)
}
