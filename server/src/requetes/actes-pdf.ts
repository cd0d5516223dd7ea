import { formaterJour, jourDeParis } from 'domain/core/jour'
import { libelleCivilite } from 'domain/core/personne'
import type { Civilite } from 'domain/core/personne'
import { textesActes } from 'domain/requetes/textes-actes'
import { textesInscription } from 'domain/requetes/textes-inscription'
import type { Block, DocumentPdf } from '../core/pdf/document.ts'
import { blocVerification, blocsDirection, blocsPouvoirs, jourOu, lignesAdresse, lignesTribunal, ou } from './inscription-pdf.ts'
import type { AdresseImprimee, MembreImprime, TribunalImprime, Verification } from './inscription-pdf.ts'

/** What the acts on one creation have in common. Days are `YYYY-MM-DD`. */
export interface DonneesActe {
  tribunal: TribunalImprime
  requete: { numero: string; dateReception: Date }
  association: { numero: string; denomination: string; siege: AdresseImprimee | null; dateStatuts: string | null }
  /** Day of the order, which is the day of the entry in the register. */
  dateOrdonnance: string
  signataire: { nom: string; qualite: string }
  /** Instant written in the file; the same data and instant give the same bytes. */
  editeLe: Date
  verification: Verification
}

export interface DonneesOrdonnance extends DonneesActe {
  /** The prefect's silence, answer, or withdrawn opposition, with its day. */
  prefet: { dateCommunication: string; issue: keyof typeof textesActes.ordonnance.prefet; dateIssue: string }
}

export interface DonneesNotification extends DonneesActe {
  destinataire: {
    civilite: Civilite
    nom: string
    prenom: string
    adresse: string | null
    complementAdresse: string | null
    codePostal: string | null
    ville: string | null
  }
  recours: { type: keyof typeof textesActes.notification.recours; villeCourAppel: string }
}

export interface DonneesCertificat extends DonneesActe {
  direction: MembreImprime[]
  stipulations: boolean
  precisionStipulation: string | null
}

const feuille = (titre: string, { tribunal, requete, editeLe, verification }: DonneesActe, blocks: Block[]): DocumentPdf => ({
  title: titre,
  reference: requete.numero,
  issuer: lignesTribunal(tribunal),
  blocks: [...blocks, blocVerification(verification)],
  footer: textesActes.pied(titre, requete.numero),
  createdAt: editeLe.toISOString(),
})

const signature = (terms: { par: string; qualite: string; date: string }, { signataire }: DonneesActe, jour: string): Block => ({
  kind: 'signature',
  fields: [
    { term: terms.par, value: signataire.nom },
    { term: terms.qualite, value: signataire.qualite },
    { term: terms.date, value: formaterJour(jour) },
  ],
})

/** The order that registers an association (CCL art. 60 to 64). */
export const ordonnance = (donnees: DonneesOrdonnance): DocumentPdf => {
  const { requete, association, prefet } = donnees
  const { ordonnance: textes, decision } = textesActes
  const recueLe = formaterJour(jourDeParis(requete.dateReception))
  return feuille(textes.titre, donnees, [
    {
      kind: 'fields',
      fields: [
        { term: textesActes.requete, value: requete.numero },
        { term: textesActes.requeteRecue, value: recueLe },
        { term: textesInscription.denomination, value: association.denomination },
        { term: textesInscription.siege, value: ou(lignesAdresse(association.siege)) },
        { term: textesInscription.dateStatuts, value: jourOu(association.dateStatuts) },
      ],
    },
    { kind: 'heading', text: textes.motifs },
    { kind: 'paragraph', text: textes.saisine(requete.numero, recueLe) },
    { kind: 'paragraph', text: textes.conditions },
    { kind: 'paragraph', text: [textes.communication(formaterJour(prefet.dateCommunication)), textes.prefet[prefet.issue](formaterJour(prefet.dateIssue))].join(' ') },
    { kind: 'heading', text: textes.dispositif },
    { kind: 'paragraph', text: textes.inscription },
    { kind: 'fields', fields: [{ term: textesInscription.numero, value: association.numero }] },
    { kind: 'paragraph', text: textes.effets },
    { kind: 'paragraph', text: textes.notification },
    signature(decision, donnees, donnees.dateOrdonnance),
  ])
}

/** The letter that tells the filer of the order and of the ways to appeal (CPC annex, art. 5 to 8; STATE-10). */
export const notificationDecision = (donnees: DonneesNotification): DocumentPdf => {
  const { requete, association, dateOrdonnance, destinataire, recours, editeLe } = donnees
  const { notification: textes } = textesActes
  const { civilite, prenom, nom, adresse, complementAdresse, codePostal, ville } = destinataire
  const pourvoi: Block[] = recours.type === 'SANS_RECOURS' ? [] : [{ kind: 'paragraph', text: textes.formeDuPourvoi }]
  const lettre = feuille(textes.titre, donnees, [
    {
      kind: 'fields',
      fields: [
        { term: textesActes.requete, value: requete.numero },
        { term: textes.association, value: association.denomination },
        { term: textesInscription.numero, value: association.numero },
        { term: textesActes.decision.date, value: formaterJour(dateOrdonnance) },
      ],
    },
    { kind: 'paragraph', text: textes.decision(association.denomination, formaterJour(dateOrdonnance)) },
    { kind: 'heading', text: textes.publication },
    { kind: 'paragraph', text: textes.aPublier },
    { kind: 'heading', text: textes.voiesDeRecours },
    { kind: 'paragraph', text: textes.recours[recours.type](recours.villeCourAppel) },
    ...pourvoi,
    signature(textes.signature, donnees, jourDeParis(editeLe)),
  ])
  const lieu = lignesAdresse({ adresse, complementAdresse, codePostal, commune: ville === null ? null : { libelle: ville }, pays: null })
  return { ...lettre, addressee: [`${libelleCivilite(civilite)} ${prenom} ${nom}`, lieu] }
}

/** Tells the applicant what was entered, when and by whom (CPC annex, art. 25; CCL art. 64). */
export const certificatInscription = (donnees: DonneesCertificat): DocumentPdf => {
  const { association, dateOrdonnance, direction, stipulations, precisionStipulation, editeLe } = donnees
  const { certificat: textes } = textesActes
  return feuille(textes.titre, donnees, [
    { kind: 'paragraph', text: textes.attestation },
    {
      kind: 'fields',
      fields: [
        { term: textesInscription.denomination, value: association.denomination },
        { term: textesInscription.numero, value: association.numero },
        { term: textesActes.inscriteLe, value: formaterJour(dateOrdonnance) },
        { term: textesInscription.siege, value: ou(lignesAdresse(association.siege)) },
        { term: textesInscription.dateStatuts, value: jourOu(association.dateStatuts) },
      ],
    },
    ...blocsDirection(direction),
    ...blocsPouvoirs(stipulations, precisionStipulation),
    signature(textes.signature, donnees, jourDeParis(editeLe)),
  ])
}
