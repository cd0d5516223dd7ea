import { textesAdministrationCompte } from 'domain/compte/textes/administration-compte'
import { formatInstant } from 'domain/core/jour'
import { rightsOf, type AccountData } from './account.ts'

const { journal: title, droitsAvant, droitsApres, autreActe, journalLigne, journalTexte } = textesAdministrationCompte
const words: Record<string, string> = textesAdministrationCompte.actes

/** The account's history, latest first: each act, its author, its reason if any, and the rights before and after. */
export const AccountJournal = ({ acts }: { acts: AccountData['actes'] }) => (
  <section className="account__part">
    <h2 className="fr-h4">{title}</h2>
    <ol className="fr-raw-list account__journal">
      {acts.map(({ rang, type, instant, auteur, texte, droits }) => (
        <li key={rang}>
          <strong>{words[type] ?? autreActe}</strong>
          <span className="cell-line">{journalLigne(formatInstant(new Date(instant)), auteur)}</span>
          {droits !== null && <span className="cell-line">{droitsAvant(rightsOf(droits.avant))}</span>}
          {droits !== null && <span className="cell-line">{droitsApres(rightsOf(droits.apres))}</span>}
          {texte !== null && <span className="cell-line">{journalTexte(texte)}</span>}
        </li>
      ))}
    </ol>
  </section>
)
