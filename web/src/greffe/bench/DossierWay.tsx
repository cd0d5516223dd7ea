import { BackToQueues } from '../tray/BackToQueues.tsx'
import { QueuePlace } from '../tray/QueuePlace.tsx'

interface Props {
  numero: string
  search: Record<string, unknown>
  decided: boolean | null
}

/** Links from a request to its queue and to the next request in it. */
export const DossierWay = (way: Props) => (
  <div className="bench-way">
    <BackToQueues search={way.search} />
    <QueuePlace key={way.numero} {...way} />
  </div>
)
