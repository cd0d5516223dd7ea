import { textesDemarche } from 'domain/requetes/textes-demarche'
import { textesEnvoi } from 'domain/requetes/textes-envoi'
import { TextArea } from '../../core/form/TextArea.tsx'
import { Button } from '../../core/widgets/Button.tsx'
import { Completude } from './Completude.tsx'
import type { FormulaireDemarche, Saisie } from './demarche.ts'
import { Sending } from './Sending.tsx'
import type { Brouillon } from './use-brouillon.ts'
import type { EnvoiEnCours } from './use-envoi.ts'

interface Props<S extends Saisie> {
  demarche: FormulaireDemarche<S>
  brouillon: Brouillon<S>
  envoi: EnvoiEnCours
}

/** The last step (FINAL-01, FORM-31, RGAA 11.12): what is missing, all that will be sent, to whom, then the sending. */
export const Check = <S extends Saisie>({ demarche, brouillon, envoi }: Props<S>) => {
  const manques = demarche.etapes
    .map((etape) => ({ etape, erreurs: brouillon.manques(etape.id) }))
    .filter(({ erreurs }) => erreurs.length > 0)
  return (
    <>
      <h3 className="fr-h5">{textesEnvoi.verifierAvantEnvoi}</h3>
      <Completude manques={manques} onCorrect={brouillon.aller} />
      {demarche.etapes.map(({ id, label, relecture }) => (
        <section key={id} className="summary" aria-labelledby={`resume-${id}`}>
          <h4 id={`resume-${id}`} className="fr-h6">
            {label}
          </h4>
          {relecture}
          <Button look="tertiary" name={textesEnvoi.corriger(label)} onClick={() => brouillon.aller(id)}>
            {textesEnvoi.corrigerCourt}
          </Button>
        </section>
      ))}
      <TextArea name="commentaire" label={textesDemarche.commentaire} hint={textesDemarche.aideCommentaire} optional />
      {demarche.destinataire}
      <Sending progression={envoi.progression} manques={manques.flatMap(({ erreurs }) => erreurs).length} onBack={brouillon.precedente} />
    </>
  )
}
