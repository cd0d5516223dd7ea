import type { Block, DocumentPdf, Field } from '../src/core/pdf/document.ts'

const fields = (all: readonly Field[]): string => all.map(({ term, value }) => `${term} : ${value.replaceAll('\n', '\n    ')}`).join('\n')

const row = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll('\n', ' / ')).join(' | ')} |`

const block = (one: Block): string => {
  switch (one.kind) {
    case 'heading':
      return `## ${one.text}`
    case 'paragraph':
      return one.text
    case 'mark':
      return `** ${one.text} **`
    case 'notice':
      return `[ ${one.title}\n${one.text} ]`
    case 'fields':
      return fields(one.fields)
    case 'table':
      return [one.columns.map(({ header }) => header), ...one.rows].map(row).join('\n')
    case 'signature':
      return `-- signature\n${fields(one.fields)}`
    case 'verification':
      return `-- ${one.title}\n${[one.text, one.code, one.url, one.alt].join('\n')}`
  }
}

/** The whole text of a document, in order, to compare with an approved text. */
export const written = ({ title, reference, subtitle, issuer, addressee, folded, blocks, footer, createdAt }: DocumentPdf): string =>
  [
    [title, reference, ...(subtitle === undefined ? [] : [subtitle])].join('\n'),
    issuer.join('\n'),
    ...(addressee === undefined ? [] : [`${folded ? 'À plier, pour' : 'Pour'}\n${addressee.join('\n')}`]),
    ...blocks.map(block),
    `${footer}\n${createdAt}`,
  ].join('\n\n')

/** The texts, each below the name of its situation. */
const bySituation = (texts: Readonly<Record<string, string>>): string =>
  Object.entries(texts)
    .map(([situation, text]) => `######## ${situation}\n\n${text}\n`)
    .join('\n')

export const writtenBySituation = (documents: Readonly<Record<string, DocumentPdf>>): string =>
  bySituation(Object.fromEntries(Object.entries(documents).map(([situation, document]) => [situation, written(document)])))
