import { useEffect } from 'react'
import { textesFormulaireAssociation } from 'domain/association/textes/formulaire'
import { textesPastedNoms as textes } from 'domain/requetes/textes/pasted-noms'
import { ErrorSummary } from '../../../core/form/ErrorSummary.tsx'
import { Form } from '../../../core/form/Form.tsx'
import { useKeeping } from '../../../core/form/kept.ts'
import { TextArea } from '../../../core/form/TextArea.tsx'
import { useCheckedForm } from '../../../core/form/use-checked-form.ts'
import { Button } from '../../../core/widgets/Button.tsx'
import { Buttons } from '../../../core/widgets/Buttons.tsx'
import { checkPastedTexte } from './noms-to-confirm.ts'

interface Props {
  /** The text pasted earlier, when the person returns from the rows. */
  texte: string
  onRead: (texte: string) => void
  onClose: () => void
}

/** The field where the person pastes the list. */
export const PasteField = ({ texte, onRead, onClose }: Props) => {
  const form = useCheckedForm({ texte }, ({ texte: colle }) => checkPastedTexte(colle))
  useKeeping('noms-colles', () => ({ texte: form.getValues('texte'), lu: null }))
  // On return from the rows, the button that had the focus no longer exists.
  useEffect(() => form.setFocus('texte'), [form])
  return (
    <Form form={form} onSubmit={({ texte: colle }) => onRead(colle)}>
      <ErrorSummary />
      <TextArea name="texte" label={textes.liste} hint={textes.aide} rows={8} />
      <Buttons>
        <Button type="submit">{textes.lire}</Button>
        <Button look="tertiary" onClick={onClose}>
          {textesFormulaireAssociation.annuler}
        </Button>
      </Buttons>
    </Form>
  )
}
