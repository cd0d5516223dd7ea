import { appelsDesMotifs } from './motifs.ts'
import { appelsDesPhrases } from './phrases.ts'

/** What administrators correct of what courts write. */
export const appelsDesCorrections = { ...appelsDesMotifs, ...appelsDesPhrases }
