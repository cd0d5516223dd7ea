import { textesPages } from './textes/pages.ts'

interface Tribunal {
  libelle: string
  adresse: string | null
  complementAdresse: string | null
  codePostal: string | null
  commune: string | null
  telephone: string | null
  courriel: string | null
  horaires: string | null
}

/** Keeps a text typed by an administrator from breaking the Markdown table. */
const cellule = (texte: string): string => texte.replaceAll('|', '/').replaceAll(/\s+/g, ' ')

/** A Markdown table of the courts, their addresses and contacts, for the help page. */
export const tribunauxEnTableau = (tribunaux: readonly Tribunal[]): string => {
  const { tribunal, adresse, adresseInconnue, contact, contactInconnu } = textesPages.tableTribunaux
  const adresseDe = (court: Tribunal): string =>
    court.adresse === null
      ? adresseInconnue
      : [court.adresse, court.complementAdresse, [court.codePostal, court.commune].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const lignes = tribunaux.map((court) => [
    court.libelle,
    adresseDe(court),
    [court.telephone, court.courriel, court.horaires].filter(Boolean).join(', ') || contactInconnu,
  ])
  return [[tribunal, adresse, contact], ['---', '---', '---'], ...lignes]
    .map((cellules) => `| ${cellules.map(cellule).join(' | ')} |`)
    .join('\n')
}
