import { creerCalendrier, supprimerCalendrier } from 'contract/suivi/calendrier'
import { textesCalendrier as textes } from 'domain/suivi/textes/calendrier'
import { ActQuestion } from '../../core/acts/ActQuestion.tsx'
import { useAct } from '../../core/acts/use-act.ts'

interface Props {
  how: 'replace' | 'remove'
  /** Receives the new address, or null after a removal. */
  onDone: (address: string | null) => void
  onClose: () => void
}

/** Asks for confirmation, then replaces or removes the subscription address. */
export const ChangeAddress = ({ how, onDone, onClose }: Props) => {
  const acts = useAct(textes.echec)
  const common = { acts, onClose, children: <p>{textes.effet}</p> }
  return how === 'replace' ? (
    <ActQuestion
      {...common}
      confirm={textes.remplacer}
      onSend={() => acts.attempt(creerCalendrier, {}, () => textes.creee)}
      onDone={({ adresse }) => onDone(adresse)}
    />
  ) : (
    <ActQuestion
      {...common}
      confirm={textes.supprimer}
      onSend={() => acts.attempt(supprimerCalendrier, {}, () => textes.supprimee)}
      onDone={() => onDone(null)}
    />
  )
}
