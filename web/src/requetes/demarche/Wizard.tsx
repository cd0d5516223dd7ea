import type { Utilisateur } from 'contract/compte/compte'
import type { AccuseReception } from 'contract/requetes/depot'
import { useState } from 'react'
import type { LimitesFichiers } from 'domain/core/fichier'
import { textesChrome } from 'domain/core/textes-chrome'
import { etapeDuChamp, etapesCreation, libelleEtape, type EtapeCreation } from 'domain/requetes/etapes-creation'
import { textesCreation } from 'domain/requetes/textes-creation'
import { useKeeping } from '../../core/form/kept.ts'
import { LeaveGuard } from '../../core/form/LeaveGuard.tsx'
import { differs } from '../../core/form/use-leave-guard.ts'
import { Page } from '../../core/layout/Page.tsx'
import { Stepper, type Step } from '../../core/widgets/Stepper.tsx'
import { AnnexesStep } from '../parties/annexes/Annexes.tsx'
import { AssociationStep } from '../parties/association/AssociationFields.tsx'
import { DeclarantStep } from '../parties/declarant/DeclarantFields.tsx'
import { FinalStep } from './Check.tsx'
import { useEnvoi } from './use-envoi.ts'
import { MembresStep } from '../parties/membres/MembresStep.tsx'
import { saisieInitiale } from '../saisie-creation.ts'
import { debut, useCreation, type Avancement, type Creation } from './use-brouillon.ts'
import './demarche.css'

interface Props {
  utilisateur: Utilisateur | null
  /** Where an expired session had left it, null for a new one. */
  reprise: Avancement | null
  limites: LimitesFichiers
  onSent: (accuse: AccuseReception, email: string) => void
}

const stepsOf = ({ erreurs, etape, atteinte }: Creation): Step[] =>
  etapesCreation.map((id, rang) => {
    const invalide = erreurs.some(({ field }) => etapeDuChamp(field) === id)
    const etat = invalide ? 'invalide' : id === etape ? 'courante' : rang < atteinte ? 'faite' : 'aVenir'
    return { id, label: libelleEtape(id), etat, open: rang <= atteinte }
  })

/** The five steps of a creation (FORM-26). */
export const CreationWizard = ({ utilisateur, reprise, limites, onSent }: Props) => {
  const [initiale] = useState(() => saisieInitiale(utilisateur))
  const creation = useCreation(reprise ?? debut(initiale), limites)
  const envoi = useEnvoi(creation, onSent)
  const { etape, atteinte, erreurs, saisie } = creation
  const dirty = () => !envoi.transmise() && differs(saisie, initiale)
  useKeeping('creation', () => (dirty() ? ({ saisie, etape, atteinte } satisfies Avancement) : null))
  const numero = etapesCreation.indexOf(etape) + 1
  return (
    <Page
      title={textesCreation.demarche}
      documentTitle={textesChrome.titreEtape({
        numero,
        total: etapesCreation.length,
        nom: libelleEtape(etape),
        demarche: textesCreation.demarche,
      })}
      inError={erreurs.some(({ field }) => etapeDuChamp(field) === etape)}
    >
      <Stepper steps={stepsOf(creation)} current={etape} onGo={(id) => creation.aller(id as EtapeCreation)} />
      {etape === 'declarant' && <DeclarantStep creation={creation} />}
      {etape === 'association' && <AssociationStep creation={creation} />}
      {etape === 'membres' && <MembresStep creation={creation} />}
      {etape === 'documents' && <AnnexesStep creation={creation} enEnvoi={envoi.progression !== null} />}
      {etape === 'final' && <FinalStep creation={creation} envoi={envoi} />}
      <LeaveGuard dirty={dirty} />
    </Page>
  )
}
