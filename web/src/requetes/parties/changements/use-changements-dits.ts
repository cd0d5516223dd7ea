import { useWatch } from 'react-hook-form'
import { changements, type ChangementDit } from 'domain/requetes/depot/changements'

/** The changes that the person announced, at a path of the form. */
export const useChangementsDits = (path: string): ChangementDit[] => {
  const dits = useWatch({ name: path }) as Record<ChangementDit, boolean>
  return changements.filter((changement) => dits[changement])
}
