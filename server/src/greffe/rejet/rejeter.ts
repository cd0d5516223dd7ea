import { randomUUID } from 'node:crypto'
import type { Acte, FaitDe } from 'domain/requetes/actes/actes'
import type { Motif } from 'domain/requetes/actes/projet-rejet'
import type { Visa } from 'domain/requetes/actes/visa'
import { courrielRejet } from 'domain/requetes/courriels/courriels'
import type { DestinataireDeDecision } from 'domain/requetes/decision/notification'
import { villeCourAppel } from 'domain/requetes/decision/recours'
import type { TypeDepose } from 'domain/requetes/types'
import { findVersion } from '../../association/sql.ts'
import type { Db } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import { referencerFichiers } from '../../core/files/sql.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { type ANotifier, type Rendu, rendre } from '../feuille.ts'
import { greffierDe, prepareeDe } from '../signatures.ts'
import { prevenir } from '../../requetes/prevenir.ts'
import { demeureEnLigne } from '../../requetes/notification/en-ligne.ts'
import { phrasesDeLOrdonnance } from '../../requetes/phrases/de-l-ordonnance.ts'
import { phrasesLe } from '../../requetes/phrases/sql.ts'
import { type Dossier, enregistrerActeDuGreffe } from '../../requetes/procedure/dossier.ts'
import { insererDocument } from '../../requetes/documents-sql.ts'
import { type DonneesRejet, notificationDuRejet, ordonnanceDeRejet } from './rejet-pdf.ts'
import { pageDeRequete } from '../../requetes/page-de-requete.ts'

/** A document as the act names it. */
const nomme = ({ code, fichier: { sha256 } }: Rendu) => ({ code, sha256 })

/** Returns the addressee of the letter: the declarant, or the association, which stays as the register has it. */
const destinataireDe = async (
  db: Db,
  { depot, association }: Dossier['requete'],
  a: DestinataireDeDecision,
): Promise<ANotifier['destinataire']> => {
  const version = a === 'ASSOCIATION' && association !== null ? await findVersion(db, association) : undefined
  if (!version) return depot.declarant
  const { denomination, adresse: siege } = version.contenu.informations
  return { denomination, siege }
}

/** The input of a rejection, from the clerk or from the judge who signs it. */
interface Rejetee {
  fait: FaitDe<'REJET'> & { visa?: Visa }
  dit: { motifs: readonly Motif[] }
  texte: string | undefined
}

/** Returns the data of the order of a rejection and of its letter, which each take their own sentences. */
export const donneesDuRejet = async (
  db: Db,
  { requete, situation, greffier, prepared, instant }: Dossier,
  { fait, dit }: Pick<Rejetee, 'fait' | 'dit'>,
): Promise<Omit<DonneesRejet, 'verification' | 'phrases'>> => {
  const { numero, denomination } = requete
  const tribunal = await getTribunal(db, requete.tribunal)
  return {
    type: requete.type as TypeDepose,
    tribunal,
    requete: { numero, deposeeLe: situation.deposeeLe },
    denomination,
    motifs: dit.motifs,
    procedure: situation,
    dateOrdonnance: fait.le,
    signataire: fait.signataire,
    greffier: greffierDe(greffier),
    preparee: prepareeDe(situation, prepared),
    destinataire: await destinataireDe(db, requete, fait.destinataire.a),
    lrar: fait.destinataire.lrar,
    recours: {
      type: fait.decision.type,
      villeCourAppel: villeCourAppel(tribunal.departement),
      enLigne: (await demeureEnLigne(db, requete, fait.destinataire.a)) !== null,
    },
    editeLe: instant,
  }
}

/** Rejects a request: order and notification among its documents, the act that names the order, and the mails, in one transaction. */
export const rejeter = async (office: Office, dossier: Dossier, { fait, dit, texte }: Rejetee): Promise<Acte> => {
  const { requete, greffier, instant } = dossier
  const { numero, denomination } = requete
  const donnees = await donneesDuRejet(office.db, dossier, { fait, dit })
  const { tribunal } = donnees
  const [deLOrdonnance, deLaLettre] = [await phrasesDeLOrdonnance(office.db, dossier, fait.visa), await phrasesLe(office.db, instant)]
  const ordonnance = await rendre(office, numero, (verification) => ordonnanceDeRejet({ ...donnees, phrases: deLOrdonnance, verification }))
  const notification = await rendre(office, numero, (verification) =>
    notificationDuRejet({ ...donnees, phrases: deLaLettre, verification }),
  )
  const acte: Acte = { ...fait, ordonnance: nomme(ordonnance), notification: nomme(notification) }
  await office.db.transaction().execute(async (trx) => {
    await enregistrerActeDuGreffe(trx, dossier, acte, texte)
    await referencerFichiers(trx, instant, [ordonnance.fichier, notification.fichier])
    const commun = { requete: numero, compte: greffier.uuid, delivre_le: instant }
    for (const [type, { nom, code, fichier }] of [
      ['ORDONNANCE', ordonnance],
      ['NOTIFICATION_DECISION', notification],
    ] as const)
      await insererDocument(trx, { uuid: randomUUID(), type, nom, code, sha256: fichier.sha256, ...commun })
    const courriel = courrielRejet({
      numero,
      denomination,
      rejeteeLe: fait.le,
      recours: fait.decision.type,
      lien: pageDeRequete(office.settings, numero),
    })
    await prevenir(trx, office, dossier, { quoi: 'rejet', tribunal: tribunal.libelle, courriel })
  })
  return acte
}
