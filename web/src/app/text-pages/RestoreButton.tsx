import { useState } from 'react'
import { textesPages } from 'domain/app/textes-pages'
import { textesFormulaires } from 'domain/core/textes-chrome-formulaires'
import { ConfirmDialog } from '../../core/dialog/ConfirmDialog.tsx'
import { Button } from '../../core/widgets/Button.tsx'

const { edition } = textesPages

interface Props {
  busy: boolean
  /** True when the page says already what the product came with. */
  parDefaut: boolean
  onRestore: () => Promise<unknown>
}

/** Publishes the text of the product again, once confirmed. */
export const RestoreButton = ({ busy, parDefaut, onRestore }: Props) => {
  const [asked, setAsked] = useState(false)
  return (
    <>
      <Button look="secondary" busy={busy} blocked={parDefaut ? edition.dejaParDefaut : null} onClick={() => setAsked(true)}>
        {edition.retablir}
      </Button>
      <ConfirmDialog
        open={asked}
        title={edition.retablirTitre}
        confirm={textesFormulaires.oui}
        cancel={textesFormulaires.non}
        onConfirm={() => {
          setAsked(false)
          void onRestore()
        }}
        onCancel={() => setAsked(false)}
      >
        <p>{edition.retablirEffet}</p>
      </ConfirmDialog>
    </>
  )
}
