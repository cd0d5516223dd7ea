import { formatReception } from 'domain/core/jour'
import { say, type Phrases } from 'domain/requetes/phrases/phrases'
import { textesAccuse } from 'domain/requetes/textes/accuse'
import { textesActes } from 'domain/requetes/textes/court-documents'
import { textesGuichet } from 'domain/requetes/textes/guichet'
import { textesInscription } from 'domain/requetes/textes/inscription'
import type { DocumentPdf } from '../../core/pdf/document.ts'
import { courtPage, type PrintedTribunal } from '../printed-parts.ts'

interface Accuse {
  /** The sentences in force at the deposit (docs/decisions/0095). */
  phrases: Phrases
  numero: string
  denomination: string
  tribunal: PrintedTribunal
  declarant: string
  recueLe: Date
  /** True when filed online, false on paper. */
  issuTeleservice: boolean
  documents: readonly { nom: string; sha256: string }[]
}

/** The acknowledgement of a filing. The server's instant and the SHA-256 of each file prove what was received. */
export const accuseDepot = (donnees: Accuse): DocumentPdf => {
  const { phrases, numero, denomination, tribunal, declarant, recueLe, documents, issuTeleservice } = donnees
  const mots = issuTeleservice ? textesAccuse : textesGuichet.accuse
  return courtPage({ titre: mots.titre, numero, tribunal, editeLe: recueLe }, [
    { kind: 'paragraph', text: say(phrases, issuTeleservice ? 'accuse-recue' : 'accuse-recue-papier', {}) },
    {
      kind: 'fields',
      fields: [
        { term: textesActes.requete, value: numero },
        { term: textesInscription.denomination, value: denomination },
        { term: mots.declarant, value: declarant },
        { term: mots.recueLe, value: formatReception(recueLe) },
      ],
    },
    { kind: 'heading', text: mots.documents },
    {
      kind: 'table',
      columns: [
        { header: mots.colonnes.nom, share: 0.4 },
        { header: mots.colonnes.empreinte, share: 0.6 },
      ],
      rows: documents.map(({ nom, sha256 }) => [nom, sha256]),
    },
    { kind: 'paragraph', text: say(phrases, 'accuse-portee', {}) },
  ])
}
