import { randomUUID } from 'node:crypto'
import { estReserve } from 'domain/association/documents-reserves'
import { textesRefus } from 'domain/core/textes-refus'
import { textes } from 'domain/core/textes'
import type { Acte } from 'domain/requetes/actes'
import { versionDeCreation } from 'domain/requetes/version-creation'
import { textesRattachements } from 'domain/rattachements/textes'
import { enregistrerDelivrances } from '../association/delivrances.ts'
import { enregistrerDocuments } from '../association/documents.ts'
import { nouveauNumero } from '../association/numero.ts'
import { enregistrerVersion } from '../association/version.ts'
import type { Office } from '../core/door.ts'
import { referencerFichiers } from '../core/files/sql.ts'
import type { Personne } from '../core/personne.ts'
import { getTribunal } from '../core/reference/sql.ts'
import { invalid } from '../core/refusal.ts'
import { rattacher } from '../rattachements/rattacher.ts'
import { rendreActes } from './actes-inscription.ts'
import { annoncerInscription } from './annonce-inscription.ts'
import { enregistrerActeDuGreffe, exigerActePossible, lireDossier } from './dossier.ts'
import { annexesDe } from './greffe-sql.ts'

interface Decision {
  /** Version of the request the decision is based on. */
  version: number
  /** Date of the ordonnance. */
  le: string
  /** Id of who renders it. */
  signataire: number
}

/**
 * Registers the association a request asks for: number, first version, documents, attachment of the filer, act and mails, in one
 * transaction (design §3: lock the counter, render the acts, store the files, insert, commit). Answers its number.
 */
export const inscrire = async (
  office: Office,
  agent: Personne,
  requete: string,
  { version, le, signataire: id }: Decision,
): Promise<string> => {
  const { db, now } = office
  const instant = now()
  const dossier = await lireDossier(db, agent, requete, instant)
  exigerActePossible(dossier, 'INSCRIPTION', version, le)
  const signataire = dossier.signataires.find((each) => each.id === id)
  if (!signataire) throw invalid(textesRefus.saisieInvalide, [{ field: 'signataire', defaultMessage: textes.valeurNonProposee }])
  const tribunal = await getTribunal(db, dossier.requete.tribunal)
  const annexes = (await annexesDe(db, requete)).map((annexe) => ({ ...annexe, uuid: randomUUID() }))
  const { depot, compte } = dossier.requete

  return db.transaction().execute(async (trx) => {
    const numero = await nouveauNumero(trx, tribunal)
    const acte: Acte = {
      type: 'INSCRIPTION',
      le,
      signataire: { nom: signataire.nom, qualite: signataire.qualite },
      numeroAssociation: numero,
    }
    await enregistrerActeDuGreffe(trx, dossier, acte)

    const produits = [randomUUID(), randomUUID(), randomUUID()]
    const contenu = versionDeCreation(depot, {
      membre: identifiantsDesMembres(),
      documents: [...annexes.map(({ uuid }) => uuid), ...produits],
    })
    const rendus = await rendreActes(office, dossier, { numero, contenu, le, signataire, tribunal })
    await referencerFichiers(
      trx,
      instant,
      rendus.map(({ fichier }) => fichier),
    )
    const commun = { association: numero, requete }
    await enregistrerDocuments(trx, instant, [
      ...annexes.map(({ uuid, nom, type, sousType, date, dateEffet, journal, sha256 }) => ({
        uuid,
        nom,
        type,
        sousType,
        date,
        dateEffet,
        journal,
        sha256,
        ...commun,
        reserve: estReserve(type),
      })),
      ...rendus.map(({ type, nom, fichier }, i) => ({
        uuid: produits[i] ?? '',
        nom,
        type,
        sousType: null,
        date: le,
        dateEffet: null,
        journal: null,
        sha256: fichier.sha256,
        ...commun,
        reserve: estReserve(type),
      })),
    ])
    const ordre = await enregistrerVersion(trx, {
      numero,
      tribunal: tribunal.id,
      evenement: 'CREATION',
      requete,
      contenu,
      now: instant,
      auteur: agent.uuid,
    })
    await enregistrerDelivrances(
      trx,
      rendus.map(({ code, fichier }) => ({
        code,
        association: numero,
        version: ordre,
        sha256: fichier.sha256,
        compte: agent.uuid,
        delivreLe: instant,
      })),
    )
    const fonction = depot.declarant.lien ?? textesRattachements.fonctionDuDeposant
    await rattacher(trx, { association: numero, compte, fonction, gestion: true, depot: true, now: instant, auteur: agent.uuid })
    await annoncerInscription(trx, office, dossier, { numero, le, tribunal: tribunal.libelle })
    return numero
  })
}

/** A new uuid per place in the direction, the same each time the place is named. */
const identifiantsDesMembres = () => {
  const uuids = new Map<string, string>()
  return (collection: string, position: number): string => {
    const place = `${collection}/${position}`
    const uuid = uuids.get(place) ?? randomUUID()
    uuids.set(place, uuid)
    return uuid
  }
}
