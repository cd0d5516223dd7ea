import { useId, type ClipboardEvent, type KeyboardEvent } from 'react'
import { textesAdresseEnLigne as textes } from 'domain/core/textes/adresse-en-ligne'
import { FieldFrame } from '../../core/form/FieldFrame.tsx'
import { Confirmation } from '../../core/notices/Confirmation.tsx'
import { Button } from '../../core/widgets/Button.tsx'
import { Buttons } from '../../core/widgets/Buttons.tsx'
import { useAdresseEnLigne } from './use-adresse-en-ligne.ts'

interface Props {
  /** Path of the address in the form, with its final dot. */
  prefix: string
  /** Whether to search all of France; otherwise the courts' area only. */
  partout: boolean
}

/** Fills the fields below from an address on one line, immediately when it is pasted. */
export const AdresseEnLigne = ({ prefix, partout }: Props) => {
  const id = useId()
  const hintId = `${id}-aide`
  const { texte, setTexte, read, said, manque } = useAdresseEnLigne(prefix, partout)
  const paste = (event: ClipboardEvent) => {
    if (texte.trim() !== '') return
    event.preventDefault()
    void read(
      event.clipboardData
        .getData('text')
        .trim()
        .replace(/\s*[\r\n]+\s*/g, ', '),
    )
  }
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter would submit the step.
    event.preventDefault()
    void read(texte)
  }
  return (
    <details className="one-line">
      <summary>{textes.titre}</summary>
      <FieldFrame label={textes.adresseComplete} hint={textes.exemple} optional field={{ id, hintId, messageId: '', message: undefined }}>
        <input
          id={id}
          className="fr-input"
          type="text"
          autoComplete="off"
          maxLength={300}
          aria-describedby={hintId}
          value={texte}
          onChange={({ target }) => setTexte(target.value)}
          onPaste={paste}
          onKeyDown={enter}
        />
      </FieldFrame>
      <Buttons>
        <Button look="secondary" onClick={() => void read(texte)}>
          {textes.remplir}
        </Button>
      </Buttons>
      <Confirmation said={said} />
      <div role="status">{manque && <p className="fr-error-text">{manque}</p>}</div>
    </details>
  )
}
