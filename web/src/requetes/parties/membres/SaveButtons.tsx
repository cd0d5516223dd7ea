import { textesFormulaireAssociation } from 'domain/association/textes/formulaire'
import { textesMembres } from 'domain/requetes/textes/membres'
import { Button } from '../../../core/widgets/Button.tsx'
import { Buttons } from '../../../core/widgets/Buttons.tsx'

interface Props {
  /** Called before the submit: whether the dialog stays open for another entry. Omitted when editing. */
  onAnother?: (another: boolean) => void
  onCancel: () => void
}

/** « Sauvegarder » and « Annuler » (MEMB-18). The button between them saves and starts another entry in the same dialog. */
export const SaveButtons = ({ onAnother, onCancel }: Props) => (
  <Buttons>
    <Button type="submit" onClick={() => onAnother?.(false)}>
      {textesFormulaireAssociation.sauvegarder}
    </Button>
    {onAnother && (
      <Button type="submit" look="secondary" onClick={() => onAnother(true)}>
        {textesMembres.sauvegarderEtAjouter}
      </Button>
    )}
    <Button look="tertiary" onClick={onCancel}>
      {textesFormulaireAssociation.annuler}
    </Button>
  </Buttons>
)
