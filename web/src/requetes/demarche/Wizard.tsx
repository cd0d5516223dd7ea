import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import type { Utilisateur } from 'contract/compte/compte'
import type { AccuseReception } from 'contract/requetes/depot'
import type { LimitesFichiers } from 'domain/core/fichier'
import { textesChrome } from 'domain/core/textes-chrome'
import { LeaveGuard } from '../../core/form/LeaveGuard.tsx'
import { Page } from '../../core/layout/Page.tsx'
import { Stepper, type Step } from '../../core/widgets/Stepper.tsx'
import type { FormulaireDemarche, Saisie } from './demarche.ts'
import { DossierSaisi } from './dossier-saisi.ts'
import { Start } from './Start.tsx'
import { StepContent } from './StepContent.tsx'
import { useBrouillon, type Brouillon } from './use-brouillon.ts'
import { useEnvoi } from './use-envoi.ts'
import './demarche.css'

interface Props<S extends Saisie> {
  demarche: FormulaireDemarche<S>
  utilisateur: Utilisateur | null
  limites: LimitesFichiers
  onSent: (accuse: AccuseReception, email: string) => void
}

const stepsOf = <S extends Saisie>({ etapeDuChamp }: FormulaireDemarche<S>, { etapes, etape, erreurs, atteinte }: Brouillon<S>): Step[] =>
  etapes.map(({ id, label }, rang) => {
    const invalide = erreurs.some(({ field }) => etapeDuChamp(field) === id)
    const etat = invalide ? 'invalide' : id === etape ? 'courante' : rang < atteinte ? 'faite' : 'aVenir'
    return { id, label, etat, open: rang <= atteinte }
  })

/** A filing as the address says: the page before its steps, which already holds what is typed, or one step at a time. */
export const Wizard = <S extends Saisie>({ demarche, utilisateur, limites, onSent }: Props<S>) => {
  const [initiale] = useState(() => demarche.initiale(utilisateur))
  const brouillon = useBrouillon(demarche, initiale, limites)
  const envoi = useEnvoi(demarche, brouillon, onSent)
  const { etapes, etape, rang, erreurs } = brouillon
  const guard = <LeaveGuard dirty={brouillon.dirty} inSteps />
  if (etape === null)
    return (
      <FormProvider {...brouillon.form}>
        <Start demarche={demarche} limites={limites} onStart={brouillon.commencer} />
        {guard}
      </FormProvider>
    )
  return (
    <Page
      title={demarche.textes.demarche}
      back={demarche.retour}
      documentTitle={textesChrome.titreEtape({
        numero: rang + 1,
        total: etapes.length,
        nom: etapes[rang]?.label ?? '',
        demarche: demarche.textes.demarche,
      })}
      inError={erreurs.some(({ field }) => demarche.etapeDuChamp(field) === etape)}
    >
      <Stepper steps={stepsOf(demarche, brouillon)} current={etape} onGo={brouillon.aller} />
      <DossierSaisi value={{ limites, erreurs, oublier: brouillon.oublier, enEnvoi: envoi.progression !== null }}>
        <StepContent demarche={demarche} brouillon={brouillon} envoi={envoi} />
      </DossierSaisi>
      {guard}
    </Page>
  )
}
