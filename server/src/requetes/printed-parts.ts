import { textesLecture } from 'domain/association/textes/lecture'
import type { Version } from 'domain/association/version'
import { formatLongJour } from 'domain/core/jour'
import { textesPersonnes } from 'domain/core/textes/personnes'
import { textesPdf } from 'domain/core/textes/pdf'
import { textesActes } from 'domain/requetes/textes/court-documents'
import { textesInscription } from 'domain/requetes/textes/inscription'
import type { Block, DocumentPdf } from '../core/pdf/document.ts'

/** The court, as printed at the top of what it issues. */
export interface PrintedTribunal {
  libelle: string
  adresse: string | null
  complementAdresse: string | null
  codePostal: string | null
  commune: string | null
  telephone: string | null
  courriel: string | null
  horaires: string | null
}

/** Where an issued document is checked. */
export interface Verification {
  code: string
  /** `{BASE_URL}/verification/{code}` */
  url: string
}

type Siege = Version['informations']['adresse']
type Adresse = Omit<Siege, 'domiciliation' | 'commune'> & Partial<Pick<Siege, 'domiciliation'>> & { commune: { libelle: string } }

export const present = (text: string | null | undefined): text is string => (text ?? '').trim() !== ''

export const orNotGiven = (value: string | null | undefined): string => (present(value) ? value : textesPdf.nonRenseigne)
export const jourOrNotGiven = (jour: string | null | undefined): string => (present(jour) ? formatLongJour(jour) : textesPdf.nonRenseigne)

/** Formats a day, or says that the register did not take it over from paper. */
export const jourOrNotTakenOver = (jour: string | null): string => (jour === null ? textesLecture.nonRepris : formatLongJour(jour))

/** An address, one line per part; the country only abroad. Empty when nothing is known. */
export const lignesAdresse = ({ domiciliation, adresse, complementAdresse, codePostal, commune, pays }: Adresse): string =>
  [
    present(domiciliation) ? textesInscription.domiciliation(domiciliation) : null,
    adresse,
    complementAdresse,
    [codePostal, commune.libelle].filter(present).join(' '),
    pays === textesPersonnes.paysParDefaut ? null : pays,
  ]
    .filter(present)
    .join('\n')

export const lignesTribunal = ({ libelle, adresse, complementAdresse, codePostal, commune }: PrintedTribunal): string[] => [
  libelle,
  textesPdf.greffe,
  [adresse, complementAdresse, [codePostal, commune].filter(present).join(' ')].filter(present).join(', '),
]

/** Contact details of a court, as an administrator entered them: one line, or none. */
const tribunalContact = ({ telephone, courriel, horaires }: PrintedTribunal): string[] =>
  [[telephone, courriel, horaires].filter(present).join(', ')].filter(present)

export interface CourtPage {
  titre: string
  numero: string
  tribunal: PrintedTribunal
  /** Instant written in the file; the same data and instant give the same bytes. */
  editeLe: Date
}

/** The page layout of a document that a court issues: the court at the top, the title and the number at the foot. */
export const courtPage = ({ titre, numero, tribunal, editeLe }: CourtPage, blocks: Block[]): DocumentPdf => ({
  title: titre,
  reference: numero,
  issuer: lignesTribunal(tribunal),
  blocks,
  footer: textesActes.pied(titre, numero),
  createdAt: editeLe.toISOString(),
})

/** Same, sent to somebody: it says how to reach the court, and a window envelope shows the address. */
export const sentCourtPage = (page: CourtPage, addressee: string[], blocks: Block[]): DocumentPdf => ({
  ...courtPage(page, blocks),
  issuer: [...lignesTribunal(page.tribunal), ...tribunalContact(page.tribunal)],
  addressee,
})

/** The verification code of an issued document, to read or to scan. */
export const blocVerification = ({ code, url }: Verification): Block => {
  const textes = textesPdf.verification
  return { kind: 'verification', title: textes.titre, text: textes.explication, code: textes.code(code), url, alt: textes.image(url) }
}
