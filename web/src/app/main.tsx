import '../core/styles.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from '@tanstack/react-router'
import { expireSession, freshToken, onSessionExpired } from '../compte/session.ts'
import { setTokenSource } from '../core/api/token-source.ts'
import { loadConstantes } from '../core/constantes.ts'
import { startPreferences } from '../core/layout/preferences.ts'
import { notifyFailure } from '../core/notices/failure.ts'
import { leaveExpired } from './expire.ts'
import { router } from './router.tsx'

startPreferences()
setTokenSource({ freshToken, onRefused: expireSession })
loadConstantes().catch((error: unknown) => notifyFailure(error))
onSessionExpired((ended) => void leaveExpired(ended))

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
