import { useWatch } from 'react-hook-form'
import type { Answer } from 'contract/core/call'
import { apercevoirPhrase, type getPhrase, publierPhrase } from 'contract/greffe/phrases'
import { textesOwnCompte } from 'domain/compte/textes/own-compte'
import { type ClePhrase, phrasesDOrigine, placeholdersOf, checkPhrase } from 'domain/requetes/phrases/phrases'
import { textesCorrectionPhrases as textes } from 'domain/requetes/textes/correction-phrases'
import { ActForm } from '../../core/acts/ActForm.tsx'
import { ConflictAlert } from '../../core/acts/ConflictAlert.tsx'
import { useAct } from '../../core/acts/use-act.ts'
import { callBlob } from '../../core/api/call-api.ts'
import { LeaveGuard } from '../../core/form/LeaveGuard.tsx'
import { TextArea } from '../../core/form/TextArea.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import { LetterPreview } from '../demandes/LetterPreview.tsx'
import { PublishedVersions, versionLine } from '../versions/PublishedVersions.tsx'
import { RestoreOrigin } from '../versions/RestoreOrigin.tsx'

interface Values {
  texte: string
}

/** Edits one sentence: preview of its act, publication, and restoration of the built-in sentence. */
export const SentenceEditor = ({ cle, read }: { cle: ClePhrase; read: Answer<typeof getPhrase> }) => {
  const acts = useAct(textes.echec, { conflictOnPage: true })
  const initial = read.texte ?? phrasesDOrigine[cle]
  const form = useCheckedForm<Values>({ texte: initial }, ({ texte }) => checkPhrase(cle, texte))
  const typed = useWatch({ control: form.control, name: 'texte' })
  const params = { cle }
  const publish = (texte: string | null, said: string) =>
    acts.attempt(publierPhrase, { params, body: { texte, version: read.version } }, () => said)
  const [latest] = read.versions
  return (
    <>
      <p>{read.texte === null || !latest ? textes.origine : versionLine(latest)}</p>
      {acts.conflict !== null && <ConflictAlert sentence={acts.conflict} see={textes.voir} onRefresh={() => void acts.refresh()} />}
      <ActForm
        printed
        form={form}
        acts={acts}
        onSend={({ texte }) => publish(texte, textes.publiee)}
        onDone={() => form.reset(form.getValues())}
        confirm={textes.publier}
        blocked={typed.trim() === initial ? textesOwnCompte.rienAModifier : null}
      >
        <TextArea name="texte" label={textes.phrase} hint={textes.aide(placeholdersOf(cle))} rows={6} />
        <p className="fr-text--sm fr-mb-1w">{textes.apercuExplication}</p>
        <LetterPreview<Values> letterOf={(body) => callBlob(apercevoirPhrase, { params, body })} words={textes.apercu} />
      </ActForm>
      <RestoreOrigin acts={acts} own={read.texte === null} words={textes} onRestore={() => publish(null, textes.retablie)} />
      <PublishedVersions
        versions={read.versions}
        linesOf={({ texte }) => (texte === null ? null : [texte])}
        own={{ lines: [phrasesDOrigine[cle]], said: textes.origine }}
        onTaken={([texte = '']) => form.setValue('texte', texte)}
      />
      <LeaveGuard dirty={() => form.getValues('texte').trim() !== initial} inSteps={false} />
    </>
  )
}
