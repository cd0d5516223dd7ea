import { useWatch } from 'react-hook-form'
import { findNationalites, findPays } from 'contract/core/reference'
import { champsMorale, champsPhysique } from 'domain/association/champs-membre'
import { textesFormulaireAssociation } from 'domain/association/textes/formulaire'
import { isFrance } from 'domain/core/adresse'
import { textesMembres } from 'domain/requetes/textes/membres'
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
const { fields: adresse } = champsPhysique.adresse
const pays: Suggest<string> = (nom, signal) => callApi(findPays, { query: { nom } }, signal)
const nationalites: Suggest<string> = (nom, signal) => callApi(findNationalites, { query: { nom } }, signal)

const Physique = () => (
  <>
    <RadioGroup name="civilite" label={champsPhysique.civilite.label} inline options={optionsCivilite} />
    <div className="side-by-side">
      <TextField name="nom" label={champsPhysique.nom.label} />
      <TextField name="prenom" label={champsPhysique.prenom.label} />
    </div>
    <SuggestedTextField name="nationalite" label={champsPhysique.nationalite.label} suggestions={nationalites} />
  </>
)

const Morale = () => (
  <>
    <div className="side-by-side">
      <SuggestedTextField name="formeJuridique" label={champsMorale.formeJuridique.label} suggestions={libelles.formesProposees} />
      <TextField name="denomination" label={champsMorale.denomination.label} />
    </div>
    <TextField name="numeroInscription" label={champsMorale.numeroInscription.label} optional />
    <RadioGroup name="civilite" label={champsMorale.civilite.label} inline options={optionsCivilite} />
    <div className="side-by-side">
      <TextField name="nomRepresentant" label={champsMorale.nomRepresentant.label} />
      <TextField name="prenomRepresentant" label={champsMorale.prenomRepresentant.label} />
    </div>
  </>
)

interface Props {
  sorte: 'physiques' | 'morales'
  liste: ListeDeMembres
  /** True for a member of the register whose e-mail and telephone are not shown. */
  tues: boolean
}

/** The fields of a member, for a person or a legal entity (MEMB-20 to MEMB-30). */
export const MembreFields = ({ sorte, liste, tues }: Props) => {
  const choisi = useWatch({ name: 'adresse.pays' }) as string | null
  const etranger = choisi !== null && !isFrance(choisi)
  return (
    <>
      <SuggestedTextField name="fonction" label={champsPhysique.fonction.label} suggestions={liste.textes.fonctions} />
      {sorte === 'physiques' ? <Physique /> : <Morale />}
      <SuggestedTextField name="adresse.pays" label={adresse.pays.label} suggestions={pays} />
      {!etranger && <AdresseEnLigne prefix="adresse." partout />}
      <TextField name="adresse.adresse" label={adresse.adresse.label} />
      <TextField name="adresse.complementAdresse" label={adresse.complementAdresse.label} optional />
      <div className="side-by-side">
        <CommuneFields prefix="adresse." partout etranger={etranger} />
      </div>
      <div className="side-by-side">
        <TextField name="telephone" label={champsPhysique.telephone.label} optional type="tel" />
        <TextField name="email" label={champsPhysique.email.label} optional type="email" />
      </div>
      {tues && (
        <>
          <Checkbox name="effacer.telephone" label={textesMembres.effacer.telephone} />
          <Checkbox name="effacer.email" label={textesMembres.effacer.email} />
        </>
      )}
      {liste.fondation && <Checkbox name="estFondateur" label={champsPhysique.estFondateur.label} hint={libelles.fondateursComptes} />}
    </>
  )
}
