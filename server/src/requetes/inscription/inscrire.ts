import type { Acte, FaitDe } from 'domain/requetes/actes/actes'
import type { Demarche } from 'domain/requetes/demarches/definition'
import { findDemarche, type TypeDepose } from 'domain/requetes/demarches/demarches'
import { rebaser } from 'domain/requetes/demarches/rebaser'
import { evenementDe } from 'domain/requetes/evenement-de'
import { textesRattachements } from 'domain/rattachements/textes'
import { enregistrerDelivrances } from '../../association/delivrances.ts'
import { enregistrerDocuments } from '../../association/documents.ts'
import { nouveauNumero } from '../../association/numero.ts'
import { findVersion } from '../../association/sql.ts'
import { verrouillerAssociation } from '../../association/verrou.ts'
import { enregistrerVersion } from '../../association/version.ts'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import { referencerFichiers } from '../../core/files/sql.ts'
import { getTribunal, type Tribunal } from '../../core/reference/sql.ts'
import { rattacher } from '../../rattachements/rattacher.ts'
import { rendreActes, uuidsDesActes } from './rendre.ts'
import { annoncerInscription } from './annoncer.ts'
import { attribuer, documentsDesActes, documentsDesAnnexes, statutsRemplaces } from './documents.ts'
import { identifiantsDesMembres } from './identifiants.ts'
import { type Dossier, enregistrerActeDuGreffe } from '../procedure/dossier.ts'
import { annexesDe } from '../procedure/sql.ts'

/**
 * Registers what a request asks for: the next version of its association (a creation's first, with its number and the attachment of the
 * filer), documents, act and mails, in one transaction (design §3: lock, render the acts, store the files, insert, commit).
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
    const { numero, base, derniere } = await associationDe(trx, dossier, tribunal)
    const acte: Acte = { ...fait, numeroAssociation: numero }
    await enregistrerActeDuGreffe(trx, dossier, acte)

    const uuids = uuidsDesActes()
    const contenu = demarche.version(base && derniere ? rebaser(depot, base, derniere) : depot, derniere, {
      membre: identifiantsDesMembres(),
      documents: [...annexes.map(({ uuid }) => uuid), ...Object.values(uuids)],
      remplaces: derniere ? await statutsRemplaces(trx, numero, annexes) : [],
      le,
    })
    const rendus = await rendreActes(office, dossier, {
      demarche: demarche.type as TypeDepose,
      numero,
      contenu,
      le,
      signataire,
      tribunal,
      uuids,
    })
    const fichiers = rendus.map(({ fichier }) => fichier)
    await referencerFichiers(trx, instant, fichiers)
    await enregistrerDocuments(trx, instant, attribuer([...annexes, ...documentsDesActes(rendus, le)], numero, requete))

    const commun = { now: instant, auteur: agent.uuid }
    const version = { numero, tribunal: tribunal.id, evenement: evenementDe(demarche.type), requete, contenu, ...commun }
    const ordre = await enregistrerVersion(trx, derniere ? version : { ...version, inscriteLe: le })
    const delivrance = { association: numero, version: ordre, compte: agent.uuid, delivreLe: instant }
    const delivrances = rendus.map(({ code, type, fichier: { sha256 } }) => ({ ...delivrance, code, type, sha256 }))
    await enregistrerDelivrances(trx, delivrances)
    // Who brings an association into being administers it (design §5); whoever files on it does already.
    const fonction = depot.declarant.lien ?? textesRattachements.fonctionDuDeposant
    if (!derniere) await rattacher(trx, { association: numero, compte, fonction, gestion: true, depot: true, ...commun })
    await annoncerInscription(trx, office, dossier, { numero, le, tribunal: tribunal.libelle })
    return acte
  })
}

/** The association a request is about, in hand; what the register said when it was filed, and says now. A creation takes the next number of its court. */
const associationDe = async (trx: Trx, { requete }: Dossier, tribunal: Tribunal) => {
  const { association, base } = requete
  if (association === null) return { numero: await nouveauNumero(trx, tribunal), base: null, derniere: null }
  await verrouillerAssociation(trx, association)
  const derniere = await findVersion(trx, association)
  if (!derniere) throw new Error(`${association} has no version`)
  const vue = base === null ? derniere : await findVersion(trx, association, base)
  return { numero: association, base: vue?.contenu ?? null, derniere: derniere.contenu }
}

/** The filing it comes from: no act of the court is done on what cannot be filed. */
const demarcheDe = ({ requete: { numero, type } }: Dossier): Demarche => {
  const demarche = findDemarche(type)
  if (!demarche) throw new Error(`${numero} comes from no filing`)
  return demarche
}
