import { listerASigner } from './to-sign.ts'
import { greffeAppels } from './actes.ts'
import {
  activerDocument,
  ajouterDocument,
  creerReprise,
  getAssociationGreffe,
  leverNonConformite,
  porterMentions,
  prendreInstantane,
  releverNonConformite,
  reprendreRegistre,
  supprimerDocument,
} from './association.ts'
import { apercevoirAvisFinPublication } from './avis.ts'
import { appelsDesDemandes } from './demandes.ts'
import { getDossier, lireAnnexe, listerFile } from './dossier.ts'
import { exOfficioAppels } from './ex-officio.ts'
import { lireJournal } from './journal.ts'
import { lireLettresPrefet } from './lettres-prefet.ts'
import { appelsDesMotifs } from './motifs.ts'
import { appelsDesPhrases } from './phrases.ts'
import { greffeDemandeAppels } from './rattachements.ts'
import { appelsDesSignataires } from './signataires.ts'
import { jugeAppels } from './signature.ts'
import { getStatistiques, getStatistiquesGreffe } from './statistiques.ts'

/** The calls of the court: its queues, files, acts, letters, the associations of its register, and its figures. */
export const greffeCalls = {
  listerFile,
  getDossier,
  lireAnnexe,
  listerASigner,
  ...greffeAppels,
  ...jugeAppels,
  ...exOfficioAppels,
  ...appelsDesSignataires,
  ...appelsDesDemandes,
  ...appelsDesMotifs,
  ...appelsDesPhrases,
  ...greffeDemandeAppels,
  lireLettresPrefet,
  apercevoirAvisFinPublication,
  getAssociationGreffe,
  reprendreRegistre,
  creerReprise,
  releverNonConformite,
  leverNonConformite,
  ajouterDocument,
  activerDocument,
  supprimerDocument,
  porterMentions,
  prendreInstantane,
  lireJournal,
  getStatistiquesGreffe,
  getStatistiques,
}
