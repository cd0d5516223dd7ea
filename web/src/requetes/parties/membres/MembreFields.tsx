import { useWatch } from 'react-hook-form'
import { findNationalites, findPays } from 'contract/core/reference'
import { textesFormulaireAssociation } from 'domain/association/textes-formulaire'
import { textesPersonnes } from 'domain/core/textes-personnes'
import { textesMembres } from 'domain/requetes/textes-membres'
import { callApi } from '../../../core/api/call-api.ts'
import { Checkbox } from '../../../core/form/Checkbox.tsx'
import { RadioGroup } from '../../../core/form/RadioGroup.tsx'
import { SuggestedTextField } from '../../../core/form/SuggestedTextField.tsx'
import { TextField } from '../../../core/form/TextField.tsx'
import type { Suggest } from '../../../core/form/use-suggestions.ts'
import { AdresseEnLigne } from '../AdresseEnLigne.tsx'
import { CommuneFields } from '../CommuneFields.tsx'
import { optionsCivilite } from '../options-civilite.ts'
import type { ListeDeMembres } from './liste-de-membres.ts'

const libelles = textesFormulaireAssociation
const pays: Suggest<string> = (nom, signal) => callApi(findPays, { query: { nom } }, signal)
const nationalites: Suggest<string> = (nom, signal) => callApi(findNationalites, { query: { nom } }, signal)

const Physique = () => (
  <>
    <RadioGroup name="civilite" label={libelles.civilite} inline options={optionsCivilite} />
    <div className="side-by-side">
      <TextField name="nom" label={libelles.nom} />
      <TextField name="prenom" label={libelles.prenom} />
    </div>
    <SuggestedTextField name="nationalite" label={libelles.nationalite} suggestions={nationalites} />
  </>
)

const Morale = () => (
  <>
    <div className="side-by-side">
      <SuggestedTextField name="formeJuridique" label={libelles.formeJuridique} suggestions={libelles.formesProposees} />
      <TextField name="denomination" label={libelles.denomination} />
    </div>
    <TextField name="numeroInscription" label={libelles.numeroInscription} optional />
    <RadioGroup name="civilite" label={libelles.civiliteRepresentant} inline options={optionsCivilite} />
    <div className="side-by-side">
      <TextField name="nomRepresentant" label={libelles.nomRepresentant} />
      <TextField name="prenomRepresentant" label={libelles.prenomRepresentant} />
    </div>
  </>
)

interface Props {
  sorte: 'physiques' | 'morales'
  liste: ListeDeMembres
  /** Of one the register knows, whose e-mail and telephone are not shown. */
  tues: boolean
}

/** The fields of a member of a list, of one kind (MEMB-20 to MEMB-30). */
export const MembreFields = ({ sorte, liste, tues }: Props) => {
  const choisi = useWatch({ name: 'adresse.pays' }) as string | null
  const etranger = choisi !== null && choisi !== textesPersonnes.paysParDefaut
  return (
    <>
      <SuggestedTextField name="fonction" label={libelles.fonction} suggestions={liste.textes.fonctions} />
      {sorte === 'physiques' ? <Physique /> : <Morale />}
      <SuggestedTextField name="adresse.pays" label={libelles.pays} suggestions={pays} />
      {!etranger && <AdresseEnLigne prefix="adresse." partout />}
      <TextField name="adresse.adresse" label={textesMembres.adresse} />
      <TextField name="adresse.complementAdresse" label={libelles.complementAdresse} optional />
      <div className="side-by-side">
        <CommuneFields prefix="adresse." partout etranger={etranger} />
      </div>
      <div className="side-by-side">
        <TextField name="telephone" label={libelles.telephone} optional type="tel" />
        <TextField name="email" label={libelles.email} optional type="email" />
      </div>
      {tues && (
        <>
          <Checkbox name="effacer.telephone" label={textesMembres.effacer.telephone} />
          <Checkbox name="effacer.email" label={textesMembres.effacer.email} />
        </>
      )}
      {liste.fondation && <Checkbox name="estFondateur" label={libelles.estFondateur} hint={libelles.fondateursComptes} />}
    </>
  )
}
