import type { Version } from 'domain/association/version'
import { textesPersonnes } from 'domain/core/textes/personnes'
import type { CommuneSaisie } from '../commune-saisie.ts'

interface DureeSaisie {
  valeur: string
  unite: string
}

/** The values of the association sheet. `cooperative` is 'true' or 'false', the values of two radio buttons. */
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

/** A field that the register has changed, differently from the form, since it was opened. `on`: the day of that change (MEMB-11). */
export interface ConflitInformation {
  champ: keyof SaisieInformations
  registre: unknown
  le: string
}

/** The default values of an empty sheet. */
export const emptyAssociation: SaisieAssociation = {
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

const toDureeSaisie = (duree: Version['informations']['dureeValidite']): DureeSaisie => ({
  valeur: duree ? String(duree.valeur) : '',
  unite: duree?.unite ?? 'JOUR',
})

/** The values of the sheet from the register. `tribunal`: the court that keeps it. */
export const toSaisieAssociation = (dites: Version['informations'], tribunal: string): SaisieAssociation => {
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
      dureeValidite: toDureeSaisie(dites.dureeValidite),
      dureeRenouvellement: toDureeSaisie(dites.dureeRenouvellement),
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

/** Null when no number was typed (ASSO-26). */
const dureeSaisie = ({ valeur, unite }: DureeSaisie) => (valeur.trim() === '' ? null : { valeur: nombre(valeur), unite })

/** The sheet in the shape of a filing: the seat is in France (ASSO-33), an empty list of themes is null (ASSO-08). */
export const informationsSaisies = (informations: SaisieInformations) => ({
  ...informations,
  theme: informations.theme.length > 0 ? informations.theme : null,
  cooperative: informations.cooperative === 'true',
  dureeValidite: dureeSaisie(informations.dureeValidite),
  dureeRenouvellement: dureeSaisie(informations.dureeRenouvellement),
  adresse: { ...informations.adresse, pays: textesPersonnes.paysParDefaut },
})
