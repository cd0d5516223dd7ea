import { useWatch } from 'react-hook-form'
import type { CommuneSaisie } from '../commune-saisie.ts'
import { Destinataire } from './Destinataire.tsx'
import { useTribunal } from './use-tribunal.ts'

/** The court the filing goes to: that of the head office's commune, at a path of the form. Shows nothing while it is unknown. */
export const CourtOfSeat = ({ path }: { path: string }) => {
  const tribunal = useTribunal(useWatch({ name: path }) as CommuneSaisie | null)
  return tribunal && <Destinataire tribunal={tribunal} />
}
