import { authenticate } from 'contract/compte/compte'
import { useApi } from '../core/api/use-api.ts'

/** The logged-in person, asked once; whoever changes the account refreshes `callKey(authenticate)`. */
export const useUser = () => useApi(authenticate, {}, { staleTime: Infinity })
