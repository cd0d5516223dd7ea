import { useWatch } from 'react-hook-form'
import { publierMotifs, type getListeDeMotifs } from 'contract/greffe/motifs'
import type { Answer } from 'contract/core/call'
import { textesOwnCompte } from 'domain/compte/textes/own-compte'
import { enLignes, parseLignes, type ListeDeMotifs, motifsDOrigine, checkMotifs, type UsualMotif } from 'domain/pieces/usual-motifs'
import { textesCorrectionMotifs as textes } from 'domain/pieces/textes/correction-motifs'
import { ActForm } from '../../core/acts/ActForm.tsx'
import { ConflictAlert } from '../../core/acts/ConflictAlert.tsx'
import { useAct } from '../../core/acts/use-act.ts'
import { LeaveGuard } from '../../core/form/LeaveGuard.tsx'
import { TextArea } from '../../core/form/TextArea.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import { PublishedVersions, versionLine } from '../versions/PublishedVersions.tsx'
import { RestoreOrigin } from '../versions/RestoreOrigin.tsx'

/** A list of usual grounds with its versions, as the server returns it. */
type ListRead = Answer<typeof getListeDeMotifs>

interface Values {
  motifs: string
}

/** The list as clerks will see it, one item per ground. */
const MotivesPreview = ({ motives }: { motives: readonly UsualMotif[] }) => (
  <section aria-label={textes.apercu} className="fr-mb-3w">
    <p className="fr-text--bold fr-mb-1w">{textes.apercu}</p>
    <ul>
      {motives.map((motive, rank) => (
        // Two grounds may have the same text, so the key is the index.
        <li key={rank}>{enLignes([motive])}</li>
      ))}
    </ul>
  </section>
)

/** Edits one list of usual grounds: preview, publication, and restoration of the built-in list. */
export const MotivesEditor = ({ liste, read }: { liste: ListeDeMotifs; read: ListRead }) => {
  const acts = useAct(textes.echec, { conflictOnPage: true })
  const initial = enLignes(read.motifs ?? motifsDOrigine(liste))
  const form = useCheckedForm<Values>({ motifs: initial }, ({ motifs }) => checkMotifs(liste, parseLignes(liste, motifs)))
  const typed = useWatch({ control: form.control, name: 'motifs' })
  const same = enLignes(parseLignes(liste, typed)) === initial
  const publish = (motifs: ReturnType<typeof parseLignes> | null, said: string) =>
    acts.attempt(publierMotifs, { params: { liste }, body: { motifs, version: read.version } }, () => said)
  const [latest] = read.versions
  return (
    <>
      <p>{read.motifs === null || !latest ? textes.origine : versionLine(latest)}</p>
      {acts.conflict !== null && <ConflictAlert sentence={acts.conflict} see={textes.voir} onRefresh={() => void acts.refresh()} />}
      <ActForm
        printed
        form={form}
        acts={acts}
        onSend={({ motifs }) => publish(parseLignes(liste, motifs), textes.publiee)}
        onDone={() => form.reset(form.getValues())}
        confirm={textes.publier}
        blocked={same ? textesOwnCompte.rienAModifier : null}
      >
        <TextArea
          name="motifs"
          label={textes.motifs}
          hint={liste.startsWith('rejet-') ? textes.aides.rejet : textes.aides.demande}
          rows={10}
        />
        <MotivesPreview motives={parseLignes(liste, typed)} />
      </ActForm>
      <RestoreOrigin acts={acts} own={read.motifs === null} words={textes} onRestore={() => publish(null, textes.retablie)} />
      <PublishedVersions
        versions={read.versions}
        linesOf={({ motifs }) => motifs && motifs.map((motif) => enLignes([motif]))}
        own={{ lines: motifsDOrigine(liste).map((motif) => enLignes([motif])), said: textes.origine }}
        onTaken={(lines) => form.setValue('motifs', lines.join('\n'))}
      />
      <LeaveGuard dirty={() => enLignes(parseLignes(liste, form.getValues('motifs'))) !== initial} inSteps={false} />
    </>
  )
}
