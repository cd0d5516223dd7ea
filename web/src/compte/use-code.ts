import { useEffect, useState } from 'react'

/** The one-time code of a mailed link, '' without one. It is removed from the address (docs/threat-model.md, C5) and survives a reload. */
export const useCode = (): string => {
  const [code] = useState(() => {
    const kept: unknown = (history.state as { code?: unknown } | null)?.code
    return new URLSearchParams(location.search).get('code') ?? (typeof kept === 'string' ? kept : '')
  })
  useEffect(() => history.replaceState({ ...history.state, code }, '', location.pathname), [code])
  return code
}
