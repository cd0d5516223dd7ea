import type { ReactNode } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Utilisateur } from 'contract/compte/compte'
import { getBrouillon } from 'contract/requetes/brouillon'
import { textesChrome } from 'domain/core/textes/chrome'
import { textesBrouillon } from 'domain/requetes/textes/brouillon'
import { textesEnvoi } from 'domain/requetes/textes/envoi'
import { textesDemarche } from 'domain/requetes/textes/demarche'
import { ApiError, isUnknown } from '../../core/api/api-error.ts'
import { callApi } from '../../core/api/call-api.ts'
import { QueryAnswer } from '../../core/api/QueryAnswer.tsx'
import { Page } from '../../core/layout/Page.tsx'
import { notify } from '../../core/notices/notices-store.ts'
import { Button } from '../../core/widgets/Button.tsx'
import { Buttons } from '../../core/widgets/Buttons.tsx'
import type { FormulaireDemarche, Saisie } from '../demarche.ts'
import type { OpenBrouillon, EnSaisie } from '../brouillon/open-brouillon.ts'

interface Props<S extends Saisie> {
  demarche: FormulaireDemarche<S>
  utilisateur: Utilisateur | null
  id: string
  /** Starts a new form. */
  onAnother: () => void
  children: (ouvert: OpenBrouillon<S>) => ReactNode
}

/** Shown when the draft no longer exists: filed or deleted. */
const GoneBrouillon = ({ error, onAnother }: { error: unknown; onAnother: () => void }) =>
  isUnknown(error) ? (
    <>
      <p>{textesBrouillon.introuvable}</p>
      <Buttons>
        <Button onClick={onAnother}>{textesDemarche.commencer}</Button>
      </Buttons>
    </>
  ) : (
    <>
      <p>{(error as ApiError).corps.message}</p>
      <p>
        <Link to="/requete" className="fr-link">
          {textesChrome.onglets.suivi}
        </Link>
      </p>
    </>
  )

const isGone = (error: unknown): boolean => isUnknown(error) || (error instanceof ApiError && error.status === 410)

/** Reads a draft from the server once, rebases it on the current version of the association and passes it to the form. */
export const ReopenedBrouillon = <S extends Saisie>({ demarche, utilisateur, id, onAnother, children }: Props<S>) => {
  const query = useQuery({
    queryKey: ['brouillon ouvert', id],
    queryFn: async (): Promise<OpenBrouillon<S>> => {
      const { contenu, revision, enregistreLe, conserveJusquAu } = await callApi(getBrouillon, { params: { id } })
      const { saisie, etape = null, atteinte = 0 } = contenu as Partial<EnSaisie<S>>
      // A part added to the form since the draft was saved gets its initial value.
      const entiere = { ...demarche.initiale(utilisateur), ...saisie }
      const aJour = (await demarche.reopen?.(entiere)) ?? entiere
      const sauvegarde = { enregistreLe, conserveJusquAu }
      const garde = aJour === entiere
      if (!garde) notify('info', textesEnvoi.repriseFaite)
      return { id, revision, ecrivain: crypto.randomUUID(), saisie: aJour, etape, atteinte, sauvegarde, garde }
    },
    gcTime: 0,
    staleTime: Infinity,
    retry: (count, error) => !isGone(error) && count < 1,
  })
  if (query.data !== undefined) return children(query.data)
  return (
    <Page title={demarche.textes.demarche} back={demarche.retour}>
      {isGone(query.error) ? (
        <GoneBrouillon error={query.error} onAnother={onAnother} />
      ) : (
        <QueryAnswer query={query}>{() => null}</QueryAnswer>
      )}
    </Page>
  )
}
