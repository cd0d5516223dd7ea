import { useWatch } from 'react-hook-form'
import type { EtapeFormulaire, Saisie } from './demarche.ts'
import { StepActions } from './StepActions.tsx'
import type { Brouillon } from './use-brouillon.ts'

interface Props<S extends Saisie> {
  etape: EtapeFormulaire<S>
  brouillon: Brouillon<S>
}

/** The end of a step made of lists, which follows what they hold. */
export const ListActions = <S extends Saisie>({ etape, brouillon: { form, limites, rang, retenus, suivante, precedente } }: Props<S>) => {
  useWatch({ control: form.control })
  const manques = [...(etape.manques?.(form.getValues(), limites) ?? []), ...retenus(etape.id)]
  return (
    <StepActions
      onNext={suivante}
      {...(rang > 0 && { onBack: precedente })}
      manques={manques.map(({ defaultMessage }) => defaultMessage)}
    />
  )
}
