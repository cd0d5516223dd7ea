import { constants, createInflate, inflateSync } from 'node:zlib'
import type { ActiveContenu } from 'domain/core/active-contenu'
import { findActiveContenus } from './pdf-active-contenu.ts'
import { readObjets } from './pdf-objects.ts'

/** Maximum size of one decompressed stream (threat T6). A page scanned at 400 dpi in colours needs 45 MiB. */
const MAX_STREAM = 64 * 1_048_576
/** Maximum size of all decompressed streams of a file. */
const MAX_FILE = 4 * MAX_STREAM

interface Stream {
  dict: string
  data: Uint8Array
}

/** Yields the streams in the order of the file, superseded ones included. */
function* streamsOf(bytes: Uint8Array, text: string): Generator<Stream> {
  const start = /stream\r?\n/g
  let previous = 0
  for (let found = start.exec(text); found; found = start.exec(text)) {
    const from = start.lastIndex
    const end = text.indexOf('endstream', from)
    const to = end < 0 ? text.length : end
    const between = text.slice(previous, found.index)
    yield { dict: between.slice(between.lastIndexOf('obj') + 1), data: bytes.subarray(from, to) }
    previous = to
    start.lastIndex = to + 'endstream'.length
  }
}

/** Streams up to this size are inflated in one call, fifty times faster. They grow a thousand times at most, which fits in memory. */
const SMALL = 16_384

// Readers accept a stream without its final checksum, and so do we. A wrong checksum is refused.
const finishFlush = constants.Z_SYNC_FLUSH

/** Returns the decompressed size, or null above the ceiling. Throws on damaged data. */
const inflatedSize = async (data: Uint8Array, ceiling: number): Promise<number | null> => {
  if (data.length <= SMALL) return inflateSync(data, { finishFlush, maxOutputLength: Math.max(1, ceiling) }).length
  const inflater = createInflate({ finishFlush, chunkSize: 65_536 })
  inflater.end(data)
  let size = 0
  for await (const chunk of inflater as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > ceiling) return null
  }
  return size
}

/** Truncation is the most common damage: the end marker must be in the last KiB (Acrobat's rule), padding apart. */
const hasEnd = (bytes: Uint8Array, text: string) => {
  let end = bytes.length
  while (end > 0 && bytes[end - 1]! <= 0x20) end -= 1
  return text.slice(Math.max(0, end - 1024), end).includes('%%EOF')
}

/** Whether all compressed data inflate fully, below the ceilings. pdfjs shows a blank page instead of an error. */
const isSound = async (bytes: Uint8Array, text: string): Promise<boolean> => {
  const encrypted = /\/Encrypt\s*(\d+\s+\d+\s+R|<<)/.test(text)
  let remaining = MAX_FILE
  for (const { dict, data } of encrypted ? [] : streamsOf(bytes, text)) {
    if (!/\/Filter[\s[]*\/FlateDecode(?![A-Za-z0-9])/.test(dict)) continue
    try {
      const size = await inflatedSize(data, Math.min(MAX_STREAM, remaining))
      if (size === null) return false
      remaining -= size
    } catch {
      return false
    }
  }
  return true
}

/** Reads the file's structure without interpreting it: its end, the integrity of its streams and its active content. Null when damaged. */
export const inspectPdf = async (bytes: Uint8Array): Promise<{ contenusActifs: ActiveContenu[] } | null> => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
  if (!hasEnd(bytes, text) || !(await isSound(bytes, text))) return null
  return { contenusActifs: findActiveContenus(readObjets(bytes, text)) }
}
