import type { EtatAssociation } from 'domain/association/etats'
import { triParDefaut } from 'contract/registre/registre'
import { motsDe } from 'domain/registre/texte-cherche'
import type { LecteurDuJour } from '../rattachements/vivant.ts'

/** The register's filters, already bounded by the contract; an empty one filters nothing. */
export interface Recherche {
  /** The text of the one box (docs/decisions/0027). */
  recherche: string
  numero: string
  /** Id of a court. */
  tribunal: string
  nom: string
  codePostal: string
  commune: string
  adresse: string
  /** Of the paper register, exact. */
  volume: string
  folio: string
  etats: readonly EtatAssociation[]
  /** Person whose associations alone are wanted. */
  rattacheA: LecteurDuJour | null
  page: number
  size: number
  /** `champ,asc` or `champ,desc`, or `pertinence,desc` while a text is looked for. */
  sort: string
}

/** The register as the page opens on it. */
export const sansFiltre: Recherche = {
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
  sort: triParDefaut,
}

/** Binds a value of the statement being written and answers its place (`$1`, `$2`…). */
export type Lier = (value: unknown) => string

/** LIKE pattern of what begins with this text, whatever signs it holds. */
export const debut = (texte: string): string => `${texte.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** The conditions of the spec's filters. */
export const conditions = (recherche: Recherche, lier: Lier): string[] => {
  const where: string[] = []
  const { numero, tribunal, codePostal, volume, folio, etats, rattacheA } = recherche
  if (numero) where.push(`numero collate "C" like ${lier(debut(numero.replaceAll(/\s/g, '').toUpperCase()))}`)
  if (tribunal) where.push(`tribunal_rang = (select rang from tribunal where id = ${lier(tribunal)})`)
  if (codePostal) where.push(`recherche_code_postal like ${lier(debut(codePostal.replaceAll(/\s/g, '')))}`)
  for (const champ of ['nom', 'adresse'] as const) {
    for (const mot of motsDe(recherche[champ])) where.push(`recherche_${champ} like motif_de_mot(${lier(mot)})`)
  }
  const communes = motsDe(recherche.commune).map((mot) => `recherche like motif_de_mot(${lier(mot)})`)
  if (communes.length > 0) {
    // Which communes are meant is read in their own short table; their courts let the walk by court start at the right ones.
    for (const champ of ['recherche_commune', 'tribunal_rang'] as const) {
      const colonne = champ === 'tribunal_rang' ? champ : 'recherche'
      where.push(`${champ} = any(array(select ${colonne} from commune_du_registre where ${communes.join(' and ')}))`)
    }
  }
  if (volume) where.push(`upper(volume) = upper(${lier(volume)})`)
  if (folio) where.push(`upper(folio) = upper(${lier(folio)})`)
  if (etats.length > 0) where.push(`etat collate "C" = any(${lier(etats)}::text[])`)
  if (rattacheA) {
    const vivant = `rattachement_vivant(rattachement, ${lier(rattacheA.aujourdhui)}::date)`
    where.push(`numero in (select association from rattachement where compte = ${lier(rattacheA.uuid)} and ${vivant})`)
  }
  return where
}
