import { textesRefus } from 'domain/core/textes/refus'
import type { FiledType } from 'domain/requetes/types'
import type { Acte, FaitDe } from 'domain/requetes/actes/actes'
import type { Visa } from 'domain/requetes/actes/visa'
import { evenementDe } from 'domain/requetes/etat/evenement-de'
import { textesRattachements } from 'domain/rattachements/textes/common'
import { saveDelivrances } from '../../association/delivrances.ts'
import { saveDocuments } from '../../association/documents.ts'
import { saveVersion } from '../../association/version.ts'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import { referenceFichiers } from '../../core/files/sql.ts'
import { Refusal } from '../../core/refusal.ts'
import { getTribunal, type Tribunal } from '../../core/reference/sql.ts'
import { tie } from '../../rattachements/attach.ts'
import { announceChangements } from '../../rattachements/suivre/announce.ts'
import { renderActes, uuidsDesActes } from './render.ts'
import { announceInscription } from './announce.ts'
import { assignDocuments, documentsDesActes, documentsDesAnnexes, replacedStatuts } from './documents.ts'
import { identifiantsDesMembres } from './identifiants.ts'
import { lockAsRead, readRegister, RegisterChanged } from './register-read.ts'
import { demarcheDe, requestedVersion } from './requested-version.ts'
import { onlineDemeure } from '../../requetes/notification/en-ligne.ts'
import { phrasesDeLOrdonnance } from '../../requetes/phrases/de-l-ordonnance.ts'
import { phrasesAt } from '../../requetes/phrases/sql.ts'
import { type Dossier, recordGreffeActe } from '../../requetes/procedure/dossier.ts'
import { annexesDe } from '../../requetes/procedure/sql.ts'

/** The facts of a registration, from the clerk or from the judge who signs it. */
export type InscriptionFacts = FaitDe<'INSCRIPTION'> & { visa?: Visa }

/** How often the acts are drawn, when the register changes meanwhile. */
const attempts = 3

/**
 * Registers what a request asks for: the next version of its association (a creation's first, with its number and the attachment of the
 * filer), documents, act and mails. The acts are drawn before the transaction, with the number and the version that come next, so that no
 * lock waits for a PDF. When another registration took them meanwhile, they are drawn again; after the third time, 409.
 */
export const registerAssociation = async (office: Office, dossier: Dossier, fait: InscriptionFacts): Promise<Acte> => {
  const tribunal = await getTribunal(office.db, dossier.requete.tribunal)
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const drawn = await draw(office, dossier, fait, tribunal)
    try {
      return await office.db.transaction().execute((trx) => write(trx, office, dossier, fait, drawn))
    } catch (error) {
      if (!(error instanceof RegisterChanged)) throw error
    }
  }
  throw new Refusal(409, textesRefus.registreChange)
}

/** The version and the acts of a registration, as the register stands now. */
const draw = async (office: Office, dossier: Dossier, fait: InscriptionFacts, tribunal: Tribunal) => {
  const { db } = office
  const register = await readRegister(db, dossier, tribunal)
  const { numero, versions } = register
  const annexes = documentsDesAnnexes(await annexesDe(db, dossier.requete.numero))
  const uuids = uuidsDesActes()
  const contenu = requestedVersion(dossier.requete, versions, {
    membre: identifiantsDesMembres(),
    documents: [...annexes.map(({ uuid }) => uuid), ...Object.values(uuids)],
    remplaces: await replacedStatuts(db, numero, annexes),
    le: fait.le,
  })
  const rendus = await renderActes(office, dossier, {
    demarche: demarcheDe(dossier.requete).type as FiledType,
    numero,
    avant: versions?.derniere.contenu ?? null,
    contenu,
    fait,
    tribunal,
    phrases: await phrasesAt(db, dossier.instant),
    phrasesDeLOrdonnance: await phrasesDeLOrdonnance(db, dossier, fait.visa),
    enLigne: (await onlineDemeure(db, dossier.requete, fait.destinataire.a)) !== null,
    uuids,
  })
  return { register, tribunal, annexes, contenu, rendus }
}

const write = async (
  trx: Trx,
  office: Office,
  dossier: Dossier,
  fait: InscriptionFacts,
  { register, tribunal, annexes, contenu, rendus }: Awaited<ReturnType<typeof draw>>,
): Promise<Acte> => {
  const { agent, greffier, instant } = dossier
  const requete = dossier.requete.numero
  const { depot, compte, issuTeleservice } = dossier.requete
  const { numero, versions } = register
  const { le } = fait
  await lockAsRead(trx, register, dossier, tribunal)
  const acte: Acte = { ...fait, numeroAssociation: numero }
  await recordGreffeActe(trx, dossier, acte)
  const fichiers = rendus.map(({ fichier }) => fichier)
  await referenceFichiers(trx, instant, fichiers)
  await saveDocuments(trx, instant, assignDocuments([...annexes, ...documentsDesActes(rendus, le)], numero, requete))

  const commun = { now: instant, auteur: agent.uuid }
  const evenement = evenementDe(demarcheDe(dossier.requete).type)
  const version = { numero, tribunal: tribunal.id, evenement, requete, contenu, ...commun }
  const ordre = await saveVersion(trx, versions ? version : { ...version, inscriteLe: le })
  const delivrance = { association: numero, version: ordre, compte: greffier.uuid, delivreLe: instant }
  const delivrances = rendus.map(({ code, type, fichier: { sha256 } }) => ({ ...delivrance, code, type, sha256 }))
  await saveDelivrances(trx, delivrances)
  // The filer of a creation gets `gestion`, unless a clerk recorded it from paper (STAFF-15). Other filers already have their rights.
  const fonction = depot.declarant.lien ?? textesRattachements.fonctionDuDeposant
  if (!versions && issuTeleservice) await tie(trx, { association: numero, compte, fonction, gestion: true, depot: true, ...commun })
  await announceChangements(trx, office, numero, instant)
  await announceInscription(trx, office, dossier, { numero, le, recours: fait.decision.type, tribunal: tribunal.libelle, contenu })
  return acte
}
