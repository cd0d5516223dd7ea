import '../core/styles.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from '@tanstack/react-router'
import { textesConnexion } from 'domain/compte/textes-connexion'
import { rememberReturn } from '../compte/login.ts'
import { expireSession, freshToken, onSessionExpired } from '../compte/session.ts'
import { setTokenSource } from '../core/api/token-source.ts'
import { loadConstantes } from '../core/constantes.ts'
import { startTheme } from '../core/layout/theme.ts'
import { notifyFailure } from '../core/notices/failure.ts'
import { notify } from '../core/notices/notices-store.ts'
import { router } from './router.tsx'

startTheme()
setTokenSource({ freshToken, onRefused: expireSession })
loadConstantes().catch((error: unknown) => notifyFailure(error))
onSessionExpired(() => {
  // the notice, then the page that offers to reconnect. What the person read must not stay in memory.
  void import('../core/api/query-client.ts').then(({ queryClient }) => queryClient.clear())
  rememberReturn(router.state.location.href)
  notify('error', textesConnexion.expiree, [textesConnexion.expireeTexte])
  void router.navigate({ href: '/logout' })
})

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
