import { say, type Phrases } from 'domain/requetes/phrases/phrases'
import { textesActes } from 'domain/requetes/textes/court-documents'
import { textesEnvoi } from 'domain/requetes/textes/envoi'
import { textesStatutsPapier } from 'domain/requetes/textes/statuts-papier'
import type { DocumentPdf } from '../../core/pdf/document.ts'
import { lignesTribunal, type PrintedTribunal } from '../printed-parts.ts'

export interface DonneesBordereau {
  /** The sentences in force (docs/decisions/0095). */
  phrases: Phrases
  numero: string
  denomination: string
  tribunal: PrintedTribunal
  /** The filer as declared: identity, then address. */
  expediteur: string[]
  /** Telephone that gives the address of a court when the site does not know it. */
  telephone: string
  editeLe: Date
}

/** The slip to join to the signed paper statutes (FINAL-06): the number in large type, the court where a window envelope shows it. */
export const bordereau = (donnees: DonneesBordereau): DocumentPdf => {
  const { phrases, numero, denomination, tribunal, expediteur, telephone, editeLe } = donnees
  const { bordereau: mots } = textesStatutsPapier
  const { adresse, complementAdresse, codePostal, commune } = tribunal
  const [libelle = '', greffe = ''] = lignesTribunal(tribunal)
  const lieu = [adresse, complementAdresse, [codePostal, commune].filter(Boolean).join(' ')]
  return {
    title: mots.titre,
    reference: numero,
    issuer: expediteur,
    ...(adresse !== null && { folded: true, addressee: [libelle, greffe, ...lieu.filter((ligne) => ligne !== null)] }),
    blocks: [
      { kind: 'mark', text: mots.requete(numero) },
      {
        kind: 'fields',
        fields: [
          { term: mots.denomination, value: denomination },
          { term: mots.tribunal, value: libelle },
        ],
      },
      { kind: 'paragraph', text: say(phrases, adresse === null ? 'bordereau-consigne-sans-adresse' : 'bordereau-consigne', {}) },
      ...(adresse === null ? [{ kind: 'notice', title: mots.sansAdresse, text: textesEnvoi.greffeSansAdresse(telephone) } as const] : []),
    ],
    footer: textesActes.pied(mots.titre, numero),
    createdAt: editeLe.toISOString(),
  }
}
