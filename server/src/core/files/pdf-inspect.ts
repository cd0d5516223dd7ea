import { constants, createInflate } from 'node:zlib'

/** Of one decompressed stream (threats T6); a page scanned at 400 dpi in colours needs 45. */
const MAX_STREAM = 64 * 1_048_576
/** Of one stream of objects, the only kind that is kept in memory. */
const MAX_OBJECTS = 16 * 1_048_576
/** Of all streams of a file together. */
const MAX_FILE = 4 * MAX_STREAM

/** Names of PDF that make a document act (threats T5); `EmbeddedFiles` is the tree of the same. */
const ACTIVE = /\/(JavaScript|Launch|EmbeddedFiles?|RichMedia)(?![A-Za-z0-9])/

/** `/J#61vaScript` is `/JavaScript` (ISO 32000 §7.3.5). */
const plainNames = (text: string) => text.replace(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

interface Stream {
  dict: string
  data: Uint8Array
}

/** The streams in the order of the file, superseded ones included. */
function* streamsOf(bytes: Uint8Array, text: string): Generator<Stream> {
  const start = /stream\r?\n/g
  let previous = 0
  for (let found = start.exec(text); found; found = start.exec(text)) {
    const from = start.lastIndex
    const end = text.indexOf('endstream', from)
    const to = end < 0 ? text.length : end
    const between = text.slice(previous, found.index)
    yield { dict: plainNames(between.slice(between.lastIndexOf('obj') + 1)), data: bytes.subarray(from, to) }
    previous = to
    start.lastIndex = to + 'endstream'.length
  }
}

/** Decompresses; the text stays empty unless asked for. Throws on damaged data, null above the ceiling. */
const inflate = async (data: Uint8Array, ceiling: number, keep: boolean): Promise<{ size: number; text: string } | null> => {
  // Readers accept a stream without its final checksum, so do we; but not a checksum that is wrong.
  const inflater = createInflate({ finishFlush: constants.Z_SYNC_FLUSH, chunkSize: 65_536 })
  inflater.end(data)
  let size = 0
  const kept: string[] = []
  for await (const chunk of inflater as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > ceiling) return null
    if (keep) kept.push(chunk.toString('latin1'))
  }
  return { size, text: kept.join('') }
}

/** Truncation is what happens most: the end marker must be there (Acrobat's rule: within the last KiB), padding apart. */
const hasEnd = (bytes: Uint8Array, text: string) => {
  let end = bytes.length
  while (end > 0 && bytes[end - 1]! <= 0x20) end -= 1
  return text.slice(Math.max(0, end - 1024), end).includes('%%EOF')
}

/** Whether the content of an object stream is what its bytes, inflated if need be, show. */
const isPlain = (dict: string, isFlate: boolean) =>
  (isFlate || !/\/Filter/.test(dict)) && !/\/Filter\s*\[\s*\/\w+\s*\//.test(dict) && !/\/DecodeParms/.test(dict)

/**
 * Reads the file's structure without interpreting it: its end, the integrity of what is compressed (pdfjs shows a
 * blank page instead of an error), and what makes it active. Null when damaged or beyond the ceilings.
 */
export const inspectPdf = async (bytes: Uint8Array): Promise<{ actif: boolean } | null> => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
  if (!hasEnd(bytes, text)) return null
  const encrypted = /\/Encrypt\s*(\d+\s+\d+\s+R|<<)/.test(text)
  let actif = ACTIVE.test(plainNames(text))
  let remaining = MAX_FILE
  for (const { dict, data } of streamsOf(bytes, text)) {
    const isObjects = /\/ObjStm(?![A-Za-z0-9])/.test(dict)
    const isFlate = !encrypted && /\/Filter[\s[]*\/FlateDecode(?![A-Za-z0-9])/.test(dict)
    // Objects that we cannot read may hide anything.
    actif ||= isObjects && (encrypted || !isPlain(dict, isFlate))
    if (!isFlate) continue
    try {
      const content = await inflate(data, Math.min(isObjects ? MAX_OBJECTS : MAX_STREAM, remaining), isObjects)
      if (!content) return null
      remaining -= content.size
      actif ||= ACTIVE.test(plainNames(content.text))
    } catch {
      return null
    }
  }
  return { actif }
}
