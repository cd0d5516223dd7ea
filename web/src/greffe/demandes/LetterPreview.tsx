import { useState } from 'react'
import { useFormContext, type FieldValues } from 'react-hook-form'
import { textesGreffeDemandes } from 'domain/pieces/textes/greffe-demandes'
import { failureOf, linesOf } from '../../core/acts/outcome.ts'
import { deliverDocument } from '../../core/api/deliver-document.ts'
import { Alert } from '../../core/widgets/Alert.tsx'
import { Button } from '../../core/widgets/Button.tsx'

interface Props<T> {
  /** Fetches the PDF of the letter for the current form values. */
  letterOf: (values: T) => Promise<{ blob: Blob }>
  words?: { voir: string; nom: string; echec: string }
}

/** Opens the letter as it would be sent in a new tab. Errors are shown here: a dialog hides the page's messages (STAFF-03). */
export const LetterPreview = <T extends FieldValues>({ letterOf, words: apercu = textesGreffeDemandes.apercu }: Props<T>) => {
  const { handleSubmit } = useFormContext<T>()
  const [busy, setBusy] = useState(false)
  const [lines, setLines] = useState<readonly string[]>([])
  const show = handleSubmit(async (values) => {
    setBusy(true)
    setLines([])
    try {
      const { blob } = await letterOf(values as T)
      deliverDocument(blob, apercu.nom)
    } catch (error) {
      setLines(linesOf(failureOf(error, apercu.echec)))
    }
    setBusy(false)
  })
  return (
    <>
      <div role="alert">
        {lines.length > 0 && (
          <Alert level="error" title={apercu.echec}>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </Alert>
        )}
      </div>
      <Button look="tertiary" busy={busy} onClick={() => void show()}>
        {apercu.voir}
      </Button>
    </>
  )
}
