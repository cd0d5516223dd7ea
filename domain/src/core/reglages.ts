import { fold } from './folding.ts'
import { textesFichiers } from './textes/fichiers.ts'

/** The kinds of file that the server can open, with the MIME types of each (CONST-09). */
export const mimesDesFormats = {
  PDF: ['application/pdf'],
  JPEG: ['image/jpeg', 'image/jpg'],
  PNG: ['image/png'],
} as const
export type Format = keyof typeof mimesDesFormats
export const formats = Object.keys(mimesDesFormats) as Format[]

export const mimesDe = (admis: readonly Format[]): string[] =>
  formats.filter((one) => admis.includes(one)).flatMap((one) => mimesDesFormats[one])

/** The names of MIME types, without duplicates. */
export const nomsDesFormats = (mimes: readonly string[]): string[] => {
  const noms: Record<string, string> = textesFichiers.formats
  return [...new Set(mimes.map((mime) => noms[mime] ?? mime))]
}

/** The badge of a demonstration. */
export const badgeDeDemonstration = 'demonstration'

/** Whether this is that badge, whatever its case and accents. */
export const isDemonstrationBadge = (environnement: string): boolean => fold(environnement) === badgeDeDemonstration

/** Settings that an administrator edits (STAFF-26); sizes in octets. */
export interface Reglages {
  tailleFichierMax: number
  tailleMax: number
  tailleRattachementMax: number
  formats: Format[]
  /** The value of the badge; no badge when it is `production` (HEAD-04). */
  environnement: string
  lienCGU: string
  lienFAQ: string
  /** Identifiers of the courts where the judge signs what the clerk prepared (docs/decisions/0076). */
  circuitSignature: string[]
  /** Identifiers of the courts where opening the letter online notifies the decision to its addressee (docs/decisions/0127). */
  notificationEnLigne: string[]
}
