import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { ecrireMessage } from 'contract/app/messages'
import { destinatairesMessage, longueurMessage, checkPeriode } from 'domain/app/messages'
import { type NatureMessage, natures } from 'domain/app/natures-messages'
import { textesMessages as textes } from 'domain/app/textes/messages'
import { ActForm } from '../../core/acts/ActForm.tsx'
import { useAct } from '../../core/acts/use-act.ts'
import { checkBody } from '../../core/form/check-body.ts'
import { DateField } from '../../core/form/DateField.tsx'
import { Group } from '../../core/form/Group.tsx'
import { LeaveGuard } from '../../core/form/LeaveGuard.tsx'
import { RadioGroup } from '../../core/form/RadioGroup.tsx'
import { TextArea } from '../../core/form/TextArea.tsx'
import { TextField } from '../../core/form/TextField.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import { differs } from '../../core/form/use-leave-guard.ts'
import { ServiceMessage } from '../messages/ServiceMessage.tsx'
import { emptyMessage, type MessageValues } from './message-values.ts'

const check = checkBody(ecrireMessage.body)
const checkMessage = (values: MessageValues) => {
  const errors = check(values)
  if (errors.length > 0) return errors
  return checkPeriode({ ...values, finJour: values.finJour || null, finHeure: values.finHeure || null }, new Date())
}

const { champs, aides } = textes

/** The form of a message, with a preview. */
export const MessageForm = ({ readAbove, onDone }: { readAbove: () => Promise<unknown>; onDone: () => void }) => {
  const acts = useAct(textes.echec)
  const [initial] = useState(emptyMessage)
  const form = useCheckedForm<MessageValues>(initial, checkMessage)
  const [nature, texte] = useWatch({ control: form.control, name: ['nature', 'texte'] })
  return (
    <section aria-labelledby="ecrire">
      <h2 id="ecrire" className="fr-h4">
        {textes.ecrire}
      </h2>
      <ActForm
        form={form}
        acts={acts}
        onSend={(body) => acts.attempt(ecrireMessage, { body }, () => textes.affiche, { beforeReading: readAbove })}
        onDone={() => {
          form.reset(form.getValues())
          onDone()
        }}
        confirm={textes.afficher}
      >
        <RadioGroup
          name="nature"
          label={champs.nature}
          hint={aides.nature}
          options={natures.map((value) => ({ value, label: textes.natures[value] }))}
        />
        <TextArea name="texte" label={champs.texte} hint={aides.texte(longueurMessage)} rows={3} />
        {texte.trim() !== '' && (
          <figure className="message-preview">
            <figcaption>{textes.apercu}</figcaption>
            <ServiceMessage id={0} nature={nature as NatureMessage} texte={texte} preview />
          </figure>
        )}
        <RadioGroup
          name="destinataires"
          label={champs.destinataires}
          options={destinatairesMessage.map((value) => ({ value, label: textes.destinataires[value] }))}
        />
        <Group title={champs.debut}>
          <DateField name="debutJour" label={champs.debutJour} />
          <TextField name="debutHeure" label={champs.debutHeure} hint={aides.heure} type="time" />
        </Group>
        <Group title={champs.fin}>
          <p>{aides.fin}</p>
          <DateField name="finJour" label={champs.finJour} optional />
          <TextField name="finHeure" label={champs.finHeure} hint={aides.heure} type="time" optional />
        </Group>
      </ActForm>
      <LeaveGuard dirty={() => differs(form.getValues(), initial)} />
    </section>
  )
}
