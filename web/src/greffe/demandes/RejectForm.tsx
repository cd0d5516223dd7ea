import { greffeAppels } from 'contract/greffe/actes'
import { formatJour } from 'domain/core/jour'
import { textesGreffeDemandes } from 'domain/pieces/textes/greffe-demandes'
import { readMotif, type Motif } from 'domain/requetes/actes/projet-rejet'
import { textesDesActes } from 'domain/requetes/textes/actes'
import { textesSignature } from 'domain/requetes/textes/signature'
import { DialogForm } from '../../core/acts/DialogForm.tsx'
import { QueryAnswer } from '../../core/api/QueryAnswer.tsx'
import { checkDecision, decisionBody, newDecision, preparedBody, type Decision } from '../decision/decision-form.ts'
import type { ActProps } from '../dossier/dossier.ts'
import { NotificationFields } from '../decision/NotificationFields.tsx'
import { SignatoryFields } from '../decision/SignatoryFields.tsx'
import { checkGrounds } from './ground-form.ts'
import { GroundRows } from './GroundRows.tsx'
import { useActForm } from '../dossier/use-act-form.ts'
import { projectOf, useDemands, type DemandData } from '../dossier/use-demands.ts'

const { rejeter } = textesGreffeDemandes
const { preparer } = textesSignature

interface Values extends Decision {
  motifs: Motif[]
}

const LoadedForm = ({ dossier, acts, typed, onClose, demands }: ActProps & { demands: readonly DemandData[] }) => {
  const initial: Values = { ...newDecision('REJET', dossier), motifs: projectOf(demands).map(readMotif) }
  const form = useActForm<Values>(typed, 'REJET', initial, (values) => [
    ...checkDecision('REJET', values, dossier),
    ...checkGrounds(values.motifs),
  ])
  const { numero, version, signataires, situation, circuit } = dossier
  const { observationsLe, observationsJusquau } = situation
  const send = ({ motifs, ...decision }: Values) =>
    circuit
      ? acts.attempt(
          greffeAppels.PROJET_ORDONNANCE,
          { params: { numero }, body: { version, ...preparedBody(decision), motifs } },
          () => textesDesActes.PROJET_ORDONNANCE.fait,
        )
      : acts.attempt(
          greffeAppels.REJET,
          { params: { numero }, body: { version, ...decisionBody(decision), motifs } },
          () => textesDesActes.REJET.fait,
        )
  const done = () => {
    typed.delete('REJET')
    onClose()
  }
  return (
    <DialogForm
      printed
      form={form}
      onSend={send}
      onDone={done}
      onClose={onClose}
      acts={acts}
      confirm={circuit ? preparer.bouton : rejeter.confirmer}
    >
      <p>{circuit ? preparer.REJET.effet : rejeter.explication}</p>
      <p>{observationsLe ? rejeter.entendu(formatJour(observationsLe)) : rejeter.silence(formatJour(observationsJusquau ?? ''))}</p>
      {!circuit && <SignatoryFields signataires={signataires} />}
      <NotificationFields />
      <h3 className="fr-h6">{rejeter.motifs}</h3>
      <GroundRows dossier={dossier} />
    </DialogForm>
  )
}

/** Records or prepares the rejection: signatory, appeal and grounds, prefilled from the project of rejection (STAFF-09). */
export const RejectForm = (props: ActProps) => {
  const { query } = useDemands(props.dossier)
  return <QueryAnswer query={query}>{(demands) => <LoadedForm {...props} demands={demands} />}</QueryAnswer>
}
