import { suivreAssociation } from 'contract/rattachements/follow'
import { textesFollow as textes } from 'domain/rattachements/textes/follow'
import { useAct } from '../../core/acts/use-act.ts'
import { Button } from '../../core/widgets/Button.tsx'

interface Props {
  numero: string
  followed: boolean
  /** Name of the association, when the page lists several. */
  name?: string
  /** Called after it stops being followed, once the page is refetched. */
  onStopped?: () => void
}

/** Starts or stops following an association. */
export const FollowButton = ({ numero, followed, name, onStopped }: Props) => {
  const acts = useAct(textes.echec)
  const send = () =>
    acts.send(
      suivreAssociation,
      { params: { numero }, body: { suivre: !followed } },
      () => (followed ? textes.cesse : textes.commence),
      onStopped && { afterReading: onStopped },
    )
  return (
    <Button
      look="tertiary"
      busy={acts.busy}
      onClick={() => void send()}
      {...(name !== undefined && { name: textes.nePlusSuivreLaquelle(name) })}
    >
      {followed ? textes.nePlusSuivre : textes.suivre}
    </Button>
  )
}
