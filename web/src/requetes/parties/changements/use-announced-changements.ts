import { useWatch } from 'react-hook-form'
import { changements, type AnnouncedChangement } from 'domain/requetes/depot/changements'

/** The changes that the person announced, at a path of the form. */
export const useAnnouncedChangements = (path: string): AnnouncedChangement[] => {
  const dits = useWatch({ name: path }) as Record<AnnouncedChangement, boolean>
  return changements.filter((changement) => dits[changement])
}
