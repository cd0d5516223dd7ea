import { queryClient } from '../core/api/query-client.ts'
import { eraseKept } from '../core/form/kept-store.ts'

/** The person has left: nothing of what they read or typed stays in this browser. */
export const forgetPerson = async (): Promise<void> => {
  queryClient.clear()
  await eraseKept()
}
