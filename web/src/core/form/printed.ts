import { createContext, use } from 'react'

/** Whether what is typed here is printed in documents: its fields tell, as one types, the characters that no document draws. */
export const Printed = createContext(false)
export const usePrinted = (): boolean => use(Printed)
