import type { UsagerRattache } from 'contract/rattachements/listes'
import { textesUtilisateurs as textes } from 'domain/rattachements/textes-utilisateurs'
import { Button } from '../../core/widgets/Button.tsx'
import { Buttons } from '../../core/widgets/Buttons.tsx'

interface Props {
  usager: UsagerRattache
  /** It is the reader's own attachment. */
  mine: boolean
  administre: boolean
  onChoose: (act: 'edit' | 'remove') => void
}

/** What the reader may do of one attachment: their own they may always end (PERM-11), the others' and all rights with `gestion` or as the court. */
export const UserActions = ({ usager, mine, administre, onChoose }: Props) => {
  const name = `${usager.prenom} ${usager.nom}`
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
    </Buttons>
  )
}
