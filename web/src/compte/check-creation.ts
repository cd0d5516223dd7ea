import { CreationCompte } from 'domain/compte/creation'
import type { ErreurChamp } from 'domain/core/erreurs'
import { erreursDeZod } from 'domain/core/erreurs-zod'
import { textes } from 'domain/core/textes/common'
import { defaultCivilite, type Civilite } from 'domain/core/personne'

/** The values of the creation form: the body of the call, and the captcha's answer. */
export interface CreationValues {
  infos: {
    email: string
    civilite: Civilite
    prenom: string
    nom: string
    adresse: string
    complementAdresse: string
    codePostal: string
    ville: string
  }
  motPasse: string
  captcha: string
}

export const emptyCreation: CreationValues = {
  infos: { civilite: defaultCivilite, nom: '', prenom: '', email: '', adresse: '', complementAdresse: '', codePostal: '', ville: '' },
  motPasse: '',
  captcha: '',
}

/** The fields from top to bottom, to sort the errors. */
const order = [...Object.keys(emptyCreation.infos).map((name) => `infos.${name}`), 'motPasse', 'captcha']

/** Applies the call's schema, and requires the captcha (CAPTCHA-03). */
export const checkCreation = ({ infos, motPasse, captcha }: CreationValues): ErreurChamp[] => {
  const parsed = CreationCompte.safeParse({ infos, motPasse })
  const errors = [
    ...(parsed.success ? [] : erreursDeZod(parsed.error.issues)),
    ...(captcha.trim() === '' ? [{ field: 'captcha', defaultMessage: textes.champObligatoire }] : []),
  ]
  return errors.toSorted((one, other) => order.indexOf(one.field) - order.indexOf(other.field))
}
