import { printedInformations } from 'domain/association/printed-version'
import { formatLongJour, jourDeParis } from 'domain/core/jour'
import type { Jour } from 'domain/core/jour'
import { titreDActe } from 'domain/core/nom-document'
import { say, type Phrases } from 'domain/requetes/phrases/phrases'
import type { SignedByClerk } from 'domain/requetes/decision/signed-by'
import { textesActes } from 'domain/requetes/textes/court-documents'
import { textesLecture } from 'domain/association/textes/lecture'
import { textesInscription } from 'domain/requetes/textes/inscription'
import type { FiledType } from 'domain/requetes/types'
import type { Block, DocumentPdf, Field } from '../../core/pdf/document.ts'
import { type NotificationTerms, champEnvoi, type DonneesFeuille, feuille, addressedFeuille, voiesDeRecours } from '../feuille.ts'
import { type Greffier, type Juge, ordonnanceAuteur, type Preparation, greffierSignature } from '../signatures.ts'
import { jourOrNotGiven, lignesAdresse, orNotGiven } from '../../requetes/printed-parts.ts'
import { blocsPouvoirs, blocsRepresentants, type PrintedAssociation } from '../../requetes/printed-representants.ts'

/** Data common to the acts on one filing. */
export interface DonneesActe extends DonneesFeuille {
  /** The kind of filing. */
  type: FiledType
  /** The number of the association and the version that the act makes. */
  association: PrintedAssociation & { numero: string }
  /** Day of the order, which is the day of the entry in the register. */
  dateOrdonnance: Jour
  /** The judge who rendered the order, and the clerk who established the act: every act names both. */
  signataire: Juge
  /** The sentences in force (docs/decisions/0095). */
  phrases: Phrases
  greffier: Greffier
  /**
   * When the clerk prepared the order that the judge signed on this site (docs/decisions/0076); null where the clerk names the judge who
   * decided.
   */
  preparee: Preparation | null
}

export type DonneesNotification = DonneesActe & NotificationTerms

type EstablishedActe = Pick<DonneesActe, 'greffier' | 'signataire' | 'dateOrdonnance' | 'editeLe'>

/** The signature of a clerk, which names the judge who decided, in what capacity and when. */
export const signaturePerOrdonnance = (
  document: SignedByClerk,
  date: string,
  { greffier, signataire, dateOrdonnance, editeLe }: EstablishedActe,
): Block => greffierSignature(document, { greffier, date, le: jourDeParis(editeLe), avec: [ordonnanceAuteur(signataire, dateOrdonnance)] })

/** The day the members decided a dissolution, as opposed to the day of the order. */
export const decidedFin = ({ type, association }: Pick<DonneesActe, 'type' | 'association'>): Field[] =>
  type === 'DISSOLUTION'
    ? [{ term: textesLecture.champsDates.dateDissolution, value: jourOrNotGiven(association.informations.dateDissolution) }]
    : []

/** Only a creation is published by the court. */
const publicationBlocs = ({ type, phrases }: DonneesActe): Block[] => {
  if (type !== 'CREATION') return []
  return [
    { kind: 'heading', text: textesActes.notification.publication },
    { kind: 'paragraph', text: say(phrases, 'notification-publication', {}) },
  ]
}

/** The letter that notifies the filer of the order and of the ways to appeal (CPC annex art. 5 to 8; STATE-10). */
export const notificationDecision = (donnees: DonneesNotification): DocumentPdf => {
  const { phrases, type, requete, association, dateOrdonnance } = donnees
  const { notification: textes } = textesActes
  const { denomination } = association.informations
  const date = formatLongJour(dateOrdonnance)
  return addressedFeuille(textes.titre, donnees, [
    {
      kind: 'fields',
      fields: [
        { term: textesActes.requete, value: requete.numero },
        { term: textes.association, value: denomination },
        { term: textesInscription.numero, value: association.numero },
        { term: textesActes.decision.date, value: date },
        ...champEnvoi(donnees),
      ],
    },
    { kind: 'paragraph', text: say(phrases, `notification-${type}`, { denomination, date }) },
    ...publicationBlocs(donnees),
    { kind: 'heading', text: textes.voiesDeRecours },
    ...voiesDeRecours(donnees),
    signaturePerOrdonnance('NOTIFICATION_DECISION', textes.date, donnees),
  ])
}

/** The certificate that tells the applicant the entry, its day and its author (CPC annex art. 25; CCL art. 64). */
export const certificatInscription = (donnees: DonneesActe): DocumentPdf => {
  const { association, dateOrdonnance } = donnees
  const informations = printedInformations('CERTIFICAT_INSCRIPTION', association.informations)
  const { denomination, adresse, dateStatuts } = informations
  const { certificat: textes } = textesActes
  return feuille(titreDActe('CERTIFICAT_INSCRIPTION', donnees.type), donnees, [
    { kind: 'paragraph', text: say(donnees.phrases, `certificat-${donnees.type}`, {}) },
    {
      kind: 'fields',
      fields: [
        { term: textesInscription.denomination, value: denomination },
        { term: textesInscription.numero, value: association.numero },
        { term: textesActes.inscriteLe[donnees.type], value: formatLongJour(dateOrdonnance) },
        { term: textesInscription.siege, value: orNotGiven(lignesAdresse(adresse)) },
        { term: textesInscription.dateStatuts, value: jourOrNotGiven(dateStatuts) },
        ...decidedFin(donnees),
      ],
    },
    ...blocsRepresentants('CERTIFICAT_INSCRIPTION', association),
    ...blocsPouvoirs(association, informations),
    signaturePerOrdonnance('CERTIFICAT_INSCRIPTION', textes.date, donnees),
  ])
}
