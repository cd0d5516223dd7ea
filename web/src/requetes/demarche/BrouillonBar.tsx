import { textesBrouillon } from 'domain/requetes/textes/brouillon'
import { Button } from '../../core/widgets/Button.tsx'
import { BrouillonEtat } from '../brouillon/BrouillonEtat.tsx'
import { useDossierContext } from '../dossier-context.ts'
import './saved-as-typed.css'

/** Under the buttons of a step: the state of the draft, and the button to save and leave (FORM-02, FORM-20). */
export const BrouillonBar = () => {
  const { enregistrement, quitter } = useDossierContext()
  return (
    <div className="saved-as-typed">
      <BrouillonEtat enregistrement={enregistrement} />
      <Button look="plain" onClick={() => void quitter()}>
        {textesBrouillon.enregistrerEtQuitter}
      </Button>
    </div>
  )
}
