import { Link } from '@tanstack/react-router'
import { getReglages } from 'contract/app/reglages'
import { textesReglages as textes } from 'domain/app/textes/reglages'
import { textesAdministration } from 'domain/compte/textes/administration'
import { formatTaille } from 'domain/core/taille'
import { QueryAnswer } from '../../core/api/QueryAnswer.tsx'
import { useApi } from '../../core/api/use-api.ts'
import { Page } from '../../core/layout/Page.tsx'
import { ChangesJournal } from './ChangesJournal.tsx'
import { SettingsForm } from './SettingsForm.tsx'

/** STAFF-26: the settings of the site and the server, and the journal of their changes. */
export const SettingsPage = () => {
  // Never refetch while the person types. Somebody else's change is detected on save.
  const settings = useApi(getReglages, {}, { staleTime: Infinity, gcTime: 0 })
  return (
    <Page title={textes.titre}>
      <p>
        <Link to="/administration">{textesAdministration.revenirAdministration}</Link>
      </p>
      <p>{textes.effet}</p>
      <QueryAnswer query={settings}>
        {(read) => (
          <>
            <SettingsForm key={read.version} read={read} />
            <ChangesJournal
              level={2}
              lines={read.journal}
              labels={textes.champs}
              say={(_, value) => (typeof value === 'number' ? formatTaille(value) : null)}
            />
          </>
        )}
      </QueryAnswer>
    </Page>
  )
}
