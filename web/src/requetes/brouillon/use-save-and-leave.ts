import { useNavigate } from '@tanstack/react-router'
import type { Enregistrement } from './use-enregistrement.ts'

/** « Enregistrer et quitter »: leaves without a question once it is saved, else stays where the failure is told. */
export const useSaveAndLeave = ({ enregistrer }: Pick<Enregistrement, 'enregistrer'>) => {
  const navigate = useNavigate()
  return () =>
    enregistrer().then(
      () => navigate({ to: '/accueil', ignoreBlocker: true }),
      () => {},
    )
}
