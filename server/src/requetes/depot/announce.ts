import { lettre } from 'domain/core/courriel'
import { textesCourriel } from 'domain/core/textes/courriel'
import { startOfJour, type Jour } from 'domain/core/jour'
import { withoutCompte } from 'domain/requetes/courriels/courriel-without-compte'
import type { Situation } from 'domain/requetes/actes/situation'
import { courrielAccuse } from 'domain/requetes/courriels/courriels'
import type { Depot } from 'domain/requetes/depot/depot'
import type { TypeRequete } from 'domain/requetes/types'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import type { KeptFichier } from '../../core/files/sql.ts'
import { sendCourriel } from '../../core/mail/outbox.ts'
import type { Tribunal } from '../../core/reference/sql.ts'
import { pageDeRequete } from '../page-de-requete.ts'

interface SavedDepot {
  type: TypeRequete
  numero: string
  denomination: string
  situation: Situation
  depot: Depot
  fichiers: readonly KeptFichier[]
  tribunal: Tribunal
  instant: Date
  /** The day it came on paper; null for an online filing. */
  recueLe?: Jour | null
}

const adresseDe = ({ adresse, complementAdresse, codePostal, commune }: Tribunal): string | null =>
  adresse && [adresse, complementAdresse, `${codePostal} ${commune}`].filter(Boolean).join(', ')

/** Mails the acknowledgement of a filing to its declarant, if they gave an address. */
export const announceDepot = async (
  trx: Trx,
  { jobs, settings }: Pick<Office, 'jobs' | 'settings'>,
  { type, numero, denomination, situation, depot, fichiers, tribunal, instant, recueLe = null }: SavedDepot,
): Promise<void> => {
  const destinataire = depot.declarant.email
  if (!destinataire) return
  const lien = pageDeRequete(settings, numero)
  const accuse = courrielAccuse({
    numero,
    type,
    denomination,
    dateReception: recueLe === null ? instant : startOfJour(recueLe),
    situation,
    tribunal: tribunal.libelle,
    adresse: adresseDe(tribunal),
    documents: depot.documents.map(({ nom }, i) => ({ nom, sha256: fichiers[i]?.sha256 ?? '' })),
    lien,
  })
  const courriel = recueLe === null ? accuse : withoutCompte(accuse, lien)
  const pied = textesCourriel.piedTribunal(tribunal.libelle, { courriel: settings.COURRIEL_SUPPORT })
  await sendCourriel(trx, jobs, instant, {
    evenement: `requete/${numero}/depot`,
    destinataire,
    sujet: courriel.sujet,
    texte: lettre(courriel, pied),
  })
}
