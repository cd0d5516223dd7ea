import { useWatch } from 'react-hook-form'
import { apercus } from 'contract/greffe/demandes'
import { greffeAppels } from 'contract/greffe/actes'
import { textesGreffeDemandes } from 'domain/pieces/textes/greffe-demandes'
import { textesDesActes } from 'domain/requetes/textes/actes'
import { textesEspaceGreffe } from 'domain/suivi/textes/espace-greffe'
import { ActForm } from '../../core/acts/ActForm.tsx'
import type { Acts } from '../../core/acts/use-act.ts'
import { callBlob } from '../../core/api/call-api.ts'
import { useGiven, useKeeping } from '../../core/form/kept.ts'
import { RadioGroup } from '../../core/form/RadioGroup.tsx'
import { TextArea } from '../../core/form/TextArea.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import { differs } from '../../core/form/use-leave-guard.ts'
import type { DossierData } from '../dossier/dossier.ts'
import { AskedMotives } from './AskedMotives.tsx'
import type { DemandFiles } from './demand-files.ts'
import { precisionsOnly } from './demand-form.ts'
import { LetterDay } from './LetterDay.tsx'
import { LetterPreview } from './LetterPreview.tsx'
import { PointRead, titleOfPoint } from './PointRead.tsx'
import { againBody, checkVerdicts, isAskedAgain, newVerdicts, type ReplyValues } from './reply-form.ts'
import type { DemandData } from '../dossier/use-demands.ts'

const { lecture, composer } = textesGreffeDemandes
const verdicts = [
  { value: 'VALIDER', label: lecture.valider },
  { value: 'ROUVRIR', label: lecture.rouvrir },
]

interface Props {
  dossier: DossierData
  demand: DemandData
  acts: Acts
  reading: DemandFiles
}

/** Reviews a reply point by point. Reopening some points issues a new code and validates the others (STAFF-06, PIECES-26). */
export const ReplyForm = ({ dossier, demand, acts, reading }: Props) => {
  const { numero, version, obstacles } = dossier
  const initial = newVerdicts(demand, dossier)
  const name = `reponse ${demand.numero} ${demand.tours.length}`
  const given = useGiven<ReplyValues>(name)
  const form = useCheckedForm<ReplyValues>(given ?? initial, checkVerdicts)
  useKeeping(name, () => (differs(form.getValues(), initial) ? form.getValues() : null))
  const points = useWatch({ control: form.control, name: 'points' })
  const again = isAskedAgain({ points })
  const params = { numero }
  const send = (values: ReplyValues) =>
    again
      ? acts.attempt(greffeAppels.REOUVERTURE, { params, body: { version, ...againBody(values) } }, () => textesDesActes.REOUVERTURE.fait)
      : acts.attempt(greffeAppels.VALIDATION, { params, body: { version } }, () => textesDesActes.VALIDATION.fait)
  const rank = (index: number) => points.findIndex((point) => point.index === index)
  return (
    <ActForm
      printed
      form={form}
      acts={acts}
      onSend={send}
      onDone={() => document.getElementById('demandes')?.focus()}
      confirm={
        again ? lecture.redemander : points.every(({ verdict }) => verdict === 'VALIDER') ? lecture.toutValider : lecture.enregistrer
      }
      blocked={obstacles.VALIDATION.length > 0 ? textesEspaceGreffe.acteBloque(obstacles.VALIDATION) : null}
    >
      {demand.points.map(({ type }, index) => {
        const i = rank(index)
        return (
          <div key={index} className="demand__judged">
            <PointRead demand={demand} index={index} reading={reading} />
            {i >= 0 && (
              <RadioGroup name={`points.${i}.verdict`} label={lecture.verdict(titleOfPoint(demand, index))} options={verdicts} inline />
            )}
            {points[i]?.verdict === 'ROUVRIR' && (
              <>
                <AskedMotives type={type ?? precisionsOnly} name={`points.${i}.precisions`} />
                <TextArea name={`points.${i}.precisions`} label={lecture.precisions} rows={3} />
              </>
            )}
          </div>
        )
      })}
      {again && (
        <div className="letter__end">
          <p>{lecture.explication}</p>
          <TextArea name="observation" label={composer.observation} rows={2} optional />
          <LetterDay dossier={dossier} />
          <LetterPreview<ReplyValues> letterOf={(values) => callBlob(apercus.apercevoirReouverture, { params, body: againBody(values) })} />
        </div>
      )}
    </ActForm>
  )
}
