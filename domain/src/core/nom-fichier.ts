import * as z from 'zod/mini'
import { long, requiredTexte } from './texte.ts'
import { textesFichiers } from './textes/fichiers.ts'

/** Control characters, line ends, lone surrogates and invisible signs, including those that change the reading direction. */
const INVISIBLES = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu
/** Folder separators of any system. */
const SEPARATEURS = /[/\\]/g
/** Extensions that denote a type. Other text after a point (« v1.2 », « M.Dupont ») belongs to the name. */
const EXTENSIONS =
  /\.(?:pdf|jpe?g|jfif|png|gif|webp|heic|tiff?|bmp|docx?|odt|rtf|txt|xlsx?|ods|pptx?|zip|rar|7z|html?|xhtml|svg|xml|m?js|vbs|wsf|hta|exe|com|bat|cmd|msi|scr|pif|cpl|jar|ps1|sh|app|apk|dmg|lnk|url|reg)$/i

const ADMISES: Readonly<Record<string, readonly [string, ...string[]]>> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
}

const NOM_MAX = 255

const bords = (nom: string): string => nom.replace(/^[\s.]+|[\s.]+$/g, '')

/** The visible part of a name, in one Unicode form, without folder separators; may be empty. */
const visible = (nom: string): string => bords(nom.replace(INVISIBLES, '').replace(SEPARATEURS, '-').normalize('NFC'))

/**
 * The name under which a file is stored and served: the visible part of the original name, with the extension of its content. Idempotent.
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

/** The original name of a file. Nobody typed it, so forbidden characters are removed instead of refused. */
export const NomFichier = z.pipe(
  requiredTexte().check(long(NOM_MAX)),
  z.transform((nom) => visible(nom) || textesFichiers.sansNom),
)
