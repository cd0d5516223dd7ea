import { useId, useRef, useState } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { textesGreffeReprise as textes } from 'domain/association/textes/greffe-reprise'
import { TextArea } from '../../core/form/TextArea.tsx'
import { TextField } from '../../core/form/TextField.tsx'
import { Button } from '../../core/widgets/Button.tsx'
import { Buttons } from '../../core/widgets/Buttons.tsx'
import { Group } from '../../core/form/Group.tsx'
import { EventFields } from './EventFields.tsx'
import { emptyEvenement, ranges, type RepriseSaisie } from './reprise-form.ts'

/** ENT-21: volume and folio in the paper register, and the events and members copied from it. */
export const RepriseFields = ({ level }: { level: 2 | 3 }) => {
  const Heading = `h${level}` as const
  const { getValues } = useFormContext<RepriseSaisie>()
  const { fields, append, remove, replace } = useFieldArray<RepriseSaisie, 'reprise.registre'>({ name: 'reprise.registre' })
  const [told, setTold] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const takeOut = (rang: number) => {
    remove(rang)
    setTold(textes.retire)
    list.current?.focus()
  }
  const sort = () => {
    // Read the form values: `fields` also holds the ids that useFieldArray adds.
    replace(ranges(getValues('reprise.registre')))
    setTold(textes.ranges)
  }
  return (
    <>
      <Group title={textes.references} level={level}>
        <TextField name="reprise.numeroVolume" label={textes.volume} maxLength={20} />
        <TextField name="reprise.numeroFolio" label={textes.folio} maxLength={20} />
      </Group>
      <div ref={list} tabIndex={-1} role="group" aria-labelledby={id} className="told">
        <Heading id={id} className="fr-h5">
          {textes.evenements}
        </Heading>
        {fields.length === 0 && <p>{textes.aucunEvenement}</p>}
        {fields.map((field, rang) => (
          <EventFields key={field.id} rang={rang} onRemove={() => takeOut(rang)} />
        ))}
        <p role="status">{told}</p>
        <Buttons>
          <Button look="secondary" onClick={() => append(emptyEvenement)}>
            {textes.ajouter}
          </Button>
          {fields.length > 1 && (
            <Button look="tertiary" onClick={sort}>
              {textes.ranger}
            </Button>
          )}
        </Buttons>
      </div>
      <TextArea name="membres" label={textes.membres} hint={textes.aideMembres} optional />
    </>
  )
}
