import { useWatch } from 'react-hook-form'
import { criteresMotPasse } from 'domain/compte/mot-passe'
import { textesCompte } from 'domain/compte/textes/common'
import './compte.css'

const { criteres, critere } = textesCompte.motPasse
const names = Object.keys(criteres) as (keyof typeof criteres)[]

/** Shows which password rules are met while the person types (ACCOUNT-05). Not announced, but readable at any time. */
export const PasswordCriteria = ({ name }: { name: string }) => {
  const password = String(useWatch({ name }))
  return (
    <ul className="criteria">
      {names.map((each) => {
        const met = criteresMotPasse[each](password)
        return (
          <li key={each} className={met ? 'criteria__met' : undefined}>
            {critere(criteres[each], met)}
          </li>
        )
      })}
    </ul>
  )
}
