import type { TypeRecours } from 'domain/requetes/types'
import { textesNotification as textes } from 'domain/requetes/textes/notification'
import { destinatairesDeDecision } from 'domain/requetes/decision/notification'
import { libelleRecours, typesRecours } from 'domain/requetes/types'
import { Checkbox } from '../../core/form/Checkbox.tsx'
import { SelectField } from '../../core/form/SelectField.tsx'

const appeals = typesRecours.map((value: TypeRecours) => ({ value, label: libelleRecours(value) }))
const recipients = destinatairesDeDecision.map((value) => ({ value, label: textes.destinataires[value] }))

/** Appeal, addressee and delivery of the decision (STAFF-10). The usual values are preselected. */
export const NotificationFields = () => (
  <>
    <div className="side-by-side">
      <SelectField name="recours" label={textes.recours} options={appeals} placeholder={null} />
      <SelectField name="destinataire" label={textes.destinataire} options={recipients} placeholder={null} />
    </div>
    <Checkbox name="lrar" label={textes.lrar} hint={textes.aideLrar} />
  </>
)
