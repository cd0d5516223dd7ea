import { useNavigate } from '@tanstack/react-router'
import type { Enregistrement } from './use-enregistrement.ts'

/** « Enregistrer et quitter »: saves, then leaves without asking. Stays on the page, which shows the error, if the saving fails. */
export const useSaveAndLeave = ({ enregistrer }: Pick<Enregistrement, 'enregistrer'>) => {
  const navigate = useNavigate()
  return () =>
    enregistrer().then(
      () => navigate({ to: '/accueil', ignoreBlocker: true }),
      () => {},
    )
}
