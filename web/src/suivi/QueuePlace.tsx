import { useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { getDossier } from 'contract/suivi/greffe'
import { textesEtabli } from 'domain/suivi/textes-etabli'
import { queryOf } from '../core/api/use-api.ts'
import { useNextKey } from './use-next-key.ts'
import { useQueuePlace } from './use-queue-place.ts'

interface Props {
  numero: string
  /** The queue, sort and page the clerk comes from. */
  search: Record<string, unknown>
  /** Whether the court has decided of it; null as long as the file is not read. */
  decided: boolean | null
}

/** « 4 sur 23 », and the next file, loaded in advance. */
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
  // Decided from this page, it has left its queue: what is next is under the finger (STAFF-08).
  const leads = wasOpen && decided === true && place?.rank === null && next !== null
  useEffect(() => {
    // After what tells of the decision, which takes the focus too.
    if (leads) requestAnimationFrame(() => way.current?.focus())
  }, [leads])
  return (
    <>
      {place !== null && place.rank !== null && <span>{textesEtabli.place(place.rank, place.total)}</span>}
      {place?.next === null && <span>{textesEtabli.finDeFile}</span>}
      {next !== null && (
        <Link
          ref={way}
          to="/greffe/requete/$numero"
          params={{ numero: next }}
          search={search}
          className={leads ? 'bench-way__next' : undefined}
        >
          {textesEtabli.suivant}
        </Link>
      )}
      <span role="status">{told}</span>
    </>
  )
}
