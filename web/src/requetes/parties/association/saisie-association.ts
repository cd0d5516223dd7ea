import type { Version } from 'domain/association/version'
import { textesPersonnes } from 'domain/core/textes-personnes'
import type { CommuneSaisie } from '../commune-saisie.ts'

interface DureeSaisie {
  valeur: string
  unite: string
}

/** What the association sheet holds; `cooperative` is a choice between two texts. */
export interface SaisieInformations {
  denomination: string
  objet: string
  numero: string
  reference: string
  domaine: string[]
  theme: string[]
  but: string
  cooperative: string
  gouvernance: string | null
  stipulations: boolean
  precisionStipulation: string
  adresseCourriel: string
  adresseSite: string
  finValidite: string
  dureeValidite: DureeSaisie
  dureeRenouvellement: DureeSaisie
  adresse: {
    adresse: string
    complementAdresse: string
    codePostal: string
    commune: CommuneSaisie | null
    domiciliation: string
  }
}

export interface SaisieAssociation {
  informations: SaisieInformations
}

/** A field that the register has changed too since the form was opened, otherwise and on that day (MEMB-11). */
export interface ConflitInformation {
  champ: keyof SaisieInformations
  registre: unknown
  le: string
}

/** The defaults of an empty form. */
export const associationVide: SaisieAssociation = {
  informations: {
    denomination: '',
    objet: '',
    numero: '',
    reference: '',
    domaine: [],
    theme: [],
    but: 'NON_LUCRATIF',
    cooperative: 'false',
    gouvernance: null,
    stipulations: false,
    precisionStipulation: '',
    adresseCourriel: '',
    adresseSite: '',
    finValidite: '',
    dureeValidite: { valeur: '', unite: 'JOUR' },
    dureeRenouvellement: { valeur: '', unite: 'JOUR' },
    adresse: { adresse: '', complementAdresse: '', codePostal: '', commune: null, domiciliation: '' },
  },
}

const dureeDuRegistre = (duree: Version['informations']['dureeValidite']): DureeSaisie => ({
  valeur: duree ? String(duree.valeur) : '',
  unite: duree?.unite ?? 'JOUR',
})

/** The sheet as the register fills it, which also keeps what nobody types here: its dates, what the court says; `tribunal` its court. */
export const associationDuRegistre = (dites: Version['informations'], tribunal: string): SaisieAssociation => {
  const { denomination, objet, domaine, but, gouvernance, stipulations, adresse } = dites
  return {
    informations: {
      denomination,
      objet,
      numero: dites.numero ?? '',
      reference: dites.reference ?? '',
      domaine,
      theme: dites.theme ?? [],
      but,
      cooperative: String(dites.cooperative),
      gouvernance,
      stipulations,
      precisionStipulation: dites.precisionStipulation ?? '',
      adresseCourriel: dites.adresseCourriel ?? '',
      adresseSite: dites.adresseSite ?? '',
      finValidite: dites.finValidite ?? '',
      dureeValidite: dureeDuRegistre(dites.dureeValidite),
      dureeRenouvellement: dureeDuRegistre(dites.dureeRenouvellement),
      adresse: {
        adresse: adresse.adresse,
        complementAdresse: adresse.complementAdresse ?? '',
        codePostal: adresse.codePostal,
        commune: { ...adresse.commune, tribunalJudiciaire: tribunal },
        domiciliation: adresse.domiciliation ?? '',
      },
    },
  }
}

const nombre = (texte: string): number => Number(texte.trim().replace(',', '.'))

/** Null as a whole where nothing was typed (ASSO-26). */
const dureeSaisie = ({ valeur, unite }: DureeSaisie) => (valeur.trim() === '' ? null : { valeur: nombre(valeur), unite })

/** The sheet as a filing says it: the seat is in France (ASSO-33), a theme list or null (ASSO-08). */
export const informationsSaisies = (informations: SaisieInformations) => ({
  ...informations,
  theme: informations.theme.length > 0 ? informations.theme : null,
  cooperative: informations.cooperative === 'true',
  dureeValidite: dureeSaisie(informations.dureeValidite),
  dureeRenouvellement: dureeSaisie(informations.dureeRenouvellement),
  adresse: { ...informations.adresse, pays: textesPersonnes.paysParDefaut },
})
