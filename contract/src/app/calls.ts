import { trouverNomsProches } from '../association/noms-proches.ts'
import { authenticate, creerCompte, logout } from '../compte/compte.ts'
import { callsDeFin } from '../compte/fin.ts'
import { choisirMotPasse, demanderLien, verifierLien } from '../compte/cycle.ts'
import {
  changerMotPasse,
  confirmerEmail,
  demanderEmail,
  listerSessions,
  modifierInfos,
  terminerAutresSessions,
  terminerSession,
} from '../compte/own-compte.ts'
import { getSecondFacteur } from '../compte/second-facteur.ts'
import {
  creerComptePour,
  desactiverCompte,
  envoyerReinitialisation,
  getCompteAuSupport,
  modifierAgent,
  reactiverCompte,
  rechercherComptes,
  renvoyerActivation,
  retirerSecondFacteur,
  terminerSessionsDe,
} from '../compte/support.ts'
import { apiInfo, health, oauth2Info } from '../core/actuator.ts'
import { validerDocument } from '../core/annexe.ts'
import type { Call } from '../core/call.ts'
import { captchaApi, captchaApiSonore, captchaOauth2, captchaOauth2Sonore } from '../core/captcha.ts'
import { rapporterCsp } from '../core/csp.ts'
import { findActivites, findCommunes, findCommunesEnum, findNationalites, findPays, getConstantes } from '../core/reference.ts'
import { genererExtrait, verifierExtrait } from '../extrait/extrait.ts'
import {
  declarerIntrouvable,
  demanderNumerisation,
  deposerNumerisation,
  lireNumerisation,
  listerNumerisations,
  reglerDossierPapier,
} from '../numerisation/numerisation.ts'
import { followCalls, rattachementsCalls } from '../rattachements/calls.ts'
import { getAssociation, lireDocument } from '../registre/fiche.ts'
import { dashboardAssociation, listerAssociations } from '../registre/registre.ts'
import { getDroitsAuSupport } from '../registre/support.ts'
import {
  enregistrerBrouillon,
  getBrouillon,
  garderPage,
  joindreAuBrouillon,
  lireFichierJoint,
  lireModele,
  retirerDuBrouillon,
} from '../requetes/brouillon.ts'
import { listerBrouillons, reprendreRequete, supprimerBrouillon } from '../requetes/brouillons.ts'
import { depots } from '../requetes/depot.ts'
import { depotsAuGuichet } from '../requetes/guichet.ts'
import { declarantCalls } from '../requetes/declarant.ts'
import { exporterMiennes, listerMiennes } from '../registre/own-associations.ts'
import { appelsDeReponse } from '../pieces/pieces.ts'
import { greffeCalls } from '../greffe/calls.ts'
import { suiviCalls } from '../suivi/calls.ts'
import { listerCourriels } from './demonstration.ts'
import { appelsDeLAdministration } from './administration.ts'

/** Every call of the product, by name. The server starts only when it serves all of them and nothing else. */
export const calls = {
  apiInfo,
  oauth2Info,
  health,
  captchaApi,
  captchaApiSonore,
  captchaOauth2,
  captchaOauth2Sonore,
  rapporterCsp,
  getConstantes,
  findCommunes,
  findCommunesEnum,
  findPays,
  findNationalites,
  findActivites,
  creerCompte,
  demanderLien,
  verifierLien,
  choisirMotPasse,
  authenticate,
  logout,
  modifierInfos,
  changerMotPasse,
  demanderEmail,
  confirmerEmail,
  listerSessions,
  terminerSession,
  terminerAutresSessions,
  getSecondFacteur,
  rechercherComptes,
  getCompteAuSupport,
  creerComptePour,
  renvoyerActivation,
  envoyerReinitialisation,
  desactiverCompte,
  reactiverCompte,
  terminerSessionsDe,
  modifierAgent,
  retirerSecondFacteur,
  trouverNomsProches,
  validerDocument,
  listerBrouillons,
  getBrouillon,
  enregistrerBrouillon,
  supprimerBrouillon,
  garderPage,
  joindreAuBrouillon,
  lireFichierJoint,
  retirerDuBrouillon,
  lireModele,
  reprendreRequete,
  ...depots,
  ...depotsAuGuichet,
  ...appelsDeReponse,
  ...declarantCalls,
  ...followCalls,
  ...callsDeFin,
  ...suiviCalls,
  ...greffeCalls,
  demanderNumerisation,
  lireNumerisation,
  listerNumerisations,
  deposerNumerisation,
  declarerIntrouvable,
  reglerDossierPapier,
  listerAssociations,
  getDroitsAuSupport,
  getAssociation,
  lireDocument,
  genererExtrait,
  verifierExtrait,
  dashboardAssociation,
  listerMiennes,
  exporterMiennes,
  ...rattachementsCalls,
  listerCourriels,
  ...appelsDeLAdministration,
} as const satisfies Record<string, Call>
