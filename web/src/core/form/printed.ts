import { createContext, use } from 'react'

/** Whether the typed values are printed in documents. If so, fields warn about characters that no document can print. */
export const Printed = createContext(false)
export const usePrinted = (): boolean => use(Printed)
