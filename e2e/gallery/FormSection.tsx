import { useState } from 'react'
import type { ErreurChamp } from 'domain/core/erreurs'
import { textes } from 'domain/core/textes/common'
import { applyServerErrors } from '../../web/src/core/form/apply-server-errors.ts'
import { Checkbox } from '../../web/src/core/form/Checkbox.tsx'
import { ComboboxField } from '../../web/src/core/form/ComboboxField.tsx'
import { DateField } from '../../web/src/core/form/DateField.tsx'
import { ErrorSummary } from '../../web/src/core/form/ErrorSummary.tsx'
import { FileField } from '../../web/src/core/form/file/FileField.tsx'
import { Form } from '../../web/src/core/form/Form.tsx'
import { LeaveGuard } from '../../web/src/core/form/LeaveGuard.tsx'
import { PasswordField } from '../../web/src/core/form/PasswordField.tsx'
import { RadioGroup } from '../../web/src/core/form/RadioGroup.tsx'
import { SelectField } from '../../web/src/core/form/SelectField.tsx'
import { TextArea } from '../../web/src/core/form/TextArea.tsx'
import { TextField } from '../../web/src/core/form/TextField.tsx'
import { useCheckedForm } from '../../web/src/core/form/use-checked-form.ts'
import { differs } from '../../web/src/core/form/use-leave-guard.ts'
import { Button } from '../../web/src/core/widgets/Button.tsx'

interface Commune {
  id: number
  libelle: string
}

const communes = ['Strasbourg', 'Strasbach', 'Colmar', 'Mulhouse'].map((libelle, id) => ({ id, libelle }))

const suggest = async (text: string): Promise<Commune[]> =>
  communes.filter(({ libelle }) => libelle.toLowerCase().startsWith(text.toLowerCase()))
const textOf = ({ libelle }: Commune) => libelle
const keyOf = ({ id, libelle }: Commune) => `${id} ${libelle}`
const freeText = (libelle: string): Commune => ({ id: -1, libelle })
const isFree = ({ id }: Commune) => id === -1

const initial = {
  civilite: 'M',
  nom: '',
  email: '',
  objet: '',
  date: '',
  type: '',
  accord: false,
  motPasse: '',
  commune: null as Commune | null,
  documents: [{ fichier: null as File | null }],
}
type Values = typeof initial

const check = (values: Values): ErreurChamp[] =>
  // Deliberately not in screen order: the summary must sort them.
  (['commune', 'date', 'nom'] as const)
    .filter((field) => !values[field])
    .map((field) => ({ field, defaultMessage: textes.champObligatoire }))

export const FormSection = () => {
  const form = useCheckedForm<Values>(initial, check)
  const [snapshot, setSnapshot] = useState(initial)
  const [sent, setSent] = useState('')
  const send = (values: Values) => {
    // Stands for the server: refuses a name, for two reasons, and a document.
    if (values.nom === 'refus') {
      applyServerErrors(form, {
        message: '',
        errors: [
          { field: 'nom', defaultMessage: 'nom refusé' },
          { field: 'nom', defaultMessage: 'nom trop court' },
          { field: 'documents[0].fichier', defaultMessage: textes.fichierIllisible },
          { field: 'documents', defaultMessage: 'liste incomplète' },
        ],
        globalErrors: [],
      })
      return
    }
    setSnapshot(values)
    setSent(JSON.stringify({ ...values, documents: values.documents.map(({ fichier }) => fichier?.name ?? null) }))
  }
  return (
    <Form form={form} onSubmit={send}>
      <ErrorSummary />
      <RadioGroup
        name="civilite"
        label="Civilité"
        inline
        options={[
          { value: 'M', label: 'Monsieur' },
          { value: 'MME', label: 'Madame' },
        ]}
      />
      <TextField name="nom" label="Nom" autoComplete="family-name" />
      <TextField name="email" label="Adresse courriel" type="email" optional hint="Par exemple nom@exemple.fr." />
      <TextArea name="objet" label="Objet" optional />
      <DateField name="date" label="Date des statuts" />
      <SelectField
        name="type"
        label="Type de document"
        optional
        options={[
          { value: 'STATUTS', label: 'Statuts' },
          { value: 'PV_AG', label: "Procès-verbal d'assemblée générale" },
        ]}
      />
      <ComboboxField<Commune>
        name="commune"
        label="Commune"
        suggest={suggest}
        textOf={textOf}
        keyOf={keyOf}
        freeText={freeText}
        isFree={isFree}
      />
      <PasswordField name="motPasse" label="Mot de passe" optional autoComplete="new-password" />
      <FileField name="documents.0.fichier" label="Fichier" optional accept={['application/pdf']} hint="Formats acceptés : PDF." />
      <Checkbox name="accord" label="Je consens" hint="Facultatif." />
      <Button type="submit">Envoyer</Button>
      <output>{sent}</output>
      <LeaveGuard dirty={() => differs(form.getValues(), snapshot)} />
    </Form>
  )
}
