import { apercus } from 'contract/greffe/demandes'
import { greffeAppels } from 'contract/greffe/actes'
import { textesGreffeDemandes } from 'domain/pieces/textes/greffe-demandes'
import type { Motif } from 'domain/requetes/actes/projet-rejet'
import { textesDesActes } from 'domain/requetes/textes/actes'
import { proposedRetour } from 'domain/requetes/actes/check-retour'
import { DialogForm } from '../../core/acts/DialogForm.tsx'
import { callBlob } from '../../core/api/call-api.ts'
import { checkBody } from '../../core/form/check-body.ts'
import { today } from '../../core/today.ts'
import type { ActProps } from '../dossier/dossier.ts'
import { groundsOf } from './motives-of-checks.ts'
import { checkReturn } from './demand-form.ts'
import { emptyGround } from './ground-form.ts'
import { GroundRows } from './GroundRows.tsx'
import { LetterDay } from './LetterDay.tsx'
import { LetterPreview } from './LetterPreview.tsx'
import { useActForm } from '../dossier/use-act-form.ts'

const { projet } = textesGreffeDemandes
const checkShape = checkBody(apercus.apercevoirProjetRejet.body)

interface Values {
  motifs: Motif[]
  dateRetour: string
}

/** Sends a project of rejection: its grounds and the last day for observations (STAFF-09; CPC annex art. 30-2). */
export const ProjectForm = ({ dossier, acts, typed, onClose }: ActProps) => {
  const grounds = groundsOf(dossier)
  const initial: Values = {
    motifs: grounds.length > 0 ? grounds : [emptyGround],
    dateRetour: proposedRetour.observations(today(), dossier.situation.horloges),
  }
  const form = useActForm<Values>(typed, 'PROJET_REJET', initial, (values) => [...checkShape(values), ...checkReturn(values.dateRetour)])
  const { numero, version } = dossier
  const params = { numero }
  const send = (values: Values) =>
    acts.attempt(greffeAppels.PROJET_REJET, { params, body: { version, ...values } }, () => textesDesActes.PROJET_REJET.fait)
  const done = () => {
    typed.delete('PROJET_REJET')
    onClose()
  }
  return (
    <DialogForm printed form={form} onSend={send} onDone={done} onClose={onClose} acts={acts} confirm={projet.envoyer}>
      <p>{projet.explication}</p>
      <GroundRows dossier={dossier} />
      <div className="letter__end">
        <LetterDay dossier={dossier} label={projet.dateRetour} />
        <LetterPreview<Values> letterOf={(body) => callBlob(apercus.apercevoirProjetRejet, { params, body })} />
      </div>
    </DialogForm>
  )
}
