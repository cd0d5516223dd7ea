import type { Sent } from 'contract/core/call'
import { appelDeDepot, type AppelDeDepot } from 'contract/requetes/depot'
import { appelAuGuichet, type AppelAuGuichet } from 'contract/requetes/guichet'
import type { PreviousVersion } from 'domain/association/version'
import type { LimitesFichiers } from 'domain/core/fichier'
import { lienDeFichier } from 'domain/requetes/depot/brouillon'
import type { ContexteDepot } from 'domain/requetes/depot/contexte-depot'
import { checkEtape } from 'domain/requetes/demarches/definition'
import { checkReception } from 'domain/requetes/depot/guichet'
import { demarches } from 'domain/requetes/demarches/demarches'
import type { FiledType } from 'domain/requetes/types'
import { champEtape, type EtapeDepot } from 'domain/requetes/checks/etapes-depot'
import { manquesAnnexes } from 'domain/requetes/checks/check-annexes'
import { uploadApi } from '../../core/api/upload-api.ts'
import { today } from '../../core/today.ts'
import { readCachedActivites } from '../parties/association/activites.ts'
import { toDeclarant } from '../parties/declarant/saisie-declarant.ts'
import type { AnnexeJointe } from '../parties/annexes/annexe-jointe.ts'
import type { Saisie, Sending } from '../demarche.ts'

interface Demarche<S extends Saisie> {
  type: FiledType
  /** The parts of the filing that are specific to its kind. */
  parties: (saisie: S) => object
  /** The association the filing is about, in its version of the register. */
  association?: { numero: string; avant: PreviousVersion }
  /**
   * Whether the head office typed lies in the court's territory (ASSO-33). Null when the browser does not know: only the server checks it
   * then.
   */
  isSiegeInRessort?: (saisie: S) => boolean | null
}

/** Applies the rules of a kind of filing to its form. The rules check exactly what is sent. */
export const applyRegles = <S extends Saisie>({ type, parties, association, isSiegeInRessort = () => null }: Demarche<S>) => {
  const regles = demarches[type]
  /** The JSON part of the filing. */
  const toDepot = (saisie: S) => ({
    commentaire: saisie.commentaire,
    declarant: toDeclarant(saisie.declarant),
    documents: saisie.annexes.map(({ annexe }) => annexe),
    ...parties(saisie),
  })
  /** The context the rules need besides the filing. */
  const contexteDe = (saisie: S, limites: LimitesFichiers): ContexteDepot => ({
    aujourdhui: today(),
    limites,
    fichiers: saisie.annexes.map(({ fichier: { taille, mime } }) => ({ taille, mime })),
    siegeDuRessort: isSiegeInRessort(saisie),
    activites: readCachedActivites(),
    avant: association?.avant ?? null,
  })
  return {
    toDepot,
    champEtape,
    /** The errors that prevent leaving a step (FORM-02). */
    check: (etape: string, saisie: S, limites: LimitesFichiers) => [
      ...(saisie.guichet && etape === 'declarant' ? checkReception(saisie.guichet.recueLe, today()) : []),
      ...checkEtape(regles, etape as EtapeDepot, toDepot(saisie), contexteDe(saisie, limites)),
    ],
    /** The errors of the annexes step: missing documents, files too heavy together (ANNEX-08 to ANNEX-11). */
    missingAnnexes: ({ annexes }: S, { tailleMax }: LimitesFichiers) =>
      manquesAnnexes(
        regles.pieces,
        annexes.map(({ annexe }) => annexe),
        annexes.reduce((total, { fichier }) => total + fichier.taille, 0),
        tailleMax,
      ),
    /** Files the request. The draft already holds the files, so only their links are sent, in the order of the documents. */
    submit: (saisie: S, { brouillon, onProgress }: Sending) => {
      const lien = ({ annexe, fichier }: AnnexeJointe) => ({ ...annexe, lien: lienDeFichier(brouillon, fichier.sha256) })
      // The rules have accepted the form, so its values match the types of the contract.
      const sent = {
        headers: { 'idempotency-key': brouillon },
        params: association ? { numero: association.numero } : {},
        part: { ...toDepot(saisie), documents: saisie.annexes.map(lien) },
        files: [],
      } as unknown as Sent<AppelDeDepot>
      if (!saisie.guichet) return uploadApi(appelDeDepot(type), sent, onProgress)
      const papier = { ...sent, query: { recueLe: saisie.guichet.recueLe } } as unknown as Sent<AppelAuGuichet>
      return uploadApi(appelAuGuichet(type), papier, onProgress)
    },
  }
}
