import type { Informations } from 'domain/association/informations'
import { textesAssociation } from 'domain/association/textes'
import { textesFormulaireAssociation as labels } from 'domain/association/textes-formulaire'
import { textesLecture } from 'domain/association/textes-lecture'
import type { Version } from 'domain/association/version'
import { formaterJour } from 'domain/core/jour'

type Dates = Pick<Version['informations'], keyof typeof textesLecture.champsDates>
type Champ = readonly [label: string, valeur: string]

export interface Section {
  titre: string
  champs: Champ[]
}

const champ = (label: string, valeur: string | null): Champ => [label, valeur || textesLecture.nonRenseigne]
const jour = (le: string | null): string | null => le && formaterJour(le)

/** Dates of an end nobody has declared are not listed as missing. */
const end = ['dateDissolution', 'dateDissolutionJAL', 'dateRadiation'] as const
const isEnd = (cle: string): boolean => (end as readonly string[]).includes(cle)

const duree = (donnee: Informations['dureeValidite']): string | null => donnee && textesLecture.duree[donnee.unite](donnee.valeur)

/** What an association says of itself, under the headings of SHEET-33; the same for the register's sheet and a filing. */
export const informationsSections = (infos: Informations, dates: Dates): Section[] => {
  const { adresse } = infos
  const champsDates = Object.entries(textesLecture.champsDates) as [keyof Dates, string][]
  return [
    {
      titre: textesLecture.identite,
      champs: [
        champ(labels.denomination, infos.denomination),
        champ(labels.objet, infos.objet),
        champ(labels.domaine, infos.domaine.join(', ')),
        champ(labels.theme, infos.theme?.join(', ') ?? null),
        champ(labels.gouvernance, infos.gouvernance),
        champ(labels.but, textesAssociation.buts[infos.but]),
        champ(labels.cooperative, textesAssociation.typesAssociation[infos.cooperative ? 'cooperative' : 'loi1908']),
        champ(labels.numero, infos.numero),
        champ(labels.reference, infos.reference),
        champ(labels.utilitePublique, textesLecture.utilitePublique[`${infos.utilitePublique}`]),
      ],
    },
    {
      titre: textesLecture.siege,
      champs: [
        champ(labels.domiciliation, adresse.domiciliation),
        champ(labels.adresse, adresse.adresse),
        champ(labels.complementAdresse, adresse.complementAdresse),
        champ(labels.codePostal, adresse.codePostal),
        champ(labels.commune, adresse.commune.libelle),
        champ(labels.pays, adresse.pays),
        champ(labels.adresseCourriel, infos.adresseCourriel),
        champ(labels.adresseSite, infos.adresseSite),
      ],
    },
    {
      titre: textesLecture.durees,
      champs: [
        champ(labels.dureeValidite, duree(infos.dureeValidite)),
        champ(labels.dureeRenouvellement, duree(infos.dureeRenouvellement)),
        champ(labels.finValidite, jour(infos.finValidite)),
      ],
    },
    {
      titre: textesLecture.pouvoirs,
      champs: [champ(textesLecture.limites, infos.stipulations ? infos.precisionStipulation : textesLecture.sansLimite)],
    },
    {
      titre: textesLecture.dates,
      champs: champsDates.filter(([cle]) => dates[cle] !== null || !isEnd(cle)).map(([cle, label]) => champ(label, jour(dates[cle]))),
    },
  ]
}
