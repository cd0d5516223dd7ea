import { createRoute } from '@tanstack/react-router'
import { leaveForPainted } from '../core/painted.ts'
import { rootRoute } from '../core/root-route.ts'

const getParentRoute = () => rootRoute

/** The public, server-rendered pages that check whether an extract is genuine. */
export const extraitPages = [
  createRoute({ getParentRoute, path: '/verification', beforeLoad: leaveForPainted }),
  createRoute({ getParentRoute, path: '/verification/$code', beforeLoad: leaveForPainted }),
] as const
