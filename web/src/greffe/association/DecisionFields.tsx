import { useFormState, useWatch } from 'react-hook-form'
import { textesAssociation } from 'domain/association/textes/common'
import type { ErreurChamp } from 'domain/core/erreurs'
import type { LimitesFichiers } from 'domain/core/fichier'
import { nomsDesFormats } from 'domain/core/reglages'
import { formatTaille } from 'domain/core/taille'
import { textesFichiers } from 'domain/core/textes/fichiers'
import { textesGreffeDocuments } from 'domain/association/textes/greffe-documents'
import { phraseDeDecision } from 'domain/requetes/ex-officio/decision-wording'
import { natureDefinitions } from 'domain/requetes/ex-officio/natures-decision'
import { textesDecisionJudiciaire as textes } from 'domain/requetes/textes/decision-judiciaire'
import { libelleTypeRequete } from 'domain/requetes/types'
import { Checkbox } from '../../core/form/Checkbox.tsx'
import { DateField } from '../../core/form/DateField.tsx'
import { FileField } from '../../core/form/file/FileField.tsx'
import { RadioGroup } from '../../core/form/RadioGroup.tsx'
import { TextArea } from '../../core/form/TextArea.tsx'
import { TextField } from '../../core/form/TextField.tsx'
import { RefusDesListes } from '../../requetes/dossier-context.ts'
import { knownAssociation } from '../../association/known-association.ts'
import { LiquidationFields } from '../../requetes/parties/liquidation/LiquidationFields.tsx'
import type { FicheData } from '../../registre/fiche-data.ts'
import { type DecisionSaisie, enVigueurDe, etatAfter, findPossibleNatures, findStoppedRequete } from './decision-form.ts'

interface Props {
  fiche: FicheData
  limites: LimitesFichiers
  check: (saisie: DecisionSaisie) => ErreurChamp[]
}

/** No-op: errors on the liquidators are recomputed at each change, so there is nothing to clear. */
const forget = () => undefined

/** Effect of the decision on the register, shown above the submit button. */
const Consequences = ({ fiche, nature }: { fiche: FicheData; nature: DecisionSaisie['nature'] }) => {
  if (nature === '') return null
  const { etats } = textesAssociation
  const apres = etatAfter(nature, fiche)
  const arretee = findStoppedRequete(fiche, apres)
  const infirmee = nature === 'INFIRMATION' ? enVigueurDe(fiche) : null
  return (
    <section className="summary" aria-label={textes.suite}>
      <h3 className="fr-h6">{textes.suite}</h3>
      {infirmee && <p>{textes.infirmee(phraseDeDecision(infirmee))}</p>}
      <p>{textes.devient(etats[fiche.association.etatAssociation], etats[apres])}</p>
      {arretee && <p>{textes.requeteArretee(arretee.numero, libelleTypeRequete(arretee.type))}</p>}
    </section>
  )
}

/** Fields of a decision, of the liquidation where there is one, and its file (STAFF-14). */
export const DecisionFields = ({ fiche, limites, check }: Props) => {
  const { isSubmitted } = useFormState()
  const saisie = useWatch() as DecisionSaisie
  const { permises, raisons } = findPossibleNatures(fiche)
  const { nature } = saisie
  const formats = textesFichiers.formatsAcceptes(nomsDesFormats(limites.mimeAcceptes))
  return (
    <>
      <RadioGroup
        name="nature"
        label={textes.nature}
        hint={raisons.join(' ') || undefined}
        options={permises.map((value) => ({ value, label: textes.natures[value] }))}
      />
      <RadioGroup
        name="sousType"
        label={textes.sousType}
        options={(['JUDICIAIRE', 'ADMIN'] as const).map((value) => ({ value, label: textes.sousTypes[value] }))}
      />
      <TextField name="autorite" label={textes.autorite} hint={textes.aideAutorite} maxLength={200} />
      <DateField name="date" label={textes.date} />
      <TextField name="numero" label={textes.numero} maxLength={50} optional />
      <TextArea name="motif" label={textes.motif} hint={textes.aideMotif} />
      {nature !== '' && natureDefinitions[nature].liquidee && (
        <RefusDesListes value={{ erreurs: isSubmitted ? check(saisie) : [], forget }}>
          <LiquidationFields path="liquidation" association={knownAssociation(fiche.association)} />
        </RefusDesListes>
      )}
      <FileField
        name="fichier"
        label={textes.fichier}
        hint={`${formats} ${textesGreffeDocuments.auPlus(formatTaille(limites.tailleFichierMax))}`}
        accept={limites.mimeAcceptes}
      />
      <Checkbox name="reserve" label={textes.reserve} hint={textes.aideReserve} />
      <Consequences fiche={fiche} nature={nature} />
    </>
  )
}
