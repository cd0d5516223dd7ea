/** A term and its value, as in « Dénomination : … ». Line feeds inside the value are kept. */
export interface Field {
  term: string
  value: string
}

export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  /** A number in large type, readable from a distance. */
  | { kind: 'mark'; text: string }
  /** A framed sentence that the reader must not miss. */
  | { kind: 'notice'; title: string; text: string }
  | { kind: 'fields'; fields: Field[] }
  /** `share` is a part of the page's width; the shares of a table add up to 1. */
  | { kind: 'table'; columns: { header: string; share: number }[]; rows: string[][] }
  /** Signatory, capacity and date: never separated from the lines above. */
  | { kind: 'signature'; fields: Field[] }
  /** A QR code of `url`, with its meaning written beside it. */
  | { kind: 'verification'; title: string; text: string; code: string; url: string; alt: string }

/** A page to print, as plain data. Its contents are drawn as text: nothing is fetched, read or interpreted (threat T15). */
export interface DocumentPdf {
  /** The document's name in the viewer and its first heading; words of the catalogue, never of a user. */
  title: string
  /** Number that distinguishes this document from similar ones in the viewer's title: `R26000123`. */
  reference: string
  subtitle?: string
  /** Lines at the top of the first page: the issuer's name, then its address. */
  issuer: string[]
  /** Name and address of the recipient of a letter, placed where a window envelope shows them. */
  addressee?: string[]
  /** Folded in three for such an envelope: only that address may appear where one of its windows shows. */
  folded?: boolean
  blocks: Block[]
  /** Repeated at the foot of each page, beside the page's number. */
  footer: string
  /** ISO instant written as the creation date: the same data give the same bytes. */
  createdAt: string
}

/** Documents one after the other in one file. Each starts a page, has its own numbering and looks exactly as it does alone. */
export interface SheafPdf extends Pick<DocumentPdf, 'title' | 'reference' | 'createdAt'> {
  documents: readonly DocumentPdf[]
}
