import type { ReactNode } from 'react'
import { textesEspaceGreffe } from 'domain/suivi/textes/espace-greffe'
import { useAct, type Acts } from '../../core/acts/use-act.ts'
import { QueryAnswer } from '../../core/api/QueryAnswer.tsx'
import { useShortcuts } from '../../core/shortcuts/use-shortcuts.ts'
import { Annexes } from '../dossier/Annexes.tsx'
import { Bench } from '../dossier/Bench.tsx'
import { benchKeys } from '../dossier/bench-keys.ts'
import { DecisionBar } from './DecisionBar.tsx'
import { Demands } from '../demandes/Demands.tsx'
import { useDemands } from '../dossier/use-demands.ts'
import type { DossierData } from '../dossier/dossier.ts'
import { DossierAlerts } from './DossierAlerts.tsx'
import { DossierContent } from './DossierContent.tsx'
import { DossierFacts } from './DossierFacts.tsx'
import { DossierHead } from './DossierHead.tsx'
import { annexesShown, repliesShown } from '../dossier/files-shown.ts'
import { Journal } from './Journal.tsx'
import { useReading } from '../dossier/use-reading.ts'
import { useTurns } from '../dossier/use-turns.ts'
import { Checks } from '../verifications/Checks.tsx'
import { isUndone } from '../verifications/use-check-way.ts'
import { Notes } from '../verifications/Notes.tsx'
import { proofOf } from '../verifications/proof.ts'
import { useVerdicts } from '../verifications/use-verdicts.ts'

interface Props {
  dossier: DossierData
  /** Action bar: the clerk's decisions by default, or the judge's signature. */
  bar?: (props: { dossier: DossierData; acts: Acts }) => ReactNode
}

/** The page of one request: head, checks beside the documents that prove them, and the action bar. */
export const Dossier = ({ dossier, bar: Bar = DecisionBar }: Props) => {
  const inTurn = useTurns(dossier.version)
  const acts = useAct(textesEspaceGreffe.echecs.acte, { conflictOnPage: true, through: inTurn })
  const { asked, query } = useDemands(dossier)
  const annexes = annexesShown(dossier)
  const replies = repliesShown(dossier.numero, query.data ?? [])
  const verdicts = useVerdicts(dossier, inTurn)
  const newest = [...replies, ...annexes]
  const toJudge = verdicts.checks.find(isUndone)
  const reading = useReading([...annexes, ...replies], toJudge ? proofOf(toJudge, newest) : null)
  // A closed request without any verdict has no checks to show.
  const verified = dossier.etat === 'EN_COURS' || dossier.controles.some(({ verdict }) => verdict !== null)
  useShortcuts(benchKeys([...annexes, ...replies], reading.onShow))
  return (
    <>
      <DossierHead dossier={dossier} />
      <Bench label={textesEspaceGreffe.dossier} annexes={<Annexes annexes={annexes} replies={replies} reading={reading} />}>
        <DossierAlerts dossier={dossier} />
        {asked && (
          <QueryAnswer query={query}>
            {(demands) => <Demands dossier={dossier} demands={demands} replies={replies} acts={acts} onShow={reading.onShow} />}
          </QueryAnswer>
        )}
        {verified && <Checks dossier={dossier} files={newest} reading={reading} verdicts={verdicts} />}
        <Notes dossier={dossier} acts={acts} />
        <DossierContent dossier={dossier} />
        <DossierFacts dossier={dossier} />
        <Journal journal={dossier.journal} />
      </Bench>
      <Bar dossier={dossier} acts={{ ...acts, busy: acts.busy || verdicts.settling }} />
    </>
  )
}
