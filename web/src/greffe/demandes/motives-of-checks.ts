import type { Motif } from 'domain/requetes/actes/projet-rejet'
import { controles } from 'domain/requetes/controles/controles'
import { textesControles, textesVerdicts } from 'domain/requetes/textes/controles'
import { precisionsOnly, type DemandValues } from './demand-form.ts'
import type { DossierData } from '../dossier/dossier.ts'

type Checked = Pick<DossierData, 'controles'>

/** Grounds of rejection drawn from the checks to put right, in order (STAFF-09). */
export const groundsOf = ({ controles: checks }: Checked): Motif[] =>
  checks.flatMap(({ code, verdict, motif }) =>
    verdict === 'A_REGULARISER' ? [{ article: textesControles[code].article, motif: motif ?? textesControles[code].motif }] : [],
  )

/** Points of a demande drawn from the checks to put right: one per document type, with all its texts (STAFF-03). */
export const pointsOf = ({ controles: checks }: Checked): DemandValues['points'] => {
  const points = new Map<DemandValues['points'][number]['type'], string[]>()
  for (const { code, verdict, motif } of checks) {
    if (verdict !== 'A_REGULARISER') continue
    const { article, motif: usual } = textesControles[code]
    const type = controles[code].preuves[0] ?? precisionsOnly
    points.set(type, [...(points.get(type) ?? []), textesVerdicts.motifPourLeDeclarant(motif ?? usual, article)])
  }
  return [...points].map(([type, motives]) => ({ type, precisions: motives.join('\n') }))
}

/** Adds the points drafted from the failed checks to those the clerk typed. A drafted point whose text is already typed is left out. */
export const withPoints = (typed: DemandValues, drafted: DemandValues['points']): DemandValues => {
  const written = typed.points.filter(({ type, precisions }) => type !== '' || precisions.trim() !== '')
  const missing = drafted.filter(({ precisions }) => !written.some((point) => point.precisions.includes(precisions)))
  return missing.length === 0 ? typed : { ...typed, points: [...written, ...missing] }
}
