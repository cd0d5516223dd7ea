import { createRootRoute } from '@tanstack/react-router'

/** The parent of every page; `app` gives it the shell. */
export const rootRoute = createRootRoute()
