import { modifierReglages } from 'contract/app/reglages'
import { textesReglages as textes } from 'domain/app/textes/reglages'
import { textesOwnCompte } from 'domain/compte/textes/own-compte'
import { formats } from 'domain/core/reglages'
import { formatTaille } from 'domain/core/taille'
import { ActForm } from '../../core/acts/ActForm.tsx'
import { ConflictAlert } from '../../core/acts/ConflictAlert.tsx'
import { useAct } from '../../core/acts/use-act.ts'
import { loadConstants, useConstants } from '../../core/constants.ts'
import { Boxes } from '../../core/form/Boxes.tsx'
import { courtOptions } from '../../core/form/court-options.ts'
import { Group } from '../../core/form/Group.tsx'
import { LeaveGuard } from '../../core/form/LeaveGuard.tsx'
import { TextField } from '../../core/form/TextField.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import { differs } from '../../core/form/use-leave-guard.ts'
import { checkSettings, settingsOf, valuesOf, type SettingsRead, type Values } from './settings.ts'

const { champs, aides } = textes

/** The form of the settings, which take effect as soon as they are saved. */
export const SettingsForm = ({ read }: { read: SettingsRead }) => {
  const acts = useAct(textes.echec, { conflictOnPage: true })
  const initial = valuesOf(read)
  const form = useCheckedForm<Values>(initial, (values) => checkSettings(values, read))
  const courts = courtOptions(useConstants()?.tribunaux ?? [])
  const same = !differs(form.watch(), initial)
  const send = (values: Values) =>
    acts.attempt(modifierReglages, { body: { ...settingsOf(values, read), version: read.version } }, () => textes.enregistre, {
      // The shell shows some settings: the badge, the links.
      beforeReading: loadConstants,
    })
  return (
    <>
      {acts.conflict !== null && <ConflictAlert sentence={acts.conflict} see={textes.voirReglages} onRefresh={() => void acts.refresh()} />}
      <ActForm
        form={form}
        acts={acts}
        onSend={send}
        onDone={() => form.reset(form.getValues())}
        confirm={textes.enregistrer}
        blocked={same ? textesOwnCompte.rienAModifier : null}
      >
        <Group title={textes.fichiers} level={2}>
          <TextField name="tailleFichierMax" label={champs.tailleFichierMax} hint={aides.tailleFichierMax} maxLength={8} />
          <TextField name="tailleMax" label={champs.tailleMax} hint={aides.tailleMax(formatTaille(read.plafond))} maxLength={8} />
          <TextField name="tailleRattachementMax" label={champs.tailleRattachementMax} maxLength={8} />
          <Boxes name="formats" label={champs.formats} hint={aides.formats} options={formats.map((one) => ({ value: one, label: one }))} />
        </Group>
        <Group title={textes.site} level={2}>
          <TextField name="environnement" label={champs.environnement} hint={aides.environnement} maxLength={40} />
          <TextField name="lienCGU" label={champs.lienCGU} hint={aides.lien} maxLength={300} />
          <TextField name="lienFAQ" label={champs.lienFAQ} hint={aides.lien} maxLength={300} />
        </Group>
        <Group title={textes.decisions} level={2}>
          <Boxes name="circuitSignature" label={champs.circuitSignature} hint={aides.circuitSignature} options={courts} />
          <Boxes name="notificationEnLigne" label={champs.notificationEnLigne} hint={aides.notificationEnLigne} options={courts} />
        </Group>
      </ActForm>
      <LeaveGuard dirty={() => differs(form.getValues(), initial)} />
    </>
  )
}
