import { useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { getDossier } from 'contract/greffe/dossier'
import { textesBench } from 'domain/suivi/textes/bench'
import { queryOf } from '../../core/api/use-api.ts'
import { useNextKey } from './use-next-key.ts'
import { useQueuePlace } from './use-queue-place.ts'

interface Props {
  numero: string
  /** The queue, sort and page the clerk came from. */
  search: Record<string, unknown>
  /** Whether the request is decided. Null until it is loaded. */
  decided: boolean | null
}

/** « 4 sur 23 » and a link to the next request, which is prefetched. */
export const QueuePlace = ({ numero, search, decided }: Props) => {
  const queue = useQueuePlace(numero, search)
  const { place } = queue
  const client = useQueryClient()
  const navigate = useNavigate()
  const next = place?.next ?? null
  useEffect(() => {
    if (next !== null) void client.prefetchQuery(queryOf(getDossier, { params: { numero: next } }))
  }, [client, next])
  const told = useNextKey(queue, (opened) => void navigate({ to: '/greffe/requete/$numero', params: { numero: opened }, search }))
  const way = useRef<HTMLAnchorElement>(null)
  const [wasOpen, setWasOpen] = useState(false)
  if (decided === false && !wasOpen) setWasOpen(true)
  // The request was decided from this page and left its queue: focus the link to the next one (STAFF-08).
  const leads = wasOpen && decided === true && place?.rank === null && next !== null
  useEffect(() => {
    // On the next frame: the message about the decision takes the focus first.
    if (leads) requestAnimationFrame(() => way.current?.focus())
  }, [leads])
  return (
    <>
      {place !== null && place.rank !== null && <span>{textesBench.place(place.rank, place.total)}</span>}
      {place?.next === null && <span>{textesBench.finDeFile}</span>}
      {next !== null && (
        <Link
          ref={way}
          to="/greffe/requete/$numero"
          params={{ numero: next }}
          search={search}
          className={leads ? 'bench-way__next' : undefined}
        >
          {textesBench.suivant}
        </Link>
      )}
      <span role="status">{told}</span>
    </>
  )
}
