import { fold } from './folding.ts'
import { textesFichiers } from './textes-fichiers.ts'

/** The kinds of file the server knows how to open, and the types of each (CONST-09). */
export const mimesDesFormats = {
  PDF: ['application/pdf'],
  JPEG: ['image/jpeg', 'image/jpg'],
  PNG: ['image/png'],
} as const
export type Format = keyof typeof mimesDesFormats
export const formats = Object.keys(mimesDesFormats) as Format[]

export const mimesDe = (admis: readonly Format[]): string[] =>
  formats.filter((one) => admis.includes(one)).flatMap((one) => mimesDesFormats[one])

/** The names of types of file, each once. */
export const nomsDesFormats = (mimes: readonly string[]): string[] => {
  const noms: Record<string, string> = textesFichiers.formats
  return [...new Set(mimes.map((mime) => noms[mime] ?? mime))]
}

/** The badge of a demonstration. */
export const badgeDeDemonstration = 'demonstration'

/** True of that badge, whatever its case and accents. */
export const isDemonstrationBadge = (environnement: string): boolean => fold(environnement) === badgeDeDemonstration

/** What an administrator sets (STAFF-26); sizes in octets. */
export interface Reglages {
  tailleFichierMax: number
  tailleMax: number
  tailleRattachementMax: number
  formats: Format[]
  /** The value of the badge, none when it is `production` (HEAD-04). */
  environnement: string
  lienCGU: string
  lienFAQ: string
  /** Identifiers of the courts where the judge signs what the clerk prepared (docs/decisions/0076). */
  circuitSignature: string[]
  /** Identifiers of the courts where opening the letter on line notifies the decision to its addressee (docs/decisions/0127). */
  notificationEnLigne: string[]
}
