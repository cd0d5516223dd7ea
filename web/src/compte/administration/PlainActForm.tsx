import { textesAdministrationCompte } from 'domain/compte/textes/administration-compte'
import { ActQuestion } from '../../core/acts/ActQuestion.tsx'
import type { Acts } from '../../core/acts/use-act.ts'
import type { AccountData } from './account.ts'
import { plainActs, type PlainAct } from './acts.ts'

interface Props {
  act: PlainAct
  account: AccountData
  acts: Acts
  onClose: () => void
}

const { boutons, effets, faits } = textesAdministrationCompte
const told = (sentence: string | ((email: string) => string), email: string): string =>
  typeof sentence === 'string' ? sentence : sentence(email)

/** Shows the effect of the act and asks for confirmation. */
export const PlainActForm = ({ act, account: { uuid, email }, acts, onClose }: Props) => (
  <ActQuestion
    acts={acts}
    confirm={boutons[act]}
    onSend={() => acts.attempt(plainActs[act], { params: { uuid } }, () => told(faits[act], email))}
    onClose={onClose}
  >
    <p>{told(effets[act], email)}</p>
  </ActQuestion>
)
