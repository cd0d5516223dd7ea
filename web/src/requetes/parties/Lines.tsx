import { compterFondateurs } from 'domain/association/fondateurs'
import { textesFormulaireAssociation } from 'domain/association/textes-formulaire'
import type { EtapeCreation } from 'domain/requetes/etapes-creation'
import { textesCreation } from 'domain/requetes/textes-creation'
import { Members } from '../../association/Members.tsx'
import { comiteSaisi, fondateursSaisis, type SaisieCreation } from '../saisie-creation.ts'
import { lignesDuResume } from './association/lignes-association.ts'

interface Props {
  etape: Exclude<EtapeCreation, 'final'>
  saisie: SaisieCreation
}

/** The members as the court will read them, telephone and e-mail included. */
const Membres = ({ direction, fondateurs }: Pick<SaisieCreation, 'direction' | 'fondateurs'>) => {
  const comite = comiteSaisi(direction)
  const autres = fondateursSaisis(fondateurs)
  return (
    <>
      <p>{textesFormulaireAssociation.membresFondateurs(compterFondateurs(comite, autres))}</p>
      <Members comite={comite} fondateurs={autres} level={5} withContact />
    </>
  )
}

/** What one step will send, in the words of its fields; what was left blank is said so. */
export const Resume = ({ etape, saisie }: Props) =>
  etape === 'membres' ? (
    <Membres {...saisie} />
  ) : (
    <dl className="summary__list">
      {lignesDuResume(etape, saisie).map(([terme, valeur], rang) => (
        <div key={`${rang} ${terme}`}>
          <dt>{terme}</dt>
          <dd>{valeur || textesCreation.nonRenseigne}</dd>
        </div>
      ))}
    </dl>
  )
