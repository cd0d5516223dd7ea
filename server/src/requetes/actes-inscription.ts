import type { Version } from 'domain/association/version'
import { recoursDeLInscription, villeCourAppel } from 'domain/requetes/recours'
import { nouveauCode, verificationDe } from '../association/delivrances.ts'
import type { Office } from '../core/door.ts'
import { keepPdf } from '../core/files/keep-pdf.ts'
import type { FichierConserve } from '../core/files/sql.ts'
import type { DocumentPdf } from '../core/pdf/document.ts'
import type { Tribunal } from '../core/reference/sql.ts'
import { certificatInscription, type DonneesActe, notificationDecision, ordonnance } from './actes-pdf.ts'
import type { Dossier } from './dossier.ts'

interface Inscription {
  numero: string
  contenu: Version
  le: string
  signataire: { nom: string; qualite: string }
  tribunal: Tribunal
}

/** An act of the court, made and kept: its file, and the code that verifies it. */
export interface ActeRendu {
  type: 'ORDONNANCE' | 'NOTIFICATION_DECISION' | 'CERTIFICAT_INSCRIPTION'
  nom: string
  code: string
  fichier: FichierConserve
}

/** Makes the order, the notification and the certificate of an inscription, durable in the store. A rollback leaves them to the sweep. */
export const rendreActes = async (
  { pdf, store, settings }: Pick<Office, 'pdf' | 'store' | 'settings'>,
  { requete, situation, instant }: Dossier,
  { numero, contenu, le, signataire, tribunal }: Inscription,
): Promise<ActeRendu[]> => {
  const { communiqueeLe, oppositionJusquau, reponseLe, deposeeLe } = situation
  if (!communiqueeLe || !oppositionJusquau) throw new Error('an inscription that the prefect was not told of')
  const rendre = async (type: ActeRendu['type'], feuille: (donnees: DonneesActe) => DocumentPdf): Promise<ActeRendu> => {
    const code = nouveauCode()
    const document = feuille({
      tribunal,
      requete: { numero: requete.numero, deposeeLe },
      association: { numero, ...contenu },
      dateOrdonnance: le,
      signataire,
      editeLe: instant,
      verification: verificationDe(code, settings.baseUrl),
    })
    return { type, nom: `${document.title} ${requete.numero}.pdf`, code, fichier: await keepPdf(store, await pdf.renderPdf(document)) }
  }
  const recours = { type: recoursDeLInscription, villeCourAppel: villeCourAppel(tribunal.departement) }
  return Promise.all([
    rendre('ORDONNANCE', (donnees) => ordonnance({ ...donnees, prefet: { communiqueeLe, oppositionJusquau, reponseLe } })),
    rendre('NOTIFICATION_DECISION', (donnees) => notificationDecision({ ...donnees, destinataire: requete.depot.declarant, recours })),
    rendre('CERTIFICAT_INSCRIPTION', certificatInscription),
  ])
}
