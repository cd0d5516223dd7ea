import { sortOrdinaire } from 'domain/association/motif-etat'
import { addMois, addSemaines, jourDeParis } from 'domain/core/jour'
import { aDepotDeclarant, makeVersion } from 'domain/requetes/examples/filings'
import { acteDe, type ActePhrase, type ClePhrase, type Phrases } from 'domain/requetes/phrases/phrases'
import { textesCorrectionPhrases } from 'domain/requetes/textes/correction-phrases'
import { villeCourAppel } from 'domain/requetes/decision/recours'
import { textesActes } from 'domain/requetes/textes/court-documents'
import { filedTypes, typesRecours } from 'domain/requetes/types'
import type { DocumentPdf } from '../../core/pdf/document.ts'
import { accuseDepot } from '../../requetes/accuse/accuse-pdf.ts'
import { bordereau } from '../../requetes/bordereau/bordereau-pdf.ts'
import { adresseDe, destinataireNom } from '../feuille.ts'
import type { PrintedTribunal, Verification } from '../../requetes/printed-parts.ts'
import { certificatInscription, notificationDecision } from '../inscription/actes-pdf.ts'
import { ordonnance } from '../inscription/ordonnance-pdf.ts'
import { lettrePrefet } from '../prefet/lettre-prefet-pdf.ts'
import { recepisse } from '../recepisse/recepisse-pdf.ts'
import { rejetNotification, ordonnanceDeRejet } from '../rejet/rejet-pdf.ts'
import { lettre } from '../demandes/lettre-pdf.ts'
import { ordonnanceDExemple, rejetDExemple } from './exemples-ordonnances.ts'

interface CommonDonnees {
  tribunal: PrintedTribunal & { departement: string }
  editeLe: Date
  verification: Verification
  phrases: Phrases
}

const { exemple } = textesCorrectionPhrases
/** The option that appears in a sentence's key. */
const optionInCle = <T extends string>(cle: ClePhrase, parmi: readonly T[]): T | undefined =>
  parmi.find((un) => cle.split('-').includes(un))

/** Data common to all examples. The request was filed today. */
const donneesDe = (cle: ClePhrase, commun: CommonDonnees) => {
  const le = jourDeParis(commun.editeLe)
  const { departement } = commun.tribunal
  const version = makeVersion()
  return {
    ...commun,
    requete: { numero: exemple.requete, deposeeLe: le },
    type: optionInCle(cle, filedTypes) ?? 'CREATION',
    denomination: version.informations.denomination,
    association: { ...version, ...sortOrdinaire, numero: exemple.association },
    dateOrdonnance: le,
    signataire: { nom: exemple.juge, qualite: exemple.qualiteDuJuge },
    greffier: { nom: exemple.greffier, qualite: textesActes.greffier.MME, titre: textesActes.leGreffier.MME },
    preparee: null,
    destinataire: aDepotDeclarant(),
    lrar: false,
    recours: {
      type: optionInCle(cle, typesRecours) ?? 'POURVOI_IMMEDIAT',
      villeCourAppel: villeCourAppel(departement),
      enLigne: cle === 'notification-delai-en-ligne',
    },
  } as const
}
type Donnees = ReturnType<typeof donneesDe>

const lettreDe = (nature: 'DEMANDE_PIECES' | 'AVIS_FINS_PAIEMENT' | 'PROJET_REJET', donnees: Donnees): DocumentPdf => {
  const { demande, precisions } = exemple.lignes[nature]
  const le = jourDeParis(donnees.editeLe)
  return lettre({
    ...donnees,
    redaction: {
      nature,
      numero: 1,
      tour: 1,
      precisions: [precisions],
      points: [],
      lignes: [[demande, precisions]],
      observation: null,
      dateRetour: addMois(le, 1),
    },
    lien: donnees.verification.url,
    avis: nature === 'AVIS_FINS_PAIEMENT' ? { ...donnees.association, inscriteLe: le } : null,
  })
}

const notification = (cle: ClePhrase, donnees: Donnees): DocumentPdf => {
  if (cle !== 'notification-REJET' && cle !== 'notification-nouvelle') return notificationDecision(donnees)
  return rejetNotification(rejetDExemple(cle, donnees))
}

const dessins: Record<ActePhrase, (cle: ClePhrase, donnees: Donnees) => DocumentPdf> = {
  accuse: (cle, donnees) =>
    accuseDepot({
      ...donnees,
      numero: exemple.requete,
      declarant: destinataireNom(donnees.destinataire),
      recueLe: donnees.editeLe,
      issuTeleservice: cle !== 'accuse-recue-papier',
      documents: [{ nom: exemple.piece, sha256: '0'.repeat(64) }],
    }),
  bordereau: (cle, donnees) =>
    bordereau({
      ...donnees,
      tribunal: cle === 'bordereau-consigne-sans-adresse' ? { ...donnees.tribunal, adresse: null } : donnees.tribunal,
      numero: exemple.requete,
      expediteur: adresseDe(donnees.destinataire),
      telephone: exemple.telephone,
    }),
  recepisse: (cle, donnees) =>
    recepisse({
      ...donnees,
      deposeeA: donnees.editeLe,
      issuTeleservice: !cle.endsWith('-papier'),
      declarant: destinataireNom(donnees.destinataire),
      annexes: [{ nom: exemple.piece, sha256: '0'.repeat(64) }],
      auPrefet: !cle.startsWith('recepisse-sans-prefet'),
    }),
  ordonnance: (cle, donnees) => ordonnance(ordonnanceDExemple(cle, donnees)),
  rejet: (cle, donnees) => ordonnanceDeRejet(rejetDExemple(cle, donnees)),
  notification,
  certificat: (_, donnees) => certificatInscription(donnees),
  prefet: (_, donnees) =>
    lettrePrefet({
      ...donnees,
      association: null,
      annexes: [{ nom: exemple.piece, type: 'STATUTS' }],
      communiqueeLe: donnees.dateOrdonnance,
      oppositionJusquau: addSemaines(donnees.dateOrdonnance, 6),
    }),
  DEMANDE_PIECES: (_, donnees) => lettreDe('DEMANDE_PIECES', donnees),
  AVIS_FINS_PAIEMENT: (_, donnees) => lettreDe('AVIS_FINS_PAIEMENT', donnees),
  PROJET_REJET: (_, donnees) => lettreDe('PROJET_REJET', donnees),
}

/** An act with invented data that contains a sentence, rendered by the function that renders real acts. */
export const exempleDe = (cle: ClePhrase, commun: CommonDonnees): DocumentPdf => dessins[acteDe(cle)](cle, donneesDe(cle, commun))
