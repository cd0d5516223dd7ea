import { randomUUID } from 'node:crypto'
import type { CreationReprise } from 'domain/association/creation-reprise'
import { textesGreffeAssociation } from 'domain/association/textes/greffe-association'
import { checkCreationReprise } from 'domain/association/check-reprise'
import { versionDeReprise } from 'domain/association/version-reprise'
import { freeCommune } from 'domain/core/commune'
import { jourDeParis } from 'domain/core/jour'
import { textes } from 'domain/core/textes/common'
import { textesRefus } from 'domain/core/textes/refus'
import type { Trx } from '../../core/database.ts'
import type { Personne } from '../../core/personne.ts'
import { findCommune } from '../../core/reference/communes-sql.ts'
import { invalid, precondition } from '../../core/refusal.ts'
import { findSameFolio, getRessortTribunal } from '../../association/greffe-sql.ts'
import { saveReprise } from '../../association/reprise.ts'
import { newNumero } from '../../association/numero.ts'
import { saveVersion } from '../../association/version.ts'

/**
 * Brings into the register an association known on paper only: number, first version, paper references, in one transaction (STAFF-18).
 * Locks its court's counter first, so that one folio copied twice at once gives one association. Returns its number.
 */
export const createReprise = async (trx: Trx, agent: Personne, now: Date, saisie: CreationReprise): Promise<string> => {
  const tribunal = await getRessortTribunal(trx, agent, saisie.tribunal)
  const commune = await communeDe(trx, saisie)
  const erreurs = checkCreationReprise(saisie, jourDeParis(now))
  if (!commune) erreurs.push({ field: 'commune', defaultMessage: textes.valeurNonProposee })
  if (erreurs.length || !commune) throw invalid(textesRefus.saisieInvalide, erreurs)
  const numero = await newNumero(trx, tribunal)
  const deja = await findSameFolio(trx, saisie)
  if (deja) throw precondition(textesRefus.etat, [textesGreffeAssociation.dejaReprise(deja.nom, deja.numero)])
  await saveVersion(trx, {
    numero,
    tribunal: tribunal.id,
    evenement: 'CREATION_REPRISE',
    requete: null,
    contenu: versionDeReprise({ ...saisie, commune }, randomUUID),
    dossierPapier: true,
    ...(saisie.inscriteLe && { inscriteLe: saisie.inscriteLe }),
    now,
    auteur: agent.uuid,
  })
  await saveReprise(trx, { agent, numero, now }, saisie.reprise)
  return numero
}

/** Returns the commune of our list for that id. A commune of no list is kept as written, as the paper register has some. */
const communeDe = async (trx: Trx, { commune }: CreationReprise): Promise<CreationReprise['commune'] | undefined> => {
  if (commune.id === freeCommune) return commune
  const connue = await findCommune(trx, commune.id)
  return connue && { id: connue.id, codeInsee: connue.codeInsee, libelle: connue.libelle, codePostaux: connue.codePostaux }
}
