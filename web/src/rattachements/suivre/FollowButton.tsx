import { suivreAssociation } from 'contract/rattachements/suivre'
import { textesSuivre as textes } from 'domain/rattachements/textes-suivre'
import { useAct } from '../../core/acts/use-act.ts'
import { Button } from '../../core/widgets/Button.tsx'

interface Props {
  numero: string
  followed: boolean
  /** Names the association where several are listed. */
  name?: string
  /** Once it is no more followed and the page is read again. */
  onStopped?: () => void
}

/** One gesture to follow an association, one to stop. */
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
