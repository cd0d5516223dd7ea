import { randomUUID } from 'node:crypto'
import type { TypeDelivrance } from 'domain/association/delivrances'
import type { Version } from 'domain/association/version'
import { textesActes } from 'domain/requetes/textes-actes'
import { textesSignataires } from 'domain/requetes/textes-signataires'
import { recoursDeLInscription, villeCourAppel } from 'domain/requetes/recours'
import { nouveauCode, verificationDe } from '../../association/delivrances.ts'
import type { Office } from '../../core/door.ts'
import { keepPdf } from '../../core/files/keep-pdf.ts'
import type { FichierConserve } from '../../core/files/sql.ts'
import type { DocumentPdf } from '../../core/pdf/document.ts'
import type { Tribunal } from '../../core/reference/sql.ts'
import { certificatInscription, type DonneesActe, notificationDecision, ordonnance } from './actes-pdf.ts'
import type { Dossier } from '../procedure/dossier.ts'

type TypeActeRendu = Exclude<TypeDelivrance, 'EXTRAIT'>

interface Inscription {
  numero: string
  contenu: Version
  le: string
  signataire: { nom: string; qualite: string }
  tribunal: Tribunal
  uuids: Record<TypeActeRendu, string>
}

/** An act of the court, made and kept: its file, and the code that verifies it. */
export interface ActeRendu {
  uuid: string
  type: TypeActeRendu
  nom: string
  code: string
  fichier: FichierConserve
}

/** Identifiers of the documents the acts will be: the version that names them is written from the same content as they are. */
export const uuidsDesActes = (): Record<TypeActeRendu, string> => ({
  ORDONNANCE: randomUUID(),
  NOTIFICATION_DECISION: randomUUID(),
  CERTIFICAT_INSCRIPTION: randomUUID(),
})

/** Makes the order, the notification and the certificate of an inscription, durable in the store. A rollback leaves them to the sweep. */
export const rendreActes = async (
  { pdf, store, settings }: Pick<Office, 'pdf' | 'store' | 'settings'>,
  { requete, situation, agent, instant }: Dossier,
  { numero, contenu, le, signataire, tribunal, uuids }: Inscription,
): Promise<ActeRendu[]> => {
  const { communiqueeLe, oppositionJusquau, reponseLe, deposeeLe } = situation
  if (!communiqueeLe || !oppositionJusquau) throw new Error('an inscription that the prefect was not told of')
  const rendre = async (type: TypeActeRendu, feuille: (donnees: DonneesActe) => DocumentPdf): Promise<ActeRendu> => {
    const code = nouveauCode()
    const document = feuille({
      tribunal,
      requete: { numero: requete.numero, deposeeLe },
      association: { numero, ...contenu },
      dateOrdonnance: le,
      signataire,
      greffier: { nom: textesSignataires.identite(agent.prenom, agent.nom), qualite: textesActes.greffier[agent.civilite] },
      editeLe: instant,
      verification: verificationDe(code, settings.baseUrl),
    })
    return {
      uuid: uuids[type],
      type,
      nom: `${document.title} ${requete.numero}.pdf`,
      code,
      fichier: await keepPdf(store, await pdf.renderPdf(document)),
    }
  }
  const recours = { type: recoursDeLInscription, villeCourAppel: villeCourAppel(tribunal.departement) }
  return Promise.all([
    rendre('ORDONNANCE', (donnees) => ordonnance({ ...donnees, prefet: { communiqueeLe, oppositionJusquau, reponseLe } })),
    rendre('NOTIFICATION_DECISION', (donnees) => notificationDecision({ ...donnees, destinataire: requete.depot.declarant, recours })),
    rendre('CERTIFICAT_INSCRIPTION', certificatInscription),
  ])
}
