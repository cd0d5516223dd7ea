import { randomUUID } from 'node:crypto'
import { textesRefus } from 'domain/core/textes-refus'
import { formaterJour } from 'domain/core/jour'
import { textes } from 'domain/core/textes'
import { estEnFonction } from 'domain/requetes/signataires'
import { textesSignataires } from 'domain/requetes/textes-signataires'
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
import type { Personne } from '../../core/personne.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { invalid, Refusal } from '../../core/refusal.ts'
import { rattacher } from '../../rattachements/rattacher.ts'
import { rendreActes, uuidsDesActes } from './rendre.ts'
import { annoncerInscription } from './annoncer.ts'
import { attribuer, documentsDesActes, documentsDesAnnexes } from './documents.ts'
import { type Dossier, enregistrerActeDuGreffe, exigerActePossible, lireDossier } from '../procedure/dossier.ts'
import { annexesDe } from '../procedure/sql.ts'

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
export const inscrire = async (office: Office, agent: Personne, requete: string, decision: Decision): Promise<string> => {
  const lire = () => lireDossier(office.db, agent, requete, office.now())
  const dossier = await lire()
  const deja = numeroDeja(dossier, decision)
  if (deja) return deja
  exigerActePossible(dossier, 'INSCRIPTION', decision.version, decision.le)
  try {
    return await ecrire(office, dossier, decision)
  } catch (error) {
    // The same decision, sent twice at once: the other send has registered the association.
    const numero = error instanceof Refusal && error.status === 409 && numeroDeja(await lire(), decision)
    if (numero) return numero
    throw error
  }
}

/** The number this very decision, by the same clerk, has already given (goal R2). */
const numeroDeja = ({ journal, agent, signataires }: Dossier, { version, le, signataire }: Decision): string | null => {
  const suivant = journal.find(({ rang }) => rang === version + 1)
  if (suivant?.acte.type !== 'INSCRIPTION' || suivant.compte !== agent.uuid || suivant.acte.le !== le) return null
  const rendue = signataires.find(({ id }) => id === signataire)
  return rendue && suivant.acte.signataire.nom === identiteDe(rendue) ? suivant.acte.numeroAssociation : null
}

const identiteDe = ({ prenom, nom }: { prenom: string; nom: string }): string => textesSignataires.identite(prenom, nom)

const ecrire = async (office: Office, dossier: Dossier, { le, signataire: id }: Decision): Promise<string> => {
  const { db } = office
  const { agent, instant } = dossier
  const requete = dossier.requete.numero
  const signataire = signataireDe(dossier, id, le)
  const tribunal = await getTribunal(db, dossier.requete.tribunal)
  const annexes = documentsDesAnnexes(await annexesDe(db, requete))
  const { depot, compte } = dossier.requete
  const demarche = demarcheDe(dossier)

  return db.transaction().execute(async (trx) => {
    const numero = await nouveauNumero(trx, tribunal)
    const rendue = { nom: identiteDe(signataire), qualite: signataire.qualite }
    await enregistrerActeDuGreffe(trx, dossier, { type: 'INSCRIPTION', le, signataire: rendue, numeroAssociation: numero })

    const uuids = uuidsDesActes()
    const contenu = demarche.version(depot, null, {
      membre: identifiantsDesMembres(),
      documents: [...annexes.map(({ uuid }) => uuid), ...Object.values(uuids)],
    })
    const rendus = await rendreActes(office, dossier, { numero, contenu, le, signataire: rendue, tribunal, uuids })
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
    return numero
  })
}

/** The filing it comes from: no act of the court is done on what cannot be filed. */
const demarcheDe = ({ requete: { numero, type } }: Dossier): Demarche => {
  const demarche = findDemarche(type)
  if (!demarche) throw new Error(`${numero} comes from no filing`)
  return demarche
}

/** Who renders the decision: in office at the court on its date, or refused under the field (design §5). */
const signataireDe = ({ signataires }: Dossier, id: number, le: string) => {
  const signataire = signataires.find((each) => each.id === id)
  if (signataire && estEnFonction(signataire, le)) return signataire
  const defaultMessage = signataire ? textesSignataires.pasEnFonction(formaterJour(le)) : textes.valeurNonProposee
  throw invalid(textesRefus.saisieInvalide, [{ field: 'signataire', defaultMessage }])
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
