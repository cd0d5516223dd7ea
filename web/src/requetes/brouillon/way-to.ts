import type { TypeDepose } from 'domain/requetes/types'
import type { ObjetDeSaisie } from './objet.ts'

/** The page of each form. */
const pages = {
  CREATION: '/creation',
  MODIFICATION: '/association/$numero/modification',
  DISSOLUTION: '/association/$numero/dissolution',
  RADIATION: '/association/$numero/radiation',
} as const satisfies Record<TypeDepose, string>

/** Where a draft is taken up, for a link or a navigation. */
export const wayTo = ({ id, type, association }: ObjetDeSaisie & { id: string }) => ({
  to: pages[type] as '/association/$numero/modification',
  params: { numero: association ?? '' },
  search: { brouillon: id },
})
