import { creation } from './creation.tsx'
import { DemarchePage } from './demarche/DemarchePage.tsx'

/** ROUTE-04. */
export const CreationPage = () => <DemarchePage demarche={creation} />
