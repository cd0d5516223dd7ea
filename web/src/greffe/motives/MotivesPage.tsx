import { useId } from 'react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { getListeDeMotifs } from 'contract/greffe/motifs'
import { libelleListe, listesDeMotifs } from 'domain/pieces/usual-motifs'
import { textesCorrectionMotifs as textes } from 'domain/pieces/textes/correction-motifs'
import { textesAdministration } from 'domain/compte/textes/administration'
import '@codegouvfr/react-dsfr/dsfr/component/select/select.main.min.css'
import { QueryAnswer } from '../../core/api/QueryAnswer.tsx'
import { useApi } from '../../core/api/use-api.ts'
import { FieldFrame } from '../../core/form/FieldFrame.tsx'
import { Page } from '../../core/layout/Page.tsx'
import { MotivesEditor } from './MotivesEditor.tsx'

/** The lists of usual grounds offered to clerks, one at a time, with every version. */
export const MotivesPage = () => {
  const { liste: asked } = useSearch({ from: '/donnees/administration/motifs' })
  const navigate = useNavigate()
  const id = useId()
  const liste = listesDeMotifs.find((one) => one === asked) ?? listesDeMotifs[0] ?? 'demande-STATUTS'
  // No background refetch: it would replace the text being typed.
  const list = useApi(getListeDeMotifs, { params: { liste } }, { staleTime: Infinity, gcTime: 0 })
  return (
    <Page title={textes.titre}>
      <p>
        <Link to="/administration">{textesAdministration.revenirAdministration}</Link>
      </p>
      <p>{textes.effet}</p>
      <FieldFrame label={textes.liste} family="select" field={{ id, hintId: '', messageId: '', message: undefined }}>
        <select
          id={id}
          className="fr-select"
          value={liste}
          onChange={({ target }) => void navigate({ to: '/administration/motifs', search: { liste: target.value }, resetScroll: false })}
        >
          {listesDeMotifs.map((one) => (
            <option key={one} value={one}>
              {libelleListe(one)}
            </option>
          ))}
        </select>
      </FieldFrame>
      <QueryAnswer query={list}>{(read) => <MotivesEditor key={`${liste}/${read.version}`} liste={liste} read={read} />}</QueryAnswer>
    </Page>
  )
}
