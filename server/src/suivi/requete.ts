import type { Answered } from 'contract/core/call'
import type { getRequete as getRequeteCall } from 'contract/suivi/requete'
import { jourDeParis } from 'domain/core/jour'
import { situationDe } from 'domain/requetes/procedure/fold'
import { declarantDe, readDepot } from 'domain/requetes/depot/read-depot'
import { notificationSummary } from 'domain/requetes/etat/notification-summary'
import { numeroInNom } from 'domain/pieces/numero-de-lettre'
import { byPriorite, prioriteDe } from 'domain/suivi/documents-communiques'
import { etapesDeRequete } from 'domain/suivi/etapes'
import { isOfGreffe } from '../compte/ressort.ts'
import type { Db } from '../core/database.ts'
import type { Personne } from '../core/personne.ts'
import { getTribunal } from '../core/reference/sql.ts'
import { notFound } from '../core/server-errors.ts'
import { cleDesCodes } from '../pieces/code.ts'
import { awaitedLettres } from '../pieces/awaited.ts'
import { findRattachement } from '../rattachements/sql.ts'
import { contestationDe } from '../requetes/contestation/say.ts'
import { demeureToNotify } from '../requetes/notification/en-ligne.ts'
import { journalDe } from '../requetes/procedure/journal.ts'
import { courrielsRefuses } from './courriels-refuses.ts'
import { documentsCommuniques, markSeen } from './documents-sql.ts'
import { whereItStands } from './where-it-stands.ts'
import { usualDelai, findRequete } from './followed-sql.ts'

/**
 * A request as its followers read it; 404 for others (SRV-23). Reading it marks its documents as seen, so only the page that somebody
 * really opened makes this call, never a prefetched link (docs/decisions/0046).
 */
export const getRequete = async (db: Db, lecteur: Personne, numero: string, instant: Date): Promise<Answered<typeof getRequeteCall>> => {
  const found = await findRequete(db, lecteur, numero)
  if (!found) throw notFound()
  const { depot, siege, base, deposant, droitDeDeposer, tribunal, ...requete } = found
  const aujourdhui = jourDeParis(instant)
  const journal = await journalDe(db, numero)
  const actes = journal.map(({ acte }) => acte)
  const situation = situationDe({ ...requete, base }, actes, aujourdhui)
  const declarant = declarantDe({ depot, siege })
  const decidee = { ...requete, tribunal, issuTeleservice: requete.issueTeleservice, depot: readDepot({ depot, siege }) }
  const vautNotification = (await demeureToNotify(db, decidee, situation, { deposant, depot: droitDeDeposer })) !== null
  const notification = notificationSummary(actes, situation.notifiee, { declarant, association: requete.denomination })
  const { id, libelle } = await getTribunal(db, tribunal)
  const documents = await documentsCommuniques(db, lecteur, [numero])
  const nouveaux = documents.filter(({ nouveau }) => nouveau).map(({ uuid }) => uuid)
  await markSeen(db, lecteur, nouveaux, instant)
  const suite = whereItStands({ ...requete, base, deposant, droitDeDeposer }, situation, aujourdhui, await cleDesCodes(db))
  const rattache = requete.association !== null && (await findRattachement(db, requete.association, lecteur)) !== undefined
  const attendue = await awaitedLettres(db, numero, suite.demandesPieces)
  return {
    ...requete,
    declarant,
    tribunal: { id, libelle },
    datePreEnregistrement: requete.datePreEnregistrement.toISOString(),
    ...suite,
    contestation: contestationDe({ uuid: lecteur.uuid, rattache, deposant }, { ...requete, base, ...situation }, journal),
    etapes: etapesDeRequete({ ...requete, base }, situation, aujourdhui),
    delaiHabituel: requete.etat === 'EN_COURS' ? await usualDelai(db, { type: requete.type, tribunal, aujourdhui }) : null,
    documents: byPriorite(
      documents.map(({ requete: _, sha256: __, delivreLe, ...document }) => ({
        ...document,
        delivreLe: delivreLe.toISOString(),
        priorite: prioriteDe(document.type),
        idPieces: numeroInNom(document.nom),
        demandePieces: attendue(document.uuid),
        destinataire: document.type === 'NOTIFICATION_DECISION' && notification ? { ...notification, vautNotification } : null,
        lien: `/api/requete/${numero}/document/${document.uuid}`,
      })),
    ),
    courrielsRefuses: deposant || isOfGreffe(lecteur, tribunal) ? await courrielsRefuses(db, numero) : [],
  }
}
