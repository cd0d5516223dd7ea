import { appelsDesMotifs } from './motifs.ts'
import { appelsDesPhrases } from './phrases.ts'

/** The calls by which administrators correct texts that courts wrote. */
export const appelsDesCorrections = { ...appelsDesMotifs, ...appelsDesPhrases }
