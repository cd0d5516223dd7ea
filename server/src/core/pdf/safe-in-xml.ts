import { fonts } from './fonts.ts'

/** pdfkit writes the title into XML unescaped: a name typed by somebody loses its markup characters (threat T15). */
export const safeInXml = (text: string): string => fonts.literal(text).replace(/[<>&]/g, ' ')
