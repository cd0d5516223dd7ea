import { Link } from '@tanstack/react-router'
import { listerTransferts } from 'contract/greffe/transfert'
import { textesTransfert } from 'domain/requetes/textes/transfert'
import { useApi } from '../../core/api/use-api.ts'
import { placeOf } from '../../core/place.ts'

/** Tab of the associations received from other courts. Hidden when there is none, since few courts receive any. */
export const TransfersLink = () => {
  const { data = [] } = useApi(listerTransferts, {})
  if (data.length === 0) return null
  return (
    <li>
      <Link to="/greffe/transfert" search={(search) => ({ requetes: placeOf(search) })} className="queues__link">
        {textesTransfert.recus.file(data.length)}
      </Link>
    </li>
  )
}
