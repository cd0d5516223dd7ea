import type { GreffeActe } from 'domain/requetes/procedure/obstacles'
import { type CodeControle, controles, controlesDe } from 'domain/requetes/controles/controles'

/** The files of an invented creation, in the order they are joined. */
export const annexesDeCreation = ['DECLARATION_INSCR', 'STATUTS', 'PV_AG'] as const

/** Progress of a clerk's verification: begun, complete except for a fault of the statutes, complete. */
export type Verifications = 'COMMENCEES' | 'UNE_A_REGULARISER' | 'CONFORMES'

const tous = controlesDe({ type: 'CREATION', sousTypes: [] })
const manque = { controle: 'ENTREE_ET_SORTIE', motif: "L'article sur la sortie des membres manque à l'exemplaire déposé." } as const

const conformes: Record<Verifications, readonly CodeControle[]> = {
  COMMENCEES: tous.slice(0, 3),
  UNE_A_REGULARISER: tous.filter((code) => code !== manque.controle),
  CONFORMES: tous,
}

/** Rank of the annexe that proves a check, as a verdict gives it; -1 for none. */
const rangDe = (code: CodeControle): number => annexesDeCreation.findIndex((type) => controles[code].preuves.includes(type))
const preuveDe = (rang: number) => (rang < 0 ? null : { fichier: String(rang), page: 1 })

/** The verdicts of the clerk, one act for each annexe. */
export const verdictsDe = (verifications: Verifications): [GreffeActe, object][] => [
  ...[...Map.groupBy(conformes[verifications], rangDe)].map(([rang, codes]): [GreffeActe, object] => [
    'CONFORMITE',
    { controles: codes, preuve: preuveDe(rang) },
  ]),
  ...(verifications === 'UNE_A_REGULARISER'
    ? [['IRREGULARITE', { ...manque, preuve: preuveDe(rangDe(manque.controle)) }] satisfies [GreffeActe, object]]
    : []),
]
