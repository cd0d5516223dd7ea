import { textesModification as textes } from 'domain/requetes/textes/modification'
import { Button } from '../../core/widgets/Button.tsx'
import { Buttons } from '../../core/widgets/Buttons.tsx'

interface Props {
  title?: string
  said: string
  mine: string
  theirs: string
  onChoose: (mine: boolean) => void
}

/** Two values in conflict, of which the person keeps one (MEMB-11). */
export const Choice = ({ title, said, mine, theirs, onChoose }: Props) => (
  <div className="choice">
    {title && <p className="choice__title">{title}</p>}
    <p>{said}</p>
    <Buttons>
      <Button look="secondary" onClick={() => onChoose(true)}>
        {textes.garder(mine)}
      </Button>
      <Button look="secondary" onClick={() => onChoose(false)}>
        {textes.reprendre(theirs)}
      </Button>
    </Buttons>
  </div>
)
