import type { CourrielRedige } from 'domain/core/courriel'
import type { JourCalendaire } from 'domain/core/jour'
import { courrielAbsorbante, courrielAbsorbee } from 'domain/requetes/office/dire-fusion'
import type { AssociationEnMain } from '../../association/agir.ts'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { prevenirRattaches } from '../../rattachements/prevenir/prevenir.ts'
import { annoncerChangements } from '../../rattachements/suivre/annoncer.ts'

interface Inscrite {
  absorbante: AssociationEnMain
  absorbees: readonly AssociationEnMain[]
  dateEffet: JourCalendaire
}

const partie = ({ numero, contenu }: AssociationEnMain) => ({ numero, denomination: contenu.informations.denomination })

/** Mails a merger to the attached users and the followers of each of its associations. */
export const annoncerFusion = async (
  trx: Trx,
  office: Pick<Office, 'jobs' | 'settings'>,
  { absorbante, absorbees, dateEffet }: Inscrite,
): Promise<void> => {
  const annoncer = async ({ numero, tribunal, now, ordre }: AssociationEnMain, courriel: CourrielRedige) => {
    const evenement = `association/${numero}/fusion/${ordre + 1}`
    await prevenirRattaches(trx, office, numero, [], { evenement, courriel, tribunal: await getTribunal(trx, tribunal), instant: now })
    await annoncerChangements(trx, office, numero, now)
  }
  const dite = ({ numero }: AssociationEnMain) => ({ fiche: `${office.settings.baseUrl}/association/${numero}`, dateEffet })
  await annoncer(absorbante, courrielAbsorbante(partie(absorbante), absorbees.map(partie), dite(absorbante)))
  for (const absorbee of absorbees) await annoncer(absorbee, courrielAbsorbee(partie(absorbee), partie(absorbante), dite(absorbee)))
}
