import { creerCalendrier, supprimerCalendrier } from 'contract/suivi/calendrier'
import { textesCalendrier as textes } from 'domain/suivi/textes-calendrier'
import { ActQuestion } from '../../core/acts/ActQuestion.tsx'
import { useAct } from '../../core/acts/use-act.ts'

interface Props {
  how: 'replace' | 'remove'
  /** The address from now on; null without one. */
  onDone: (address: string | null) => void
  onClose: () => void
}

/** Ends the person's subscription address, for another one or for none: the question before it. */
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
