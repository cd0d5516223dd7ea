import { useWatch } from 'react-hook-form'
import { criteresMotPasse } from 'domain/compte/mot-passe'
import { textesCompte } from 'domain/compte/textes'
import './compte.css'

const { criteres, critere } = textesCompte.motPasse
const names = Object.keys(criteres) as (keyof typeof criteres)[]

/** What the password still lacks, in words that follow the typing and that one reads when one wants to (ACCOUNT-05). */
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
