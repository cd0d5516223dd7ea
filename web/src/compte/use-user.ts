import { authenticate } from 'contract/compte/compte'
import { useApi } from '../core/api/use-api.ts'

/** The logged-in person, asked once, and again after each act. */
export const useUser = () => useApi(authenticate, {}, { staleTime: Infinity })
