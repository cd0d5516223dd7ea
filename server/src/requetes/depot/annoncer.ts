import { lettre } from 'domain/core/courriel'
import { textesCourriel } from 'domain/core/textes/courriel'
import { debutDuJour, type JourCalendaire } from 'domain/core/jour'
import { sansCompte } from 'domain/requetes/courriels/courriel-sans-compte'
import type { Situation } from 'domain/requetes/actes/situation'
import { courrielAccuse } from 'domain/requetes/courriels/courriels'
import type { Depot } from 'domain/requetes/depot/depot'
import type { TypeRequete } from 'domain/requetes/types'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import type { FichierConserve } from '../../core/files/sql.ts'
import { envoyerCourriel } from '../../core/mail/outbox.ts'
import type { Tribunal } from '../../core/reference/sql.ts'
import { pageDeRequete } from '../page-de-requete.ts'

interface DepotEnregistre {
  type: TypeRequete
  numero: string
  denomination: string
  situation: Situation
  depot: Depot
  fichiers: readonly FichierConserve[]
  tribunal: Tribunal
  instant: Date
  /** The day it came on paper; null for an online filing. */
  recueLe?: JourCalendaire | null
}

const adresseDe = ({ adresse, complementAdresse, codePostal, commune }: Tribunal): string | null =>
  adresse && [adresse, complementAdresse, `${codePostal} ${commune}`].filter(Boolean).join(', ')

/** Mails the acknowledgement of a filing to its declarant, if they gave an address. */
export const annoncerDepot = async (
  trx: Trx,
  { jobs, settings }: Pick<Office, 'jobs' | 'settings'>,
  { type, numero, denomination, situation, depot, fichiers, tribunal, instant, recueLe = null }: DepotEnregistre,
): Promise<void> => {
  const destinataire = depot.declarant.email
  if (!destinataire) return
  const lien = pageDeRequete(settings, numero)
  const accuse = courrielAccuse({
    numero,
    type,
    denomination,
    dateReception: recueLe === null ? instant : debutDuJour(recueLe),
    situation,
    tribunal: tribunal.libelle,
    adresse: adresseDe(tribunal),
    documents: depot.documents.map(({ nom }, i) => ({ nom, sha256: fichiers[i]?.sha256 ?? '' })),
    lien,
  })
  const courriel = recueLe === null ? accuse : sansCompte(accuse, lien)
  const pied = textesCourriel.piedTribunal(tribunal.libelle, { courriel: settings.COURRIEL_SUPPORT })
  await envoyerCourriel(trx, jobs, instant, {
    evenement: `requete/${numero}/depot`,
    destinataire,
    sujet: courriel.sujet,
    texte: lettre(courriel, pied),
  })
}
