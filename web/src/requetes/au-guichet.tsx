import { Link } from '@tanstack/react-router'
import { useWatch } from 'react-hook-form'
import { textesGuichet } from 'domain/requetes/textes/guichet'
import { isJour, formatJour } from 'domain/core/jour'
import { DateField } from '../core/form/DateField.tsx'
import type { FormulaireDemarche, Saisie } from './demarche.ts'
import { Lines } from './parties/Lines.tsx'

/** The back link of the clerk: the court's page of the association, or the list of requests. */
const linkBackTo = (association: string | null, retour: string) =>
  association === null ? (
    <Link to="/greffe" className="fr-link back-link">
      {textesGuichet.retour}
    </Link>
  ) : (
    <Link to="/greffe/association/$numero" params={{ numero: association }} className="fr-link back-link">
      {retour}
    </Link>
  )

const RegisteredHint = () => (
  <p className="reading">
    {textesGuichet.dejaInscrite}{' '}
    <Link to="/association" className="fr-link">
      {textesGuichet.chercher}
    </Link>
  </p>
)

/** The day a filing was received on paper, from which its delays run (STAFF-15), at a path of the form. */
const Reception = ({ path }: { path: string }) => (
  <DateField name={`${path}.recueLe`} label={textesGuichet.recueLe} hint={textesGuichet.aideRecueLe} />
)

/** The day of receipt, shown again before the filing is recorded. */
const ReceptionRead = ({ path }: { path: string }) => {
  const { recueLe } = useWatch({ name: path }) as { recueLe: string }
  return <Lines lines={[[textesGuichet.recueLe, isJour(recueLe) ? formatJour(recueLe) : '']]} />
}

/**
 * The form of a clerk who records a filing received on paper (STAFF-15). Same steps and rules, plus the day of receipt. The texts address
 * the clerk, and no account prefills it.
 */
export const auGuichet = <S extends Saisie, R>(demarche: FormulaireDemarche<S> & R): FormulaireDemarche<S> & R => {
  const { type, association } = demarche.objet
  const nom = textesGuichet.demarches[type]
  const { aPreparer, laSuite, transmise, echec } = textesGuichet
  const initiale = (): S => ({ ...demarche.initiale(null), guichet: { recueLe: '' } })
  return {
    ...demarche,
    objet: { ...demarche.objet, guichet: true },
    textes: { demarche: nom, avantDeCommencer: textesGuichet.avantDeCommencer(nom), aPreparer, laSuite, transmise, echec },
    retour: linkBackTo(association, association === null ? '' : demarche.nom(initiale())),
    ...(association === null && { question: <RegisteredHint /> }),
    initiale,
    etapeFinale: { ...demarche.etapeFinale, label: textesGuichet.etapeFinale },
    etapes: demarche.etapes.map((etape) =>
      etape.id === 'declarant'
        ? {
            ...etape,
            contenu: [<Reception key="reception" path="guichet" />, etape.contenu],
            relecture: [<ReceptionRead key="reception" path="guichet" />, etape.relecture],
          }
        : etape,
    ),
  }
}
