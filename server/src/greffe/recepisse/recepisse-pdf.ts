import { formatLongJour, formatReception, jourDeParis } from 'domain/core/jour'
import { say, type Phrases } from 'domain/requetes/phrases/phrases'
import { textesActes } from 'domain/requetes/textes/court-documents'
import { textesGuichet } from 'domain/requetes/textes/guichet'
import { textesInscription } from 'domain/requetes/textes/inscription'
import type { DocumentPdf } from '../../core/pdf/document.ts'
import { type DonneesFeuille, feuille } from '../feuille.ts'
import { type Greffier, greffierSignature } from '../signatures.ts'

export interface DonneesRecepisse extends DonneesFeuille {
  /** Instant of the filing. */
  deposeeA: Date
  /** True when filed online; false on paper, when the court has scanned the annexes. */
  issuTeleservice: boolean
  denomination: string
  /** The filer, as declared. */
  declarant: string
  /** The files received, with their SHA-256. */
  annexes: readonly { nom: string; sha256: string }[]
  /** Whether the filing goes to the prefect, which changes what the court does next. */
  auPrefet: boolean
  /** The sentences in force (docs/decisions/0095). */
  phrases: Phrases
  greffier: Greffier
}

/** The dated receipt of a declaration (CPC annex art. 30-1): what was received, when and from which declarant. It prejudges no decision. */
export const recepisse = (donnees: DonneesRecepisse): DocumentPdf => {
  const textes = donnees.issuTeleservice ? textesActes.recepisse : { ...textesActes.recepisse, ...textesGuichet.recepisse }
  const { phrases, issuTeleservice, requete, deposeeA, denomination, declarant, annexes, auPrefet, greffier, editeLe } = donnees
  const sansPrefet = issuTeleservice ? 'recepisse-sans-prefet' : 'recepisse-sans-prefet-papier'
  const suite = auPrefet ? 'recepisse-avec-prefet' : sansPrefet
  return feuille(textes.titre, donnees, [
    { kind: 'paragraph', text: say(phrases, issuTeleservice ? 'recepisse-attestation' : 'recepisse-attestation-papier', {}) },
    {
      kind: 'fields',
      fields: [
        { term: textesActes.requete, value: requete.numero },
        { term: textes.recueLe, value: formatReception(deposeeA) },
        { term: textesInscription.denomination, value: denomination },
        { term: textes.declarant, value: declarant },
      ],
    },
    { kind: 'heading', text: textes.annexes },
    {
      kind: 'table',
      columns: [
        { header: textes.colonnes.nom, share: 0.4 },
        { header: textes.colonnes.empreinte, share: 0.6 },
      ],
      rows: annexes.map(({ nom, sha256 }) => [nom, sha256]),
    },
    { kind: 'heading', text: textes.suite },
    { kind: 'paragraph', text: say(phrases, suite, { date: formatLongJour(requete.deposeeLe) }) },
    greffierSignature('RECEPISSE', { greffier, date: textes.date, le: jourDeParis(editeLe) }),
  ])
}
