import { randomUUID } from 'node:crypto'
import type { Acte, FaitDe } from 'domain/requetes/actes/actes'
import type { Demarche } from 'domain/requetes/demarches/definition'
import { findDemarche } from 'domain/requetes/demarches/demarches'
import { evenementDe } from 'domain/requetes/evenement-de'
import { textesRattachements } from 'domain/rattachements/textes'
import { enregistrerDelivrances } from '../../association/delivrances.ts'
import { enregistrerDocuments } from '../../association/documents.ts'
import { nouveauNumero } from '../../association/numero.ts'
import { enregistrerVersion } from '../../association/version.ts'
import type { Office } from '../../core/door.ts'
import { referencerFichiers } from '../../core/files/sql.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { rattacher } from '../../rattachements/rattacher.ts'
import { rendreActes, uuidsDesActes } from './rendre.ts'
import { annoncerInscription } from './annoncer.ts'
import { attribuer, documentsDesActes, documentsDesAnnexes } from './documents.ts'
import { type Dossier, enregistrerActeDuGreffe } from '../procedure/dossier.ts'
import { annexesDe } from '../procedure/sql.ts'

/**
 * Registers the association a request asks for: number, first version, documents, attachment of the filer, act and mails, in one
 * transaction (design §3: lock the counter, render the acts, store the files, insert, commit).
 */
export const inscrire = async (office: Office, dossier: Dossier, fait: FaitDe<'INSCRIPTION'>): Promise<Acte> => {
  const { db } = office
  const { agent, instant } = dossier
  const requete = dossier.requete.numero
  const { le, signataire } = fait
  const tribunal = await getTribunal(db, dossier.requete.tribunal)
  const annexes = documentsDesAnnexes(await annexesDe(db, requete))
  const { depot, compte } = dossier.requete
  const demarche = demarcheDe(dossier)

  return db.transaction().execute(async (trx) => {
    const numero = await nouveauNumero(trx, tribunal)
    const acte: Acte = { ...fait, numeroAssociation: numero }
    await enregistrerActeDuGreffe(trx, dossier, acte)

    const uuids = uuidsDesActes()
    const contenu = demarche.version(depot, null, {
      membre: identifiantsDesMembres(),
      documents: [...annexes.map(({ uuid }) => uuid), ...Object.values(uuids)],
    })
    const rendus = await rendreActes(office, dossier, { numero, contenu, le, signataire, tribunal, uuids })
    const fichiers = rendus.map(({ fichier }) => fichier)
    await referencerFichiers(trx, instant, fichiers)
    await enregistrerDocuments(trx, instant, attribuer([...annexes, ...documentsDesActes(rendus, le)], numero, requete))

    const commun = { now: instant, auteur: agent.uuid }
    const version1 = { numero, tribunal: tribunal.id, evenement: evenementDe(demarche.type), requete, contenu, inscriteLe: le, ...commun }
    const ordre = await enregistrerVersion(trx, version1)
    const delivrance = { association: numero, version: ordre, compte: agent.uuid, delivreLe: instant }
    const delivrances = rendus.map(({ code, type, fichier: { sha256 } }) => ({ ...delivrance, code, type, sha256 }))
    await enregistrerDelivrances(trx, delivrances)
    const fonction = depot.declarant.lien ?? textesRattachements.fonctionDuDeposant
    await rattacher(trx, { association: numero, compte, fonction, gestion: true, depot: true, ...commun })
    await annoncerInscription(trx, office, dossier, { numero, le, tribunal: tribunal.libelle })
    return acte
  })
}

/** The filing it comes from: no act of the court is done on what cannot be filed. */
const demarcheDe = ({ requete: { numero, type } }: Dossier): Demarche => {
  const demarche = findDemarche(type)
  if (!demarche) throw new Error(`${numero} comes from no filing`)
  return demarche
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
