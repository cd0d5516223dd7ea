import { randomUUID } from 'node:crypto'
import type { Version } from 'domain/association/version'
import type { Commune } from 'domain/core/commune'
import { startOfJour, type Jour, jourDeParis } from 'domain/core/jour'
import type { Acte } from 'domain/requetes/actes/actes'
import { situationDe } from 'domain/requetes/procedure/fold'
import type { Situation } from 'domain/requetes/actes/situation'
import type { Demarche } from 'domain/requetes/demarches/definition'
import type { Depot } from 'domain/requetes/depot/depot'
import { toStoredDepot } from 'domain/requetes/depot/read-depot'
import { numeroRequete } from 'domain/requetes/numero'
import { recordActe } from '../../core/actes.ts'
import { nextCompteur } from '../../core/compteur.ts'
import type { Trx } from '../../core/database.ts'
import { type KeptFichier, referenceFichiers } from '../../core/files/sql.ts'
import { depotEmpreinte } from './empreinte.ts'
import { addActe } from '../procedure/add.ts'
import { journalDe } from '../procedure/journal.ts'
import { colonnesDe, findRequete } from '../procedure/sql.ts'
import type { Envoi } from '../envoi.ts'
import { insertAnnexes } from './sql.ts'

/** A filing that passed every rule. The store keeps its files, one per document. */
export interface DepotToSave extends Envoi {
  demarche: Pick<Demarche, 'type' | 'sousTypes'>
  /** The association it is about, and what the register said of it at the filing; null for a creation. */
  association: string | null
  base: { ordre: number; contenu: Version } | null
  /** As declared. */
  depot: Depot
  /** The commune our list gives to the head office it declares; null when it declares none. */
  siege: Commune | null
  fichiers: readonly KeptFichier[]
  tribunal: { id: string }
  /** The day it came on paper to the clerk who records it (STAFF-15); null for an online filing. */
  recueLe?: Jour | null
}

/** Returns what the lists show of a request: what it declares of the association, else what the register says. */
const informationsDe = ({ association }: Depot, base: DepotToSave['base']) => {
  const informations = association?.informations ?? base?.contenu.informations
  if (!informations) throw new Error('a filing that names no association')
  return informations
}

/**
 * Records that the signed statutes came with a paper creation, so that they are not awaited (STAFF-05). Returns the new situation; null for
 * another filing.
 */
const noteStatuts = async (trx: Trx, numero: string, le: Jour, { demarche, compte, instant }: DepotToSave) => {
  const requete = demarche.type === 'CREATION' ? await findRequete(trx, numero) : undefined
  if (!requete) return null
  const journal = await journalDe(trx, numero)
  const acte: Acte = { type: 'RECEPTION_STATUTS', le }
  await addActe(trx, { requete, journal, instant }, acte, { auteur: compte })
  return situationDe(requete, [...journal.map((ligne) => ligne.acte), acte], jourDeParis(instant))
}

/** The only way to create a request: its row, its annexes and the act of its deposit, all or nothing (rule E3). */
export const save = async (trx: Trx, recu: DepotToSave): Promise<{ numero: string; denomination: string; situation: Situation }> => {
  const { demarche, association, base, compte, cle, empreinte, depot, siege, fichiers, tribunal, instant, recueLe = null } = recu
  const aujourdhui = jourDeParis(instant)
  const annee = Number(aujourdhui.slice(0, 4))
  const numero = numeroRequete(annee, await nextCompteur(trx, `requete/${annee}`))
  const acte: Acte = recueLe === null ? { type: 'DEPOT', le: aujourdhui } : { type: 'DEPOT', le: recueLe, guichet: true }
  const sousTypes = demarche.sousTypes(depot, base?.contenu ?? null)
  const situation = situationDe({ type: demarche.type, sousTypes, base: base?.ordre ?? null }, [acte], aujourdhui)
  const { denomination, adresse } = informationsDe(depot, base)
  const stocke = toStoredDepot(depot, siege)

  await referenceFichiers(trx, instant, fichiers)
  await trx
    .insertInto('requete')
    .values({
      numero,
      type: demarche.type,
      sous_types: sousTypes,
      tribunal: tribunal.id,
      association,
      base: base?.ordre ?? null,
      compte,
      cle: cle ?? randomUUID(),
      empreinte,
      issu_teleservice: recueLe === null,
      depot: JSON.stringify(stocke.depot),
      siege: stocke.siege ? JSON.stringify(stocke.siege) : null,
      ...colonnesDe(situation, []),
      denomination,
      code_postal: adresse.codePostal,
      commune: (siege ?? adresse.commune).libelle,
      date_pre_enregistrement: recueLe === null ? instant : startOfJour(recueLe),
    })
    .execute()
  await insertAnnexes(
    trx,
    numero,
    depot.documents,
    fichiers.map(({ sha256 }) => sha256),
  )
  const contenu = { ...acte, empreinte: depotEmpreinte(stocke, fichiers) }
  await recordActe(trx, { sujet: 'requete', sujetId: numero, type: acte.type, instant, auteur: compte, contenu })
  return { numero, denomination, situation: (recueLe && (await noteStatuts(trx, numero, recueLe, recu))) || situation }
}
