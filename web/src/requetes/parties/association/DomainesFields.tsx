import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { Activite } from 'domain/core/activite'
import { offeredDomaines, themesDe, blockingThemes } from 'domain/association/domaines'
import { textesAssociation } from 'domain/association/textes/common'
import { textesFormulaireAssociation } from 'domain/association/textes/formulaire'
import { Dialog } from '../../../core/dialog/Dialog.tsx'
import { QueryAnswer } from '../../../core/api/QueryAnswer.tsx'
import { useActivites } from './activites.ts'
import { ChosenList } from './ChosenList.tsx'

interface Props {
  path: string
}

const ChosenActivities = ({ path, activites }: Props & { activites: readonly Activite[] }) => {
  const domaineName = `${path}.domaine`
  const themeName = `${path}.theme`
  const [refused, setRefused] = useState(false)
  const domaines = useWatch({ name: domaineName }) as string[]
  const themes = useWatch({ name: themeName }) as string[]
  const offered = useMemo(() => offeredDomaines(activites), [activites])
  const themesOffered = useMemo(() => themesDe(activites, domaines), [activites, domaines])
  const mayRemove = (domaine: string) => {
    const free = blockingThemes(activites, domaine, themes).length === 0
    setRefused(!free)
    return free
  }
  return (
    <>
      <ChosenList
        name={domaineName}
        title={textesFormulaireAssociation.domaine}
        label={textesFormulaireAssociation.ajouterDomaine}
        proposed={offered}
        mayRemove={mayRemove}
      />
      {domaines.length > 0 && (
        <ChosenList
          name={themeName}
          title={textesFormulaireAssociation.theme}
          label={textesFormulaireAssociation.ajouterTheme}
          proposed={themesOffered}
        />
      )}
      <Dialog
        open={refused}
        title={textesAssociation.domaineIndissociable}
        onClose={() => setRefused(false)}
        actions={
          <button type="button" className="fr-btn" onClick={() => setRefused(false)}>
            {textesFormulaireAssociation.compris}
          </button>
        }
      >
        <p>{textesAssociation.domaineIndissociableDetail}</p>
      </Dialog>
    </>
  )
}

/**
 * Activity domains and their themes (ASSO-07 to ASSO-09), as the administration keeps them (STAFF-25); a domain stays while one of its themes
 * is chosen (ASSO-10 to ASSO-12).
 */
export const DomainesFields = ({ path }: Props) => (
  <QueryAnswer query={useActivites()}>{(activites) => <ChosenActivities path={path} activites={activites} />}</QueryAnswer>
)
