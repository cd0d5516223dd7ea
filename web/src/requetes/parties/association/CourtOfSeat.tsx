import { useWatch } from 'react-hook-form'
import { textesEnvoi } from 'domain/requetes/textes-envoi'
import type { CommuneSaisie } from '../commune-saisie.ts'
import { useTribunal } from './use-tribunal.ts'

/** To which court the filing goes: that of the head office's commune, at a path of the form; nothing while it is not known. */
export const CourtOfSeat = ({ path }: { path: string }) => {
  const tribunal = useTribunal(useWatch({ name: path }) as CommuneSaisie | null)
  return tribunal && <p className="court">{textesEnvoi.envoyeeA(tribunal)}</p>
}
