import type { Version } from 'domain/association/version'
import { courrielDecision } from 'domain/requetes/office/dire-decision'
import type { DecisionDite } from 'domain/requetes/office/decision-en-vigueur'
import { findVersion } from '../../association/sql.ts'
import type { AssociationEnMain } from '../../association/agir.ts'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { prevenirRattaches } from '../../rattachements/prevenir/prevenir.ts'
import { annoncerChangements } from '../../rattachements/suivre/annoncer.ts'

interface Inscrite {
  contenu: Version
  ordre: number
  dite: DecisionDite
  motif: string
}

/** Mails a recorded decision to the attached users of an association and to its followers. */
export const annoncerDecision = async (
  trx: Trx,
  office: Pick<Office, 'jobs' | 'settings'>,
  { numero, tribunal, now }: AssociationEnMain,
  { contenu, ordre, dite: decision, motif }: Inscrite,
): Promise<void> => {
  const { etatAssociation: etat, informations } = contenu
  const motifEtat = (await findVersion(trx, numero, ordre))?.motifEtat ?? null
  const fiche = `${office.settings.baseUrl}/association/${numero}`
  await prevenirRattaches(trx, office, numero, [], {
    evenement: `association/${numero}/decision/${ordre}`,
    courriel: courrielDecision({ numero, denomination: informations.denomination, decision, motif, etat, motifEtat, fiche }),
    tribunal: await getTribunal(trx, tribunal),
    instant: now,
  })
  await annoncerChangements(trx, office, numero, now)
}
