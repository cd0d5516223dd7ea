import { randomUUID } from 'node:crypto'
import type { Acte, ActeDe, SaisieOf } from 'domain/requetes/actes/actes'
import { courrielAvis } from 'domain/requetes/courriels/courriels'
import { registerDocument } from '../../association/register-document.ts'
import type { Office } from '../../core/door.ts'
import { referenceFichiers } from '../../core/files/sql.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { render } from '../feuille.ts'
import { greffierDe } from '../signatures.ts'
import { pageDeRequete } from '../../requetes/page-de-requete.ts'
import { warn } from '../../requetes/notify.ts'
import type { ActeRecord } from '../../requetes/procedure/acte-record.ts'
import { type Dossier, recordGreffeActe } from '../../requetes/procedure/dossier.ts'
import type { Ligne } from '../../requetes/procedure/journal.ts'
import { insertDocument } from '../../requetes/documents-sql.ts'
import { avisFinPublication, type DonneesAvis } from './avis-pdf.ts'
import { avisDe } from './mentions.ts'

const isInscription = (ligne: Ligne): ligne is Ligne & { acte: ActeDe<'INSCRIPTION'> } => ligne.acte.type === 'INSCRIPTION'

/** Returns the data of the notice, without its verification code. */
export const donneesDe = async (
  { db }: Pick<Office, 'db'>,
  dossier: Dossier,
  { journal, adresse }: SaisieOf<'AVIS_FIN_PUBLICATION'>,
): Promise<Omit<DonneesAvis, 'verification'>> => {
  const { requete, situation, agent, instant } = dossier
  const avis = await avisDe(db, dossier)
  const inscription = dossier.journal.find(isInscription)
  if (!avis || !inscription) throw new Error(`${requete.numero} has entered nothing to publish`)
  const { signataire, le } = inscription.acte
  return {
    avis,
    journal: journal.libelle,
    adresse,
    signataire,
    dateOrdonnance: le,
    greffier: greffierDe(agent),
    tribunal: await getTribunal(db, requete.tribunal),
    requete: { numero: requete.numero, deposeeLe: situation.deposeeLe },
    editeLe: instant,
  }
}

/** Sends the notice: the document on the request and in the register, the act that names it and the mails, in one transaction. */
export const sendAvis = async (office: Office, dossier: Dossier, { fait, dit }: ActeRecord<'AVIS_FIN_PUBLICATION'>): Promise<Acte> => {
  const { agent, instant } = dossier
  const { numero, denomination } = dossier.requete
  const donnees = await donneesDe(office, dossier, dit)
  const { code, fichier, nom } = await render(office, numero, (verification) => avisFinPublication({ ...donnees, verification }))
  const { sha256 } = fichier
  const acte: Acte = { ...fait, code, sha256 }
  const type = 'AVIS_FIN_PUBLICATION'
  await office.db.transaction().execute(async (trx) => {
    await recordGreffeActe(trx, dossier, acte)
    await referenceFichiers(trx, instant, [fichier])
    await insertDocument(trx, { uuid: randomUUID(), requete: numero, type, nom, code, sha256, compte: agent.uuid, delivre_le: instant })
    await registerDocument(trx, { agent, numero: donnees.avis.numero, now: instant }, { requete: numero, nom, type, date: fait.le, sha256 })
    const { libelle } = donnees.tribunal
    const lien = pageDeRequete(office.settings, numero)
    const courriel = courrielAvis({ numero, denomination, tribunal: libelle, le: fait.le, journal: fait.journal, lien })
    await warn(trx, office, dossier, { quoi: 'avis', tribunal: libelle, courriel })
  })
  return acte
}
