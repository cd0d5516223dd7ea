import { formatJour, jourDeParis } from 'domain/core/jour'
import { textesLettre } from 'domain/pieces/textes/lettre'
import { say, type Phrases } from 'domain/requetes/phrases/phrases'
import { textesActes } from 'domain/requetes/textes/court-documents'
import { textesInscription } from 'domain/requetes/textes/inscription'
import type { Block, DocumentPdf } from '../../core/pdf/document.ts'
import { type DestinataireDeclarant, type DonneesFeuille, addressedFeuille } from '../feuille.ts'
import { type Greffier, greffierSignature } from '../signatures.ts'
import { type Avis, mentionsDAvis } from '../publication/mentions.ts'
import type { Redaction } from './redaction.ts'

export interface DonneesLettre extends DonneesFeuille {
  redaction: Redaction
  denomination: string
  destinataire: DestinataireDeclarant
  /** URL of the reply page. */
  lien: string
  avis: Avis | null
  /** The sentences in force (docs/decisions/0095). */
  phrases: Phrases
  greffier: Greffier
}

const projetDAvis = (avis: Avis): Block[] => [{ kind: 'heading', text: textesLettre.AVIS_FINS_PAIEMENT.projet }, ...mentionsDAvis(avis)]

const demande = ({ nature, lignes }: Redaction): Block => {
  const { colonnes } = textesLettre[nature]
  return {
    kind: 'table',
    columns: [
      { header: colonnes.demande, share: 0.35 },
      { header: colonnes.precisions, share: 0.65 },
    ],
    rows: lignes.map(([titre, precisions]) => [titre, precisions]),
  }
}

/** The letter of a demande, a payment or a project of rejection (STAFF-03, STAFF-04): the points, the due day and where to reply. */
export const lettre = (donnees: DonneesLettre): DocumentPdf => {
  const { redaction, phrases, requete, denomination, lien, avis, greffier, editeLe } = donnees
  const { nature } = redaction
  return addressedFeuille(textesLettre[nature].titre(redaction.numero), donnees, [
    {
      kind: 'fields',
      fields: [
        { term: textesActes.requete, value: requete.numero },
        { term: textesInscription.denomination, value: denomination },
      ],
    },
    { kind: 'paragraph', text: say(phrases, `${nature}-intro`, {}) },
    ...(redaction.tour > 1 ? [{ kind: 'paragraph', text: textesLettre.nouvelEnvoi } as const] : []),
    demande(redaction),
    ...(redaction.observation === null
      ? []
      : [{ kind: 'heading', text: textesLettre.observation } as const, { kind: 'paragraph', text: redaction.observation } as const]),
    ...(avis ? projetDAvis(avis) : []),
    { kind: 'heading', text: textesLettre.repondre },
    { kind: 'paragraph', text: say(phrases, `${nature}-retour`, { date: formatJour(redaction.dateRetour) }) },
    { kind: 'paragraph', text: textesLettre.lien(lien) },
    { kind: 'paragraph', text: textesLettre.courrier(requete.numero) },
    greffierSignature(nature, { greffier, date: textesLettre.date, le: jourDeParis(editeLe) }),
  ])
}
