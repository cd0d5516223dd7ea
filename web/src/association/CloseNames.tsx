import type { Answer } from 'contract/core/call'
import type { trouverNomsProches } from 'contract/association/noms-proches'
import { libelleEtatAssociation } from 'domain/association/etats'
import { textesNomsProches } from 'domain/association/textes-noms-proches'
import { ExternalLink } from '../core/widgets/ExternalLink.tsx'
import './close-names.css'

/** Associations of the same place with a close name (CCL art. 57); each opens beside what is being typed or instructed. */
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
