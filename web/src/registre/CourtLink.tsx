import { Link } from '@tanstack/react-router'
import { textesGreffeFiche } from 'domain/association/textes/greffe-fiche'
import { useSession } from '../compte/use-session.ts'
import { useUser } from '../compte/use-user.ts'

interface Props {
  numero: string
  tribunal: string
}

const OfTheCourt = ({ numero, tribunal }: Props) => {
  const { data } = useUser()
  if (!data?.tribunaux.some(({ id }) => id === tribunal)) return null
  return (
    <Link to="/greffe/association/$numero" params={{ numero }}>
      {textesGreffeFiche.ouvrir}
    </Link>
  )
}

/** Link from the sheet to the court's page, only for clerks of that court. */
export const CourtLink = (props: Props) => (useSession()?.authorities.includes('GREFFE') ? <OfTheCourt {...props} /> : null)
