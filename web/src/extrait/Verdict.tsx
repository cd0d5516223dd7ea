import type { Answer } from 'contract/core/call'
import type { verifierExtrait } from 'contract/extrait/extrait'
import { verdict } from 'domain/extrait/verdict'
import { Alert } from '../core/widgets/Alert.tsx'
import { FieldList } from '../core/widgets/FieldList.tsx'

/** Whether a document is genuine, then its details. `found` is null when no document has this code (ACTION-10). */
export const Verdict = ({ found }: { found: Answer<typeof verifierExtrait> | null }) => {
  const { niveau, titre, phrase, faits } = verdict(found)
  return (
    <>
      <Alert level={niveau} title={titre}>
        {phrase !== null && <p>{phrase}</p>}
      </Alert>
      {faits.length > 0 && <FieldList fields={faits} />}
    </>
  )
}
