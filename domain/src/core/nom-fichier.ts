import * as z from 'zod/mini'
import { long, texteRequis } from './texte.ts'
import { textesFichiers } from './textes-fichiers.ts'

/** Controls, the ends of lines, half characters, and every sign that shows nothing: those that turn the reading direction included. */
const INVISIBLES = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu
/** What separates folders for one system or another. */
const SEPARATEURS = /[/\\]/g
/** Endings that say a type; what else follows a point (« v1.2 », « M.Dupont ») is part of the name. */
const EXTENSIONS =
  /\.(?:pdf|jpe?g|jfif|png|gif|webp|heic|tiff?|bmp|docx?|odt|rtf|txt|xlsx?|ods|pptx?|zip|rar|7z|html?|xhtml|svg|xml|m?js|vbs|wsf|hta|exe|com|bat|cmd|msi|scr|pif|cpl|jar|ps1|sh|app|apk|dmg|lnk|url|reg)$/i

const ADMISES: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
}

const NOM_MAX = 255

const bords = (nom: string): string => nom.replace(/^[\s.]+|[\s.]+$/g, '')

/** What one sees of a name, in one Unicode form, that no system takes for a folder; may be empty. */
const visible = (nom: string): string => bords(nom.replace(INVISIBLES, '').replace(SEPARATEURS, '-').normalize('NFC'))

/**
 * The name under which a file is kept and served: what one sees of the one it came with, ending as its content says. Applied to its own
 * answer, it changes nothing.
 */
export const nomDeFichier = (nom: string, mime: string): string => {
  let base = visible(nom)
  const derniere = EXTENSIONS.exec(base)?.[0] ?? ''
  while (EXTENSIONS.test(base)) base = bords(base.replace(EXTENSIONS, ''))
  const [parDefaut, ...autres] = ADMISES[mime] ?? ['']
  const extension = [parDefaut, ...autres].includes(derniere.toLowerCase()) ? derniere : parDefaut
  const place = bords(base.slice(0, NOM_MAX - extension.length).replace(/[\uD800-\uDBFF]$/, ''))
  return `${place || textesFichiers.sansNom}${extension}`
}

/** The name a file comes with: nobody typed it, so what it must not hold is taken out instead of refused. */
export const NomFichier = z.pipe(
  texteRequis().check(long(NOM_MAX)),
  z.transform((nom) => visible(nom) || textesFichiers.sansNom),
)
