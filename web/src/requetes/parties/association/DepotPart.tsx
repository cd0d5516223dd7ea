import { use, type ReactNode } from 'react'
import type { GroupeAssociation } from 'domain/association/groupes'
import { textesFormulaireAssociation } from 'domain/association/textes/formulaire'
import { FoldedSection } from '../../../core/form/FoldedSection.tsx'
import { Group } from '../../../core/form/Group.tsx'
import { Plis } from './plis.ts'

/** A group of the sheet under its title, folded or not (ASSO-01). */
export const DepotPart = ({ groupe, children }: { groupe: GroupeAssociation; children: ReactNode }) => {
  const pli = use(Plis)[groupe]
  const title = textesFormulaireAssociation.groupes[groupe]
  if (!pli) return <Group title={title}>{children}</Group>
  return (
    <FoldedSection title={title} {...pli}>
      {children}
    </FoldedSection>
  )
}
