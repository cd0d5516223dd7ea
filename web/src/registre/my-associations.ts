import type { Answer } from 'contract/core/call'
import type { dashboardAssociation } from 'contract/registre/registre'
import { textesAssociations } from 'domain/registre/textes-associations'

export type MyAssociation = Answer<typeof dashboardAssociation>[number]

/** What waits for the person comes first (MINE-05); then by name, accents aside. */
const ranks = { INVITATION_EN_COURS: 0, RATTACHE: 1, EN_COURS: 2 } as const

const byName = new Intl.Collator('fr', { sensitivity: 'base', numeric: true })

export const sortAssociations = (associations: readonly MyAssociation[]): MyAssociation[] =>
  associations.toSorted((one, other) => ranks[one.rattachement] - ranks[other.rattachement] || byName.compare(one.nom, other.nom))

/** What the person may do for the association, in one sentence (MINE-07). */
export const rightsOf = ({ depot, gestion }: MyAssociation): string => {
  const rights = [...(depot ? [textesAssociations.depot] : []), ...(gestion ? [textesAssociations.gestion] : [])]
  return rights.length === 0 ? textesAssociations.consultation : textesAssociations.droits(rights)
}
