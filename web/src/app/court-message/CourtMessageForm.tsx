import { ecrireMessageDuTribunal } from 'contract/app/messages'
import { longueurMessage, checkJours } from 'domain/app/messages'
import { textesMessages } from 'domain/app/textes/messages'
import { useState } from 'react'
import { ActForm } from '../../core/acts/ActForm.tsx'
import { useAct } from '../../core/acts/use-act.ts'
import { checkBody } from '../../core/form/check-body.ts'
import { DateField } from '../../core/form/DateField.tsx'
import { LeaveGuard } from '../../core/form/LeaveGuard.tsx'
import { TextArea } from '../../core/form/TextArea.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import { differs } from '../../core/form/use-leave-guard.ts'
import { today } from '../../core/today.ts'
import { readAbove } from '../messages/read-above.ts'

const textes = textesMessages.tribunal
const check = checkBody(ecrireMessageDuTribunal.body)
const checkMessage = (values: { texte: string; debut: string; fin: string }) => {
  const errors = check(values)
  return errors.length > 0 ? errors : checkJours(values, new Date())
}

/** The form of a court's message, shown for whole days. */
export const CourtMessageForm = ({ tribunal, onDone }: { tribunal: string; onDone: () => void }) => {
  const acts = useAct(textesMessages.echec)
  const [initial] = useState(() => ({ texte: '', debut: today(), fin: '' }))
  const form = useCheckedForm(initial, checkMessage)
  return (
    <section aria-labelledby="ecrire">
      <h2 id="ecrire" className="fr-h4">
        {textes.ecrire}
      </h2>
      <ActForm
        form={form}
        acts={acts}
        onSend={(body) =>
          acts.attempt(ecrireMessageDuTribunal, { params: { tribunal }, body }, () => textesMessages.affiche, { beforeReading: readAbove })
        }
        onDone={() => {
          form.reset(form.getValues())
          onDone()
        }}
        confirm={textesMessages.afficher}
      >
        <TextArea name="texte" label={textes.champs.texte} hint={textes.aide(longueurMessage)} rows={3} />
        <DateField name="debut" label={textes.champs.debut} />
        <DateField name="fin" label={textes.champs.fin} />
      </ActForm>
      <LeaveGuard dirty={() => differs(form.getValues(), initial)} />
    </section>
  )
}
