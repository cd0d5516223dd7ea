import { textesGreffeReprise as textes } from 'domain/association/textes/greffe-reprise'
import { DateField } from '../../core/form/DateField.tsx'
import { TextArea } from '../../core/form/TextArea.tsx'
import { TextField } from '../../core/form/TextField.tsx'
import { Button } from '../../core/widgets/Button.tsx'

/** Fields of one event of the paper register. `rang` counts from 0. */
export const EventFields = ({ rang, onRemove }: { rang: number; onRemove: () => void }) => {
  const prefix = `reprise.registre.${rang}`
  return (
    <fieldset className="paper-event">
      <legend>{textes.evenement(rang + 1)}</legend>
      <div className="paper-event__line">
        <TextField name={`${prefix}.evenement`} label={textes.intitule} maxLength={200} />
        <TextField name={`${prefix}.type`} label={textes.type} maxLength={100} optional />
        <DateField name={`${prefix}.date`} label={textes.date} optional />
        <DateField name={`${prefix}.dateAg`} label={textes.dateAg} optional />
      </div>
      <TextArea name={`${prefix}.texte`} label={textes.texte} rows={3} optional />
      <Button look="tertiary" name={textes.retirerLequel(rang + 1)} onClick={onRemove}>
        {textes.retirer}
      </Button>
    </fieldset>
  )
}
