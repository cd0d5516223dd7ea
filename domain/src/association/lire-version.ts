import { type Lecteurs, lireForme } from '../core/forme-stockee.ts'
import { Version } from './version.ts'

const lecteurs: Lecteurs<Version> = { 1: (stocke) => Version.parse(stocke) }

/** A stored version, in today's shape: every reading of `version.contenu` goes through here. */
export const lireVersion = (stocke: unknown): Version => lireForme(lecteurs, stocke)
