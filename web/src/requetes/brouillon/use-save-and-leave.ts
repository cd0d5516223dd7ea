import { useNavigate } from '@tanstack/react-router'
import type { Enregistrement } from './use-enregistrement.ts'

/** « Enregistrer et quitter »: saves, then leaves without asking. Stays on the page, which shows the error, if the saving fails. */
export const useSaveAndLeave = ({ save }: Pick<Enregistrement, 'save'>) => {
  const navigate = useNavigate()
  return () =>
    save().then(
      () => navigate({ to: '/accueil', ignoreBlocker: true }),
      () => {},
    )
}
