import { type Lecteurs, readForme } from '../core/stored-forme.ts'
import { Version } from './version.ts'

const lecteurs: Lecteurs<Version> = { 1: (stocke) => Version.parse(stocke) }

/** Reads a stored version into today's shape. Every reading of `version.contenu` must use it. */
export const readVersion = (stocke: unknown): Version => readForme(lecteurs, stocke)
