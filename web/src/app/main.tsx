import '../core/styles.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from '@tanstack/react-router'
import type { PaintedFrom } from 'contract/app/first-page'
import { expireSession, freshToken, onSessionExpired } from '../compte/session.ts'
import { setTokenSource } from '../core/api/token-source.ts'
import { loadConstants } from '../core/constants.ts'
import { startPreferences } from '../core/layout/preferences.ts'
import { notifyFailure } from '../core/api/failure.ts'
import { leaveExpired } from './leave-expired.ts'
import { hydrate } from './first/hydrate.tsx'
import { router } from './router.tsx'

const root = document.getElementById('root')!
/** The data that the server rendered this page from. Undefined on a page that only the application renders. */
const painted = document.getElementById('painted')?.textContent

startPreferences()
setTokenSource({ freshToken, onRefused: expireSession })
onSessionExpired((ended) => void leaveExpired(ended))

const draw = () => {
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}
if (painted) void hydrate(root, JSON.parse(painted) as PaintedFrom).then((done) => done || draw(), draw)
else draw()
loadConstants().catch((error: unknown) => notifyFailure(error))
