import { useDeferredValue, useState } from 'react'
import { modifierPage } from 'contract/app/pages'
import type { EditablePage } from 'domain/app/editable-pages'
import { interpolate } from 'domain/app/interpolate'
import { textesPages } from 'domain/app/textes/pages'
import { erreursDeZod } from 'domain/core/erreurs-zod'
import { useOutcome } from '../../core/acts/use-outcome.ts'
import { Form } from '../../core/form/Form.tsx'
import { FormFailure } from '../../core/form/FormFailure.tsx'
import { useGiven, useKeeping } from '../../core/form/kept.ts'
import { LeaveGuard } from '../../core/form/LeaveGuard.tsx'
import { TextArea } from '../../core/form/TextArea.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import { Button } from '../../core/widgets/Button.tsx'
import { Buttons } from '../../core/widgets/Buttons.tsx'
import { ExternalLink } from '../../core/widgets/ExternalLink.tsx'
import { MarkdownText } from '../markdown/MarkdownText.tsx'
import { PageConflict } from './PageConflict.tsx'
import { RestoreDialog } from './RestoreDialog.tsx'
import { usePageEdition, type PageRead } from './use-page-edition.ts'
import './page-editor.css'

const { edition } = textesPages

/** The editor's content saved when the session expires. */
interface Typed {
  contenu: string
  version: number
}

/** The text and its preview. Nothing is published before « Enregistrer ». */
export const PageEditor = ({ id, read }: { id: EditablePage; read: PageRead }) => {
  const kept = useGiven<Typed>('page')
  // The restored text was based on the version of that time. If another was published since, saving detects the conflict.
  const { acts, base, conflict, save, settle } = usePageEdition(id, kept ? { ...read, version: kept.version } : read)
  const form = useCheckedForm({ contenu: kept?.contenu ?? read.contenu }, ({ contenu }) => {
    const parsed = modifierPage.body.safeParse({ contenu, version: base.version })
    return parsed.success ? [] : erreursDeZod(parsed.error.issues)
  })
  const [restoring, setRestoring] = useState(false)
  const contenu = form.watch('contenu')
  const shown = useDeferredValue(contenu)
  const dirty = contenu !== base.contenu
  useKeeping('page', () => (dirty ? ({ contenu, version: base.version } satisfies Typed) : null))
  const show = ({ contenu: published }: PageRead) => form.setValue('contenu', published)
  const { failure, send } = useOutcome(form, () => {})
  return (
    <>
      {conflict && (
        <PageConflict
          conflict={conflict}
          onKeep={() => settle(conflict)}
          onTake={() => {
            settle(conflict)
            show(conflict.theirs)
          }}
        />
      )}
      <div className="page-editor">
        <Form form={form} onSubmit={(values) => send(save(values.contenu))}>
          {/* A conflict is shown above, with its two choices. */}
          <FormFailure title={failure?.title ?? ''} lines={failure === null || failure.kind === 'conflict' ? null : failure.lines} />
          <TextArea
            name="contenu"
            label={edition.texte}
            hint={`${edition.aide} ${edition.valeurs(
              Object.keys(base.valeurs)
                .map((nom) => `{${nom}}`)
                .join(', '),
            )}`}
            rows={18}
          />
          <Buttons>
            <Button type="submit" busy={acts.busy} blocked={dirty ? null : edition.rienAEnregistrer}>
              {edition.enregistrer}
            </Button>
            <Button
              look="secondary"
              busy={acts.busy}
              blocked={base.parDefaut ? edition.dejaParDefaut : null}
              onClick={() => setRestoring(true)}
            >
              {edition.retablir}
            </Button>
            <ExternalLink href={`/${id}`}>{edition.voir}</ExternalLink>
          </Buttons>
        </Form>
        <section className="page-editor__preview" aria-labelledby="apercu">
          <h2 id="apercu">{edition.apercu}</h2>
          <MarkdownText source={interpolate(shown, base.valeurs)} under={2} />
        </section>
      </div>
      <RestoreDialog open={restoring} acts={acts} onSend={() => save(null)} onDone={show} onClose={() => setRestoring(false)} />
      <LeaveGuard dirty={() => form.getValues('contenu') !== base.contenu} />
    </>
  )
}
