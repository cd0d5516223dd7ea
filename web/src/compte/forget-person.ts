import { queryClient } from '../core/api/query-client.ts'
import { eraseKept } from '../core/form/kept-store.ts'

/** Removes from this browser everything that the signed-out person read or typed. */
export const forgetPerson = async (): Promise<void> => {
  queryClient.clear()
  await eraseKept()
}
