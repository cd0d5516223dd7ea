import type { TypeDepose } from 'domain/requetes/types'
import type { ObjetDeSaisie } from './objet.ts'

/** The page of each form. */
const pages = {
  CREATION: '/creation',
  MODIFICATION: '/association/$numero/modification',
  DISSOLUTION: '/association/$numero/dissolution',
  RADIATION: '/association/$numero/radiation',
} as const satisfies Record<TypeDepose, string>

/** The same where a clerk records what came on paper. */
const pagesDuGuichet = {
  CREATION: '/greffe/depot/creation',
  MODIFICATION: '/greffe/association/$numero/modification',
  DISSOLUTION: '/greffe/association/$numero/dissolution',
  RADIATION: '/greffe/association/$numero/radiation',
} as const satisfies Record<TypeDepose, string>

/** Where a draft is taken up, for a link or a navigation. */
export const wayTo = ({ id, type, association, guichet }: ObjetDeSaisie & { id: string }) => ({
  to: (guichet ? pagesDuGuichet : pages)[type] as '/association/$numero/modification',
  params: { numero: association ?? '' },
  search: { brouillon: id },
})
