import { inscrireFusion } from 'contract/greffe/ex-officio'
import { etatDeFond } from 'domain/association/conformite'
import { textesGreffeDocuments } from 'domain/association/textes/greffe-documents'
import { defaultLimites } from 'domain/core/fichier'
import { nomsDesFormats } from 'domain/core/reglages'
import { formatTaille } from 'domain/core/taille'
import { textes as erreurs } from 'domain/core/textes/common'
import { textesFichiers } from 'domain/core/textes/fichiers'
import { obstaclesFusion } from 'domain/requetes/ex-officio/fusion'
import { textesFusion as textes } from 'domain/requetes/textes/fusion'
import { ActForm } from '../../core/acts/ActForm.tsx'
import { ActSection } from '../../core/acts/ActSection.tsx'
import { refusedField, type Outcome } from '../../core/acts/outcome.ts'
import { useConstants } from '../../core/constants.ts'
import { DateField } from '../../core/form/DateField.tsx'
import { FileField } from '../../core/form/file/FileField.tsx'
import { FileProgress } from '../../core/form/file/FileProgress.tsx'
import { useUpload } from '../../core/form/file/use-upload.ts'
import { useGiven, useKeeping } from '../../core/form/kept.ts'
import { LeaveGuard } from '../../core/form/LeaveGuard.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import { differs } from '../../core/form/use-leave-guard.ts'
import { useFocusAfterRemoval } from '../../core/use-focus-after-removal.ts'
import { EmptyState } from '../../core/widgets/EmptyState.tsx'
import { AbsorbedAssociations } from './AbsorbedAssociations.tsx'
import { CorrectionDeFusion } from './CorrectionDeFusion.tsx'
import { fusionConsequences } from './consequences.ts'
import type { Work } from './court-data.ts'
import { emptyFusion, type FusionSaisie, partDe, renameField, checkSaisie } from './fusion-form.ts'

const FusionForm = ({ numero, court: { version }, fiche, acts, onDone }: Work & { onDone: () => void }) => {
  const limites = useConstants() ?? defaultLimites
  const given = useGiven<FusionSaisie>('fusion')
  const form = useCheckedForm<FusionSaisie>(given ?? emptyFusion, (saisie) => checkSaisie(saisie, { numero, version }, limites))
  const { percent, upload } = useUpload<Outcome>()
  const dirty = () => differs(form.getValues(), emptyFusion)
  // The file is not kept across sessions: the clerk chooses it again.
  useKeeping('fusion', () => (dirty() ? { ...form.getValues(), fichier: null } : null))
  const send = async (saisie: FusionSaisie) => {
    const { fichier } = saisie
    if (fichier === null) return refusedField(acts.failure, 'fichier', erreurs.champObligatoire)
    const sent = { params: { numero }, part: partDe(saisie, version), files: [fichier] }
    const outcome = await upload(sent.files, (onProgress) => acts.attempt(inscrireFusion, sent, () => textes.fait, { onProgress }))
    return outcome ?? refusedField(acts.failure, 'fichier', erreurs.fichierIllisible)
  }
  const formats = textesFichiers.formatsAcceptes(nomsDesFormats(limites.mimeAcceptes))
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
        ask={(saisie) => fusionConsequences(saisie, fiche)}
      >
        <AbsorbedAssociations name="numeros" />
        <DateField name="dateTraite" label={textes.dateTraite} />
        <DateField name="dateEffet" label={textes.dateEffet} hint={textes.aideEffet} />
        <FileField
          name="fichier"
          label={textes.fichier}
          hint={`${formats} ${textesGreffeDocuments.auPlus(formatTaille(limites.tailleFichierMax))}`}
          accept={limites.mimeAcceptes}
        />
        <p>{textes.publication}</p>
        <FileProgress percent={percent} nom={form.getValues('fichier')?.name ?? ''} />
      </ActForm>
      <LeaveGuard dirty={dirty} />
    </>
  )
}

/** STAFF-12: records a merger in which this association absorbs others. */
export const Fusion = (work: Work) => {
  const { heading, removed, removals } = useFocusAfterRemoval()
  const [obstacle] = obstaclesFusion(etatDeFond(work.fiche.association))
  return (
    <ActSection title={textes.titre} heading={heading}>
      <p>{textes.effet}</p>
      <CorrectionDeFusion {...work} onDone={removed} />
      {obstacle === undefined ? <FusionForm key={removals} {...work} onDone={removed} /> : <EmptyState sentence={obstacle} />}
    </ActSection>
  )
}
