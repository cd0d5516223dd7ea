import { useEffect, useState } from 'react'
import type { apiInfo, oauth2Info } from 'contract/core/actuator'
import { textesChrome } from 'domain/core/textes/chrome'
import { readPlain } from '../core/api/read-plain.ts'

type Info = typeof apiInfo | typeof oauth2Info

/** Given by the server-side rendering. */
let known: string | null = null
export const giveVersion = (version: string) => {
  known = version
}

/** The version of a service, « inconnue » when it does not answer. */
const useVersion = (path: Info['path']): string => {
  const [version, setVersion] = useState(known ?? textesChrome.versionInconnue)
  useEffect(() => {
    if (known !== null) return
    readPlain<Info>(path).then(
      ({ build }) => setVersion(build.version),
      () => {},
    )
  }, [path])
  return version
}

/** HEAD-01: the three versions. One server gives two of them. */
export const versionsOf = (serveur: string, authentification: string): string =>
  textesChrome.versions({ site: __VERSION__, serveur, authentification })

/** Same, fetched from each service. */
export const useVersions = (): string => versionsOf(useVersion('/api/actuator/info'), useVersion('/oauth2/actuator/info'))
