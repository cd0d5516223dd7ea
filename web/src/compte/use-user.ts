import { authenticate } from 'contract/compte/compte'
import { useApi } from '../core/api/use-api.ts'

/** The signed-in person, fetched once, then again after each act. */
export const useUser = () => useApi(authenticate, {}, { staleTime: Infinity })
