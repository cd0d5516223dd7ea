import { Link } from '@tanstack/react-router'
import { listerRattachementsContestes } from 'contract/rattachements/contestation'
import { formatJour } from 'domain/core/jour'
import { textesContestationDroits } from 'domain/rattachements/textes/contestation'
import { useApi } from '../../core/api/use-api.ts'
import { Alert } from '../../core/widgets/Alert.tsx'

const textes = textesContestationDroits.greffe

/** Contested rights that await an answer, each with a link to the page where the court answers. */
export const ContestedList = () => {
  const { data } = useApi(listerRattachementsContestes, {}, { refetchOnWindowFocus: 'always' })
  if (!data || data.length === 0) return null
  return (
    <Alert level="warning" title={textes.liste(data.length)}>
      <ul>
        {data.map(({ uuid, association, denomination, prenom, nom, depuis }) => (
          <li key={uuid}>
            <Link to="/greffe/association/$numero" params={{ numero: association }} search={{ onglet: 'utilisateurs' }}>
              {textes.ligne(`${prenom} ${nom}`, denomination)}
            </Link>
            <span className="cell-line">{textes.depuis(association, formatJour(depuis))}</span>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
