import type { Reader } from 'domain/core/readers'

declare module '../../core/tables.ts' {
  interface Database {
    lecture_personnes: { compte: string; sujet: string; lecteur: Reader; instant: Date }
    lecture_renouvelee: { compte: string; instant: Date }
  }
}
