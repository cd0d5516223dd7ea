import * as z from 'zod/mini'
import { requiredLigne } from '../../core/texte.ts'

/** The page shown when a verdict was given: rank of an annexe or name of a reply's file, and page number; null when none was shown. */
export const Preuve = z.nullable(z.object({ fichier: requiredLigne(36), page: z.int().check(z.gte(1), z.lte(10_000)) }))
export type Preuve = z.output<typeof Preuve>
