import { remainingConseils } from 'domain/requetes/depot/completude'
import { textesEnvoi } from 'domain/requetes/textes/envoi'
import { Printed } from '../../core/form/printed.ts'
import { TextArea } from '../../core/form/TextArea.tsx'
import { Button } from '../../core/widgets/Button.tsx'
import { ReadyMadeDocuments } from '../modeles/ReadyMadeDocuments.tsx'
import { Completude } from './Completude.tsx'
import type { FormulaireDemarche, Saisie } from '../demarche.ts'
import { useMots } from '../dossier-context.ts'
import { Exigences } from './Exigences.tsx'
import { OutdatedAlert } from './OutdatedAlert.tsx'
import { SendActions } from './SendActions.tsx'
import { UnprintedParts } from './UnprintedParts.tsx'
import type { Brouillon } from './use-brouillon.ts'
import type { EnvoiEnCours } from './use-envoi.ts'

interface Props<S extends Saisie> {
  demarche: FormulaireDemarche<S>
  brouillon: Brouillon<S>
  envoi: EnvoiEnCours
}

/**
 * The last step (FINAL-01, FORM-31, RGAA 11.12): lists what is missing, shows everything that will be sent and to which court, then sends
 * it.
 */
export const Check = <S extends Saisie>({ demarche, brouillon, envoi }: Props<S>) => {
  const { etapes, etapeFinale, objet } = demarche
  const mots = useMots()
  const manques = [...etapes, etapeFinale]
    // The error of the only field of this page is shown under that field.
    .map((etape) => ({ etape, erreurs: brouillon.manques(etape.id).filter(({ field }) => field !== 'commentaire') }))
    .filter(({ erreurs }) => erreurs.length > 0)
  const erreurs = manques.flatMap((manque) => manque.erreurs)
  const conseils = demarche.conseils?.(brouillon.form.getValues()) ?? []
  return (
    <>
      <h3 className="fr-h5">{mots.envoi.verifierAvantEnvoi}</h3>
      {envoi.depassee && <OutdatedAlert onUpdate={envoi.resume} />}
      <Completude
        type={objet.type}
        manques={manques}
        conseils={remainingConseils(objet.type, erreurs, conseils)}
        onCorrect={(etape) => (etape === etapeFinale.id ? null : () => brouillon.goTo(etape))}
      />
      <Exigences type={objet.type} erreurs={erreurs} conseils={conseils} />
      <UnprintedParts demarche={demarche} brouillon={brouillon} />
      {demarche.resume}
      {etapes.map(({ id, label, relecture }) => (
        <section key={id} className="summary" aria-labelledby={`resume-${id}`}>
          <h4 id={`resume-${id}`} className="fr-h6">
            {label}
          </h4>
          {relecture}
          <Button look="tertiary" name={textesEnvoi.corriger(label)} onClick={() => brouillon.goTo(id)}>
            {textesEnvoi.corrigerCourt}
          </Button>
        </section>
      ))}
      {!objet.guichet && <ReadyMadeDocuments />}
      {/* The court reads it on screen, not on a printed document. */}
      <Printed value={false}>
        <TextArea name="commentaire" label={mots.demarche.commentaire} hint={mots.demarche.aideCommentaire} optional />
      </Printed>
      {demarche.destinataire}
      <SendActions progression={envoi.progression} manques={erreurs.length} onBack={brouillon.goBack} />
    </>
  )
}
