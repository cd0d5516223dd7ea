import { apercevoirAttestation, delivrerAttestation, getAttestation } from 'contract/greffe/attestation'
import type { Answer } from 'contract/core/call'
import { textesAttestation as textes } from 'domain/requetes/textes/attestation'
import { ActForm } from '../../core/acts/ActForm.tsx'
import { ActSection } from '../../core/acts/ActSection.tsx'
import { QueryAnswer } from '../../core/api/QueryAnswer.tsx'
import { callBlob } from '../../core/api/call-api.ts'
import { useApi } from '../../core/api/use-api.ts'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import { useFocusAfterRemoval } from '../../core/use-focus-after-removal.ts'
import { LetterPreview } from '../demandes/LetterPreview.tsx'
import type { Work } from './court-data.ts'

const AttestationForm = ({
  numero,
  court: { version },
  acts,
  onDone,
  known: { obstacles },
}: Work & { onDone: () => void; known: Answer<typeof getAttestation> }) => {
  const form = useCheckedForm({}, () => [])
  const params = { numero }
  if (obstacles.length > 0) return <p>{textes.impossible(obstacles)}</p>
  return (
    <ActForm
      form={form}
      onSend={() => acts.attempt(delivrerAttestation, { params, body: { version } }, () => textes.fait)}
      onDone={onDone}
      acts={acts}
      confirm={textes.bouton}
      fieldless
    >
      <LetterPreview letterOf={() => callBlob(apercevoirAttestation, { params })} />
    </ActForm>
  )
}

/** Issues the certificate that names the direction (CCL art. 69), or says why it cannot. */
export const Attestation = (work: Work) => {
  const { heading, removed, removals } = useFocusAfterRemoval()
  const query = useApi(getAttestation, { params: { numero: work.numero } }, { staleTime: 0 })
  return (
    <ActSection title={textes.titre} heading={heading}>
      <p>{textes.effet}</p>
      <QueryAnswer query={query}>{(known) => <AttestationForm key={removals} {...work} known={known} onDone={removed} />}</QueryAnswer>
    </ActSection>
  )
}
