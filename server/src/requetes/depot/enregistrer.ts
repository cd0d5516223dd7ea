import { randomUUID } from 'node:crypto'
import type { Commune } from 'domain/core/commune'
import { jourDeParis } from 'domain/core/jour'
import { textesCourriel } from 'domain/core/textes-courriel'
import type { Acte } from 'domain/requetes/actes/actes'
import { situationDe } from 'domain/requetes/actes/plier'
import { courrielAccuse } from 'domain/requetes/courriels'
import type { Depot } from 'domain/requetes/depot'
import { depotAStocker } from 'domain/requetes/lire-depot'
import { numeroRequete } from 'domain/requetes/numero'
import { enregistrerActe } from '../../core/actes.ts'
import { compteurSuivant } from '../../core/compteur.ts'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import { type FichierConserve, referencerFichiers } from '../../core/files/sql.ts'
import { envoyerCourriel } from '../../core/mail/outbox.ts'
import type { Tribunal } from '../../core/reference/sql.ts'
import { empreinteDuDepot } from './empreinte.ts'
import { colonnesDe } from '../procedure/sql.ts'
import { type Envoi, insererAnnexes } from './sql.ts'

/** A creation that may be filed: every rule has passed, and the store keeps its files, one per document. */
export interface DepotAEnregistrer extends Envoi {
  /** As declared. */
  depot: Depot
  /** The commune our list gives to its head office. */
  siege: Commune
  fichiers: readonly FichierConserve[]
  tribunal: Tribunal
}

const adresseDe = ({ adresse, complementAdresse, codePostal, commune }: Tribunal): string | null =>
  adresse && [adresse, complementAdresse, `${codePostal} ${commune}`].filter(Boolean).join(', ')

/** Writes a filing with its act and its acknowledgement mail, whole or not at all (threats §6.2). Answers its number. */
export const enregistrerDepot = async (
  trx: Trx,
  { jobs, settings }: Pick<Office, 'jobs' | 'settings'>,
  recu: DepotAEnregistrer,
): Promise<string> => {
  const { compte, cle, empreinte, depot, siege, fichiers, tribunal, instant } = recu
  const le = jourDeParis(instant)
  const annee = Number(le.slice(0, 4))
  const numero = numeroRequete(annee, await compteurSuivant(trx, `requete/${annee}`))
  const acte: Acte = { type: 'DEPOT', le }
  const situation = situationDe('CREATION', [acte], le)
  const { denomination, adresse } = depot.association.informations
  const stocke = depotAStocker(depot, siege)

  await referencerFichiers(trx, instant, fichiers)
  await trx
    .insertInto('requete')
    .values({
      numero,
      type: 'CREATION',
      tribunal: tribunal.id,
      association: null,
      compte,
      cle: cle ?? randomUUID(),
      empreinte,
      depot: JSON.stringify(stocke.depot),
      siege: JSON.stringify(stocke.siege),
      ...colonnesDe(situation),
      denomination,
      code_postal: adresse.codePostal,
      commune: siege.libelle,
      date_pre_enregistrement: instant,
    })
    .execute()
  await insererAnnexes(
    trx,
    numero,
    depot.documents,
    fichiers.map(({ sha256 }) => sha256),
  )
  const contenu = { ...acte, empreinte: empreinteDuDepot(stocke, fichiers) }
  await enregistrerActe(trx, { sujet: 'requete', sujetId: numero, type: acte.type, instant, auteur: compte, contenu })

  const destinataire = depot.declarant.email
  if (destinataire) {
    const documents = depot.documents.map(({ nom }, i) => ({ nom, sha256: fichiers[i]?.sha256 ?? '' }))
    const courriel = courrielAccuse({
      numero,
      denomination,
      dateReception: instant,
      situation,
      tribunal: tribunal.libelle,
      adresse: adresseDe(tribunal),
      documents,
    })
    const pied = textesCourriel.piedTribunal(tribunal.libelle, { courriel: settings.COURRIEL_SUPPORT })
    await envoyerCourriel(trx, jobs, instant, {
      evenement: `requete/${numero}/depot`,
      destinataire,
      sujet: courriel.sujet,
      texte: `${courriel.texte}\n\n${pied}`,
    })
  }
  return numero
}
