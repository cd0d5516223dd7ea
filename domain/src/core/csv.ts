/** Text that a spreadsheet would run as a formula, even after blanks (OWASP, CSV injection). */
const formule = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u

const cellule = (valeur: string): string => `"${(formule.test(valeur) ? `'${valeur}` : valeur).replaceAll('"', '""')}"`

/** A table in the format of French office spreadsheets: semicolons, CRLF and a UTF-8 byte order mark. */
export const enCsv = (lignes: readonly (readonly string[])[]): string =>
  `\uFEFF${lignes.map((ligne) => `${ligne.map(cellule).join(';')}\r\n`).join('')}`
