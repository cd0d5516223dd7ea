import { informationsImprimees } from 'domain/association/version-imprimee'
import { formaterJourEnLettres, jourDeParis } from 'domain/core/jour'
import type { JourCalendaire } from 'domain/core/jour'
import { titreDActe } from 'domain/core/nom-document'
import { dire, type Phrases } from 'domain/requetes/phrases/phrases'
import type { SignedByClerk } from 'domain/requetes/decision/signed-by'
import { textesActes } from 'domain/requetes/textes/court-documents'
import { textesLecture } from 'domain/association/textes/lecture'
import { textesInscription } from 'domain/requetes/textes/inscription'
import type { TypeDepose } from 'domain/requetes/types'
import type { Block, DocumentPdf, Field } from '../../core/pdf/document.ts'
import { type ANotifier, champEnvoi, type DonneesFeuille, feuille, feuilleAdressee, voiesDeRecours } from '../feuille.ts'
import { type Greffier, type Juge, ordonnanceRendue, type Preparee, signatureDuGreffier } from '../signatures.ts'
import { jourOu, lignesAdresse, ou } from '../../requetes/imprime.ts'
import { blocsPouvoirs, blocsRepresentants, type AssociationImprimee } from '../../requetes/representants-imprimes.ts'

/** Data common to the acts on one filing. */
export interface DonneesActe extends DonneesFeuille {
  /** The kind of filing. */
  type: TypeDepose
  /** The number of the association and the version that the act makes. */
  association: AssociationImprimee & { numero: string }
  /** Day of the order, which is the day of the entry in the register. */
  dateOrdonnance: JourCalendaire
  /** The judge who rendered the order, and the clerk who established the act: every act names both. */
  signataire: Juge
  /** The sentences in force (docs/decisions/0095). */
  phrases: Phrases
  greffier: Greffier
  /**
   * When the clerk prepared the order that the judge signed on this site (docs/decisions/0076); null where the clerk names the judge who
   * decided.
   */
  preparee: Preparee | null
}

export type DonneesNotification = DonneesActe & ANotifier

type Etabli = Pick<DonneesActe, 'greffier' | 'signataire' | 'dateOrdonnance' | 'editeLe'>

/** The signature of a clerk, which names the judge who decided, in what capacity and when. */
export const signatureSelonOrdonnance = (
  document: SignedByClerk,
  date: string,
  { greffier, signataire, dateOrdonnance, editeLe }: Etabli,
): Block =>
  signatureDuGreffier(document, { greffier, date, le: jourDeParis(editeLe), avec: [ordonnanceRendue(signataire, dateOrdonnance)] })

/** The day the members decided a dissolution, as opposed to the day of the order. */
export const finDecidee = ({ type, association }: Pick<DonneesActe, 'type' | 'association'>): Field[] =>
  type === 'DISSOLUTION'
    ? [{ term: textesLecture.champsDates.dateDissolution, value: jourOu(association.informations.dateDissolution) }]
    : []

/** Only a creation is published by the court. */
const aPublier = ({ type, phrases }: DonneesActe): Block[] => {
  if (type !== 'CREATION') return []
  return [
    { kind: 'heading', text: textesActes.notification.publication },
    { kind: 'paragraph', text: dire(phrases, 'notification-publication', {}) },
  ]
}

/** The letter that notifies the filer of the order and of the ways to appeal (CPC annex art. 5 to 8; STATE-10). */
export const notificationDecision = (donnees: DonneesNotification): DocumentPdf => {
  const { phrases, type, requete, association, dateOrdonnance } = donnees
  const { notification: textes } = textesActes
  const { denomination } = association.informations
  const date = formaterJourEnLettres(dateOrdonnance)
  return feuilleAdressee(textes.titre, donnees, [
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
    { kind: 'paragraph', text: dire(phrases, `notification-${type}`, { denomination, date }) },
    ...aPublier(donnees),
    { kind: 'heading', text: textes.voiesDeRecours },
    ...voiesDeRecours(donnees),
    signatureSelonOrdonnance('NOTIFICATION_DECISION', textes.date, donnees),
  ])
}

/** The certificate that tells the applicant the entry, its day and its author (CPC annex art. 25; CCL art. 64). */
export const certificatInscription = (donnees: DonneesActe): DocumentPdf => {
  const { association, dateOrdonnance } = donnees
  const informations = informationsImprimees('CERTIFICAT_INSCRIPTION', association.informations)
  const { denomination, adresse, dateStatuts } = informations
  const { certificat: textes } = textesActes
  return feuille(titreDActe('CERTIFICAT_INSCRIPTION', donnees.type), donnees, [
    { kind: 'paragraph', text: dire(donnees.phrases, `certificat-${donnees.type}`, {}) },
    {
      kind: 'fields',
      fields: [
        { term: textesInscription.denomination, value: denomination },
        { term: textesInscription.numero, value: association.numero },
        { term: textesActes.inscriteLe[donnees.type], value: formaterJourEnLettres(dateOrdonnance) },
        { term: textesInscription.siege, value: ou(lignesAdresse(adresse)) },
        { term: textesInscription.dateStatuts, value: jourOu(dateStatuts) },
        ...finDecidee(donnees),
      ],
    },
    ...blocsRepresentants('CERTIFICAT_INSCRIPTION', association),
    ...blocsPouvoirs(association, informations),
    signatureSelonOrdonnance('CERTIFICAT_INSCRIPTION', textes.date, donnees),
  ])
}
