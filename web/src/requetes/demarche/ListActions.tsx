import { useWatch } from 'react-hook-form'
import type { EtapeFormulaire, Saisie } from '../demarche.ts'
import { StepActions } from './StepActions.tsx'
import type { Brouillon } from './use-brouillon.ts'

interface Props<S extends Saisie> {
  etape: EtapeFormulaire<S>
  brouillon: Brouillon<S>
}

/** The buttons of a step made of lists. They follow the content of the lists. */
export const ListActions = <S extends Saisie>({ etape, brouillon: { form, limites, rang, retained, goNext, goBack } }: Props<S>) => {
  useWatch({ control: form.control })
  const manques = [...(etape.manques?.(form.getValues(), limites) ?? []), ...retained(etape.id)]
  return <StepActions onNext={goNext} {...(rang > 0 && { onBack: goBack })} manques={manques.map(({ defaultMessage }) => defaultMessage)} />
}
