import { textesVisionneuse as textes } from 'domain/core/textes-visionneuse'
import { largerThan, smallerThan, turned, type View } from './view.ts'

interface Props {
  name: string
  view: View
  onView: (view: View) => void
  /** Pages of the document. */
  total: number
  /** The scale it is seen at, whatever decides it; null while nothing is seen. */
  seen: number | null
}

const percent = new Intl.NumberFormat('fr-FR', { style: 'percent' })

interface ToolProps {
  sign: string
  name: string
  onPress: (() => void) | null
}

/** A sign whose name is read, and told under the pointer. At the end of what it does it stays reachable, and does nothing. */
const Tool = ({ sign, name, onPress }: ToolProps) => (
  <button
    type="button"
    className="viewer__tool"
    title={name}
    aria-label={name}
    {...(onPress === null && { 'aria-disabled': true })}
    onClick={() => onPress?.()}
  >
    <span aria-hidden="true">{sign}</span>
  </button>
)

/** Pages, scale and rotation (issue 14: fit, zoom, rotate, pages). */
export const ViewerTools = ({ name, view, onView, total, seen }: Props) => {
  const { page } = view
  const to = (next: Partial<View>) => () => onView({ ...view, ...next })
  const smaller = seen === null ? null : smallerThan(seen)
  const larger = seen === null ? null : largerThan(seen)
  return (
    <div role="group" aria-label={textes.outils(name)} className="viewer__tools">
      {total > 1 && (
        <>
          <Tool sign="‹" name={textes.pagePrecedente} onPress={page > 1 ? to({ page: page - 1 }) : null} />
          <span role="status">{textes.page(page, total)}</span>
          <Tool sign="›" name={textes.pageSuivante} onPress={page < total ? to({ page: page + 1 }) : null} />
        </>
      )}
      <span className="viewer__scale">
        <Tool sign="−" name={textes.reduire} onPress={smaller === null ? null : to({ scale: smaller })} />
        <span>
          <span className="fr-sr-only">{textes.echelle('')}</span>
          {seen === null ? '' : percent.format(seen)}
        </span>
        <Tool sign="+" name={textes.agrandir} onPress={larger === null ? null : to({ scale: larger })} />
        <Tool sign="↔" name={textes.ajuster} onPress={view.scale === null ? null : to({ scale: null })} />
        <Tool sign="↻" name={textes.tourner} onPress={() => onView(turned(view))} />
      </span>
    </div>
  )
}
