import { PDFContext, PDFName, PDFNumber, type PDFObject, PDFObjectParser, PDFRawStream, PDFRef, decodePDFRawStream } from '@cantoo/pdf-lib'

/** One object as a reader may reach it: by its reference, or in the trailer (`null`). */
export interface ObjetPdf {
  tag: string | null
  objet: PDFObject
}

export interface ParsedObjets {
  objets: ObjetPdf[]
  /** At least one object could not be read. */
  illisible: boolean
}

/** Maximum inflated size of one stream of objects, the only kind held inflated. */
const MAX_OBJECTS = 16 * 1_048_576

/** White space and comments (ISO 32000 §7.2.3, §7.2.4). */
const BLANC = String.raw`(?:[\0\t\n\f\r ]|%[^\r\n]*[\r\n])`
const ENTETE = new RegExp(String.raw`(?<numero>\d[\d.]*)${BLANC}+(?<generation>[-+.\dEe]+)${BLANC}*obj`, 'g')
const TRAILER = new RegExp(String.raw`trailer(?=${BLANC}*<<)`, 'g')

const [NOMBRE, PREMIER, FILTRE, PARAMETRES] = ['N', 'First', 'Filter', 'DecodeParms'].map((name) => PDFName.of(name)) as [
  PDFName,
  PDFName,
  PDFName,
  PDFName,
]

/** Levels of dictionaries and arrays in one object. Writers stay far below; beyond, the stack of a reader overflows. */
export const MAX_DEPTH = 500

/** Thrown for an object nested deeper than any honest one. */
export class TooDeep extends Error {}

const context = PDFContext.create()
const readAt = (bytes: Uint8Array, depart: number): PDFObject => {
  const parser = PDFObjectParser.forBytes(bytes.subarray(depart), context)
  const parse = parser.parseObject.bind(parser)
  let depth = -1
  // The library calls this method again for each value within a value.
  parser.parseObject = (ref) => {
    depth += 1
    if (depth > MAX_DEPTH) throw new TooDeep()
    const objet = parse(ref)
    depth -= 1
    return objet
  }
  return parser.parseObject()
}

/** Readers accept any stream that has these two numbers as a stream of objects, whatever its type says. */
const isFluxOfObjets = (objet: PDFObject): objet is PDFRawStream =>
  objet instanceof PDFRawStream && objet.dict.has(NOMBRE) && objet.dict.has(PREMIER)

/** Throws unless every object is read exactly as a reader would: a predictor gives other bytes, and a reference may be superseded. */
const fluxObjets = (flux: PDFRawStream): ObjetPdf[] => {
  const [nombre, premier] = [flux.dict.get(NOMBRE), flux.dict.get(PREMIER)]
  const simple = nombre instanceof PDFNumber && premier instanceof PDFNumber && !(flux.dict.get(FILTRE) instanceof PDFRef)
  if (!simple || flux.dict.has(PARAMETRES)) throw new Error('a stream of objects that is not plain')
  const bytes = decodePDFRawStream(flux).decode()
  const debut = premier.asNumber()
  const entete = Buffer.from(bytes.subarray(0, debut)).toString('latin1')
  const index = entete.match(/\d+/g) ?? []
  // With anything else, such as a comment, our count would differ from a reader's.
  const lisible = /^[\d\0\t\n\f\r ]*$/.test(entete) && index.length >= 2 * nombre.asNumber()
  if (bytes.length > MAX_OBJECTS || !lisible) throw new Error('a stream of objects other than it says')
  return Array.from({ length: nombre.asNumber() }, (_, rang) => ({
    tag: PDFRef.of(Number(index[2 * rang])).tag,
    objet: readAt(bytes, debut + Number(index[2 * rang + 1])),
  }))
}

/**
 * Returns every object of a file, wherever a cross-reference table may send a reader. This includes superseded objects and those hidden in
 * a stream or a string, which a parser that reads the file in order never sees. Throws `TooDeep` at the first object nested too deep.
 */
export const readObjets = (bytes: Uint8Array, texte: string): ParsedObjets => {
  const objets: ObjetPdf[] = []
  let illisible = false
  const read = (lecture: () => ObjetPdf[]) => {
    try {
      objets.push(...lecture())
    } catch (error) {
      if (error instanceof TooDeep) throw error
      illisible = true
    }
  }
  for (const { index, 0: entete, groups } of texte.matchAll(ENTETE)) {
    const { tag } = PDFRef.of(Number(groups?.['numero']), Number(groups?.['generation']))
    read(() => [{ tag, objet: readAt(bytes, index + entete.length) }])
  }
  for (const { index } of texte.matchAll(TRAILER)) read(() => [{ tag: null, objet: readAt(bytes, index + 'trailer'.length) }])
  for (const flux of objets.map(({ objet }) => objet).filter(isFluxOfObjets)) read(() => fluxObjets(flux))
  return { objets, illisible }
}
