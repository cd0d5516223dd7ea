import { textesPages } from './textes-pages.ts'

interface Tribunal {
  libelle: string
  adresse: string | null
  complementAdresse: string | null
  codePostal: string | null
  commune: string | null
}

/** The courts and their addresses as a Markdown table, for the page of help. */
export const tribunauxEnTableau = (tribunaux: readonly Tribunal[]): string => {
  const { tribunal, adresse, adresseInconnue } = textesPages.tableTribunaux
  const adresseDe = (court: Tribunal): string =>
    court.adresse === null
      ? adresseInconnue
      : [court.adresse, court.complementAdresse, [court.codePostal, court.commune].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const lignes = tribunaux.map((court) => [court.libelle, adresseDe(court)])
  return [[tribunal, adresse], ['---', '---'], ...lignes].map(([nom, lieu]) => `| ${nom} | ${lieu} |`).join('\n')
}
