import { useWatch } from 'react-hook-form'
import { estJour, formaterJour } from 'domain/core/jour'
import { textesGuichet } from 'domain/requetes/textes/guichet'
import { Lines } from '../Lines.tsx'

/** The day of receipt, shown again before the filing is recorded. */
export const ReceptionRead = ({ path }: { path: string }) => {
  const { recueLe } = useWatch({ name: path }) as { recueLe: string }
  return <Lines lines={[[textesGuichet.recueLe, estJour(recueLe) ? formaterJour(recueLe) : '']]} />
}
