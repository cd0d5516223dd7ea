import type { Motif } from 'domain/requetes/actes/projet-rejet'
import { controles } from 'domain/requetes/controles/controles'
import { textesControles, textesVerdicts } from 'domain/requetes/controles/textes'
import { precisionsSeules, type DemandValues } from '../demandes/demand-form.ts'
import type { DossierData } from '../dossier.ts'

type Checked = Pick<DossierData, 'controles'>

/** The grounds the checks to put right give, in their order (STAFF-09). */
export const groundsOf = ({ controles: checks }: Checked): Motif[] =>
  checks.flatMap(({ code, verdict, motif }) =>
    verdict === 'A_REGULARISER' ? [{ article: textesControles[code].article, motif: motif ?? textesControles[code].motif }] : [],
  )

/** What the checks to put right ask of the declarant: a point for each type of document, with all that is said of it (STAFF-03). */
export const pointsOf = ({ controles: checks }: Checked): DemandValues['points'] => {
  const points = new Map<DemandValues['points'][number]['type'], string[]>()
  for (const { code, verdict, motif } of checks) {
    if (verdict !== 'A_REGULARISER') continue
    const { article, motif: usual } = textesControles[code]
    const type = controles[code].preuves[0] ?? precisionsSeules
    points.set(type, [...(points.get(type) ?? []), textesVerdicts.motifPourLeDeclarant(motif ?? usual, article)])
  }
  return [...points].map(([type, motives]) => ({ type, precisions: motives.join('\n') }))
}

/** What was typed before, and what the checks ask since: nothing typed is lost, nothing asked twice. */
export const withPoints = (typed: DemandValues, drafted: DemandValues['points']): DemandValues => {
  const written = typed.points.filter(({ type, precisions }) => type !== '' || precisions.trim() !== '')
  const missing = drafted.filter(({ precisions }) => !written.some((point) => point.precisions.includes(precisions)))
  return missing.length === 0 ? typed : { ...typed, points: [...written, ...missing] }
}
