import { useFormState, useWatch } from 'react-hook-form'
import { unknowns } from 'domain/association/unknowns'
import { textesLecture } from 'domain/association/textes/lecture'
import { isJour, formatJour } from 'domain/core/jour'
import type { ErreurChamp } from 'domain/core/erreurs'
import { textesRectification as textes } from 'domain/requetes/textes/rectification'
import { textesModification } from 'domain/requetes/textes/modification'
import { equals } from 'domain/core/equals'
import { DateField } from '../../core/form/DateField.tsx'
import { FoldedSection } from '../../core/form/FoldedSection.tsx'
import { RefusDesListes } from '../../requetes/dossier-context.ts'
import { AssociationFields } from '../../requetes/parties/association/AssociationFields.tsx'
import { Plis, plisDe } from '../../requetes/parties/association/plis.ts'
import { directionAuGreffe } from '../../requetes/parties/membres/liste-de-membres.ts'
import { knownAssociation } from '../../association/known-association.ts'
import { MemberList } from '../../requetes/parties/membres/MemberList.tsx'
import { nomDe, presents } from '../../requetes/parties/membres/saisie-membres.ts'
import type { FicheData } from '../../registre/fiche-data.ts'
import type { RectificationEnCours, RectificationSaisie } from './rectification-form.ts'
import { RectificationUnknowns } from './RectificationUnknowns.tsx'

interface Props {
  fiche: FicheData
  check: (saisie: RectificationSaisie) => ErreurChamp[]
}

const { champsDates } = textesLecture
/** No-op: errors on the members are recomputed at each change, so there is nothing to clear. */
const forget = () => undefined

/** All fields of the sheet, in folded sections: the clerk opens the one to correct (STAFF-11). Reuses the parts of the filings. */
export const RectificationFields = ({ fiche, check }: Props) => {
  const { isSubmitted } = useFormState()
  const saisie = useWatch() as RectificationEnCours
  const { association } = fiche
  const erreurs = isSubmitted ? check(saisie) : []
  const { informations, direction, dateConstitutive, dateStatuts, nonRepris, registre } = saisie
  const plis = plisDe({
    dits: null,
    informations,
    registre: registre.informations,
    inconnus: unknowns.filter((inconnu) => inconnu !== 'etatAssociation' && nonRepris[inconnu]),
    conflits: [],
    erreurs,
    path: 'informations',
  })
  const noms = presents(direction).map(nomDe)
  const refuse = (debut: string) => erreurs.some(({ field }) => field.startsWith(debut))
  const { denomination, adresse } = association.informations
  return (
    <RefusDesListes value={{ erreurs, forget }}>
      <Plis value={plis}>
        <AssociationFields
          path="informations"
          dejaDit
          utilitePublique={association.informations.utilitePublique}
          inscrit={{ numero: association.numero, denomination, commune: adresse.commune.libelle }}
        />
      </Plis>
      <RectificationUnknowns saisie={saisie} reason={refuse('etatAssociation') ? erreurs : null} />
      <FoldedSection
        title={textes.dates}
        held={[dateConstitutive, dateStatuts].filter(isJour).map(formatJour).join(' · ') || textesLecture.nonRenseigne}
        reason={refuse('date') ? erreurs : dateConstitutive !== registre.dateConstitutive || dateStatuts !== registre.dateStatuts || null}
      >
        <DateField name="dateConstitutive" label={champsDates.dateConstitutive} optional />
        <DateField name="dateStatuts" label={champsDates.dateStatuts} optional />
      </FoldedSection>
      <FoldedSection
        title={textes.direction}
        held={noms.length > 0 ? textesModification.tenus(noms) : textesLecture.aucunMembre}
        reason={refuse('membres') ? erreurs : !equals(direction, registre.direction) || null}
      >
        <MemberList path="direction" liste={directionAuGreffe} avant={knownAssociation(association)} />
      </FoldedSection>
    </RefusDesListes>
  )
}
