import { etatDeFond } from 'domain/association/conformite'
import { textesRefus } from 'domain/core/textes-refus'
import type { TypeDepose } from 'domain/requetes/types'
import type { Acte, FaitDe } from 'domain/requetes/actes/actes'
import { obstaclesDuRegistre } from 'domain/requetes/actes/etat-du-registre'
import type { Visa } from 'domain/requetes/actes/visa'
import { evenementDe } from 'domain/requetes/evenement-de'
import { textesRattachements } from 'domain/rattachements/textes'
import { enregistrerDelivrances } from '../../association/delivrances.ts'
import { enregistrerDocuments } from '../../association/documents.ts'
import { nouveauNumero } from '../../association/numero.ts'
import { verrouillerAssociation } from '../../association/verrou.ts'
import { enregistrerVersion } from '../../association/version.ts'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import { referencerFichiers } from '../../core/files/sql.ts'
import { precondition } from '../../core/refusal.ts'
import { getTribunal, type Tribunal } from '../../core/reference/sql.ts'
import { rattacher } from '../../rattachements/rattacher.ts'
import { annoncerChangements } from '../../rattachements/suivre/annoncer.ts'
import { rendreActes, uuidsDesActes } from './rendre.ts'
import { annoncerInscription } from './annoncer.ts'
import { attribuer, documentsDesActes, documentsDesAnnexes, statutsRemplaces } from './documents.ts'
import { identifiantsDesMembres } from './identifiants.ts'
import { demarcheDe, versionDemandee, versionsDeRequete } from './version-demandee.ts'
import { demeureEnLigne } from '../notification/en-ligne.ts'
import { phrasesDeLOrdonnance } from '../phrases/de-l-ordonnance.ts'
import { phrasesLe } from '../phrases/sql.ts'
import { type Dossier, enregistrerActeDuGreffe } from '../procedure/dossier.ts'
import { annexesDe } from '../procedure/sql.ts'

/** The facts of a registration, from the clerk or from the judge who signs it. */
export type Inscrite = FaitDe<'INSCRIPTION'> & { visa?: Visa }

/**
 * Registers a request: the next version of its association (for a creation the first one, with its number and the attachment of the filer),
 * documents, act and mails, in one transaction (lock, render the acts, store the files, insert, commit).
 */
export const inscrire = async (office: Office, dossier: Dossier, fait: Inscrite): Promise<Acte> => {
  const { db } = office
  const { agent, greffier, instant } = dossier
  const requete = dossier.requete.numero
  const { le } = fait
  const tribunal = await getTribunal(db, dossier.requete.tribunal)
  const annexes = documentsDesAnnexes(await annexesDe(db, requete))
  const { depot, compte, issuTeleservice } = dossier.requete
  const demarche = demarcheDe(dossier.requete)

  return db.transaction().execute(async (trx) => {
    const { numero, versions } = await associationDe(trx, dossier, tribunal)
    const acte: Acte = { ...fait, numeroAssociation: numero }
    await enregistrerActeDuGreffe(trx, dossier, acte)

    const uuids = uuidsDesActes()
    const contenu = versionDemandee(dossier.requete, versions, {
      membre: identifiantsDesMembres(),
      documents: [...annexes.map(({ uuid }) => uuid), ...Object.values(uuids)],
      remplaces: await statutsRemplaces(trx, numero, annexes),
      le,
    })
    const rendus = await rendreActes(office, dossier, {
      demarche: demarche.type as TypeDepose,
      numero,
      avant: versions?.derniere.contenu ?? null,
      contenu,
      fait,
      tribunal,
      phrases: await phrasesLe(trx, instant),
      phrasesDeLOrdonnance: await phrasesDeLOrdonnance(trx, dossier, fait.visa),
      enLigne: (await demeureEnLigne(trx, dossier.requete, fait.destinataire.a)) !== null,
      uuids,
    })
    const fichiers = rendus.map(({ fichier }) => fichier)
    await referencerFichiers(trx, instant, fichiers)
    await enregistrerDocuments(trx, instant, attribuer([...annexes, ...documentsDesActes(rendus, le)], numero, requete))

    const commun = { now: instant, auteur: agent.uuid }
    const version = { numero, tribunal: tribunal.id, evenement: evenementDe(demarche.type), requete, contenu, ...commun }
    const ordre = await enregistrerVersion(trx, versions ? version : { ...version, inscriteLe: le })
    const delivrance = { association: numero, version: ordre, compte: greffier.uuid, delivreLe: instant }
    const delivrances = rendus.map(({ code, type, fichier: { sha256 } }) => ({ ...delivrance, code, type, sha256 }))
    await enregistrerDelivrances(trx, delivrances)
    // The filer of a creation administers the association, except a clerk who records it (STAFF-15). The filer on an association already
    // does.
    const fonction = depot.declarant.lien ?? textesRattachements.fonctionDuDeposant
    if (!versions && issuTeleservice) await rattacher(trx, { association: numero, compte, fonction, gestion: true, depot: true, ...commun })
    await annoncerChangements(trx, office, numero, instant)
    await annoncerInscription(trx, office, dossier, { numero, le, recours: fait.decision.type, tribunal: tribunal.libelle, contenu })
    return acte
  })
}

/**
 * Locks the association of a request. Returns what the register said at the filing and says now. A creation takes the next number of its
 * court.
 */
const associationDe = async (trx: Trx, { requete }: Dossier, tribunal: Tribunal) => {
  const { association, base } = requete
  if (association === null) return { numero: await nouveauNumero(trx, tribunal), versions: null }
  await verrouillerAssociation(trx, association)
  const versions = await versionsDeRequete(trx, association, base)
  // A court may have decided after the clerk read (STAFF-14).
  const obstacles = obstaclesDuRegistre({ type: requete.type, etatDuRegistre: etatDeFond(versions.derniere.contenu) })
  if (obstacles.length > 0) throw precondition(textesRefus.etat, obstacles)
  return { numero: association, versions }
}
