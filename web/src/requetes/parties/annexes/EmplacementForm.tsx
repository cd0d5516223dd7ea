import { useFormState } from 'react-hook-form'
import { preselectedSousType, type Annexe } from 'domain/core/annexe'
import { isDateRequired, typeDocument } from 'domain/core/documents'
import type { PieceRequise } from 'domain/requetes/depot/pieces-requises'
import { textesAnnexes } from 'domain/requetes/textes/annexes'
import { checkFile } from '../../../core/form/file/check-file.ts'
import { FileProgress } from '../../../core/form/file/FileProgress.tsx'
import { Form } from '../../../core/form/Form.tsx'
import { Alert } from '../../../core/widgets/Alert.tsx'
import { useDossierContext } from '../../dossier-context.ts'
import type { AnnexeJointe } from './annexe-jointe.ts'
import { DetailFields } from './DetailFields.tsx'
import type { Pieces } from './pieces.ts'
import { Prise } from './Prise.tsx'
import { MergedPdf } from './MergedPdf.tsx'
import { annexeSaisie, nameAnnexe, checkSaisie } from './saisie-annexe.ts'
import { useAjout } from './use-ajout.ts'

/** The name of a slot among the places where documents are taken. */
export const placeDe = (cle: string) => `annexe.${cle}`

interface Props {
  piece: PieceRequise
  /** The document being replaced; null when the slot is empty. */
  avant: Annexe | null
  mode: Pieces['mode']
  codePostal: string
  onAdded: (annexe: AnnexeJointe) => void
  onCancel?: () => void
  /** Receives the corrected details of the document in place, whose file stays. */
  onCorrected?: (annexe: Partial<Annexe>) => void
}

/** The form of a slot: the details that the slot does not decide, then the file or the pages. A chosen file is sent at once. */
export const EmplacementForm = ({
  piece: { type: cle, titre, preremplie },
  avant,
  mode,
  codePostal,
  onAdded,
  onCancel,
  onCorrected,
}: Props) => {
  const { limites } = useDossierContext()
  const type = typeDocument(avant?.type ?? '') ?? preremplie.type
  const sousType = avant?.sousType ?? preremplie.sousType ?? preselectedSousType(type, mode)
  const debut = { type, sousType, date: avant?.date ?? '', journal: avant?.journal ?? null }
  const { form, add, startOver, percent, failure, unsaved, lecture, reunion } = useAjout({
    nom: placeDe(cle),
    titre,
    debut,
    mode,
    limites,
    onAdded,
  })
  const { errors } = useFormState({ control: form.control, name: 'fichier' })
  const refus = [...(failure ?? []), ...(errors.fichier?.message && form.getValues('pages').length === 0 ? [errors.fichier.message] : [])]
  const choose = async (fichier: File) => {
    form.setValue('nom', fichier.name)
    form.setValue('pages', [])
    form.setValue('fichier', fichier)
    form.clearErrors()
    const [refuse] = checkFile(fichier, limites)
    if (refuse) form.setError('fichier', { message: refuse.defaultMessage })
    // Send without checking the other fields: the server reports their errors together with those of the file.
    else await add(form.getValues())
  }
  const correct = () => {
    const saisie = form.getValues()
    const erreurs = checkSaisie(saisie, mode, limites).filter(({ field }) => field !== 'fichier')
    for (const { field, defaultMessage } of erreurs) form.setError(field as 'date', { message: defaultMessage }, { shouldFocus: true })
    const annexe = annexeSaisie(saisie, mode)
    if (erreurs.length > 0 || !annexe) return
    startOver()
    onCorrected?.({ sousType: annexe.sousType, date: annexe.date, journal: annexe.journal })
  }
  if (reunion) return <MergedPdf reunion={reunion} />
  return (
    <Form form={form} onSubmit={add}>
      <div role="alert">
        {refus.length > 0 && (
          <Alert level="error" title={textesAnnexes.refusee}>
            {refus.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Alert>
        )}
      </div>
      <DetailFields type={type} contexte={mode} codePostal={codePostal} essentiel={{ sousType: preremplie.sousType !== null }} />
      <p role="status">{lecture}</p>
      <Prise
        titre={titre}
        limites={limites}
        sending={percent !== null}
        unsaved={unsaved}
        onFile={choose}
        onCancel={() => {
          startOver()
          onCancel?.()
        }}
        replacing={onCancel !== undefined}
        {...(onCorrected && isDateRequired(type) && { onCorrect: correct })}
      />
      <FileProgress percent={percent} nom={nameAnnexe(form.getValues())} />
    </Form>
  )
}
