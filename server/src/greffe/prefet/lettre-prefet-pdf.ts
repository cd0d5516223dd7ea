import { libelleType } from 'domain/core/documents'
import { formatLongJour, type Jour } from 'domain/core/jour'
import { say, type Phrases } from 'domain/requetes/phrases/phrases'
import { prefectureDe } from 'domain/requetes/prefet/prefectures'
import { textesActes } from 'domain/requetes/textes/court-documents'
import { textesInscription } from 'domain/requetes/textes/inscription'
import { textesLettrePrefet as textes } from 'domain/requetes/textes/lettre-prefet'
import { libelleTypeRequete, type TypeRequete } from 'domain/requetes/types'
import type { Block, DocumentPdf } from '../../core/pdf/document.ts'
import type { DonneesFeuille } from '../feuille.ts'
import { type Greffier, greffierSignature } from '../signatures.ts'
import { sentCourtPage, type PrintedTribunal } from '../../requetes/printed-parts.ts'

export interface DonneesLettrePrefet extends Pick<DonneesFeuille, 'requete' | 'editeLe'> {
  tribunal: PrintedTribunal & { departement: string }
  type: TypeRequete
  denomination: string
  /** Null for a creation. */
  association: string | null
  annexes: readonly { nom: string; type: string }[]
  communiqueeLe: Jour
  oppositionJusquau: Jour
  /** The sentences of that day (docs/decisions/0095). */
  phrases: Phrases
  /** The clerk who recorded the communication. */
  greffier: Greffier
}

const pieces = (annexes: DonneesLettrePrefet['annexes']): Block =>
  annexes.length === 0
    ? { kind: 'paragraph', text: textes.sansPiece }
    : { kind: 'fields', fields: annexes.map(({ nom, type }) => ({ term: libelleType(type), value: nom })) }

/** The letter that communicates a declaration to the prefect, with the last day to oppose it (CCL art. 61 to 63; CPC annex art. 30-2). */
export const lettrePrefet = (donnees: DonneesLettrePrefet): DocumentPdf => {
  const { phrases, tribunal, requete, association, denomination, communiqueeLe } = donnees
  const page = { titre: textes.titre, numero: requete.numero, tribunal, editeLe: donnees.editeLe }
  return sentCourtPage(
    page,
    [...prefectureDe(tribunal.departement)],
    [
      { kind: 'paragraph', text: say(phrases, 'prefet-communication', {}) },
      {
        kind: 'fields',
        fields: [
          { term: textesActes.requete, value: requete.numero },
          { term: textes.objet, value: libelleTypeRequete(donnees.type) },
          { term: textesActes.requeteRecue, value: formatLongJour(requete.deposeeLe) },
          { term: textesInscription.denomination, value: denomination },
          ...(association === null ? [] : [{ term: textes.association, value: association }]),
        ],
      },
      { kind: 'heading', text: textes.pieces },
      pieces(donnees.annexes),
      { kind: 'heading', text: textes.opposition },
      { kind: 'paragraph', text: say(phrases, 'prefet-delai', { date: formatLongJour(donnees.oppositionJusquau) }) },
      { kind: 'paragraph', text: say(phrases, 'prefet-accuse', {}) },
      greffierSignature('LETTRE_PREFET', { greffier: donnees.greffier, date: textes.date, le: communiqueeLe }),
    ],
  )
}
