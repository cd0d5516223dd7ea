import { creerComptePour } from 'contract/compte/support'
import { defaultCivilite, type Civilite } from 'domain/core/personne'
import { checkBody } from '../../core/form/check-body.ts'

/** The values asked by phone. */
export interface OpenAccountValues {
  civilite: Civilite
  nom: string
  prenom: string
  email: string
}

export const emptyAccount: OpenAccountValues = { civilite: defaultCivilite, nom: '', prenom: '', email: '' }

const order = Object.keys(emptyAccount)
const check = checkBody(creerComptePour.body)

/** Applies the call's schema. Errors come in the order of the fields. */
export const checkAccount = (values: OpenAccountValues) =>
  check(values).toSorted((one, other) => order.indexOf(one.field) - order.indexOf(other.field))
