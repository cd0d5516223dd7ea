import { libelleEtatAssociation } from 'domain/association/etats'
import type { TypeEvenement } from 'domain/association/evenements'
import type { MotifEtat } from 'domain/association/motif-etat'
import { inconnusDe } from 'domain/association/non-repris'
import { representantsDe } from 'domain/association/representants'
import { textesLecture } from 'domain/association/textes/lecture'
import { textesAssociation } from 'domain/association/textes/common'
import { informationsImprimees } from 'domain/association/version-imprimee'
import { formaterInstantEnLettres, formaterJourEnLettres } from 'domain/core/jour'
import type { JourCalendaire } from 'domain/core/jour'
import { phraseDeVersion } from 'domain/extrait/phrase-de-version'
import { textesExtrait } from 'domain/extrait/textes/common'
import { textesInscription } from 'domain/requetes/textes/inscription'
import type { Block, DocumentPdf, Field } from '../core/pdf/document.ts'
import { blocVerification, jourOu, jourOuNonRepris, lignesAdresse, lignesTribunal, ou, present } from '../requetes/imprime.ts'
import { blocsPouvoirs, blocsRepresentants, type AssociationImprimee } from '../requetes/representants-imprimes.ts'
import type { TribunalImprime, Verification } from '../requetes/imprime.ts'

type Informations = ReturnType<typeof informationsImprimees<'EXTRAIT'>>

export interface DonneesExtrait {
  numero: string
  dateInscription: JourCalendaire | null
  /** The version printed, its `ordre`, and the day it came into force. */
  version: AssociationImprimee
  ordre: number
  enVigueurDepuis: JourCalendaire
  /** The event that made the version. */
  evenement: TypeEvenement
  tribunal: TribunalImprime
  delivreLe: Date
  verification: Verification
}

const dureeOu = (duree: Informations['dureeValidite']): string => ou(duree && textesExtrait.duree[duree.unite](duree.valeur))

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
  ].flatMap(({ term, jour }) => (jour ? [{ term, value: formaterJourEnLettres(jour) }] : []))

/** The extract of an association: its current content in the register, not certified, with a code to verify it (ACTION-10, SRV-38). */
export const extrait = (donnees: DonneesExtrait): DocumentPdf => {
  const { numero, dateInscription, version, ordre, enVigueurDepuis, evenement, tribunal, delivreLe, verification } = donnees
  const informations = informationsImprimees('EXTRAIT', version.informations)
  const { denomination } = informations
  const inconnus = inconnusDe(version)
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
          { term: textes.delivre, value: formaterInstantEnLettres(delivreLe) },
          { term: textes.version, value: phraseDeVersion(ordre, evenement, formaterJourEnLettres(enVigueurDepuis)) },
        ],
      },
      ...section(textes.identite, [
        { term: textesInscription.denomination, value: ou(denomination) },
        { term: textesInscription.numero, value: numero },
        { term: textes.etat, value: libelleEtatAssociation(version.etatAssociation, version.motifEtat) },
        { term: textes.but, value: inconnus.includes('but') ? textesLecture.nonRepris : textesAssociation.buts[informations.but] },
        { term: textes.objet, value: ou(informations.objet) },
        { term: textes.domaines, value: ou(informations.domaine.join('\n')) },
        // While the direction represents the association, the statutes name its representative.
        ...(representantsDe(version).qualite === 'DIRECTION'
          ? [{ term: textes.gouvernance, value: present(informations.gouvernance) ? informations.gouvernance : textesLecture.nonRepris }]
          : []),
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
      ...blocsPouvoirs(version, informations),
      ...blocsRepresentants('EXTRAIT', version),
      ...section(textes.dates, [
        { term: textes.dateConstitutive, value: jourOu(informations.dateConstitutive) },
        { term: textesInscription.dateStatuts, value: jourOu(informations.dateStatuts) },
        { term: textes.dateInscription, value: jourOuNonRepris(dateInscription) },
        { term: textes.publicationInscription, value: jourOu(informations.dateInscriptionJAL) },
        ...evenements(informations, version.motifEtat),
      ]),
      blocVerification(verification),
    ],
    footer: textes.pied(numero, verification.code),
    createdAt: delivreLe.toISOString(),
  }
}
