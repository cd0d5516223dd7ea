/** What a spreadsheet would run and not show: a formula of any of them, after blanks too (OWASP, CSV injection). */
const formule = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u

const cellule = (valeur: string): string => `"${(formule.test(valeur) ? `'${valeur}` : valeur).replaceAll('"', '""')}"`

/** A table as the spreadsheets of a French office open it: semicolons, CRLF, and the mark that says UTF-8. */
export const enCsv = (lignes: readonly (readonly string[])[]): string =>
  `\uFEFF${lignes.map((ligne) => `${ligne.map(cellule).join(';')}\r\n`).join('')}`
