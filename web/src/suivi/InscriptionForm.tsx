import { inscrire } from 'contract/requetes/greffe'
import type { ErreurChamp } from 'domain/core/erreurs'
import { textes } from 'domain/core/textes'
import { textesGreffe } from 'domain/requetes/textes-greffe'
import { verifierDateActe } from 'domain/requetes/verifier-acte'
import { textesEspaceGreffe } from 'domain/suivi/textes-espace-greffe'
import { DateField } from '../core/form/DateField.tsx'
import { DialogForm } from '../core/form/DialogForm.tsx'
import { SelectField } from '../core/form/SelectField.tsx'
import { useCheckedForm } from '../core/form/use-checked-form.ts'
import { today } from '../core/today.ts'
import { joursPasses, type DossierData } from './dossier.ts'
import type { Acts } from '../core/acts/use-acts.ts'

interface Props {
  dossier: DossierData
  acts: Acts
  onClose: () => void
}

interface Values {
  signataire: string
  le: string
}

const required = (field: keyof Values): ErreurChamp => ({ field, defaultMessage: textes.champObligatoire })

/** The decision itself: who renders it, in what quality, on what date (design.md §5). */
export const InscriptionForm = ({ dossier, acts, onClose }: Props) => {
  const aujourdhui = today()
  const { numero, version, signataires } = dossier
  const only = signataires.length === 1 ? signataires[0] : undefined
  const form = useCheckedForm<Values>({ signataire: only ? String(only.id) : '', le: aujourdhui }, ({ signataire, le }) => [
    ...(signataire === '' ? [required('signataire')] : []),
    ...(le === '' ? [required('le')] : verifierDateActe('INSCRIPTION', le, joursPasses(dossier), aujourdhui)),
  ])
  const send = ({ signataire, le }: Values) =>
    acts.send(inscrire, { params: { numero }, body: { version, le, signataire: Number(signataire) } }, ({ numeroAssociation }) =>
      textesEspaceGreffe.inscrite(numeroAssociation),
    )
  return (
    <DialogForm form={form} onSend={send} onClose={onClose} busy={acts.busy} confirm={textesEspaceGreffe.inscrireBouton}>
      <p>{textesEspaceGreffe.inscrireEffet}</p>
      <SelectField
        name="signataire"
        label={textesGreffe.decisionRenduePar}
        options={signataires.map(({ id, nom, qualite }) => ({ value: String(id), label: textesEspaceGreffe.signataire(nom, qualite) }))}
      />
      <DateField name="le" label={textesGreffe.dateOrdonnance} max={aujourdhui} />
    </DialogForm>
  )
}
