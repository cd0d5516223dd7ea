import type { EtapeCreation } from 'domain/requetes/etapes-creation'
import { textesCreation } from 'domain/requetes/textes-creation'
import type { SaisieCreation } from '../saisie.ts'
import { lignesDuResume } from './lignes-resume.ts'

interface Props {
  etape: Exclude<EtapeCreation, 'final'>
  saisie: SaisieCreation
}

/** What one step will send, in the words of its fields; what was left blank is said so. */
export const Resume = ({ etape, saisie }: Props) => (
  <dl className="summary__list">
    {lignesDuResume(etape, saisie).map(([terme, valeur], rang) => (
      <div key={`${rang} ${terme}`}>
        <dt>{terme}</dt>
        <dd>{valeur || textesCreation.nonRenseigne}</dd>
      </div>
    ))}
  </dl>
)
