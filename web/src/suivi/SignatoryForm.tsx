import { ajouterSignataire } from 'contract/requetes/greffe'
import { erreursDeZod } from 'domain/core/erreurs-zod'
import { textesGreffe } from 'domain/requetes/textes-greffe'
import { textesEspaceGreffe } from 'domain/suivi/textes-espace-greffe'
import { DialogForm } from '../core/form/DialogForm.tsx'
import { TextField } from '../core/form/TextField.tsx'
import { useCheckedForm } from '../core/form/use-checked-form.ts'
import type { DossierData } from './dossier.ts'
import type { Acts } from '../core/acts/use-acts.ts'

interface Props {
  tribunal: DossierData['tribunal']
  acts: Acts
  onClose: () => void
}

interface Values {
  nom: string
  qualite: string
}

/** Adds a person who may render the decisions of the court; without one there is no act (design.md §5). */
export const SignatoryForm = ({ tribunal, acts, onClose }: Props) => {
  const form = useCheckedForm<Values>({ nom: '', qualite: '' }, (values) => {
    const read = ajouterSignataire.body.safeParse({ tribunal: tribunal.id, ...values })
    return read.success ? [] : erreursDeZod(read.error.issues)
  })
  const send = (values: Values) =>
    acts.send(ajouterSignataire, { body: { tribunal: tribunal.id, ...values } }, () => textesEspaceGreffe.faits.SIGNATAIRE, {
      failure: textesEspaceGreffe.echecs.signataire,
    })
  return (
    <DialogForm form={form} onSend={send} onClose={onClose} busy={acts.busy} confirm={textesEspaceGreffe.ajouterSignataire}>
      <p>{textesEspaceGreffe.signataireEffet(tribunal.libelle)}</p>
      <TextField name="nom" label={textesEspaceGreffe.nomSignataire} maxLength={200} />
      <TextField name="qualite" label={textesGreffe.qualite} maxLength={150} />
    </DialogForm>
  )
}
