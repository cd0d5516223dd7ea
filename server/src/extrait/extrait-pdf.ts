import { libelleEtatAssociation } from 'domain/association/etats'
import type { TypeEvenement } from 'domain/association/evenements'
import type { MotifEtat } from 'domain/association/motif-etat'
import { unknownsOf } from 'domain/association/unknowns-of'
import { representantsDe } from 'domain/association/representants'
import { textesLecture } from 'domain/association/textes/lecture'
import { textesAssociation } from 'domain/association/textes/common'
import { printedInformations } from 'domain/association/printed-version'
import { formatLongInstant, formatLongJour } from 'domain/core/jour'
import type { Jour } from 'domain/core/jour'
import { phraseDeVersion } from 'domain/extrait/phrase-de-version'
import { textesExtrait } from 'domain/extrait/textes/common'
import { textesInscription } from 'domain/requetes/textes/inscription'
import type { Block, DocumentPdf, Field } from '../core/pdf/document.ts'
import {
  blocVerification,
  jourOrNotGiven,
  jourOrNotTakenOver,
  lignesAdresse,
  lignesTribunal,
  orNotGiven,
  present,
} from '../requetes/printed-parts.ts'
import { blocsPouvoirs, blocsRepresentants, type PrintedAssociation } from '../requetes/printed-representants.ts'
import type { PrintedTribunal, Verification } from '../requetes/printed-parts.ts'

type Informations = ReturnType<typeof printedInformations<'EXTRAIT'>>

export interface DonneesExtrait {
  numero: string
  dateInscription: Jour | null
  /** The version printed, its `ordre`, and the day it came into force. */
  version: PrintedAssociation
  ordre: number
  enVigueurDepuis: Jour
  /** The event that made the version. */
  evenement: TypeEvenement
  tribunal: PrintedTribunal
  delivreLe: Date
  verification: Verification
}

const formatDuree = (duree: Informations['dureeValidite']): string => orNotGiven(duree && textesExtrait.duree[duree.unite](duree.valeur))

const section = (text: string, fields: Field[]): Block[] => [
  { kind: 'heading', text },
  { kind: 'fields', fields },
]

/** Days of rare events, printed only when they happened. */
const evenements = ({ dateDissolution, dateDissolutionJAL, dateRadiation }: Informations, motifEtat: MotifEtat | null): Field[] =>
  [
    { term: motifEtat === 'RETRAIT_CAPACITE' ? textesExtrait.dateRetraitCapacite : textesExtrait.dateDissolution, jour: dateDissolution },
    { term: textesExtrait.publicationDissolution, jour: dateDissolutionJAL },
    { term: textesExtrait.dateRadiation, jour: dateRadiation },
  ].flatMap(({ term, jour }) => (jour ? [{ term, value: formatLongJour(jour) }] : []))

/** The extract of an association: its current content in the register, not certified, with a code to verify it (ACTION-10, SRV-38). */
export const extrait = (donnees: DonneesExtrait): DocumentPdf => {
  const { numero, dateInscription, version, ordre, enVigueurDepuis, evenement, tribunal, delivreLe, verification } = donnees
  const informations = printedInformations('EXTRAIT', version.informations)
  const { denomination } = informations
  const inconnus = unknownsOf(version)
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
          { term: textes.delivre, value: formatLongInstant(delivreLe) },
          { term: textes.version, value: phraseDeVersion(ordre, evenement, formatLongJour(enVigueurDepuis)) },
        ],
      },
      ...section(textes.identite, [
        { term: textesInscription.denomination, value: orNotGiven(denomination) },
        { term: textesInscription.numero, value: numero },
        { term: textes.etat, value: libelleEtatAssociation(version.etatAssociation, version.motifEtat) },
        { term: textes.but, value: inconnus.includes('but') ? textesLecture.nonRepris : textesAssociation.buts[informations.but] },
        { term: textes.objet, value: orNotGiven(informations.objet) },
        { term: textes.domaines, value: orNotGiven(informations.domaine.join('\n')) },
        // While the direction represents the association, the statutes name its representative.
        ...(representantsDe(version).qualite === 'DIRECTION'
          ? [{ term: textes.gouvernance, value: present(informations.gouvernance) ? informations.gouvernance : textesLecture.nonRepris }]
          : []),
        { term: textes.siren, value: orNotGiven(informations.numero) },
        { term: textes.rna, value: orNotGiven(informations.reference) },
      ]),
      ...section(textes.siege, [
        { term: textes.adresse, value: orNotGiven(lignesAdresse(informations.adresse)) },
        { term: textes.tribunal, value: tribunal.libelle },
      ]),
      ...section(textes.durees, [
        { term: textes.dureeValidite, value: formatDuree(informations.dureeValidite) },
        { term: textes.dureeRenouvellement, value: formatDuree(informations.dureeRenouvellement) },
        { term: textes.finValidite, value: jourOrNotGiven(informations.finValidite) },
      ]),
      ...blocsPouvoirs(version, informations),
      ...blocsRepresentants('EXTRAIT', version),
      ...section(textes.dates, [
        { term: textes.dateConstitutive, value: jourOrNotGiven(informations.dateConstitutive) },
        { term: textesInscription.dateStatuts, value: jourOrNotGiven(informations.dateStatuts) },
        { term: textes.dateInscription, value: jourOrNotTakenOver(dateInscription) },
        { term: textes.publicationInscription, value: jourOrNotGiven(informations.dateInscriptionJAL) },
        ...evenements(informations, version.motifEtat),
      ]),
      blocVerification(verification),
    ],
    footer: textes.pied(numero, verification.code),
    createdAt: delivreLe.toISOString(),
  }
}
