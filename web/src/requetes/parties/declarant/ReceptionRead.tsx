import { useWatch } from 'react-hook-form'
import { isJour, formatJour } from 'domain/core/jour'
import { textesGuichet } from 'domain/requetes/textes/guichet'
import { Lines } from '../Lines.tsx'

/** The day of receipt, shown again before the filing is recorded. */
export const ReceptionRead = ({ path }: { path: string }) => {
  const { recueLe } = useWatch({ name: path }) as { recueLe: string }
  return <Lines lines={[[textesGuichet.recueLe, isJour(recueLe) ? formatJour(recueLe) : '']]} />
}
