import { calendrierAppels } from './calendrier.ts'
import { getDepot, lireDocumentDepose } from './depot.ts'
import { listerRequetes } from './liste.ts'
import { getRequete } from './requete.ts'
import { dashboardRequete, lireDocumentRequete } from './requetes.ts'

/** The calls by which a person follows their requests. */
export const suiviCalls = {
  dashboardRequete,
  listerRequetes,
  getRequete,
  lireDocumentRequete,
  ...calendrierAppels,
  getDepot,
  lireDocumentDepose,
}
