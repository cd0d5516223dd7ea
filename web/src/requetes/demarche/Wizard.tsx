import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import type { Utilisateur } from 'contract/compte/compte'
import type { AccuseReception } from 'contract/requetes/depot'
import type { LimitesFichiers } from 'domain/core/fichier'
import { formatHeure, formatJour } from 'domain/core/jour'
import { textesChrome } from 'domain/core/textes/chrome'
import { textesBrouillon } from 'domain/requetes/textes/brouillon'
import { LeaveGuard } from '../../core/form/LeaveGuard.tsx'
import { Printed } from '../../core/form/printed.ts'
import { Page } from '../../core/layout/Page.tsx'
import { Stepper, type Step } from '../../core/widgets/Stepper.tsx'
import { useSaveAndLeave } from '../brouillon/use-save-and-leave.ts'
import { OtherWindowAlert } from '../brouillon/OtherWindowAlert.tsx'
import type { OpenBrouillon } from '../brouillon/open-brouillon.ts'
import type { Enregistrement } from '../brouillon/use-enregistrement.ts'
import type { FormulaireDemarche, Saisie } from '../demarche.ts'
import { DossierContext } from '../dossier-context.ts'
import { LeaveCross } from './LeaveCross.tsx'
import { Start } from './Start.tsx'
import { StepContent } from './StepContent.tsx'
import { useBrouillon, type Brouillon } from './use-brouillon.ts'
import { useEnvoi } from './use-envoi.ts'
import './demarche.css'

interface Props<S extends Saisie> {
  demarche: FormulaireDemarche<S>
  utilisateur: Utilisateur | null
  limites: LimitesFichiers
  /** The draft the form is reopened from; null for a new form. */
  ouvert: OpenBrouillon<S> | null
  /** Reopens a draft that the server keeps. */
  onReopen: (id: string) => void
  onSent: (accuse: AccuseReception, email: string) => void
}

const stepsOf = <S extends Saisie>({ champEtape }: FormulaireDemarche<S>, { etapes, etape, erreurs, atteinte }: Brouillon<S>): Step[] =>
  etapes.map(({ id, label }, rang) => {
    const invalide = erreurs.some(({ field }) => champEtape(field) === id)
    const etat = invalide ? 'invalide' : id === etape ? 'courante' : rang < atteinte ? 'faite' : 'aVenir'
    return { id, label, etat, open: rang <= atteinte }
  })

/** The sentence of the leave question once everything typed is saved: the draft is kept (FORM-21). */
const consequenceOf = ({ etat, sauvegarde }: Pick<Enregistrement, 'etat' | 'sauvegarde'>) =>
  etat.etat === 'rien' && sauvegarde !== null
    ? {
        consequence: textesBrouillon.quitter(formatHeure(new Date(sauvegarde.enregistreLe)), formatJour(sauvegarde.conserveJusquAu)),
      }
    : {}

/** Shows what the address names: the page before step 1, or one step. Both share the same form. */
export const Wizard = <S extends Saisie>({ demarche, utilisateur, limites, ouvert, onReopen, onSent }: Props<S>) => {
  const [initiale] = useState(() => demarche.initiale(utilisateur))
  const brouillon = useBrouillon(demarche, { initiale, ouvert, limites })
  const envoi = useEnvoi(demarche, brouillon, onSent)
  const { etapes, etape, rang, erreurs, enregistrement, fichiers } = brouillon
  const quitter = useSaveAndLeave(enregistrement)
  const guard = <LeaveGuard dirty={brouillon.dirty} {...consequenceOf(enregistrement)} inSteps />
  const dossier = {
    type: demarche.objet.type,
    guichet: demarche.objet.guichet,
    enregistrement,
    quitter,
    prepare: brouillon.prepare,
    limites,
    erreurs,
    forget: brouillon.forget,
    fichiers,
    tenus: brouillon.tenus,
    hold: brouillon.hold,
    enEnvoi: envoi.progression !== null,
  }
  if (etape === null)
    return (
      <DossierContext value={dossier}>
        <FormProvider {...brouillon.form}>
          <Start
            demarche={demarche}
            limites={limites}
            begun={enregistrement.sauvegarde !== null}
            onStart={brouillon.begin}
            onReopen={onReopen}
          />
          {guard}
        </FormProvider>
      </DossierContext>
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
      inError={erreurs.some(({ field }) => demarche.champEtape(field) === etape)}
    >
      <LeaveCross onLeave={() => void quitter()} />
      <Stepper steps={stepsOf(demarche, brouillon)} current={etape} onGo={brouillon.goTo} />
      <OtherWindowAlert enregistrement={enregistrement} onOther={() => onReopen(enregistrement.id)} />
      <DossierContext value={dossier}>
        <Printed value={true}>
          <StepContent demarche={demarche} brouillon={brouillon} envoi={envoi} />
        </Printed>
      </DossierContext>
      {guard}
    </Page>
  )
}
