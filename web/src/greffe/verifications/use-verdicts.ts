import { useState } from 'react'
import { greffeAppels } from 'contract/greffe/actes'
import type { CodeControle } from 'domain/requetes/controles/controles'
import type { Preuve } from 'domain/requetes/actes/preuve'
import { textesDesActes } from 'domain/requetes/textes/actes'
import { textesVerifications } from 'domain/suivi/textes/verifications'
import { linesOf, type Outcome } from '../../core/acts/outcome.ts'
import { useAct } from '../../core/acts/use-act.ts'
import { notify } from '../../core/notices/notices-store.ts'
import type { DossierData } from '../dossier/dossier.ts'
import type { InTurn } from '../dossier/use-turns.ts'

/** An optimistic verdict, shown until the refetched request contains it. */
interface OnItsWay {
  code: CodeControle
  /** First version that contains it. Null until it is recorded. */
  since: number | null
}

const isDone = ({ kind }: Outcome): boolean => kind === 'done'

/** The checks of a request, with optimistic verdicts. */
export const useVerdicts = ({ numero, version, controles }: Pick<DossierData, 'numero' | 'version' | 'controles'>, inTurn: InTurn) => {
  const acts = useAct(textesVerifications.echec)
  const [said, setSaid] = useState<readonly OnItsWay[]>([])
  const params = { numero }
  const conform = async (code: CodeControle, preuve: Preuve) => {
    setSaid((known) => [...known.filter((each) => each.code !== code), { code, since: null }])
    let since = 0
    const outcome = await inTurn((on) => {
      since = on + 1
      return acts.attempt(greffeAppels.CONFORMITE, { params, body: { version: on, controles: [code], preuve } }, null)
    }, isDone)
    if (outcome.kind === 'done') return setSaid((known) => known.map((each) => (each.code === code ? { code, since } : each)))
    setSaid((known) => known.filter((each) => each.code !== code))
    notify('error', outcome.title, linesOf(outcome), greffeAppels.CONFORMITE.path)
    // Show a colleague's act before the clerk gives another verdict.
    await acts.refresh()
  }
  const putRight = (code: CodeControle, motif: string, preuve: Preuve): Promise<Outcome> =>
    inTurn(
      (on) =>
        acts.attempt(
          greffeAppels.IRREGULARITE,
          { params, body: { version: on, controle: code, motif, preuve } },
          () => textesDesActes.IRREGULARITE.fait,
        ),
      isDone,
    )
  const onTheirWay = new Set(said.flatMap(({ code, since }) => (since === null || version < since ? [code] : [])))
  return {
    checks: controles.map((check) => (onTheirWay.has(check.code) ? { ...check, verdict: 'CONFORME' as const } : check)),
    /** Some verdicts are not in the loaded request yet: other acts must wait. */
    settling: onTheirWay.size > 0,
    acts,
    conform,
    putRight,
  }
}

export type Judging = ReturnType<typeof useVerdicts>
export type CheckData = Judging['checks'][number]
