import { textesAdministrationCompte } from 'domain/compte/textes-administration-compte'
import { formaterInstant } from 'domain/core/jour'
import type { AccountData } from './account.ts'

const { journal: title, autreActe, journalLigne, journalTexte } = textesAdministrationCompte
const words: Record<string, string> = textesAdministrationCompte.actes

/** What was done to the account, by whom, latest first; the reason of an act is shown with it. */
export const AccountJournal = ({ acts }: { acts: AccountData['actes'] }) => (
  <section className="account__part">
    <h2 className="fr-h4">{title}</h2>
    <ol className="fr-raw-list account__journal">
      {acts.map(({ rang, type, instant, auteur, texte }) => (
        <li key={rang}>
          <strong>{words[type] ?? autreActe}</strong>
          <span className="cell-line">{journalLigne(formaterInstant(new Date(instant)), auteur)}</span>
          {texte !== null && <span className="cell-line">{journalTexte(texte)}</span>}
        </li>
      ))}
    </ol>
  </section>
)
