import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { domainesProposes, themesDe, themesRetenant } from 'domain/association/domaines'
import { textesAssociation } from 'domain/association/textes'
import { textesFormulaireAssociation } from 'domain/association/textes-formulaire'
import { Dialog } from '../../../core/dialog/Dialog.tsx'
import { ChosenList } from './ChosenList.tsx'

/** Activity domains and their themes (ASSO-07 to ASSO-09); a domain stays while one of its themes is chosen (ASSO-10 to ASSO-12). */
export const DomainesFields = ({ path }: { path: string }) => {
  const domaineName = `${path}.domaine`
  const themeName = `${path}.theme`
  const [refused, setRefused] = useState(false)
  const domaines = useWatch({ name: domaineName }) as string[]
  const themes = useWatch({ name: themeName }) as string[]
  const proposed = useMemo(() => themesDe(domaines), [domaines])
  const mayRemove = (domaine: string) => {
    const free = themesRetenant(domaine, themes).length === 0
    setRefused(!free)
    return free
  }
  return (
    <>
      <ChosenList
        name={domaineName}
        title={textesFormulaireAssociation.domaine}
        label={textesFormulaireAssociation.ajouterDomaine}
        proposed={domainesProposes}
        mayRemove={mayRemove}
      />
      {domaines.length > 0 && (
        <ChosenList
          name={themeName}
          title={textesFormulaireAssociation.theme}
          label={textesFormulaireAssociation.ajouterTheme}
          proposed={proposed}
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
