import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { textesFormulaires } from 'domain/core/textes/chrome-formulaires'
import { textesSiege as textes } from 'domain/requetes/textes/siege'
import { ConfirmDialog } from '../../../core/dialog/ConfirmDialog.tsx'
import { Confirmation, useConfirmation } from '../../../core/notices/Confirmation.tsx'
import { Button } from '../../../core/widgets/Button.tsx'
import { Buttons } from '../../../core/widgets/Buttons.tsx'
import { useMots } from '../../dossier-context.ts'
import type { SaisieDeclarant } from '../declarant/saisie-declarant.ts'
import type { SaisieInformations } from './saisie-association.ts'
import { isOtherAdresse, siegeADomicile, searchCommune } from './siege-a-domicile.ts'

interface Props {
  /** Paths of the address of the seat and of the declarant. */
  path: string
  declarant: string
}

/** Copies the declarant's address to the seat, often at their home. Asks before replacing another address already typed. */
export const SiegeADomicile = ({ path, declarant }: Props) => {
  const { getValues, setValue, clearErrors } = useFormContext()
  const { aMonDomicile } = useMots()
  const { said, confirm } = useConfirmation()
  const [asked, setAsked] = useState(false)
  const [lacking, setLacking] = useState('')
  const who = () => getValues(declarant) as SaisieDeclarant
  const commune = `${path}.commune`
  const put = (champ: string, valeur: unknown) => {
    setValue(champ, valeur)
    clearErrors(champ)
  }
  const fill = async () => {
    setAsked(false)
    setLacking('')
    const domicile = siegeADomicile(who())
    if (domicile === null) return
    for (const [champ, valeur] of Object.entries(domicile)) put(`${path}.${champ}`, valeur)
    if (domicile.commune) return confirm(textes.rempli)
    const trouvee = await searchCommune(who())
    // The person chose a commune meanwhile: keep it.
    if (getValues(commune) !== null) return
    if (trouvee) put(commune, trouvee)
    if (trouvee) confirm(textes.rempli)
    else setLacking(textes.communeAChoisir)
  }
  const press = () => {
    const domicile = siegeADomicile(who())
    if (domicile === null) setLacking(textes.horsRessort(who().ville?.libelle ?? ''))
    else if (isOtherAdresse(getValues(path) as SaisieInformations['adresse'], who())) setAsked(true)
    else void fill()
  }
  return (
    <>
      <Buttons>
        <Button look="secondary" onClick={press}>
          {aMonDomicile}
        </Button>
      </Buttons>
      <Confirmation said={lacking ? { ...said, text: '' } : said} />
      <div role="status">{lacking && <p className="fr-error-text">{lacking}</p>}</div>
      <ConfirmDialog
        open={asked}
        title={textes.remplacer}
        confirm={textesFormulaires.oui}
        cancel={textesFormulaires.non}
        onConfirm={() => void fill()}
        onCancel={() => setAsked(false)}
      >
        <p>{textes.dejaSaisie}</p>
        <p>{textes.effet}</p>
      </ConfirmDialog>
    </>
  )
}
