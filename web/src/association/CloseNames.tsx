import type { Answer } from 'contract/core/call'
import type { trouverNomsProches } from 'contract/association/noms-proches'
import { libelleEtatAssociation } from 'domain/association/etats'
import { textesNomsProches } from 'domain/association/textes/noms-proches'
import { ExternalLink } from '../core/widgets/ExternalLink.tsx'
import './close-names.css'

/** Associations of the same commune with a close name (CCL art. 57). Each opens in a new tab, beside the current form or request. */
export const CloseNames = ({ names }: { names: Answer<typeof trouverNomsProches> }) => (
  <ul className="close-names__list">
    {names.map(({ numero, denomination, commune, etat, motifEtat }) => (
      <li key={numero}>
        <ExternalLink href={`/association/${numero}`}>{denomination}</ExternalLink>
        <span className="close-names__situation">
          {textesNomsProches.situation({ commune, numero, etat: libelleEtatAssociation(etat, motifEtat) })}
        </span>
      </li>
    ))}
  </ul>
)
