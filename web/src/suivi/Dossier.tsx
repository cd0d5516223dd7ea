import { useState } from 'react'
import { textesEspaceGreffe } from 'domain/suivi/textes-espace-greffe'
import { useAct } from '../core/acts/use-act.ts'
import { Fetched } from '../core/api/Fetched.tsx'
import { useShortcuts } from '../core/shortcuts/use-shortcuts.ts'
import { Annexes } from './Annexes.tsx'
import { DecisionBar } from './DecisionBar.tsx'
import { Demands } from './demandes/Demands.tsx'
import { useDemands } from './demandes/use-demands.ts'
import type { DossierData } from './dossier.ts'
import { DossierAlerts } from './DossierAlerts.tsx'
import { DossierContent } from './DossierContent.tsx'
import { DossierFacts } from './DossierFacts.tsx'
import { DossierHead } from './DossierHead.tsx'
import { Bench } from './Bench.tsx'
import { benchKeys } from './bench-keys.ts'
import { annexesShown, repliesShown } from './files-shown.ts'
import { Journal } from './Journal.tsx'

/** The workbench (screens.md 10): head, what is asked and declared beside its documents, and the decisions, always there. */
export const Dossier = ({ dossier }: { dossier: DossierData }) => {
  const acts = useAct(textesEspaceGreffe.echecs.acte, { conflictOnPage: true })
  const { asked, query } = useDemands(dossier)
  const [chosen, setChosen] = useState<string | null>(null)
  const annexes = annexesShown(dossier)
  const replies = repliesShown(dossier.numero, query.data ?? [])
  const files = [...annexes, ...replies]
  useShortcuts(benchKeys(files, setChosen))
  const shown = files.find(({ key }) => key === chosen) ?? files[0]
  return (
    <>
      <DossierHead dossier={dossier} />
      <Bench label={textesEspaceGreffe.dossier} annexes={<Annexes annexes={annexes} replies={replies} shown={shown} onShow={setChosen} />}>
        <DossierAlerts dossier={dossier} />
        {asked && (
          <Fetched query={query}>
            {(demands) => <Demands dossier={dossier} demands={demands} replies={replies} acts={acts} onShow={setChosen} />}
          </Fetched>
        )}
        <DossierContent dossier={dossier} />
        <DossierFacts dossier={dossier} />
        <Journal journal={dossier.journal} />
      </Bench>
      <DecisionBar dossier={dossier} acts={acts} />
    </>
  )
}
