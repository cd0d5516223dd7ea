import { randomUUID } from 'node:crypto'
import type { ActeALettre } from 'contract/greffe/demandes'
import { courrielDemande, courrielWithoutReponse } from 'domain/pieces/courriels'
import { referenceDe } from 'domain/pieces/reponse'
import type { Acte } from 'domain/requetes/actes/actes'
import { demandeEnCours } from 'domain/requetes/actes/demandes'
import type { Office } from '../../core/door.ts'
import { referenceFichiers } from '../../core/files/sql.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { render } from '../feuille.ts'
import { greffierDe } from '../signatures.ts'
import { phrasesAt } from '../../requetes/phrases/sql.ts'
import { warn } from '../../requetes/notify.ts'
import { type Dossier, recordGreffeActe } from '../../requetes/procedure/dossier.ts'
import type { ActeRecord, Effets } from '../../requetes/procedure/acte-record.ts'
import { insertDocument } from '../../requetes/documents-sql.ts'
import { cleDesCodes, codeDe } from '../../pieces/code.ts'
import { insertDemande } from '../../pieces/sql.ts'
import { type DonneesLettre, lettre } from './lettre-pdf.ts'
import { compose, type Redaction } from './redaction.ts'
import { pageDeRequete } from '../../requetes/page-de-requete.ts'
import { avisDe } from '../publication/mentions.ts'

/** The data of a letter, without its verification code. */
export const donneesDe = async (
  office: Office,
  dossier: Dossier,
  redaction: Redaction,
  code: string,
): Promise<Omit<DonneesLettre, 'verification'>> => {
  const { requete, situation, agent, instant } = dossier
  return {
    redaction,
    tribunal: await getTribunal(office.db, requete.tribunal),
    requete: { numero: requete.numero, deposeeLe: situation.deposeeLe },
    denomination: requete.denomination,
    destinataire: requete.depot.declarant,
    lien: `${office.settings.baseUrl}/pieces/${referenceDe(requete.numero, code)}`,
    avis: redaction.nature === 'AVIS_FINS_PAIEMENT' ? await avisDe(office.db, dossier) : null,
    phrases: await phrasesAt(office.db, instant),
    greffier: greffierDe(agent),
    editeLe: instant,
  }
}

/** Writes to the declarant in one transaction: the letter, its act, the texts of the reply page, and the mail with the link. */
const dispatch = async <T extends ActeALettre>(office: Office, dossier: Dossier, { fait, dit, texte }: ActeRecord<T>): Promise<Acte> => {
  const { requete, agent, instant } = dossier
  const ecrit = { type: fait.type, fait, dit } as unknown as Parameters<typeof compose>[0]
  const redaction = compose(ecrit, dossier.situation)
  const { nature, numero, tour, precisions, observation, dateRetour, points } = redaction
  const envoi = { requete: requete.numero, numero, tour }
  const donnees = await donneesDe(office, dossier, redaction, codeDe(await cleDesCodes(office.db), envoi))
  const { code, fichier, nom } = await render(office, requete.numero, (verification) => lettre({ ...donnees, verification }))
  const acte = { ...fait, code, sha256: fichier.sha256 } as unknown as Acte
  await office.db.transaction().execute(async (trx) => {
    await recordGreffeActe(trx, dossier, acte, texte)
    await referenceFichiers(trx, instant, [fichier])
    const document = randomUUID()
    await insertDocument(trx, {
      uuid: document,
      requete: requete.numero,
      type: nature,
      nom,
      code,
      sha256: fichier.sha256,
      compte: agent.uuid,
      delivre_le: instant,
    })
    await insertDemande(trx, { ...envoi, precisions, observation, document })
    const { denomination } = requete
    const courriel = courrielDemande({
      nature,
      points,
      dateRetour,
      numero: requete.numero,
      denomination,
      lien: donnees.lien,
    })
    await warn(trx, office, dossier, { quoi: `demande/${numero}/${tour}`, tribunal: donnees.tribunal.libelle, courriel })
  })
  return acte
}

/** Mails the declarant that the court no longer expects a reply. */
const cease = async (office: Office, dossier: Dossier, { fait, texte }: ActeRecord<'RETRAIT_DEMANDE' | 'ABANDON_REJET'>): Promise<Acte> => {
  const { requete } = dossier
  const demande = demandeEnCours(dossier.situation)
  if (!demande) throw new Error(`${requete.numero} has no demand to take back`)
  const { libelle } = await getTribunal(office.db, requete.tribunal)
  await office.db.transaction().execute(async (trx) => {
    await recordGreffeActe(trx, dossier, fait, texte)
    const { numero, denomination } = requete
    const lien = pageDeRequete(office.settings, numero)
    const courriel = courrielWithoutReponse({ nature: demande.nature, le: fait.le, numero, denomination, lien })
    await warn(trx, office, dossier, { quoi: `demande/${demande.numero}/fin`, tribunal: libelle, courriel })
  })
  return fait
}

/** Side effects of the acts about demandes: letters and mails. */
export const effetsDesPieces: Effets = {
  DEMANDE: dispatch,
  REOUVERTURE: dispatch,
  PROJET_REJET: dispatch,
  AVIS_FINS_PAIEMENT: dispatch,
  RETRAIT_DEMANDE: cease,
  ABANDON_REJET: cease,
}
