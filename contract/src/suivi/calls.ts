import { lireLettresPrefet } from '../requetes/lettres-prefet.ts'
import { appelsDuCalendrier } from './calendrier.ts'
import { getDepot, lireDocumentDepose } from './depot.ts'
import { getDossier, lireAnnexe, listerFile } from './greffe.ts'
import { listerRequetes } from './liste.ts'
import { listerASigner } from './juge.ts'
import { getRequete } from './requete.ts'
import { dashboardRequete, lireDocumentRequete } from './requetes.ts'
import { getStatistiques, getStatistiquesGreffe } from './statistiques.ts'

/** The calls that follow requests: those of declarants, of the court, and its statistics. */
export const suiviCalls = {
  listerFile,
  lireLettresPrefet,
  listerASigner,
  getDossier,
  lireAnnexe,
  dashboardRequete,
  listerRequetes,
  getRequete,
  lireDocumentRequete,
  ...appelsDuCalendrier,
  getDepot,
  lireDocumentDepose,
  getStatistiquesGreffe,
  getStatistiques,
}
