import { type Jour, jourDeParis } from 'domain/core/jour'
import { courrielAvis } from 'domain/requetes/courriels/courriels-contestation'
import type { TypeRequete } from 'domain/requetes/types'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import type { Personne } from '../../core/personne.ts'
import { notifyAttachedUsagers } from '../../rattachements/prevenir/notify.ts'
import { pageDeRequete } from '../page-de-requete.ts'

interface FiledRequete {
  numero: string
  type: TypeRequete
  association: string
  denomination: string
  tribunal: { id: string; libelle: string }
  qui: Pick<Personne, 'uuid' | 'prenom' | 'nom'>
  instant: Date
  /** The day it came on paper; null for an online filing (STAFF-15). */
  recueLe?: Jour | null
}

/** Mails a filing on an association to its attached users, except the filer: they may contest it. */
export const warnAttachedUsagers = async (trx: Trx, office: Pick<Office, 'jobs' | 'settings'>, deposee: FiledRequete): Promise<void> => {
  const { numero, type, association, denomination, tribunal, qui, instant, recueLe = null } = deposee
  const lien = pageDeRequete(office.settings, numero)
  const courriel = courrielAvis({
    numero,
    type,
    denomination,
    le: recueLe ?? jourDeParis(instant),
    surPapier: recueLe !== null,
    qui: `${qui.prenom} ${qui.nom}`,
    lien,
  })
  await notifyAttachedUsagers(trx, office, association, [qui.uuid], { evenement: `requete/${numero}/avis`, courriel, tribunal, instant })
}
