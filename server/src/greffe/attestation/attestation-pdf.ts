import { representantsDe } from 'domain/association/representants'
import { printedInformations } from 'domain/association/printed-version'
import { libelleEtatAssociation } from 'domain/association/etats'
import { textesDocuments } from 'domain/core/textes/documents'
import { type Jour, jourDeParis } from 'domain/core/jour'
import { textesAttestation as textes } from 'domain/requetes/textes/attestation'
import { textesActes } from 'domain/requetes/textes/court-documents'
import { textesInscription } from 'domain/requetes/textes/inscription'
import type { DocumentPdf } from '../../core/pdf/document.ts'
import { type Greffier, type Juge, ordonnanceAuteur, greffierSignature } from '../signatures.ts'
import {
  blocVerification,
  courtPage,
  jourOrNotTakenOver,
  lignesAdresse,
  orNotGiven,
  type PrintedTribunal,
  type Verification,
} from '../../requetes/printed-parts.ts'
import { attestedRepresentantsBlocs, type PrintedAssociation } from '../../requetes/printed-representants.ts'

export interface DonneesAttestation {
  numero: string
  tribunal: PrintedTribunal
  version: PrintedAssociation
  /** Day of the entry of the association; null when the register does not say. */
  inscriteLe: Jour | null
  /** Day from which the register names each member in their function; null for a member taken over from paper. */
  inscritsLe: ReadonlyMap<string, Jour | null>
  /** The clerk who signs it. */
  greffier: Greffier
  /** The latest order of inscription on this association: its judge and its day. Null when none was rendered on this site. */
  ordonnance: { juge: Juge; le: Jour } | null
  delivreeLe: Date
  verification: Verification
}

/** Proves to the authorities who represents an association, on the day it is delivered (CCL art. 69; CPC annex art. 30-7). */
export const attestation = (donnees: DonneesAttestation): DocumentPdf => {
  const { numero, tribunal, version, inscriteLe, inscritsLe, greffier, ordonnance, delivreeLe, verification } = donnees
  const { qualite } = representantsDe(version)
  if (qualite === null) throw new Error('nobody represents an association struck off')
  const { denomination, adresse } = printedInformations('ATTESTATION_INSCRIPTION', version.informations)
  const titre = textesDocuments.types.ATTESTATION_INSCRIPTION
  return courtPage({ titre, numero, tribunal, editeLe: delivreeLe }, [
    { kind: 'paragraph', text: textes.atteste[qualite] },
    {
      kind: 'fields',
      fields: [
        { term: textesInscription.denomination, value: denomination },
        { term: textesInscription.numero, value: numero },
        { term: textesActes.inscriteLe.CREATION, value: jourOrNotTakenOver(inscriteLe) },
        { term: textesInscription.siege, value: orNotGiven(lignesAdresse(adresse)) },
        { term: textes.etat, value: libelleEtatAssociation(version.etatAssociation, version.motifEtat) },
      ],
    },
    ...attestedRepresentantsBlocs(version, inscritsLe),
    greffierSignature('ATTESTATION_INSCRIPTION', {
      greffier,
      date: textes.date,
      le: jourDeParis(delivreeLe),
      avec: ordonnance ? [{ ...ordonnanceAuteur(ordonnance.juge, ordonnance.le), term: textes.derniereOrdonnance }] : [],
    }),
    blocVerification(verification),
  ])
}
