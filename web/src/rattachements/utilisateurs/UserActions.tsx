import type { AttachedUsager } from 'contract/rattachements/listes'
import { textesContestationDroits as contestation } from 'domain/rattachements/textes/contestation'
import { textesUtilisateurs as textes } from 'domain/rattachements/textes/utilisateurs'
import { Button } from '../../core/widgets/Button.tsx'
import { Buttons } from '../../core/widgets/Buttons.tsx'

interface Props {
  usager: AttachedUsager
  /** True for the reader's own rattachement. */
  mine: boolean
  administre: boolean
  onChoose: (act: 'edit' | 'remove' | 'contest') => void
}

/** The reader's actions on a rattachement: end their own (PERM-11), change any when `administers`, or contest another's. */
export const UserActions = ({ usager, mine, administre, onChoose }: Props) => {
  const name = `${usager.prenom} ${usager.nom}`
  const { obstacles = [], faite = null } = usager.contestation ?? { obstacles: [''] }
  const contestable = faite !== null || obstacles.length === 0
  const contest = faite
    ? { label: contestation.mienne, name: contestation.mienneSur(name) }
    : { label: contestation.bouton, name: contestation.boutonDe(name) }
  return (
    <Buttons>
      {administre && (
        <Button look="tertiary" name={textes.modifierDe(name)} onClick={() => onChoose('edit')}>
          {textes.modifier}
        </Button>
      )}
      {mine ? (
        <Button look="tertiary" onClick={() => onChoose('remove')}>
          {textes.meRetirer}
        </Button>
      ) : (
        administre && (
          <Button look="tertiary" name={textes.retirerDe(name)} onClick={() => onChoose('remove')}>
            {textes.retirer}
          </Button>
        )
      )}
      {contestable && (
        <Button look="tertiary" name={contest.name} onClick={() => onChoose('contest')}>
          {contest.label}
        </Button>
      )}
    </Buttons>
  )
}
