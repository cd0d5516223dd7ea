import { randomUUID } from 'node:crypto'
import type { TypeDelivrance, TypeDocumentRequete } from 'domain/association/delivrances'
import type { Version } from 'domain/association/version'
import { recoursDeLInscription, villeCourAppel } from 'domain/requetes/recours'
import type { Office } from '../../core/door.ts'
import type { DocumentPdf } from '../../core/pdf/document.ts'
import type { Tribunal } from '../../core/reference/sql.ts'
import { greffierDe, rendre, type Rendu } from '../feuille.ts'
import { certificatInscription, type DonneesActe, notificationDecision, ordonnance } from './actes-pdf.ts'
import type { Dossier } from '../procedure/dossier.ts'

type TypeActeRendu = Exclude<TypeDelivrance, 'EXTRAIT' | TypeDocumentRequete>

interface Inscription {
  numero: string
  contenu: Version
  le: string
  signataire: { nom: string; qualite: string }
  tribunal: Tribunal
  uuids: Record<TypeActeRendu, string>
}

/** One of the acts of an inscription, made and kept. */
export interface ActeRendu extends Rendu {
  uuid: string
  type: TypeActeRendu
}

/** Identifiers of the documents the acts will be: the version that names them is written from the same content as they are. */
export const uuidsDesActes = (): Record<TypeActeRendu, string> => ({
  ORDONNANCE: randomUUID(),
  NOTIFICATION_DECISION: randomUUID(),
  CERTIFICAT_INSCRIPTION: randomUUID(),
})

/** Makes the order, the notification and the certificate of an inscription, durable in the store. A rollback leaves them to the sweep. */
export const rendreActes = async (
  office: Pick<Office, 'pdf' | 'store' | 'settings'>,
  { requete, situation, agent, instant }: Dossier,
  { numero, contenu, le, signataire, tribunal, uuids }: Inscription,
): Promise<ActeRendu[]> => {
  const { communiqueeLe, oppositionJusquau, reponseLe, deposeeLe } = situation
  if (!communiqueeLe || !oppositionJusquau) throw new Error('an inscription that the prefect was not told of')
  const acte = async (type: TypeActeRendu, feuille: (donnees: DonneesActe) => DocumentPdf): Promise<ActeRendu> => ({
    uuid: uuids[type],
    type,
    ...(await rendre(office, requete.numero, (verification) =>
      feuille({
        tribunal,
        requete: { numero: requete.numero, deposeeLe },
        association: { numero, ...contenu },
        dateOrdonnance: le,
        signataire,
        greffier: greffierDe(agent),
        editeLe: instant,
        verification,
      }),
    )),
  })
  const recours = { type: recoursDeLInscription, villeCourAppel: villeCourAppel(tribunal.departement) }
  return Promise.all([
    acte('ORDONNANCE', (donnees) => ordonnance({ ...donnees, prefet: { communiqueeLe, oppositionJusquau, reponseLe } })),
    acte('NOTIFICATION_DECISION', (donnees) => notificationDecision({ ...donnees, destinataire: requete.depot.declarant, recours })),
    acte('CERTIFICAT_INSCRIPTION', certificatInscription),
  ])
}
