import { formaterInstant, formaterJour } from 'domain/core/jour'
import { textesExtrait } from 'domain/extrait/textes'
import { textesInscription } from 'domain/requetes/textes-inscription'
import type { Block, DocumentPdf, Field } from '../core/pdf/document.ts'
import { blocVerification, blocsDirection, blocsPouvoirs, jourOu, lignesAdresse, lignesTribunal, ou } from '../requetes/inscription-pdf.ts'
import type { AdresseImprimee, MembreImprime, TribunalImprime, Verification } from '../requetes/inscription-pdf.ts'

export interface Duree {
  valeur: number
  unite: keyof typeof textesExtrait.duree
}

/** What the register says of an association in its current version, as far as an extract shows it. Days are `YYYY-MM-DD`. */
export interface AssociationImprimee {
  numero: string
  etatAssociation: keyof typeof textesExtrait.etats
  informations: {
    denomination: string
    objet: string | null
    but: keyof typeof textesExtrait.buts | null
    domaine: string[] | null
    gouvernance: string | null
    /** SIREN or SIRET. */
    numero: string | null
    /** RNA. */
    reference: string | null
    stipulations: boolean
    precisionStipulation: string | null
    dureeValidite: Duree | null
    dureeRenouvellement: Duree | null
    finValidite: string | null
    adresse: AdresseImprimee | null
  }
  dateConstitutive: string | null
  dateStatuts: string | null
  dateInscription: string | null
  dateInscriptionJAL: string | null
  dateDissolution: string | null
  dateDissolutionJAL: string | null
  dateRadiation: string | null
  /** In the order of the register. */
  direction: MembreImprime[]
}

export interface DonneesExtrait {
  association: AssociationImprimee
  /** The version printed, and the day it took effect. */
  version: { ordre: number; date: string }
  tribunal: TribunalImprime
  delivreLe: Date
  verification: Verification
}

const dureeOu = (duree: Duree | null): string => ou(duree && textesExtrait.duree[duree.unite](duree.valeur))

const section = (text: string, fields: Field[]): Block[] => [
  { kind: 'heading', text },
  { kind: 'fields', fields },
]

/** Days of events that most associations never know: said when they happened, silent otherwise. */
const evenements = ({ dateDissolution, dateDissolutionJAL, dateRadiation }: AssociationImprimee): Field[] =>
  [
    { term: textesExtrait.dateDissolution, jour: dateDissolution },
    { term: textesExtrait.publicationDissolution, jour: dateDissolutionJAL },
    { term: textesExtrait.dateRadiation, jour: dateRadiation },
  ].flatMap(({ term, jour }) => (jour ? [{ term, value: formaterJour(jour) }] : []))

/** The extract of an association: its current content in the register, not certified, open to verification (ACTION-10, SRV-38). */
export const extrait = ({ association, version, tribunal, delivreLe, verification }: DonneesExtrait): DocumentPdf => {
  const { numero, etatAssociation, informations, direction } = association
  const { denomination, but } = informations
  const textes = textesExtrait
  return {
    title: textes.titre,
    reference: numero,
    subtitle: denomination,
    issuer: lignesTribunal(tribunal),
    blocks: [
      { kind: 'notice', title: textes.nonCertifie, text: textes.portee },
      {
        kind: 'fields',
        fields: [
          { term: textes.delivre, value: formaterInstant(delivreLe) },
          { term: textes.version, value: textes.versionEnVigueur(version.ordre, formaterJour(version.date)) },
        ],
      },
      ...section(textes.identite, [
        { term: textesInscription.denomination, value: denomination },
        { term: textesInscription.numero, value: numero },
        { term: textes.etat, value: textes.etats[etatAssociation] },
        { term: textes.but, value: ou(but && textes.buts[but]) },
        { term: textes.objet, value: ou(informations.objet) },
        { term: textes.domaines, value: ou(informations.domaine?.join('\n')) },
        { term: textes.gouvernance, value: ou(informations.gouvernance) },
        { term: textes.siren, value: ou(informations.numero) },
        { term: textes.rna, value: ou(informations.reference) },
      ]),
      ...section(textes.siege, [
        { term: textes.adresse, value: ou(lignesAdresse(informations.adresse)) },
        { term: textes.tribunal, value: tribunal.libelle },
      ]),
      ...section(textes.durees, [
        { term: textes.dureeValidite, value: dureeOu(informations.dureeValidite) },
        { term: textes.dureeRenouvellement, value: dureeOu(informations.dureeRenouvellement) },
        { term: textes.finValidite, value: jourOu(informations.finValidite) },
      ]),
      ...blocsPouvoirs(informations.stipulations, informations.precisionStipulation),
      ...blocsDirection(direction),
      ...section(textes.dates, [
        { term: textes.dateConstitutive, value: jourOu(association.dateConstitutive) },
        { term: textesInscription.dateStatuts, value: jourOu(association.dateStatuts) },
        { term: textes.dateInscription, value: jourOu(association.dateInscription) },
        { term: textes.publicationInscription, value: jourOu(association.dateInscriptionJAL) },
        ...evenements(association),
      ]),
      blocVerification(verification),
    ],
    footer: textes.pied(numero, verification.code),
    createdAt: delivreLe.toISOString(),
  }
}
