import { useState } from 'react'
import { lireSuccession } from 'contract/rattachements/succession'
import { formatJour } from 'domain/core/jour'
import { textesSuccession as textes } from 'domain/rattachements/textes/succession'
import { useApi } from '../../core/api/use-api.ts'
import { Dialog } from '../../core/dialog/Dialog.tsx'
import { Alert } from '../../core/widgets/Alert.tsx'
import { Button } from '../../core/widgets/Button.tsx'
import { SuccessionForm } from './SuccessionForm.tsx'
import './users.css'

interface Props {
  numero: string
  onDone: () => void
}

/** While a former representative keeps rights, offers to end these and invite the new representatives (ATTACH-21). */
export const SuccessionProposal = ({ numero, onDone }: Props) => {
  const { data } = useApi(lireSuccession, { params: { numero } })
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  if (!data || data.le === null || data.sortants.length === 0) return null
  return (
    <>
      <Alert level="info" title={textes.change[data.qualite](formatJour(data.le))}>
        <p className="users__way">
          <Button look="secondary" onClick={() => setOpen(true)}>
            {textes.mettreAJour}
          </Button>
        </p>
      </Alert>
      <Dialog open={open} title={textes.titre[data.qualite]} onClose={close}>
        <SuccessionForm numero={numero} proposal={data} onClose={close} onDone={onDone} />
      </Dialog>
    </>
  )
}
