import type { LimitesFichiers } from 'domain/core/fichier'
import { textesFormulaireAssociation } from 'domain/association/textes/formulaire'
import { textesAnnexes } from 'domain/requetes/textes/annexes'
import { Dialog } from '../../../core/dialog/Dialog.tsx'
import { ErrorSummary } from '../../../core/form/ErrorSummary.tsx'
import { FileProgress } from '../../../core/form/file/FileProgress.tsx'
import { Form } from '../../../core/form/Form.tsx'
import { Alert } from '../../../core/widgets/Alert.tsx'
import { Button } from '../../../core/widgets/Button.tsx'
import { Buttons } from '../../../core/widgets/Buttons.tsx'
import { AnnexeFields } from './AnnexeFields.tsx'
import type { Pieces } from './pieces.ts'
import { MergedPdf } from './MergedPdf.tsx'
import { nameAnnexe } from './saisie-annexe.ts'
import type { Ajout } from './use-ajout.ts'

interface Props {
  mode: Pieces['mode']
  limites: LimitesFichiers
  codePostal: string
  ajout: Ajout
  onClose: () => void
}

const AnnexeForm = ({ mode, limites, codePostal, ajout, onClose }: Props) => {
  const { form, add, startOver, percent, failure, unsaved, lecture, reunion } = ajout
  if (reunion) return <MergedPdf reunion={reunion} />
  return (
    <Form form={form} onSubmit={add}>
      <div role="alert">
        {failure && (
          <Alert level="error" title={textesAnnexes.refusee}>
            {failure.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Alert>
        )}
      </div>
      <ErrorSummary />
      <p role="status">{lecture}</p>
      <AnnexeFields mode={mode} limites={limites} codePostal={codePostal} unsaved={unsaved} />
      <FileProgress percent={percent} nom={nameAnnexe(form.getValues())} />
      <Buttons>
        <Button type="submit" busy={percent !== null}>
          {textesAnnexes.ajouter}
        </Button>
        <Button
          look="tertiary"
          onClick={() => {
            startOver()
            onClose()
          }}
        >
          {textesFormulaireAssociation.annuler}
        </Button>
      </Buttons>
    </Form>
  )
}

/**
 * ANNEX-04: the type of the document, then its file, which the server checks when it is added (ANNEX-27). The step owns the values: only
 * « Annuler » and adding the document clear them.
 */
export const AnnexeDialog = ({ open, ...props }: Props & { open: boolean }) => (
  <Dialog open={open} title={textesAnnexes.ajouter} onClose={props.onClose}>
    <AnnexeForm {...props} />
  </Dialog>
)
