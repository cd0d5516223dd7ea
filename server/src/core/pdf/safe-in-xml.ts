import { fonts } from './fonts.ts'

/** pdfkit writes the title into XML as it is: a name that somebody gave keeps none of its marks (threat T15). */
export const safeInXml = (text: string): string => fonts.literal(text).replace(/[<>&]/g, ' ')
