import { type FiltresRegistre, defaultTri } from 'contract/registre/registre'
import { foldedWords } from 'domain/core/folding'
import { stripSeparators } from 'domain/core/invisibles'
import type { DatedLecteur } from '../rattachements/living.ts'

/** The register's filters, already bounded by the contract. An empty one filters nothing. */
export interface Recherche extends Omit<FiltresRegistre, 'mes'> {
  /** Limits the search to the associations of this person. */
  rattacheA: DatedLecteur | null
  page: number
  size: number
  /** `champ,asc` or `champ,desc`, or `pertinence,desc` with a text to search. */
  sort: string
}

/** The register as its page first shows it. */
export const withoutFilter: Recherche = {
  recherche: '',
  numero: '',
  tribunal: '',
  nom: '',
  codePostal: '',
  commune: '',
  adresse: '',
  volume: '',
  folio: '',
  etats: [],
  rattacheA: null,
  page: 0,
  size: 20,
  sort: defaultTri,
}

/** Binds a value of the statement and returns its placeholder (`$1`, `$2`…). */
export type Bind = (value: unknown) => string

/** LIKE pattern of what begins with this text, with its special signs escaped. */
export const debut = (texte: string): string => `${texte.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

type Filtre = Exclude<keyof FiltresRegistre, 'mes' | 'recherche'> | 'rattacheA'

const byMots =
  (champ: 'nom' | 'adresse') =>
  (valeur: string, lier: Bind): string[] =>
    foldedWords(valeur).map((mot) => `recherche_${champ} like motif_de_mot(${lier(mot)})`)

/**
 * The conditions of each filter, except the text of the single field, which `correspondance` reads. The type requires one entry per filter.
 */
const conditionsDe: { [K in Filtre]: (valeur: Recherche[K], lier: Bind) => string[] } = {
  numero: (numero, lier) => (numero ? [`numero collate "C" like ${lier(debut(stripSeparators(numero).toUpperCase()))}`] : []),
  tribunal: (tribunal, lier) => (tribunal ? [`tribunal_rang = (select rang from tribunal where id = ${lier(tribunal)})`] : []),
  codePostal: (codePostal, lier) => (codePostal ? [`recherche_code_postal like ${lier(debut(stripSeparators(codePostal)))}`] : []),
  nom: byMots('nom'),
  adresse: byMots('adresse'),
  commune: (commune, lier) => {
    const communes = foldedWords(commune).map((mot) => `recherche like motif_de_mot(${lier(mot)})`)
    if (communes.length === 0) return []
    // The communes are searched in their own short table. Their courts let a walk by court start at the right ones.
    return (['tri_commune', 'tribunal_rang'] as const).map((champ) => {
      const colonne = champ === 'tribunal_rang' ? champ : 'tri'
      return `${champ} = any(array(select ${colonne} from commune_du_registre where ${communes.join(' and ')}))`
    })
  },
  volume: (volume, lier) => (volume ? [`upper(volume) = upper(${lier(volume)})`] : []),
  folio: (folio, lier) => (folio ? [`upper(folio) = upper(${lier(folio)})`] : []),
  etats: (etats, lier) => (etats.length > 0 ? [`etat collate "C" = any(${lier(etats)}::text[])`] : []),
  rattacheA: (personne, lier) => {
    if (!personne) return []
    const vivant = `rattachement_vivant(rattachement, ${lier(personne.aujourdhui)}::date)`
    return [`numero in (select association from rattachement where compte = ${lier(personne.uuid)} and ${vivant})`]
  },
}

const filterConditions = <K extends Filtre>(filtre: K, recherche: Recherche, lier: Bind): string[] =>
  conditionsDe[filtre](recherche[filtre], lier)

/** Returns the conditions of all filters. */
export const conditions = (recherche: Recherche, lier: Bind): string[] =>
  (Object.keys(conditionsDe) as Filtre[]).flatMap((filtre) => filterConditions(filtre, recherche, lier))
