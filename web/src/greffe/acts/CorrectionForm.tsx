import { greffeAppels } from 'contract/greffe/actes'
import { formatJour } from 'domain/core/jour'
import { textes } from 'domain/core/textes/common'
import { textesDesActes } from 'domain/requetes/textes/actes'
import { textesAvis } from 'domain/requetes/textes/avis'
import { textesEspaceGreffe } from 'domain/suivi/textes/espace-greffe'
import type { Acts } from '../../core/acts/use-act.ts'
import { DialogForm } from '../../core/acts/DialogForm.tsx'
import { SelectField } from '../../core/form/SelectField.tsx'
import { TextArea } from '../../core/form/TextArea.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import type { DossierData } from '../dossier/dossier.ts'

interface Props {
  dossier: DossierData
  acts: Acts
  onClose: () => void
}

const required = (field: string) => ({ field, defaultMessage: textes.champObligatoire })

/** Asks which act of the journal was a mistake, and why. The act stays in the journal. */
export const CorrectionForm = ({ dossier: { numero, version, journal, situation }, acts, onClose }: Props) => {
  const offered = journal.filter(({ rang }) => situation.corrigibles.includes(rang))
  const [only, ...others] = offered
  const initial = { corrige: only && others.length === 0 ? String(only.rang) : '', motif: '' }
  const form = useCheckedForm<typeof initial>(initial, ({ corrige, motif }) => [
    ...(corrige === '' ? [required('corrige')] : []),
    ...(motif.trim() === '' ? [required('motif')] : []),
  ])
  const chosen = offered.find(({ rang }) => String(rang) === form.watch('corrige'))
  // Correcting this act also undoes what it wrote outside the request (docs/decisions/0098).
  const hint = chosen?.type === 'CONSTAT_PUBLICATION' ? { hint: textesAvis.constater.correction } : {}
  const send = ({ corrige, motif }: typeof initial) =>
    acts.attempt(
      greffeAppels.CORRECTION,
      { params: { numero }, body: { version, corrige: Number(corrige), motif } },
      () => textesDesActes.CORRECTION.fait,
    )
  return (
    <DialogForm form={form} onSend={send} onClose={onClose} acts={acts} confirm={textesEspaceGreffe.corriger}>
      <p>{textesEspaceGreffe.corrigerEffet}</p>
      <SelectField
        name="corrige"
        label={textesEspaceGreffe.acteACorriger}
        options={offered.map(({ rang, type, le }) => ({
          value: String(rang),
          label: textesEspaceGreffe.acteDuJour(textesDesActes[type].nom, formatJour(le ?? '')),
        }))}
      />
      <TextArea name="motif" label={textesEspaceGreffe.motifCorrection} {...hint} />
    </DialogForm>
  )
}
