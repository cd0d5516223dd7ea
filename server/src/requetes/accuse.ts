import type { AccuseReception } from 'contract/requetes/depot'
import { textesRefus } from 'domain/core/textes-refus'
import type { Db } from '../core/database.ts'
import { getTribunal, type Tribunal } from '../core/reference/sql.ts'
import { Refusal } from '../core/refusal.ts'
import { type Envoi, findEnvoi } from './sql.ts'

/** The court as an acknowledgement shows it; the town of its address means nothing without the address (reference/README, Thann). */
const tribunalAffiche = ({ libelle, adresse, complement_adresse: complementAdresse, ...}: Tribunal) => ({})
