/** Helpers that write the generated pages. */

export const page = (title: string, intro: string, ...parts: string[]): string =>
  [
    `# ${title}`,
    `${intro} Generated: \`npx vitest run scripts/house -u\` writes it again, and a test fails while it is not current.`,
    ...parts,
  ]
    .join('\n\n')
    .concat('\n')

const cell = (text: string): string => text.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ')
const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`

export const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(heads), `|${heads.map(() => '---').join('|')}|`, ...rows.map(row)].join('\n')

export const code = (text: string): string => `\`${text}\``
export const codes = (texts: readonly string[]): string => texts.map(code).join(', ')

/** A sentence of the catalogue, its variable parts left open. */
export const sentence = (text: string | ((...parts: never[]) => string)): string =>
  typeof text === 'string' ? text : (text as (...parts: string[]) => string)(...Array.from({ length: text.length }, () => '…'))
