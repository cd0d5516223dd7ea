import { useWatch } from 'react-hook-form'
import { textesFormulaireAssociation } from 'domain/association/textes/formulaire'
import { libelleCivilite, type Civilite } from 'domain/core/personne'
import { textesDeclarant } from 'domain/requetes/textes/declarant'
import { lieu } from '../lieu.ts'
import { Lines } from '../Lines.tsx'
import type { SaisieDeclarant } from './saisie-declarant.ts'

/** The declarant, shown again before sending. */
export const DeclarantRead = ({ path }: { path: string }) => {
  const d = useWatch({ name: path }) as SaisieDeclarant
  return (
    <Lines
      lines={[
        [textesFormulaireAssociation.nom, `${libelleCivilite(d.civilite as Civilite)} ${d.prenom} ${d.nom}`],
        [textesDeclarant.lien, d.lien],
        [textesDeclarant.adresse, lieu([d.adresse, d.complementAdresse, `${d.codePostal} ${d.ville?.libelle ?? ''}`])],
        [textesDeclarant.email, d.email],
      ]}
    />
  )
}
