import { etapesCreation, libelleEtape, type EtapeCreation } from 'domain/requetes/etapes-creation'
import { textesCreation } from 'domain/requetes/textes-creation'
import { textesEnvoi } from 'domain/requetes/textes-envoi'
import { ErrorSummary } from '../../core/form/ErrorSummary.tsx'
import { Form } from '../../core/form/Form.tsx'
import { TextArea } from '../../core/form/TextArea.tsx'
import { Button } from '../../core/widgets/Button.tsx'
import { useTribunal } from '../parties/association/use-tribunal.ts'
import { StepActions } from './StepActions.tsx'
import type { Creation } from './use-brouillon.ts'
import { useStepForm } from './use-refus.ts'
import { Completude } from './Completude.tsx'
import { Resume } from '../parties/Lines.tsx'
import type { Envoi } from './use-envoi.ts'

interface Props {
  creation: Creation
  envoi: Envoi
}

const precedentes = etapesCreation.filter((etape): etape is Exclude<EtapeCreation, 'final'> => etape !== 'final')

const phraseDe = (progression: number | null): string => {
  if (progression === null) return ''
  return progression < 100 ? textesEnvoi.progression(progression) : textesEnvoi.enregistrement
}

/** The last step (FINAL-01, FORM-31, RGAA 11.12): what is missing, all that will be sent, to whom, then the sending. */
export const FinalStep = ({ creation, envoi }: Props) => {
  const form = useStepForm(creation, 'final', { commentaire: creation.saisie.commentaire })
  const tribunal = useTribunal(creation.saisie.association.informations.adresse.commune)
  const manques = precedentes.map((etape) => ({ etape, erreurs: creation.manques(etape) })).filter(({ erreurs }) => erreurs.length > 0)
  const send = async () => {
    if (creation.manques('final').length > 0) creation.refuser(creation.manques('final'))
    else await envoi.envoyer()
  }
  return (
    <Form form={form} onSubmit={send}>
      <ErrorSummary />
      <h3 className="fr-h5">{textesEnvoi.verifierAvantEnvoi}</h3>
      <Completude manques={manques} onCorrect={creation.aller} />
      {precedentes.map((etape) => (
        <section key={etape} className="summary" aria-labelledby={`resume-${etape}`}>
          <h4 id={`resume-${etape}`} className="fr-h6">
            {libelleEtape(etape)}
          </h4>
          <Resume etape={etape} saisie={creation.saisie} />
          <Button look="tertiary" name={textesEnvoi.corriger(libelleEtape(etape))} onClick={() => creation.aller(etape)}>
            {textesEnvoi.corrigerCourt}
          </Button>
        </section>
      ))}
      <TextArea name="commentaire" label={textesCreation.commentaire} hint={textesCreation.aideCommentaire} optional />
      {tribunal && <p className="court">{textesEnvoi.envoyeeA(tribunal)}</p>}
      <p role="status">{phraseDe(envoi.progression)}</p>
      <StepActions
        main={
          <Button
            type="submit"
            busy={envoi.progression !== null}
            blocked={manques.length > 0 ? textesEnvoi.ilManque(manques.flatMap(({ erreurs }) => erreurs).length) : null}
          >
            {textesEnvoi.envoyer}
          </Button>
        }
        onBack={creation.precedente}
      />
    </Form>
  )
}
