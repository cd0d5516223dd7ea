import { courrielInscription } from 'domain/requetes/courriels/courriel-inscription'
import type { Version } from 'domain/association/version'
import type { TypeRecours } from 'domain/requetes/types'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import type { Dossier } from '../../requetes/procedure/dossier.ts'
import { warn } from '../../requetes/notify.ts'
import { pageDeRequete } from '../../requetes/page-de-requete.ts'

/** Mails the decision to the account that filed and to the declarant (MAIL-08). */
export const announceInscription = async (
  trx: Trx,
  office: Pick<Office, 'jobs' | 'settings'>,
  dossier: Dossier,
  { numero, le, recours, tribunal, contenu }: { numero: string; le: string; recours: TypeRecours; tribunal: string; contenu: Version },
): Promise<void> => {
  const courriel = courrielInscription({
    type: dossier.requete.type,
    numero: dossier.requete.numero,
    denomination: dossier.requete.denomination,
    inscriteLe: le,
    recours,
    numeroAssociation: numero,
    contenu,
    lien: pageDeRequete(office.settings, dossier.requete.numero),
  })
  await warn(trx, office, dossier, { quoi: 'inscription', tribunal, courriel })
}
