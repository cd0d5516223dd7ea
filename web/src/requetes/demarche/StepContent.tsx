import { FormProvider } from 'react-hook-form'
import { ErrorSummary } from '../../core/form/ErrorSummary.tsx'
import { Form } from '../../core/form/Form.tsx'
import { Check } from './Check.tsx'
import type { FormulaireDemarche, Saisie } from '../demarche.ts'
import { ListActions } from './ListActions.tsx'
import { StepActions } from './StepActions.tsx'
import { StepErrors } from './StepErrors.tsx'
import type { Brouillon } from './use-brouillon.ts'
import type { EnvoiEnCours } from './use-envoi.ts'
import { useRefus } from './use-refus.ts'

interface Props<S extends Saisie> {
  demarche: FormulaireDemarche<S>
  brouillon: Brouillon<S>
  envoi: EnvoiEnCours
}

/** The current step: its errors, its content, its buttons. */
export const StepContent = <S extends Saisie>({ demarche, brouillon, envoi }: Props<S>) => {
  const { form, etape: id, erreurs, refus, rang } = brouillon
  const siennes = erreurs.filter(({ field }) => demarche.champEtape(field) === id)
  const moment = refus.etape === id ? refus.fois : 0
  useRefus(form, siennes, moment)
  const etape = demarche.etapes.find((each) => each.id === id)
  if (etape === undefined)
    return (
      <Form key={id} form={form} onSubmit={envoi.send}>
        <ErrorSummary />
        <Check demarche={demarche} brouillon={brouillon} envoi={envoi} />
      </Form>
    )
  if (etape.listes)
    return (
      <FormProvider key={id} {...form}>
        <StepErrors erreurs={siennes} moment={moment} />
        {etape.contenu}
        <ListActions etape={etape} brouillon={brouillon} />
      </FormProvider>
    )
  return (
    <Form key={id} form={form} onSubmit={brouillon.goNext}>
      <ErrorSummary />
      {etape.contenu}
      <StepActions {...(rang > 0 && { onBack: brouillon.goBack })} />
    </Form>
  )
}
