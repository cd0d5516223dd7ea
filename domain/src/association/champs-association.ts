import { printings } from '../core/fields.ts'
import {
  type ChampsDe,
  type CleDate,
  date,
  duree,
  extrait,
  type VersionInformations,
  jour,
  nowhere,
  open,
  told,
} from './champ-association.ts'
import { LocatedCommune, dates as formesDates, formeAdresseSiege, informations as formes } from './formes.ts'
import { textesFormulaireAssociation as labels } from './textes/formulaire.ts'
import { textesLecture } from './textes/lecture.ts'
import { textesAssociation } from './textes/common.ts'

/**
 * The values that a filing also declares, in the order of the sheet. Storage, reading, comparison, printing and search all use this table.
 */
export const declaredChamps = {
  denomination: open(
    formes.denomination,
    printings,
    told('identite', 'denomination', labels.denomination, ({ denomination }) => denomination),
    'nom',
  ),
  objet: open(
    formes.objet,
    ['EXTRAIT', 'AVIS'],
    told('identite', 'objet', labels.objet, ({ objet }) => objet),
  ),
  domaine: open(
    formes.domaine,
    extrait,
    told('identite', 'objet', labels.domaine, ({ domaine }) => domaine.join(', ') || null),
  ),
  theme: open(
    formes.theme,
    nowhere,
    told('identite', 'objet', labels.theme, ({ theme }) => theme?.join(', ') || null),
  ),
  gouvernance: open(
    formes.gouvernance,
    extrait,
    told('identite', 'statuts', labels.gouvernance, ({ gouvernance }) =>
      gouvernance.trim() === '' ? textesLecture.nonRepris : gouvernance,
    ),
  ),
  but: open(
    formes.but,
    extrait,
    told('identite', 'objet', labels.but, ({ but, nonRepris }) =>
      nonRepris.includes('but') ? textesLecture.nonRepris : textesAssociation.buts[but],
    ),
  ),
  cooperative: open(
    formes.cooperative,
    nowhere,
    told(
      'identite',
      'objet',
      labels.cooperative,
      ({ cooperative }) => textesAssociation.typesAssociation[cooperative ? 'cooperative' : 'loi1908'],
    ),
  ),
  numero: open(
    formes.numero,
    extrait,
    told('identite', 'identifiants', labels.numero, ({ numero }) => numero),
  ),
  reference: open(
    formes.reference,
    extrait,
    told('identite', 'identifiants', labels.reference, ({ reference }) => reference),
  ),
  utilitePublique: open(
    formes.utilitePublique,
    nowhere,
    told('identite', 'identifiants', labels.utilitePublique, ({ utilitePublique }) => textesLecture.utilitePublique[`${utilitePublique}`]),
  ),
  adresse: {
    fields: {
      domiciliation: open(
        formeAdresseSiege.domiciliation,
        printings,
        told('siege', 'siege', labels.domiciliation, ({ adresse }) => adresse.domiciliation),
      ),
      adresse: open(
        formeAdresseSiege.adresse,
        printings,
        told('siege', 'siege', labels.adresse, ({ adresse }) => adresse.adresse),
        'adresse',
      ),
      complementAdresse: open(
        formeAdresseSiege.complementAdresse,
        printings,
        told('siege', 'siege', labels.complementAdresse, ({ adresse }) => adresse.complementAdresse),
      ),
      codePostal: open(
        formeAdresseSiege.codePostal,
        printings,
        told('siege', 'siege', labels.codePostal, ({ adresse }) => adresse.codePostal),
        'code_postal',
      ),
      commune: {
        ...open(
          formeAdresseSiege.commune,
          printings,
          told('siege', 'siege', labels.commune, ({ adresse }) => adresse.commune.libelle),
          'commune',
        ),
        answered: LocatedCommune,
      },
      pays: open(
        formeAdresseSiege.pays,
        printings,
        told('siege', 'siege', labels.pays, ({ adresse }) => adresse.pays),
      ),
    },
  },
  adresseCourriel: open(
    formes.adresseCourriel,
    nowhere,
    told('siege', 'contact', labels.adresseCourriel, ({ adresseCourriel }) => adresseCourriel),
  ),
  adresseSite: open(
    formes.adresseSite,
    nowhere,
    told('siege', 'contact', labels.adresseSite, ({ adresseSite }) => adresseSite),
  ),
  consentementCommunication: open(formes.consentementCommunication, nowhere, null),
  dureeValidite: open(
    formes.dureeValidite,
    extrait,
    told('durees', 'statuts', labels.dureeValidite, ({ dureeValidite }) => duree(dureeValidite)),
  ),
  dureeRenouvellement: open(
    formes.dureeRenouvellement,
    extrait,
    told('durees', 'statuts', labels.dureeRenouvellement, ({ dureeRenouvellement }) => duree(dureeRenouvellement)),
  ),
  finValidite: open(
    formes.finValidite,
    extrait,
    told('durees', 'statuts', labels.finValidite, ({ finValidite }) => jour(finValidite)),
  ),
  stipulations: open(formes.stipulations, ['EXTRAIT', 'CERTIFICAT_INSCRIPTION'], null),
  precisionStipulation: open(
    formes.precisionStipulation,
    ['EXTRAIT', 'CERTIFICAT_INSCRIPTION'],
    told('pouvoirs', 'statuts', textesLecture.limites, (infos) => {
      if (infos.stipulations) return infos.precisionStipulation
      return infos.nonRepris.includes('stipulations') ? textesLecture.nonRepris : textesLecture.sansLimite
    }),
  ),
} as const satisfies ChampsDe<Omit<VersionInformations, CleDate>>

/** The dates that the register records for an association, from its filings and from the acts of the court. */
const champsDates = {
  dateConstitutive: open(formesDates.dateConstitutive, extrait, date('dateConstitutive')),
  dateStatuts: open(formesDates.dateStatuts, ['EXTRAIT', 'CERTIFICAT_INSCRIPTION', 'AVIS'], date('dateStatuts')),
  dateInscriptionJAL: open(formesDates.dateInscriptionJAL, extrait, date('dateInscriptionJAL')),
  dateDissolution: open(formesDates.dateDissolution, ['EXTRAIT', 'CERTIFICAT_INSCRIPTION'], date('dateDissolution', true)),
  dateDissolutionJAL: open(formesDates.dateDissolutionJAL, extrait, date('dateDissolutionJAL', true)),
  dateRadiation: open(formesDates.dateRadiation, extrait, date('dateRadiation', true)),
} as const satisfies ChampsDe<Pick<VersionInformations, CleDate>>

export const champsInformations = { ...declaredChamps, ...champsDates } as const
