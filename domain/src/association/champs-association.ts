import { type Field, printings } from '../core/fields.ts'
import { formaterJour } from '../core/jour.ts'
import { dates as formesDates, formeAdresseSiege, informations as formes } from './formes.ts'
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

/** One value an association says of itself (docs/decisions/0114): beside its shape and its readers, where it is shown and searched. */
export interface ChampAssociation extends Field {
  /** Null of what no sheet shows: its changes are told by another line. */
  shown: ChampLu | null
  /** Column of the register's search that holds it; null of what is not searched. */
  searched: 'nom' | 'code_postal' | 'commune' | 'adresse' | null
}

/** A line for each value stored: one without a line does not compile. */
type ChampsDe<V> = {
  readonly [K in keyof V]-?: ChampAssociation | (K extends 'adresse' ? { readonly fields: ChampsDe<InformationsLues['adresse']> } : never)
}

const jour = (le: string | null): string | null => le && formaterJour(le)
const duree = (donnee: InformationsLues['dureeValidite']): string | null => donnee && textesLecture.duree[donnee.unite](donnee.valeur)

const open = { readers: 'comptes', searched: null } as const
const nowhere = [] as const
const extrait = ['EXTRAIT'] as const

const date = (cle: CleDate, fin?: true): ChampLu => ({
  section: 'dates',
  rubrique: cle === 'dateStatuts' ? 'statuts' : 'dates',
  label: textesLecture.champsDates[cle],
  lire: (infos) => jour(infos[cle]),
  ...(fin && { fin }),
})

/** What an association says of itself in a filing too, in the order of its sheet: stored, read, compared, printed and searched from here. */
export const champsDits = {
  denomination: {
    ...open,
    stored: formes.denomination,
    printed: printings,
    searched: 'nom',
    shown: { section: 'identite', rubrique: 'denomination', label: labels.denomination, lire: ({ denomination }) => denomination },
  },
  objet: {
    ...open,
    stored: formes.objet,
    printed: ['EXTRAIT', 'AVIS'],
    shown: { section: 'identite', rubrique: 'objet', label: labels.objet, lire: ({ objet }) => objet },
  },
  domaine: {
    ...open,
    stored: formes.domaine,
    printed: extrait,
    shown: { section: 'identite', rubrique: 'objet', label: labels.domaine, lire: ({ domaine }) => domaine.join(', ') || null },
  },
  theme: {
    ...open,
    stored: formes.theme,
    printed: nowhere,
    shown: { section: 'identite', rubrique: 'objet', label: labels.theme, lire: ({ theme }) => theme?.join(', ') || null },
  },
  gouvernance: {
    ...open,
    stored: formes.gouvernance,
    printed: extrait,
    shown: { section: 'identite', rubrique: 'statuts', label: labels.gouvernance, lire: ({ gouvernance }) => gouvernance || null },
  },
  but: {
    ...open,
    stored: formes.but,
    printed: extrait,
    shown: { section: 'identite', rubrique: 'objet', label: labels.but, lire: ({ but }) => textesAssociation.buts[but] },
  },
  cooperative: {
    ...open,
    stored: formes.cooperative,
    printed: nowhere,
    shown: {
      section: 'identite',
      rubrique: 'objet',
      label: labels.cooperative,
      lire: ({ cooperative }) => textesAssociation.typesAssociation[cooperative ? 'cooperative' : 'loi1908'],
    },
  },
  numero: {
    ...open,
    stored: formes.numero,
    printed: extrait,
    shown: { section: 'identite', rubrique: 'identifiants', label: labels.numero, lire: ({ numero }) => numero },
  },
  reference: {
    ...open,
    stored: formes.reference,
    printed: extrait,
    shown: { section: 'identite', rubrique: 'identifiants', label: labels.reference, lire: ({ reference }) => reference },
  },
  utilitePublique: {
    ...open,
    stored: formes.utilitePublique,
    printed: nowhere,
    shown: {
      section: 'identite',
      rubrique: 'identifiants',
      label: labels.utilitePublique,
      lire: ({ utilitePublique }) => textesLecture.utilitePublique[`${utilitePublique}`],
    },
  },
  adresse: {
    fields: {
      domiciliation: {
        ...open,
        stored: formeAdresseSiege.domiciliation,
        printed: printings,
        shown: { section: 'siege', rubrique: 'siege', label: labels.domiciliation, lire: ({ adresse }) => adresse.domiciliation },
      },
      adresse: {
        ...open,
        stored: formeAdresseSiege.adresse,
        printed: printings,
        searched: 'adresse',
        shown: { section: 'siege', rubrique: 'siege', label: labels.adresse, lire: ({ adresse }) => adresse.adresse },
      },
      complementAdresse: {
        ...open,
        stored: formeAdresseSiege.complementAdresse,
        printed: printings,
        shown: { section: 'siege', rubrique: 'siege', label: labels.complementAdresse, lire: ({ adresse }) => adresse.complementAdresse },
      },
      codePostal: {
        ...open,
        stored: formeAdresseSiege.codePostal,
        printed: printings,
        searched: 'code_postal',
        shown: { section: 'siege', rubrique: 'siege', label: labels.codePostal, lire: ({ adresse }) => adresse.codePostal },
      },
      commune: {
        ...open,
        stored: formeAdresseSiege.commune,
        printed: printings,
        searched: 'commune',
        shown: { section: 'siege', rubrique: 'siege', label: labels.commune, lire: ({ adresse }) => adresse.commune.libelle },
      },
      pays: {
        ...open,
        stored: formeAdresseSiege.pays,
        printed: printings,
        shown: { section: 'siege', rubrique: 'siege', label: labels.pays, lire: ({ adresse }) => adresse.pays },
      },
    },
  },
  adresseCourriel: {
    ...open,
    stored: formes.adresseCourriel,
    printed: nowhere,
    shown: { section: 'siege', rubrique: 'contact', label: labels.adresseCourriel, lire: ({ adresseCourriel }) => adresseCourriel },
  },
  adresseSite: {
    ...open,
    stored: formes.adresseSite,
    printed: nowhere,
    shown: { section: 'siege', rubrique: 'contact', label: labels.adresseSite, lire: ({ adresseSite }) => adresseSite },
  },
  consentementCommunication: {
    ...open,
    stored: formes.consentementCommunication,
    printed: nowhere,
    shown: null,
  },
  dureeValidite: {
    ...open,
    stored: formes.dureeValidite,
    printed: extrait,
    shown: { section: 'durees', rubrique: 'statuts', label: labels.dureeValidite, lire: ({ dureeValidite }) => duree(dureeValidite) },
  },
  dureeRenouvellement: {
    ...open,
    stored: formes.dureeRenouvellement,
    printed: extrait,
    shown: {
      section: 'durees',
      rubrique: 'statuts',
      label: labels.dureeRenouvellement,
      lire: ({ dureeRenouvellement }) => duree(dureeRenouvellement),
    },
  },
  finValidite: {
    ...open,
    stored: formes.finValidite,
    printed: extrait,
    shown: { section: 'durees', rubrique: 'statuts', label: labels.finValidite, lire: ({ finValidite }) => jour(finValidite) },
  },
  stipulations: {
    ...open,
    stored: formes.stipulations,
    printed: ['EXTRAIT', 'CERTIFICAT_INSCRIPTION'],
    shown: null,
  },
  precisionStipulation: {
    ...open,
    stored: formes.precisionStipulation,
    printed: ['EXTRAIT', 'CERTIFICAT_INSCRIPTION'],
    shown: {
      section: 'pouvoirs',
      rubrique: 'statuts',
      label: textesLecture.limites,
      lire: ({ stipulations, precisionStipulation }) => (stipulations ? precisionStipulation : textesLecture.sansLimite),
    },
  },
} as const satisfies ChampsDe<Omit<InformationsLues, CleDate>>

/** What the register dates of an association, its filings and the acts of the court. */
const champsDates = {
  dateConstitutive: {
    ...open,
    stored: formesDates.dateConstitutive,
    printed: extrait,
    shown: date('dateConstitutive'),
  },
  dateStatuts: {
    ...open,
    stored: formesDates.dateStatuts,
    printed: ['EXTRAIT', 'CERTIFICAT_INSCRIPTION', 'AVIS'],
    shown: date('dateStatuts'),
  },
  dateInscriptionJAL: {
    ...open,
    stored: formesDates.dateInscriptionJAL,
    printed: extrait,
    shown: date('dateInscriptionJAL'),
  },
  dateDissolution: {
    ...open,
    stored: formesDates.dateDissolution,
    printed: extrait,
    shown: date('dateDissolution', true),
  },
  dateDissolutionJAL: {
    ...open,
    stored: formesDates.dateDissolutionJAL,
    printed: extrait,
    shown: date('dateDissolutionJAL', true),
  },
  dateRadiation: {
    ...open,
    stored: formesDates.dateRadiation,
    printed: extrait,
    shown: date('dateRadiation', true),
  },
} as const satisfies ChampsDe<Pick<InformationsLues, CleDate>>

export const champsInformations = { ...champsDits, ...champsDates } as const
