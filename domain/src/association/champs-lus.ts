import { formaterJour } from '../core/jour.ts'
import { textesDifferences } from './textes-differences.ts'
import { textesFormulaireAssociation as labels } from './textes-formulaire.ts'
import { textesLecture } from './textes-lecture.ts'
import { textesAssociation } from './textes.ts'
import type { Version } from './version.ts'

/** What an association says of itself, its dates included. */
export type InformationsLues = Version['informations']
export type CleDate = keyof typeof textesLecture.champsDates

/** One thing a reader sees of an association: where the sheet shows it, and under which heading its changes are told. */
export interface ChampLu {
  /** Heading of the sheet (SHEET-33). */
  section: 'identite' | 'siege' | 'durees' | 'pouvoirs' | 'dates'
  /** Heading of what changed (SHEET-14). */
  rubrique: keyof typeof textesDifferences.rubriques
  label: string
  /** In words; null when there is nothing to say. */
  lire(infos: InformationsLues): string | null
  /** A date of an end nobody has declared is not missing: it is not listed. */
  fin?: true
}

const jour = (le: string | null): string | null => le && formaterJour(le)
const duree = (donnee: InformationsLues['dureeValidite']): string | null => donnee && textesLecture.duree[donnee.unite](donnee.valeur)
const fins: readonly CleDate[] = ['dateDissolution', 'dateDissolutionJAL', 'dateRadiation']

const date = ([cle, label]: [CleDate, string]): ChampLu => ({
  section: 'dates',
  rubrique: cle === 'dateStatuts' ? 'statuts' : 'dates',
  label,
  lire: (infos) => jour(infos[cle]),
  ...(fins.includes(cle) && { fin: true as const }),
})

/** Everything a sheet says of an association under « Informations », in its order: read there, and compared between two versions. */
export const champsLus: readonly ChampLu[] = [
  { section: 'identite', rubrique: 'denomination', label: labels.denomination, lire: ({ denomination }) => denomination },
  { section: 'identite', rubrique: 'objet', label: labels.objet, lire: ({ objet }) => objet },
  { section: 'identite', rubrique: 'objet', label: labels.domaine, lire: ({ domaine }) => domaine.join(', ') || null },
  { section: 'identite', rubrique: 'objet', label: labels.theme, lire: ({ theme }) => theme?.join(', ') || null },
  { section: 'identite', rubrique: 'statuts', label: labels.gouvernance, lire: ({ gouvernance }) => gouvernance || null },
  { section: 'identite', rubrique: 'objet', label: labels.but, lire: ({ but }) => textesAssociation.buts[but] },
  {
    section: 'identite',
    rubrique: 'objet',
    label: labels.cooperative,
    lire: ({ cooperative }) => textesAssociation.typesAssociation[cooperative ? 'cooperative' : 'loi1908'],
  },
  { section: 'identite', rubrique: 'identifiants', label: labels.numero, lire: ({ numero }) => numero },
  { section: 'identite', rubrique: 'identifiants', label: labels.reference, lire: ({ reference }) => reference },
  {
    section: 'identite',
    rubrique: 'identifiants',
    label: labels.utilitePublique,
    lire: ({ utilitePublique }) => textesLecture.utilitePublique[`${utilitePublique}`],
  },
  { section: 'siege', rubrique: 'siege', label: labels.domiciliation, lire: ({ adresse }) => adresse.domiciliation },
  { section: 'siege', rubrique: 'siege', label: labels.adresse, lire: ({ adresse }) => adresse.adresse },
  { section: 'siege', rubrique: 'siege', label: labels.complementAdresse, lire: ({ adresse }) => adresse.complementAdresse },
  { section: 'siege', rubrique: 'siege', label: labels.codePostal, lire: ({ adresse }) => adresse.codePostal },
  { section: 'siege', rubrique: 'siege', label: labels.commune, lire: ({ adresse }) => adresse.commune.libelle },
  { section: 'siege', rubrique: 'siege', label: labels.pays, lire: ({ adresse }) => adresse.pays },
  { section: 'siege', rubrique: 'contact', label: labels.adresseCourriel, lire: ({ adresseCourriel }) => adresseCourriel },
  { section: 'siege', rubrique: 'contact', label: labels.adresseSite, lire: ({ adresseSite }) => adresseSite },
  { section: 'durees', rubrique: 'statuts', label: labels.dureeValidite, lire: ({ dureeValidite }) => duree(dureeValidite) },
  {
    section: 'durees',
    rubrique: 'statuts',
    label: labels.dureeRenouvellement,
    lire: ({ dureeRenouvellement }) => duree(dureeRenouvellement),
  },
  { section: 'durees', rubrique: 'statuts', label: labels.finValidite, lire: ({ finValidite }) => jour(finValidite) },
  {
    section: 'pouvoirs',
    rubrique: 'statuts',
    label: textesLecture.limites,
    lire: ({ stipulations, precisionStipulation }) => (stipulations ? precisionStipulation : textesLecture.sansLimite),
  },
  ...(Object.entries(textesLecture.champsDates) as [CleDate, string][]).map(date),
]
