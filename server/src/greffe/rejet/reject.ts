import { randomUUID } from 'node:crypto'
import type { Acte, FaitDe } from 'domain/requetes/actes/actes'
import type { Motif } from 'domain/requetes/actes/projet-rejet'
import type { Visa } from 'domain/requetes/actes/visa'
import { courrielRejet } from 'domain/requetes/courriels/courriels'
import type { DestinataireDeDecision } from 'domain/requetes/decision/notification'
import { villeCourAppel } from 'domain/requetes/decision/recours'
import type { FiledType } from 'domain/requetes/types'
import { findVersion } from '../../association/sql.ts'
import type { Db } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import { referenceFichiers } from '../../core/files/sql.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { type NotificationTerms, type Rendering, render } from '../feuille.ts'
import { greffierDe, preparationOf } from '../signatures.ts'
import { warn } from '../../requetes/notify.ts'
import { onlineDemeure } from '../../requetes/notification/en-ligne.ts'
import { phrasesDeLOrdonnance } from '../../requetes/phrases/de-l-ordonnance.ts'
import { phrasesAt } from '../../requetes/phrases/sql.ts'
import { type Dossier, recordGreffeActe } from '../../requetes/procedure/dossier.ts'
import { insertDocument } from '../../requetes/documents-sql.ts'
import { type DonneesRejet, rejetNotification, ordonnanceDeRejet } from './rejet-pdf.ts'
import { pageDeRequete } from '../../requetes/page-de-requete.ts'

/** A document as the act names it. */
const asNamed = ({ code, fichier: { sha256 } }: Rendering) => ({ code, sha256 })

/** Returns the addressee of the letter: the declarant, or the association, which stays as the register has it. */
const destinataireDe = async (
  db: Db,
  { depot, association }: Dossier['requete'],
  a: DestinataireDeDecision,
): Promise<NotificationTerms['destinataire']> => {
  const version = a === 'ASSOCIATION' && association !== null ? await findVersion(db, association) : undefined
  if (!version) return depot.declarant
  const { denomination, adresse: siege } = version.contenu.informations
  return { denomination, siege }
}

/** The input of a rejection, from the clerk or from the judge who signs it. */
interface RejetInput {
  fait: FaitDe<'REJET'> & { visa?: Visa }
  dit: { motifs: readonly Motif[] }
  texte: string | undefined
}

/** Returns the data of the order of a rejection and of its letter, which each take their own sentences. */
export const rejetDonnees = async (
  db: Db,
  { requete, situation, greffier, prepared, instant }: Dossier,
  { fait, dit }: Pick<RejetInput, 'fait' | 'dit'>,
): Promise<Omit<DonneesRejet, 'verification' | 'phrases'>> => {
  const { numero, denomination } = requete
  const tribunal = await getTribunal(db, requete.tribunal)
  return {
    type: requete.type as FiledType,
    tribunal,
    requete: { numero, deposeeLe: situation.deposeeLe },
    denomination,
    motifs: dit.motifs,
    procedure: situation,
    dateOrdonnance: fait.le,
    signataire: fait.signataire,
    greffier: greffierDe(greffier),
    preparee: preparationOf(situation, prepared),
    destinataire: await destinataireDe(db, requete, fait.destinataire.a),
    lrar: fait.destinataire.lrar,
    recours: {
      type: fait.decision.type,
      villeCourAppel: villeCourAppel(tribunal.departement),
      enLigne: (await onlineDemeure(db, requete, fait.destinataire.a)) !== null,
    },
    editeLe: instant,
  }
}

/** Rejects a request: order and notification among its documents, the act that names the order, and the mails, in one transaction. */
export const reject = async (office: Office, dossier: Dossier, { fait, dit, texte }: RejetInput): Promise<Acte> => {
  const { requete, greffier, instant } = dossier
  const { numero, denomination } = requete
  const donnees = await rejetDonnees(office.db, dossier, { fait, dit })
  const { tribunal } = donnees
  const [deLOrdonnance, deLaLettre] = [await phrasesDeLOrdonnance(office.db, dossier, fait.visa), await phrasesAt(office.db, instant)]
  const ordonnance = await render(office, numero, (verification) => ordonnanceDeRejet({ ...donnees, phrases: deLOrdonnance, verification }))
  const notification = await render(office, numero, (verification) => rejetNotification({ ...donnees, phrases: deLaLettre, verification }))
  const acte: Acte = { ...fait, ordonnance: asNamed(ordonnance), notification: asNamed(notification) }
  await office.db.transaction().execute(async (trx) => {
    await recordGreffeActe(trx, dossier, acte, texte)
    await referenceFichiers(trx, instant, [ordonnance.fichier, notification.fichier])
    const commun = { requete: numero, compte: greffier.uuid, delivre_le: instant }
    for (const [type, { nom, code, fichier }] of [
      ['ORDONNANCE', ordonnance],
      ['NOTIFICATION_DECISION', notification],
    ] as const)
      await insertDocument(trx, { uuid: randomUUID(), type, nom, code, sha256: fichier.sha256, ...commun })
    const courriel = courrielRejet({
      numero,
      denomination,
      rejeteeLe: fait.le,
      recours: fait.decision.type,
      lien: pageDeRequete(office.settings, numero),
    })
    await warn(trx, office, dossier, { quoi: 'rejet', tribunal: tribunal.libelle, courriel })
  })
  return acte
}
