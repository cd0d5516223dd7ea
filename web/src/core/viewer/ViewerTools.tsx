import { textesVisionneuse as textes } from 'domain/core/textes/visionneuse'
import { largerThan, smallerThan, turned, type View } from './view.ts'

interface Props {
  name: string
  view: View
  onView: (view: View) => void
  /** Number of pages. */
  total: number
  /** The scale in use, chosen or fitted. Null while nothing is shown. */
  seen: number | null
}

const icons = {
  previous: 'M15 5 8 12l7 7',
  next: 'm9 5 7 7-7 7',
  smaller: 'M5 12h14',
  larger: 'M5 12h14M12 5v14',
  fit: 'M3 5v14M21 5v14M6 12h12m-9-3-3 3 3 3m6-6 3 3-3 3',
  turn: 'M19 12a7 7 0 1 1-2-5l2 2m0-5v5h-5',
}

const percent = new Intl.NumberFormat('fr-FR', { style: 'percent' })

interface ToolProps {
  icon: keyof typeof icons
  name: string
  onPress: (() => void) | null
}

/** An icon button with an accessible name and a tooltip. With a null `onPress` it stays focusable and does nothing. */
const Tool = ({ icon, name, onPress }: ToolProps) => (
  <button
    type="button"
    className="viewer__tool"
    title={name}
    aria-label={name}
    {...(onPress === null && { 'aria-disabled': true })}
    onClick={() => onPress?.()}
  >
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      <path fill="none" stroke="currentColor" strokeWidth="2" d={icons[icon]} />
    </svg>
  </button>
)

/** The buttons that change the page, the scale and the rotation. */
export const ViewerTools = ({ name, view, onView, total, seen }: Props) => {
  const { page } = view
  const to = (next: Partial<View>) => () => onView({ ...view, ...next })
  const smaller = seen === null ? null : smallerThan(seen)
  const larger = seen === null ? null : largerThan(seen)
  return (
    <div role="group" aria-label={textes.outils(name)} className="viewer__tools">
      {total > 1 && (
        <>
          <Tool icon="previous" name={textes.pagePrecedente} onPress={page > 1 ? to({ page: page - 1 }) : null} />
          <span role="status">{textes.page(page, total)}</span>
          <Tool icon="next" name={textes.pageSuivante} onPress={page < total ? to({ page: page + 1 }) : null} />
        </>
      )}
      <span className="viewer__scale">
        <Tool icon="smaller" name={textes.reduire} onPress={smaller === null ? null : to({ scale: smaller })} />
        <span>
          <span className="fr-sr-only">{textes.echelle('')}</span>
          {seen === null ? '' : percent.format(seen)}
        </span>
        <Tool icon="larger" name={textes.agrandir} onPress={larger === null ? null : to({ scale: larger })} />
        <Tool icon="fit" name={textes.ajuster} onPress={view.scale === null ? null : to({ scale: null })} />
        <Tool icon="turn" name={textes.tourner} onPress={() => onView(turned(view))} />
      </span>
    </div>
  )
}
