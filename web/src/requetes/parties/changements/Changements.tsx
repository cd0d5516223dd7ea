import { changements } from 'domain/requetes/depot/changements'
import { textesModification as textes } from 'domain/requetes/textes/modification'
import { Checkbox } from '../../../core/form/Checkbox.tsx'
import { Group } from '../../../core/form/Group.tsx'

/** « Qu'est-ce qui change ? »: the announced changes, each with its consequences (FORM-26). */
export const Changements = ({ path }: { path: string }) => (
  <div className="reading">
    <Group title={textes.quEstCeQuiChange} level={2}>
      <p className="fr-hint-text">{textes.plusieursReponses}</p>
      {changements.map((changement) => (
        <Checkbox
          key={changement}
          name={`${path}.${changement}`}
          label={textes.changements[changement]}
          hint={textes.consequences[changement]}
        />
      ))}
    </Group>
  </div>
)
