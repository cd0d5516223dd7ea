import { inscrireDecision } from 'contract/greffe/ex-officio'
import { defaultLimites } from 'domain/core/fichier'
import { textes as erreurs } from 'domain/core/textes/common'
import { textesDecisionJudiciaire as textes } from 'domain/requetes/textes/decision-judiciaire'
import { ActForm } from '../../core/acts/ActForm.tsx'
import { ActSection } from '../../core/acts/ActSection.tsx'
import { refusedField, type Outcome } from '../../core/acts/outcome.ts'
import { useConstants } from '../../core/constants.ts'
import { FileProgress } from '../../core/form/file/FileProgress.tsx'
import { useUpload } from '../../core/form/file/use-upload.ts'
import { useGiven, useKeeping } from '../../core/form/kept.ts'
import { LeaveGuard } from '../../core/form/LeaveGuard.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import { differs } from '../../core/form/use-leave-guard.ts'
import { useFocusAfterRemoval } from '../../core/use-focus-after-removal.ts'
import { EmptyState } from '../../core/widgets/EmptyState.tsx'
import '../../requetes/demarche/demarche.css'
import { decisionConsequences } from './consequences.ts'
import type { Work } from './court-data.ts'
import { type DecisionSaisie, emptyDecision, findPossibleNatures, partDe, renameField, checkSaisie } from './decision-form.ts'
import { DecisionFields } from './DecisionFields.tsx'

const DecisionForm = ({ onDone, ...work }: Work & { onDone: () => void }) => {
  const { numero, court, fiche, acts } = work
  const limites = useConstants() ?? defaultLimites
  const [seule = '', autre] = findPossibleNatures(fiche).permises
  const initial = emptyDecision(autre === undefined ? seule : '')
  const given = useGiven<DecisionSaisie>('decision')
  const check = (saisie: DecisionSaisie) => checkSaisie(saisie, work, limites)
  const form = useCheckedForm<DecisionSaisie>(given ?? initial, check)
  const { percent, upload } = useUpload<Outcome>()
  const dirty = () => differs(form.getValues(), initial)
  // The file is not kept across sessions: the clerk chooses it again.
  useKeeping('decision', () => (dirty() ? { ...form.getValues(), fichier: null } : null))
  const send = async (saisie: DecisionSaisie) => {
    const { fichier } = saisie
    if (fichier === null) return refusedField(acts.failure, 'fichier', erreurs.champObligatoire)
    const sent = { params: { numero }, part: partDe(saisie, court.version), files: [fichier] }
    const outcome = await upload(sent.files, (onProgress) => acts.attempt(inscrireDecision, sent, () => textes.fait, { onProgress }))
    return outcome ?? refusedField(acts.failure, 'fichier', erreurs.fichierIllisible)
  }
  return (
    <>
      <ActForm
        printed
        form={form}
        rename={renameField}
        onSend={send}
        onDone={onDone}
        acts={acts}
        confirm={textes.bouton}
        ask={(saisie) => decisionConsequences(saisie, fiche)}
      >
        <DecisionFields fiche={fiche} limites={limites} check={check} />
        <FileProgress percent={percent} nom={form.getValues('fichier')?.name ?? ''} />
      </ActForm>
      <LeaveGuard dirty={dirty} />
    </>
  )
}

/** STAFF-14: records a decision of another court or authority on the association, or its reversal. */
export const Decision = (work: Work) => {
  const { heading, removed, removals } = useFocusAfterRemoval()
  const { permises, raisons } = findPossibleNatures(work.fiche)
  return (
    <ActSection title={textes.titre} heading={heading}>
      <p>{textes.effet}</p>
      {permises.length === 0 ? (
        <EmptyState sentence={[...raisons, textes.aucune].join(' ')} />
      ) : (
        <DecisionForm key={removals} {...work} onDone={removed} />
      )}
    </ActSection>
  )
}
