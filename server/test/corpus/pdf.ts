import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'

interface PdfOptions {
  texte?: string
  pages?: number
  /** With the same instant and text, the bytes are identical. */
  creeLe?: Date
  /** Readers ask for it before they show anything. */
  motDePasse?: string
  /** Protects permissions only: readers open the file without asking. */
  motDePasseProprietaire?: string
  /** Runs when the document opens. */
  javascript?: string
  /** Name of a file embedded in the document. */
  pieceJointe?: string
}

/** A real PDF of some pages of text, compressed as usual. */
export const makePdf = ({ texte = "Statuts de l'association", pages = 1, creeLe, ...options }: PdfOptions = {}): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const document = new PDFDocument({
      autoFirstPage: false,
      info: { Title: texte, ...(creeLe === undefined ? {} : { CreationDate: creeLe }) },
      ...(options.motDePasse === undefined ? {} : { userPassword: options.motDePasse }),
      ...(options.motDePasseProprietaire === undefined ? {} : { ownerPassword: options.motDePasseProprietaire }),
    })
    const chunks: Buffer[] = []
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
    for (let page = 1; page <= pages; page += 1) document.addPage().text(`${texte}, page ${page}`)
    if (options.javascript !== undefined) document.addNamedJavaScript('Ouverture', options.javascript)
    if (options.pieceJointe !== undefined) document.file(Buffer.from('contenu'), { name: options.pieceJointe })
    document.end()
  })

export const encryptedPdf = (): Promise<Buffer> => makePdf({ motDePasse: 'secret' })
export const protectedPdf = (): Promise<Buffer> => makePdf({ motDePasseProprietaire: 'secret' })

/** Truncated, as an interrupted copy is. `reste`: share kept, between 0 and 1. */
export const truncatedPdf = async (reste = 0.7): Promise<Buffer> => {
  const entier = await makePdf({ pages: 5 })
  return entier.subarray(0, Math.floor(entier.length * reste))
}

/** With bytes changed in the middle of the first page's compressed content. */
export const damagedPdf = async (): Promise<Buffer> => {
  const pdf = Buffer.from(await makePdf({ texte: "Procès-verbal de l'assemblée générale constitutive" }))
  const start = pdf.indexOf('stream\n') + 'stream\n'.length
  const middle = Math.floor((start + pdf.indexOf('endstream', start)) / 2)
  for (let at = middle; at < middle + 4; at += 1) pdf[at] = pdf[at]! ^ 0xff
  return pdf
}

/** One indirect object: its dictionary, and its stream if any. */
export interface Objet {
  dict: string
  flux?: Buffer
}

/** Assembles objects 1, 2… with their cross-reference table. The first is the catalogue. */
export const assemble = (objets: Objet[]): Buffer => {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')]
  let length = parts[0]!.length
  const offsets: number[] = []
  const add = (part: Buffer) => {
    parts.push(part)
    length += part.length
  }
  objets.forEach(({ dict, flux }, index) => {
    offsets.push(length)
    add(Buffer.from(`${index + 1} 0 obj\n${dict}\n`))
    if (flux) add(Buffer.concat([Buffer.from('stream\n'), flux, Buffer.from('\nendstream\n')]))
    add(Buffer.from('endobj\n'))
  })
  const start = length
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  add(Buffer.from(`xref\n0 ${objets.length + 1}\n0000000000 65535 f \n${rows}`))
  add(Buffer.from(`trailer\n<< /Size ${objets.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`))
  return Buffer.concat(parts)
}

/** The first four objects of a one-page file. `catalogue` and `page` add entries to theirs. */
export const onePage = (contenu: Buffer, filtre: string, catalogue = '', page = ''): Objet[] => [
  { dict: `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>` },
  { dict: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>' },
  { dict: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R ${page} >>` },
  { dict: `<< /Length ${contenu.length} /Filter ${filtre} >>`, flux: contenu },
]

/** Starts a program when opened. `nom` allows the action's name to be escaped. */
export const launchingPdf = (nom = '/Launch'): Buffer =>
  assemble(onePage(deflateSync('BT ET'), '/FlateDecode', `/OpenAction << /S ${nom} /F (cmd.exe) >>`))

/** A page whose content inflates to `mebioctets` MiB from a thousandth of it. */
export const pdfBombe = (mebioctets = 200): Buffer =>
  assemble(onePage(deflateSync(Buffer.alloc(mebioctets * 1_048_576, 0x20)), '/FlateDecode'))

/** A page tree whose only child is itself. */
export const pdfBoucle = (): Buffer =>
  assemble([{ dict: '<< /Type /Catalog /Pages 2 0 R >>' }, { dict: '<< /Type /Pages /Kids [2 0 R] /Count 1 >>' }])

/** A valid header without anything a reader could show. */
export const emptyPdf = (): Buffer => Buffer.from('%PDF-1.7\n%%EOF\n')

/**
 * As modern tools write: the objects, `action` included, are compressed in an object stream.
 * `blancs`: number of bytes before them, which a reader inflates to reach them. `entrees`: further entries of the stream;
 * `before`: bytes before its index.
 */
export const compressedPdf = ({ action = '', filtre = '/FlateDecode', blancs = 0, entrees = '/Type /ObjStm', avant = '' } = {}): Buffer => {
  const objets = [
    `<< /Type /Catalog /Pages 2 0 R ${action === '' ? '' : `/OpenAction ${action}`} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ]
  const starts: number[] = []
  objets.reduce((at, objet) => (starts.push(at), at + objet.length + 1), blancs)
  const index = `${avant}${starts.map((start, at) => `${at + 1} ${start}`).join(' ')} `
  const plain = Buffer.from(index + ' '.repeat(blancs) + objets.join(' '))
  const once = deflateSync(plain)
  const flux = filtre === '/FlateDecode' ? once : deflateSync(once)
  const head = Buffer.from('%PDF-1.7\n')
  const objects = Buffer.concat([
    Buffer.from(`4 0 obj\n<< ${entrees} /N 3 /First ${index.length} /Filter ${filtre} /Length ${flux.length} >>\nstream\n`),
    flux,
    Buffer.from('\nendstream\nendobj\n'),
  ])
  const table = head.length + objects.length
  const rows = [
    [0, 0, 65_535],
    [2, 4, 0],
    [2, 4, 1],
    [2, 4, 2],
    [1, head.length, 0],
    [1, table, 0],
  ] as const
  const entries = Buffer.concat(
    rows.map(([type, second, third]) => {
      const row = Buffer.alloc(7)
      row.writeUInt8(type, 0)
      row.writeUInt32BE(second, 1)
      row.writeUInt16BE(third, 5)
      return row
    }),
  )
  return Buffer.concat([
    head,
    objects,
    Buffer.from(`5 0 obj\n<< /Type /XRef /Size 6 /W [1 4 2] /Root 1 0 R /Length ${entries.length} >>\nstream\n`),
    entries,
    Buffer.from(`\nendstream\nendobj\nstartxref\n${table}\n%%EOF\n`),
  ])
}

/** A page tree that lists the same page again and again: 120 KB for 20,000 of them. */
export const pdfWithCountlessPages = (pages = 20_000): Buffer =>
  assemble([
    { dict: '<< /Type /Catalog /Pages 2 0 R >>' },
    { dict: `<< /Type /Pages /Count ${pages} /Kids [${'3 0 R '.repeat(pages)}] >>` },
    { dict: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>' },
  ])

/** One object with nested dictionaries, or nested arrays. `compresse`: in an object stream. */
export const nestedPdf = (depth: number, { begin = '<</A ', end = '>>', compresse = false } = {}): Buffer => {
  const action = begin.repeat(depth) + '1' + end.repeat(depth)
  return compresse ? compressedPdf({ action }) : assemble(onePage(deflateSync('BT ET'), '/FlateDecode', `/OpenAction ${action}`))
}
