import type { FiledType } from 'domain/requetes/types'
import type { ObjetDeSaisie } from './objet.ts'

/** The page of each form, for a declarant. */
const pages = {
  CREATION: '/creation',
  MODIFICATION: '/association/$numero/modification',
  DISSOLUTION: '/association/$numero/dissolution',
  RADIATION: '/association/$numero/radiation',
} as const satisfies Record<FiledType, string>

/** The page of each form where a clerk records a filing received on paper. */
const pagesDuGuichet = {
  CREATION: '/greffe/depot/creation',
  MODIFICATION: '/greffe/association/$numero/modification',
  DISSOLUTION: '/greffe/association/$numero/dissolution',
  RADIATION: '/greffe/association/$numero/radiation',
} as const satisfies Record<FiledType, string>

/** The target of a link or a navigation that reopens a draft. */
export const wayTo = ({ id, type, association, guichet }: ObjetDeSaisie & { id: string }) => ({
  to: (guichet ? pagesDuGuichet : pages)[type] as '/association/$numero/modification',
  params: { numero: association ?? '' },
  search: { brouillon: id },
})
